/// The description of a view.
struct ViewText {
  private let view: View

  /// Whether a layout may move the view, for all that is known outside it.
  private let isMoving: Bool

  init(of view: View) {
    let isAboveMoving = view.ancestors.dropFirst().contains { $0.needsLayout }
    self.init(
      view, isMoving: isAboveMoving || !(view.existingTree?.changes.isEmpty ?? true))
  }

  private init(_ view: View, isMoving: Bool) {
    self.view = view
    self.isMoving = isMoving
  }

  /// The type, the name and the frame, and whether it waits for a layout.
  var line: String {
    let type = "\(type(of: view))"
    let title = view.name.map { "\(type) \(EscapedText.text($0))" } ?? type
    let isPending = isMoving || view.isWaiting
    let state = (view.isHidden ? " hidden" : "") + (isPending ? " (layout pending)" : "")
    return "\(title) \(view.frameDescription)\(state)"
  }

  /// A line for the view and each view inside it.
  var tree: String {
    var lines: [String] = []
    var waiting = [(text: self, depth: 0)]
    while let (text, depth) = waiting.popLast() {
      lines.append(TreeIndent.text(depth) + text.line)
      for subview in text.view.subviews.reversed() {
        let isMoving = text.isMoving || text.view.needsLayout
        waiting.append((ViewText(subview, isMoving: isMoving), depth + 1))
      }
    }
    return lines.joined(separator: "\n")
  }
}
