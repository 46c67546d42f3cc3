/// What became of a constraint in the last layout.
public enum LayoutOutcome: Hashable, Sendable {
  /// It holds exactly, and frames rest on it.
  case active

  /// It holds exactly, but others have seen to that already that are as strong, or stronger.
  case redundant

  /// It is an inequality that holds with so many points to spare.
  case slack(by: CGFloat)

  /// It is optional and is missed by so many points.
  case missed(by: CGFloat)

  /// It is required, contradicts older ones, and is missed by so many points.
  case setAside(by: CGFloat)
}
