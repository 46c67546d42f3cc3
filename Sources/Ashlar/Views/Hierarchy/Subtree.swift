/// The views of a tree in order, found without recursion, so that depth does not matter.
struct Subtree: Sequence, IteratorProtocol {
  var waiting: [View]

  mutating func next() -> View? {
    guard let view = waiting.popLast() else { return nil }
    waiting.append(contentsOf: view.subviews.reversed())
    return view
  }
}
