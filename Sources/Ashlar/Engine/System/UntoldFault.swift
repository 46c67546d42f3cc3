/// A fault of a translated constraint that has not been reported yet.
///
/// The text is made when they are: a constraint may describe itself in a way of its own, and do anything then.
struct UntoldFault {
  let constraint: LayoutConstraint
  let kind: Kind

  enum Kind {
    /// The constraint compares places on different axes.
    case mixedAxes

    /// The numbers are beyond the solver's range.
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
