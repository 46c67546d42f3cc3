/// The result of solving a copy of a layout.
struct RehearsalOutcome {
  /// The copy's value for each unknown, in points.
  let solution: [Double]

  /// The numbers of the unknowns that nothing determines.
  let free: Set<Int>

  /// The rows that cannot hold.
  let setAside: Set<Int>

  /// The sizes of contents that have another one than in the layout, by row, in points.
  let contents: [Int: Double]
}
