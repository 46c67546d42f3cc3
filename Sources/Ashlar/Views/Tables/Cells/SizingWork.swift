/// Counts of the work done to find the heights of cells.
public struct SizingWork: Hashable, Sendable {
  /// How often a height was found by solving constraints.
  public internal(set) var solves = 0

  /// How often a height was known from a row with the same key.
  public internal(set) var hits = 0

  /// How many cells were made.
  public internal(set) var cellsMade = 0
}
