// MARK: - Descriptions

extension View: CustomStringConvertible {
  var ownText: String { text(isMoving: isMoving) }

  private func text(isMoving: Bool) -> String {
    let type = "\(type(of: self))"
    let title = name.map { "\(type) \($0)" } ?? type
    let isPending = isMoving || isWaiting
    let state = (isHidden ? " hidden" : "") + (isPending ? " (layout pending)" : "")
    return "\(title) \(frameDescription)\(state)"
  }

  /// The view and all views inside it, one a line, each inside its superview.
  ///
  /// The text is the same in every run. Views deeper than 40 levels have their depth in front (`^41`) instead of
  /// more blanks.
  ///
  /// - Complexity: O(*n*) for *n* views, and the text.
  public var recursiveDescription: String {
    var lines: [String] = []
    var waiting = [(view: self, depth: 0, isMoving: isMoving)]
    while let (view, depth, isMoving) = waiting.popLast() {
      lines.append(TreeIndent.text(depth) + view.text(isMoving: isMoving))
      for subview in view.subviews.reversed() {
        waiting.append((subview, depth + 1, isMoving || view.needsLayout))
      }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a layout may move the view, for all that is known outside it.
  private var isMoving: Bool {
    ancestors.dropFirst().contains { $0.needsLayout } || !(existingTree?.changes.isEmpty ?? true)
  }
}
