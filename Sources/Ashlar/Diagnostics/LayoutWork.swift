/// Counts of the work that the layouts of a tree have done.
///
/// Counts do not depend on the machine, so that tests can limit the growth of work.
///
/// ```swift
/// let before = feed.layoutWork
/// title.updateConstraints { $0.left.equalToSuperview().offset(13) }
/// feed.layoutIfNeeded()
/// let work = feed.layoutWork - before
/// work.framesWritten   // 3, however long the feed is
/// ```
public struct LayoutWork: Hashable, Sendable {
  /// The number of times that the solver exchanged one tight constraint for another.
  public internal(set) var pivots = 0

  /// The number of times that the solver computed a new order for its working set.
  public internal(set) var rebuilds = 0

  /// Unknowns that the solver visited, counted at each visit. A view has up to four.
  public internal(set) var unknownsVisited = 0

  /// Constraints that the solver visited, counted at each visit.
  public internal(set) var constraintsVisited = 0

  /// Views whose ``View/layoutSubviews()`` was called.
  public internal(set) var viewsLaidOut = 0

  /// Frames of views and guides that were given another value.
  public internal(set) var framesWritten = 0

  /// The number of times that a layout asked a view for the size of its content.
  public internal(set) var measureCalls = 0

  /// The number of times that a text was measured.
  public internal(set) var textMeasurements = 0

  /// The number of times that the size of a text was found in the cache.
  public internal(set) var textCacheHits = 0

  /// The number of times that a member of a conflict was described. The descriptions of a conflict that no change
  /// concerns are kept.
  public internal(set) var conflictMembersDescribed = 0

  /// The number of remedies that were tried on conflicts.
  public internal(set) var remediesTried = 0

  /// Makes counts of zero.
  public init() {}
}

// MARK: - Arithmetic

extension LayoutWork {
  /// The work done between two counts.
  public static func - (later: LayoutWork, earlier: LayoutWork) -> LayoutWork {
    later.adding(earlier, times: -1)
  }

  /// The work of both counts together.
  public static func + (one: LayoutWork, other: LayoutWork) -> LayoutWork {
    one.adding(other, times: 1)
  }

  private func adding(_ other: LayoutWork, times factor: Int) -> LayoutWork {
    var sum = self
    sum.pivots += factor * other.pivots
    sum.rebuilds += factor * other.rebuilds
    sum.unknownsVisited += factor * other.unknownsVisited
    sum.constraintsVisited += factor * other.constraintsVisited
    sum.viewsLaidOut += factor * other.viewsLaidOut
    sum.framesWritten += factor * other.framesWritten
    sum.measureCalls += factor * other.measureCalls
    sum.textMeasurements += factor * other.textMeasurements
    sum.textCacheHits += factor * other.textCacheHits
    sum.conflictMembersDescribed += factor * other.conflictMembersDescribed
    sum.remediesTried += factor * other.remediesTried
    return sum
  }
}
