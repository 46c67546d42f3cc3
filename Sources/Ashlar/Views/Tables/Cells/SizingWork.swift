/// Counts of the work done to find the heights of cells.
public struct SizingWork: Hashable, Sendable {
  /// The number of heights that were found by solving constraints.
  public internal(set) var solves = 0

  /// The number of heights that were taken from a row with the same key.
  public internal(set) var hits = 0

  /// The number of cells that were made.
  public internal(set) var cellsMade = 0
}
