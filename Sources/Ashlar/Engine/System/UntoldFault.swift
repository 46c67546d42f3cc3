/// A fault of a translated constraint that has not been reported yet.
///
/// The text is made when they are: a constraint may describe itself in a way of its own, and do anything then.
struct UntoldFault {
  let constraint: LayoutConstraint

  /// The reason, by the text of the constraint.
  let reason: (String) -> LayoutFault.Reason

  /// The fault. It asks the constraint to describe itself.
  var fault: LayoutFault {
    LayoutFault(reason: reason(constraint.description), location: constraint.sourceLocation)
  }
}
