import Ashlar
import Testing

extension View {
  /// Adds a stack at the corner of a root, with views of 40 × 20, 60 × 30 and 10 × 50 in a row and gaps of 5: 120 in all.
  func addRowOfThree() -> (stack: StackView, views: [View]) {
    let stack = StackView(name: "stack")
    let views = [("a", 40, 20), ("b", 60, 30), ("c", 10, 50)].map { name, width, height in
      let view = View(name: name)
      view.contentSize = CGSize(width: width, height: height)
      return view
    }
    for view in views { stack.addArrangedSubview(view) }
    stack.spacing = 5
    stack.translatesAutoresizingMaskIntoConstraints = false
    addSubview(stack)
    stack.pinCorner()
    return (stack, views)
  }
}

/// Lays a root out, and says where views in it begin. Nothing may contradict.
func leftEdges(of views: [View], in root: View) -> [CGFloat] {
  root.layoutIfNeeded()
  #expect(root.diagnostics.conflicts.isEmpty)
  return views.map { frame(of: $0)[0] }
}
