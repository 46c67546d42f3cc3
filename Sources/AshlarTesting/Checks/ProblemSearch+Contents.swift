import Ashlar

// MARK: - Contents

extension ProblemSearch {
  /// Views that are smaller than what they show, words that are broken, and pictures in another shape, in the order of
  /// the tree.
  var cutContents: [LayoutFinding] {
    var rows = FlatRows(root)
    return shownViews.flatMap { view in
      let found = cuts(of: view) + brokenWord(in: view) + distortion(of: view)
      let isTooLow = found.contains { finding in
        if case .cut(_, .vertical, _, _) = finding { true } else { false }
      }
      guard isTooLow, let row = rows.row(around: view) else { return found }
      return rows.finding(row).map { [$0] } ?? []
    }
  }

  private func cuts(of view: View) -> [LayoutFinding] {
    let size = view.alignmentRect(forFrame: view.frame).size
    let content = Self.content(of: view)
    var found: [LayoutFinding] = []
    for (axis, has, needs) in [
      (LayoutAxis.horizontal, size.width, content.width), (.vertical, size.height, content.height),
    ] where needs > 0 && !(has >= needs - Self.tolerance) {
      found.append(.cut(view, axis, has: has, needs: needs))
    }
    return found
  }

  /// The size that a view needs for its content. Pictures are scaled, and the text of a field scrolls.
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

  /// The size that the text of a label with several lines needs: with as many as there are at its width.
  private static func size(ofLinesIn view: View) -> CGSize {
    CGSize(width: 0, height: view.bounds.width > 0 ? view.sizeThatFits(view.bounds.size).height : 0)
  }
}

// MARK: - Words

extension ProblemSearch {
  /// A word that is longer than a line, so that a line ends inside it. Where lines are to end after any letter, none is.
  private func brokenWord(in view: View) -> [LayoutFinding] {
    guard let label = view.shownContent as? LabelContent, label.lineLimit != 1,
      label.lineBreakMode != .byCharWrapping, view.bounds.width > 0,
      let word = (label.letters ?? "").wordBroken(in: label.displayedLines(in: view))
    else { return [] }
    return [.brokenWord(view, word)]
  }

  /// The labels of which a limit leaves out lines, by the limit, the smallest first.
  ///
  /// A limit is there to be used: that is no problem, and worth a note where something else is.
  var limitedTexts: [(limit: Int, views: [View])] {
    var views: [Int: [View]] = [:]
    for view in shownViews {
      guard let label = view.shownContent as? LabelContent, label.lineLimit > 1,
        Self.hasEllipsis(label, in: view)
      else { continue }
      views[label.lineLimit, default: []].append(view)
    }
    return views.sorted { $0.key < $1.key }.map { (limit: $0.key, views: $0.value) }
  }

  /// Whether a part of a text has made room for an ellipsis.
  private static func hasEllipsis(_ label: LabelContent, in view: View) -> Bool {
    func ellipses(_ text: String) -> Int { text.count { $0 == "…" } }
    let shown = label.displayedLines(in: view).joined(separator: " ")
    return ellipses(shown) > ellipses(label.letters ?? "")
  }
}

// MARK: - Pictures

extension ProblemSearch {
  /// A picture that is drawn in the shape of its view, and a tenth wider or higher than in its own.
  private func distortion(of view: View) -> [LayoutFinding] {
    guard let content = view.shownContent as? ImageContent,
      content.givenMode?.shape == .scaleToFill,
      let image = content.image, !(image.stretches ?? false)
    else { return [] }
    let (frame, picture) = (view.bounds.size, image.size)
    guard [frame, picture].allSatisfy({ $0.width > 0 && $0.height > 0 }) else { return [] }
    let stretch = (frame.width / picture.width) / (frame.height / picture.height)
    return stretch < 0.9 || stretch > 1.1
      ? [.distorted(view, picture: picture, stretch: stretch)] : []
  }
}
