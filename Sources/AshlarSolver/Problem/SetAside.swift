/// A required constraint that contradicts older ones, with the proof.
@usableFromInline
struct SetAside {
  var row: Row

  /// The rows that together make it impossible, and how much of each is in the contradiction.
  var proof: [(row: Row, factor: Double)]
}
