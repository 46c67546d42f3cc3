import Ashlar
import Testing

/// Formats and what they must give, as other projects' tests state it of Apple's parser.
struct RecordedFormat: Decodable, Sendable, CustomTestStringConvertible {
  let id: String
  let format: OneOrMore
  let metrics: [String: Double]
  let views: Content
  let options: [String]
  let superview: Bool?
  let superviewSize: [Double?]?
  let defaults: Spacing?
  let fitting: Bool?
  let expectError: Bool?
  let expectConstraints: [RecordedSentence]?
  let expectFrames: [String: RecordedNumbers]?
  let expectCount: Int?

  var testDescription: String { id }

  struct Spacing: Decodable, Sendable {
    let sibling: Double
    let superview: Double
  }

  struct OneOrMore: Decodable, Sendable {
    let formats: [String]

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      formats = try (try? [container.decode(String.self)]) ?? container.decode([String].self)
    }
  }

  /// The names of the views, and what their content asks for where it asks for something.
  struct Content: Decodable, Sendable {
    let names: [String]
    let sizes: [String: Size]

    struct Size: Decodable, Sendable {
      let intrinsic: [Double?]?
      let hugging: [Float]?
    }

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      sizes = (try? container.decode([String: Size].self)) ?? [:]
      names = try sizes.isEmpty ? container.decode([String].self) : sizes.keys.sorted()
    }
  }
}

// MARK: - All cases

extension RecordedFormat {
  static let all: [RecordedFormat] = recorded("visual-format")
  static let errors = all.filter { $0.expectError == true }
  static let equations = all.filter { $0.expectConstraints != nil }
  static let counts = all.filter { $0.expectCount != nil }
  static let frames = all.filter { $0.expectFrames != nil }
}

// MARK: - The views of a case

/// The tree of a recorded format.
final class RecordedFormatTree {
  let superview = View(root: 0, 0)
  private(set) var views: [String: LayoutBox] = [:]

  init(_ recorded: RecordedFormat) {
    superview.name = "superview"
    if let size = recorded.superviewSize {
      superview.frame.size = CGSize(width: size[0] ?? 0, height: size[1] ?? 0)
    }
    for name in recorded.views.names {
      let view = View(name: name)
      view.translatesAutoresizingMaskIntoConstraints = false
      if let size = recorded.views.sizes[name] { view.ask(for: size) }
      if recorded.superview != false { superview.addSubview(view) }
      views[name] = view
    }
  }

  /// The frame of the superview or of a view inside it, in points.
  func frame(of name: String) -> CGRect {
    name == "superview" ? superview.frame : (views[name] as? View)?.frame ?? .null
  }

  /// The constraints that the case's formats make, in order.
  func constraints(
    for recorded: RecordedFormat
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    var constraints: [LayoutConstraint] = []
    for format in recorded.format.formats {
      constraints += try LayoutConstraint.constraints(
        withVisualFormat: format, options: recorded.formatOptions,
        metrics: recorded.metrics.mapValues { CGFloat($0) }, views: views,
        spacing: recorded.spacing)
    }
    return constraints
  }
}

extension RecordedFormat {
  fileprivate var spacing: VisualFormatSpacing {
    defaults.map { .init(betweenSiblings: $0.sibling, toSuperview: $0.superview) } ?? .uiKit
  }

  fileprivate var formatOptions: LayoutConstraint.FormatOptions {
    options.reduce(into: []) { $0.formUnion(LayoutConstraint.FormatOptions(named: $1)) }
  }
}

extension LayoutConstraint.FormatOptions {
  fileprivate init(named name: String) {
    let named: [String: Self] = [
      "alignAllLeft": .alignAllLeft, "alignAllTop": .alignAllTop,
      "alignAllBottom": .alignAllBottom, "alignAllLeading": .alignAllLeading,
      "alignAllTrailing": .alignAllTrailing, "alignAllCenterY": .alignAllCenterY,
      "alignAllFirstBaseline": .alignAllFirstBaseline,
      "directionLeadingToTrailing": .directionLeadingToTrailing,
      "directionLeftToRight": .directionLeftToRight,
      "directionRightToLeft": .directionRightToLeft,
    ]
    self = named[name]!
  }
}

extension View {
  fileprivate func ask(for size: RecordedFormat.Content.Size) {
    if let intrinsic = size.intrinsic {
      contentSize = CGSize(
        width: intrinsic[0] ?? View.noIntrinsicMetric,
        height: intrinsic[1] ?? View.noIntrinsicMetric)
    }
    if let hugging = size.hugging {
      setContentHuggingPriority(LayoutPriority(hugging[0]), for: .horizontal)
      setContentHuggingPriority(LayoutPriority(hugging[1]), for: .vertical)
    }
  }
}
