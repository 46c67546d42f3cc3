import Ashlar

/// Looks for problems in a tree, one check at a time.
struct ProblemSearch {
  private let root: View
  private let shownViews: [View]
  private var names = ReportNames()

  /// How far a number may be off without being a problem, in points.
  private static let tolerance: CGFloat = 0.001

  /// The same for what is compared with another frame: on a display places and sizes are rounded one by one,
  /// so that neighbours may share a pixel.
  private let frameTolerance: CGFloat

  init(_ root: View) {
    self.root = root
    shownViews = Self.shownViews(in: root)
    let scale = root.environment.displayScale ?? 0
    frameTolerance = Self.tolerance + (scale > 0 ? 1 / scale : 0)
  }

  /// The views that are not hidden, nor inside one that is, in the order of the tree.
  private static func shownViews(in root: View) -> [View] {
    var shown: Set<ObjectIdentifier> = []
    return root.subtree.filter { view in
      let isShown =
        view === root
        || !view.isHidden && view.superview.map { shown.contains(ObjectIdentifier($0)) } ?? false
      if isShown { shown.insert(ObjectIdentifier(view)) }
      return isShown
    }
  }

  mutating func problems(_ check: LayoutCheck) -> [LayoutProblem] {
    switch check {
    case .noConflict: conflicts
    case .noFault: faults
    case .noAmbiguity: ambiguities()
    case .noOverlap: overlaps()
    case .insideSuperview: outsiders()
    case .contentFits: cutContents()
    case .onPixels: offPixels()
    case .lint: findings
    }
  }
}

// MARK: - What the layout knows

extension ProblemSearch {
  private var conflicts: [LayoutProblem] {
    root.diagnostics.conflicts.map { conflict in
      var views: [String] = []
      for member in conflict.members {
        for case let side? in [member.first, member.second] where !views.contains(side.item) {
          views.append(side.item)
        }
      }
      return LayoutProblem(check: .noConflict, views: views, description: "\(conflict)")
    }
  }

  private var faults: [LayoutProblem] {
    let rest = root.diagnostics.faultsLeftOut
    let more = rest == 0 ? [] : ["There were \(rest) more faults, which are not kept."]
    return (root.diagnostics.faults.map(\.description) + more).map {
      LayoutProblem(check: .noFault, views: [], description: $0)
    }
  }

  private var findings: [LayoutProblem] {
    LayoutLint.findings(of: root).map {
      LayoutProblem(check: .lint, views: $0.kind.views, description: "\($0)")
    }
  }

  private mutating func ambiguities() -> [LayoutProblem] {
    let found = root.layoutAmbiguities().map {
      LayoutProblem(check: .noAmbiguity, views: [$0.item], description: "\($0)")
    }
    return found + forgotten()
  }

  /// Views that go where constraints put them, and of which none speaks.
  private mutating func forgotten() -> [LayoutProblem] {
    let views = shownViews.filter { view in
      view !== root && !view.translatesAutoresizingMaskIntoConstraints && !view.isConstrained
    }
    let placed = views.map { view in
      let name = names.name(of: view)
      return LayoutProblem(
        check: .noAmbiguity, views: [name],
        description: "No constraint says where \(name) is; it stays at \(view.frameDescription)")
    }
    return placed + invisible()
  }

  /// Views that keep a frame of nothing, and for which no constraint has been made.
  private mutating func invisible() -> [LayoutProblem] {
    let views = shownViews.filter { view in
      view !== root && view.translatesAutoresizingMaskIntoConstraints && !view.isConstrained
        && view.frame.size == .zero && view.showsNothing
    }
    return views.map { view in
      let name = names.name(of: view)
      return LayoutProblem(
        check: .noAmbiguity, views: [name],
        description: "\(name) is 0 wide and 0 high, so that nothing of it is seen: give it "
          + "constraints, or a frame")
    }
  }
}

// MARK: - What frames show

extension ProblemSearch {
  /// Siblings that overlap, in the order of the tree.
  private mutating func overlaps() -> [LayoutProblem] {
    var found: [LayoutProblem] = []
    for view in shownViews {
      let shown = view.subviews.filter { !$0.isHidden }
      if shown.count < 2 { continue }
      for (one, other) in overlappingPairs(shown.map(\.frame)) {
        found.append(overlap(shown[one], shown[other]))
      }
    }
    return found
  }

  /// The pairs of frames that overlap: each is compared with those that begin before it ends, along the axis on
  /// which they are less crowded.
  private func overlappingPairs(_ frames: [CGRect]) -> [(Int, Int)] {
    let across = frames.map { Extent(start: $0.minX, end: $0.maxX) }
    let down = frames.map { Extent(start: $0.minY, end: $0.maxY) }
    let extents = Extent.crowding(across) < Extent.crowding(down) ? across : down
    let order = frames.indices.sorted { (extents[$0].start, $0) < (extents[$1].start, $1) }
    var pairs: [(Int, Int)] = []
    for (place, one) in order.enumerated() {
      for other in order[(place + 1)...] {
        if extents[other].start > extents[one].end - frameTolerance { break }
        if overlap(frames[one], frames[other]) != nil {
          pairs.append((min(one, other), max(one, other)))
        }
      }
    }
    return pairs.sorted(by: <)
  }

  /// Where a frame begins and ends on an axis.
  private struct Extent {
    let start: CGFloat
    let end: CGFloat

    /// How many extents there are at a place, on the average.
    static func crowding(_ extents: [Extent]) -> CGFloat {
      let total = extents.reduce(0) { $0 + $1.end - $1.start }
      let start = extents.reduce(CGFloat.infinity) { min($0, $1.start) }
      let end = extents.reduce(-CGFloat.infinity) { max($0, $1.end) }
      return end > start ? total / (end - start) : .infinity
    }
  }

  private func overlap(_ one: CGRect, _ other: CGRect) -> CGSize? {
    let size = CGSize(
      width: min(one.maxX, other.maxX) - max(one.minX, other.minX),
      height: min(one.maxY, other.maxY) - max(one.minY, other.minY))
    return size.width > frameTolerance && size.height > frameTolerance ? size : nil
  }

  private mutating func overlap(_ one: View, _ other: View) -> LayoutProblem {
    let both = [names.name(of: one), names.name(of: other)]
    let size = overlap(one.frame, other.frame) ?? .zero
    return LayoutProblem(
      check: .noOverlap, views: both,
      description: "\(both[0]) \(one.frameDescription) and \(both[1]) \(other.frameDescription) "
        + "overlap by \(GeometryText.size(size))")
  }

  private mutating func outsiders() -> [LayoutProblem] {
    var found: [LayoutProblem] = []
    for view in shownViews where view !== root {
      guard let superview = view.superview, superview.scrollArea == nil,
        superview.bounds.origin == .zero
      else { continue }
      let (frame, bounds) = (view.frame, superview.bounds)
      let misses: [(String, CGFloat)] = [
        ("left", -frame.minX), ("top", -frame.minY), ("right", frame.maxX - bounds.width),
        ("bottom", frame.maxY - bounds.height),
      ]
      for (side, miss) in misses where !(miss <= frameTolerance) {
        let both = [names.name(of: view), names.name(of: superview)]
        found.append(
          LayoutProblem(
            check: .insideSuperview, views: both,
            description: "\(both[0]) \(view.frameDescription) is outside \(both[1]) "
              + "\(GeometryText.size(bounds.size)) on the \(side), "
              + "by \(GeometryText.number(Double(miss)))"))
      }
    }
    return found
  }

  private mutating func cutContents() -> [LayoutProblem] {
    var found: [LayoutProblem] = []
    for view in shownViews {
      let label = view.shownContent as? LabelContent
      let size = view.alignmentRect(forFrame: view.frame).size
      let content = Self.content(of: view)
      for (word, has, needs) in [
        ("wide", size.width, content.width), ("high", size.height, content.height),
      ] where needs > 0 && !(has >= needs - Self.tolerance) {
        let name = names.name(of: view)
        let numbers = [has, needs].map { GeometryText.number(Double($0)) }
        found.append(
          LayoutProblem(
            check: .contentFits, views: [name],
            description: "\(name) is \(numbers[0]) \(word), but what it shows is \(numbers[1])"))
      }
      if let label, label.lineLimit != 1, let lines = Self.cutLines(of: label, in: view) {
        let name = names.name(of: view)
        found.append(
          LayoutProblem(
            check: .contentFits, views: [name],
            description: "\(name) has no room for its text, and shows \(lines.debugDescription)"))
      }
    }
    return found
  }

  /// What a view needs for what it shows. Pictures are scaled, and the text of a field scrolls.
  private static func content(of view: View) -> CGSize {
    switch view.shownContent {
    case is ImageContent: .zero
    case is FieldContent: CGSize(width: 0, height: view.intrinsicContentSize.height)
    case let label as LabelContent where label.lineLimit != 1: size(ofLinesIn: view)
    case let label as LabelContent where shrinks(label, in: view):
      CGSize(width: 0, height: view.intrinsicContentSize.height)
    default: view.intrinsicContentSize
    }
  }

  /// Whether the letters of a line get as small as it takes to show all of them.
  private static func shrinks(_ label: LabelContent, in view: View) -> Bool {
    let width = view.intrinsicContentSize.width * label.leastScale
    return label.leastScale < 1 && view.bounds.width >= width - tolerance
  }

  /// What the text of a label needs that may have several lines: as many as there are at its width.
  private static func size(ofLinesIn view: View) -> CGSize {
    CGSize(width: 0, height: view.bounds.width > 0 ? view.sizeThatFits(view.bounds.size).height : 0)
  }

  /// What is seen of a text of which a part has made room for an ellipsis; nil if all of it is seen.
  private static func cutLines(of label: LabelContent, in view: View) -> String? {
    func ellipses(_ text: String) -> Int { text.count { $0 == "…" } }
    let shown = label.displayedLines(in: view).joined(separator: " ")
    return ellipses(shown) > ellipses(label.letters ?? "") ? shown : nil
  }

  private mutating func offPixels() -> [LayoutProblem] {
    guard let scale = root.environment.displayScale else { return [] }
    var found: [LayoutProblem] = []
    for view in shownViews where view !== root {
      let frame = view.frame
      let edges = [frame.minX, frame.minY, frame.maxX, frame.maxY]
      let isOff = edges.contains { edge in
        let pixel = edge * scale
        return !((pixel - pixel.rounded()).magnitude <= 0.01)
      }
      guard isOff else { continue }
      let name = names.name(of: view)
      found.append(
        LayoutProblem(
          check: .onPixels, views: [name],
          description: "\(name) \(view.frameDescription) is between the pixels of a display "
            + "with \(GeometryText.number(Double(scale))) pixels to a point"))
    }
    return found
  }
}

extension View {
  /// Whether the view has nothing to show and contains nothing, and constraints or a frame are to say where it is.
  fileprivate var showsNothing: Bool {
    guard case .none = placedPart else { return false }
    return shownContent == nil && subviews.isEmpty && stackLayout == nil && scrollArea == nil
  }
}
