// MARK: - Up

extension View {
  /// The view itself, its superview, and so on to the root.
  var ancestors: some Sequence<View> {
    sequence(first: self, next: \.superview)
  }

  /// The view at the top of the tree: the view itself if it has no superview.
  var root: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }

  /// Whether the view is another view, or inside it.
  ///
  /// - Complexity: O(*d*) for a view *d* levels deep.
  public func isDescendant(of view: View) -> Bool {
    ancestors.contains { $0 === view }
  }

  /// The lowest view that contains both views; each view contains itself.
  ///
  /// - Returns: Nil if the views are in different trees.
  /// - Complexity: O(*d*) for views *d* levels deep.
  public func closestCommonSuperview(with other: View) -> View? {
    node.closestCommonAncestor(with: other.node)?.node.view
  }
}

// MARK: - Down

extension LayoutItem where Self: View {
  /// The view and all views inside it, each before the views inside it, from back to front.
  ///
  /// The order is that of the tree, and the same in every run.
  public var subtree: some Sequence<View> { Subtree(waiting: [self]) }
}

extension View {
  /// The view and its guides.
  var boxes: [LayoutBox] {
    layoutGuides.isEmpty ? [self] : [self] + layoutGuides
  }

  /// The first view with a tag, among the view itself and all views inside it.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public func viewWithTag(_ tag: Int) -> View? {
    subtree.first { $0.tag == tag }
  }
}

/// The views of a tree in order, found without recursion, so that depth does not matter.
private struct Subtree: Sequence, IteratorProtocol {
  var waiting: [View]

  mutating func next() -> View? {
    guard let view = waiting.popLast() else { return nil }
    waiting.append(contentsOf: view.subviews.reversed())
    return view
  }
}
