import Ashlar

/// Facts about a view in words: names with values.
///
/// Contents are asked for their sizes, so overrides of the view may be called.
struct ViewFacts {
  private let view: View
  private let depth: Int
  private let contentSize: String?
  private let shownLines: [ShownText.Line]

  init(_ view: View, at depth: Int) {
    self.view = view
    self.depth = depth
    contentSize = Self.words(of: view.intrinsicContentSize)
    shownLines = ShownText(of: view).lines
  }

  /// The facts that are not as they are for a plain view.
  var all: [(name: String, value: String)] {
    let facts: [(String, String?)] = [
      ("Content size", contentSize), ("Hugging", priorities(view.contentHuggingPriority)),
      ("Resistance", priorities(view.contentCompressionResistancePriority)), ("Lines", lines),
      ("Font", font),
      ("Margins", depth == 0 || !hasPlainMargins ? insets(view.layoutMargins) : nil),
      ("Safe area", insets(view.safeAreaInsets)), ("Scrolled area", scrolledArea),
      ("Offset", offset), ("Rows", rows),
    ]
    return facts.compactMap { name, value in value.map { (name, $0) } }
  }
}

// MARK: - Facts

extension ViewFacts {
  private static func number(_ number: CGFloat) -> String {
    number.isFinite ? GeometryText.number(Double(number)) : "\(number)"
  }

  private static func words(of size: CGSize) -> String? {
    let numbers = [size.width, size.height].map { $0 < 0 ? "none" : number($0) }
    return numbers == ["none", "none"] ? nil : numbers.joined(separator: " × ")
  }

  /// How important it is along both axes, where there is a content that it is about.
  private func priorities(_ priority: (LayoutAxis) -> LayoutPriority) -> String? {
    guard contentSize != nil else { return nil }
    return "\(priority(.horizontal)) across, \(priority(.vertical)) down"
  }

  private var lines: String? {
    guard let label = view.shownContent as? LabelContent, label.letters != nil else { return nil }
    let count = shownLines.count
    return label.lineLimit == 0 ? "\(count)" : "\(count) of at most \(label.lineLimit)"
  }

  private var font: String? {
    shownLines.first?.runs.first.map { run in
      "\(Self.number(run.font.size)) \(run.font.weight.rawValue), \(run.font.family)"
    }
  }

  private var hasPlainMargins: Bool {
    view.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
  }

  private func insets(_ insets: EdgeInsets) -> String? {
    if insets == .zero { return nil }
    let sides = [
      ("top", insets.top), ("left", insets.left), ("bottom", insets.bottom),
      ("right", insets.right),
    ]
    return sides.map { "\($0.0) \(Self.number($0.1))" }.joined(separator: ", ")
  }

  private var scrolledArea: String? {
    view.scrollArea.map { _ in GeometryText.size(view.contentSize) }
  }

  /// The rows or items of a table or collection, as it counted them last. The data source is not asked.
  private var rows: String? {
    guard let table = view as? any DataSourced, let counts = table.knownCounts else { return nil }
    let parts = counts.count == 1 ? "" : " in \(counts.count) sections"
    return "\(counts.reduce(0, +))\(parts), \(table.shownCount) with a view"
  }

  private var offset: String? {
    guard view.scrollArea != nil, view.bounds.origin != .zero else { return nil }
    return "\(Self.number(view.bounds.minX)), \(Self.number(view.bounds.minY))"
  }
}
