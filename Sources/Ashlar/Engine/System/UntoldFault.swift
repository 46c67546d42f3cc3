/// What is wrong with a constraint that has been translated, until people are told.
///
/// The text is made when they are: a constraint may describe itself in a way of its own, and do anything then.
struct UntoldFault {
  let constraint: LayoutConstraint
  let kind: Kind

  enum Kind {
    /// It compares places on the two axes.
    case mixedAxes

    /// Its numbers are beyond what the solver takes.
    case outOfRange
  }

  /// The fault. It asks the constraint to describe itself.
  var fault: LayoutFault {
    let text = constraint.description
    let reason: LayoutFault.Reason =
      switch kind {
      case .mixedAxes: .mixedAxes(constraint: text)
      case .outOfRange: .illegalConstraint(.outOfRange, constraint: text)
      }
    return LayoutFault(reason: reason, location: constraint.sourceLocation)
  }
}
