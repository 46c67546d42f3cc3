import AshlarStorage

/// The required rows that contradict older ones, with the proofs.
///
/// Those that contradict by little are tolerated: they stay, with a constant that agrees with the others.
@usableFromInline
struct Contradictions: ~Copyable {
  @usableFromInline var setAside = SetAsideTable()

  /// The required rows that contradict older ones by no more than the tolerance. Their constants have been moved by it.
  var tolerated = SetAsideTable()

  /// By how much required constraints may contradict each other and still count as holding together, in the units of
  /// their constants.
  var conflictTolerance = 0.0
}

extension Contradictions {
  /// Whether all required rows hold together.
  var isEmpty: Bool { setAside.isEmpty && tolerated.isEmpty }
}
