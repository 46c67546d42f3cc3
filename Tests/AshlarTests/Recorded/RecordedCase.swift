import Testing

/// A layout and the frames it must give, as recorded from UIKit or stated by another project's tests.
struct RecordedCase: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let tags: [String]
  let views: [Box]
  let constraints: [RecordedSentence]
  let expect: [String: RecordedNumbers]
  let tolerance: Double
  /// The numbers that nothing determines, by view; what is expected of them is what UIKit gave.
  let underdetermined: [String: Set<String>]?
  let steps: [Step]?
  let fitting: Fitting?

  var testDescription: String { id }

  struct Box: Decodable, Sendable {
    let name: String
    let parent: String?
    let frame: [Double]?
    let autoresizing: Bool
    let kind: String?
    let intrinsic: [Double?]?
    let hugging: [Float]?
    let compression: [Float]?
    let rtl: Bool?
    let hidden: Bool?
    let baseline: Baseline?
    let guide: String?
    let layoutMargins: [Double]?
    let safeArea: [Double]?
    let stack: Stack?
  }

  /// What a stack view is set to. In a step, what is not given stays as it is.
  struct Stack: Decodable, Sendable {
    let axis: String?
    let distribution: String?
    let alignment: String?
    let spacing: Double?
    let arranged: [String]?
    let customSpacing: [String: Double]?
    let marginsRelative: Bool?
  }

  struct Baseline: Decodable, Sendable {
    let first: Double?
    let last: Double?
  }

  /// A fitting size that a view without a frame gets.
  struct Fitting: Decodable, Sendable {
    let view: String
    let target: [Double]
    let priority: [Float]
  }

  /// Something that happens after the first layout, and the frames it must give.
  struct Step: Decodable, Sendable {
    let expect: [String: RecordedNumbers]?
    let setFrame: [String: [Double]]?
    let setConstant: [String: Double]?
    let deactivate: [Int]?
    let activate: [Int]?
    let add: [RecordedSentence]?
    let addViews: [Box]?
    let setHidden: [String: Bool]?
    let setStack: [String: Stack]?
  }
}

// MARK: - All cases

extension RecordedCase {
  static let all: [RecordedCase] = recorded("frames")
}
