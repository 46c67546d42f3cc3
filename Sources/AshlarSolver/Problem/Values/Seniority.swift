/// The age class of a constraint, relative to constraints in code.
///
/// Of required constraints that contradict each other the youngest is set aside. Within one seniority the order of
/// activation decides. Where equal priorities leave a choice, constraints that are not ordinary are satisfied before
/// ordinary equations.
public enum Seniority: Int, Hashable, Sendable, Comparable, CaseIterable {
  /// Older than all ordinary constraints, for the demands of frames.
  case oldest

  /// The class of constraints in code.
  case ordinary

  /// Younger than all ordinary constraints, for the demands of contents.
  case youngest

  /// The age from which constraints of this seniority count.
  var firstAge: Int64 { Int64(rawValue) << 40 }

  /// Whether the first seniority is the older one.
  public static func < (left: Seniority, right: Seniority) -> Bool {
    left.rawValue < right.rawValue
  }
}
