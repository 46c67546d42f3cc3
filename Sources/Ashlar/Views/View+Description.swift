// MARK: - Descriptions

extension View: CustomStringConvertible {
  /// The type, the name and the frame, without addresses.
  ///
  /// A view that waits for a layout says so, since its frame is the old one.
  public var description: String {
    let type = "\(type(of: self))"
    let title = name.map { "\(type) \($0)" } ?? type
    let state = (isHidden ? " hidden" : "") + (hasPendingLayout ? " (layout pending)" : "")
    return "\(title) \(frameDescription)\(state)"
  }

  /// The view and all views inside it, one a line, each inside its superview.
  ///
  /// The text is the same in every run.
  ///
  /// - Complexity: O(*n*) for *n* views, and the text.
  public var recursiveDescription: String {
    var lines: [String] = []
    var waiting: [(view: View, depth: Int)] = [(self, 0)]
    while let (view, depth) = waiting.popLast() {
      lines.append(String(repeating: "  ", count: depth) + view.description)
      for subview in view.subviews.reversed() { waiting.append((subview, depth + 1)) }
    }
    return lines.joined(separator: "\n")
  }

  /// Whether a layout would call something for this view, or move it.
  private var hasPendingLayout: Bool {
    isWaiting || ancestors.contains { $0.needsLayout } || !(existingTree?.changes.isEmpty ?? true)
  }
}
