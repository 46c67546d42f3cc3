/// The views of a tree in order, traversed without recursion, so that its depth is not limited.
struct Subtree: Sequence, IteratorProtocol {
  var waiting: [View]

  mutating func next() -> View? {
    guard let view = waiting.popLast() else { return nil }
    waiting.append(contentsOf: view.subviews.reversed())
    return view
  }
}
