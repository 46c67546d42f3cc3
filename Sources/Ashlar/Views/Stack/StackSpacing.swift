/// The space between two views of a stack, as a constraint of the stack has it.
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

  /// The constraints that have the same number of the stack, this one among them.
  var sharing: [LayoutConstraint] { candidates.filter { $0.wording == constraint.wording } }

  /// The first of those.
  var first: LayoutConstraint? { candidates.first { $0.wording == constraint.wording } }

  /// What may have the same number: a custom spacing is the number of one gap.
  private var candidates: [LayoutConstraint] {
    constraint.wording == .spacing
      ? stack.stackLayout?.arrangement.constraints ?? [constraint] : [constraint]
  }
}
