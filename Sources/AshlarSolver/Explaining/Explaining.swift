/// Explains the values of unknowns.
///
/// It reads the parts that solve and leaves them as they are, but for the vectors in which the working set solves its
/// systems.
struct Explaining: ~Copyable {
  /// What answers name in place of tight rows.
  var canonicalBasis = CanonicalBasis()

  /// The constraint that keeps an unknown where exercising its ambiguity has put it, or −1.
  var exercise = -1
}
