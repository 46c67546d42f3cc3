/// The result of a constraint in the last layout.
public enum LayoutOutcome: Hashable, Sendable {
  /// It holds exactly, and determines frames.
  case active

  /// It holds exactly, but constraints of the same or a higher priority already ensure it.
  case redundant

  /// It is an inequality that holds with slack, in points.
  case slack(by: CGFloat)

  /// It is optional and is missed by a number of points.
  case missed(by: CGFloat)

  /// It is required, contradicts older constraints, and is missed by a number of points.
  case setAside(by: CGFloat)
}
