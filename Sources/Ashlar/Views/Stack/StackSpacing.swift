/// The space between two views of a stack, from the stack's constraint.
struct StackSpacing {
  private let constraint: LayoutConstraint
  let stack: View

  /// The space that a constraint is; nil for any other constraint.
  init?(_ constraint: LayoutConstraint) {
    guard constraint.wording == .spacing || constraint.wording == .customSpacing,
      let stack = constraint.firstNode?.container?.view
    else { return nil }
    self.constraint = constraint
    self.stack = stack
  }

  /// The constraints that have the same number of the stack, this one among them: a custom spacing is that of one gap.
  var sharing: [LayoutConstraint] {
    constraint.wording == .spacing ? places.compactMap { tree?.object(of: $0) } : [constraint]
  }

  /// The first of those.
  var first: LayoutConstraint? { sharing.first }

  private var tree: LayoutTree? { stack.node.treeInUse }

  private var places: [Int32] {
    (stack.stackLayout?.madeConstraints(in: stack) ?? []).filter {
      tree?.store.constraints[$0].terms.marks.wording == .spacing
    }
  }
}
