import Ashlar
import Testing

/// A tree of views as a file of Interface Builder has it, with the frames that Apple's Auto Layout gave them.
struct RecordedScreen: Decodable, Sendable, CustomTestStringConvertible {
  let id: Int

  /// Pixels to the point.
  let scale: CGFloat

  /// The insets of the root, in points: top, left, bottom, right.
  let safeArea: [CGFloat]
  let margins: [CGFloat]

  /// The margins of the views that UIKit gives some of its own, by the places of the views.
  let innerMargins: [Int: [CGFloat]]

  /// The root, and then each view behind its superview.
  let views: [Box]
  let constraints: [Sentence]

  var testDescription: String { "screen \(id)" }

  private enum CodingKeys: String, CodingKey, CaseIterable {
    case id, scale, safeArea, margins, innerMargins, views, constraints
  }

  init(from decoder: any Decoder) throws {
    let object = try StrictObject<CodingKeys>(decoder)
    id = try object.value(.id)
    scale = try object.value(.scale)
    safeArea = try object.numbers(4, .safeArea, or: [0, 0, 0, 0])
    margins = try object.numbers(4, .margins)
    innerMargins = try object.value(.innerMargins, or: [:])
    views = try object.value(.views)
    constraints = try object.value(.constraints)
    if let problem { throw object.problem(problem) }
  }
}

// MARK: - Views

extension RecordedScreen {
  struct Box: Decodable, Sendable {
    let kind: Kind

    /// The place of the superview; nil for the root.
    let superview: Int?

    /// Left, top, width and height in the superview, in points.
    let frame: [CGFloat]

    /// How the view follows its superview; nil if constraints place it.
    let mask: UInt?
    let hugging: [Float]
    let compression: [Float]

    /// What the content asks for, in points; less than zero for nothing.
    let content: [CGFloat]

    /// The size of the system font.
    let font: CGFloat
    let stack: Stack?
    let alignment: [CGFloat]
    let margins: [CGFloat]?
    let directionalMargins: [CGFloat]?
    let preservesMargins: Bool
    let ignoresSafeArea: Bool
    let isHidden: Bool

    /// Whether a label has no text.
    let isEmpty: Bool
    let isRightToLeft: Bool
  }

  enum Kind: String, Decodable {
    case view, stack, scroll, label, button, field
  }

  struct Stack: Decodable, Sendable {
    let axis: LayoutAxis
    let alignment: StackAlignment
    let distribution: StackDistribution
    let spacing: CGFloat
    let systemSpacing: Bool
    let betweenBaselines: Bool
    let insideMargins: Bool
  }
}

// MARK: - Constraints

extension RecordedScreen {
  struct Sentence: Decodable, Sendable {
    let item: Int
    let guide: Guide?
    let attr: LayoutConstraint.Attribute
    let rel: LayoutConstraint.Relation
    let toItem: Int?
    let toGuide: Guide?
    let toAttr: LayoutConstraint.Attribute
    let mult: CGFloat
    let const: CGFloat
    let priority: Float
  }

  /// A guide of a view. Those at the top and the bottom are the root's.
  enum Guide: String, Decodable {
    case safe, top, bottom, content, frame
  }
}

// MARK: - What cannot be

extension RecordedScreen {
  /// What is wrong with the places and guides that the tree speaks of.
  private var problem: String? {
    guard let root = views.first else { return "there are no views" }
    if root.superview != nil { return "views[0] is in a view" }
    for (place, view) in views.enumerated().dropFirst() {
      guard let superview = view.superview, superview >= 0, superview < place else {
        return "views[\(place)] is in no view before it"
      }
    }
    for (place, sentence) in constraints.enumerated() {
      let sides = [(sentence.item, sentence.guide)] + [(sentence.toItem ?? 0, sentence.toGuide)]
      if !sides.allSatisfy(isThere) { return "constraints[\(place)] is about what is not there" }
    }
    return innerMargins.allSatisfy { views.indices.contains($0.key) && $0.value.count == 4 }
      ? nil : "innerMargins are not four numbers of a view"
  }

  private func isThere(_ item: Int, _ guide: Guide?) -> Bool {
    guard views.indices.contains(item) else { return false }
    let needsScrolling = guide == .content || guide == .frame
    return !needsScrolling || views[item].kind == .scroll
  }
}
