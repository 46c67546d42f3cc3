/// The result of a constraint in the last layout.
public enum LayoutOutcome: Hashable, Sendable {
  /// It holds exactly, and frames rest on it.
  case active

  /// It holds exactly, but other constraints of the same or a higher priority already ensure that.
  case redundant

  /// It is an inequality that holds with so many points to spare.
  case slack(by: CGFloat)

  /// It is optional and is missed by so many points.
  case missed(by: CGFloat)

  /// It is required, contradicts older ones, and is missed by so many points.
  case setAside(by: CGFloat)
}
