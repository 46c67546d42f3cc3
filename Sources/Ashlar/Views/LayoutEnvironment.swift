/// The settings that all views of a tree share. They belong to the root.
public struct LayoutEnvironment: Hashable, Sendable {
  /// The direction in which people read: what leading and trailing mean.
  public var direction: LayoutDirection

  /// Makes settings; what is not given is as in a plain left-to-right layout.
  public init(direction: LayoutDirection = .leftToRight) {
    self.direction = direction
  }
}

extension View {
  /// The settings of the tree that the view is in.
  ///
  /// Setting them on any view sets them for the whole tree, and the next layout follows them. A tree
  /// that is added to another one takes over the other's.
  public var environment: LayoutEnvironment {
    get { existingTree?.environment ?? LayoutEnvironment() }
    set {
      guard environment != newValue else { return }
      let tree = tree
      tree.environment = newValue
      root.noteAllConstraints()
    }
  }

  /// The direction in which people read in this view.
  public var effectiveLayoutDirection: LayoutDirection { environment.direction }

  /// Has every active constraint of the subtree looked at again.
  private func noteAllConstraints() {
    for view in subtree {
      for constraint in view.held.all { constraint.note(.terms) }
    }
  }
}
