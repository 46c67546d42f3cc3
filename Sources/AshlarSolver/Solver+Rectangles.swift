import AshlarStorage

// A box of a layout has four unknowns. They come and go together, with numbers in a row, so that the number of the
// box determines them.

/// The attribute of a rectangle that an unknown measures.
@usableFromInline
package enum RectangleSide {
  case left
  case top
  case width
  case height

  /// What an unknown of a solver with rectangles measures.
  package init(of unknown: Unknown) {
    self =
      switch unknown.index % 4 {
      case 0: .left
      case 1: .top
      case 2: .width
      default: .height
      }
  }

  /// The number of the unknown.
  @inlinable @inline(__always)
  package func number(in rectangle: Int32) -> Int32 {
    let first = 4 &* rectangle
    return switch self {
    case .left: first
    case .top: first &+ 1
    case .width: first &+ 2
    case .height: first &+ 3
    }
  }
}

// MARK: - Rectangles

extension Solver {
  /// Adds two locations and two sizes, to a solver that has no unknowns but those of rectangles.
  ///
  /// - Returns: The number of the rectangle, unique among those that the solver has at one time. It is used again
  ///   after the rectangle has been removed.
  @inline(__always)
  package mutating func addRectangle() -> Int32 {
    if problem.span == 1 { beginRectangles() }
    let first = problem.takePlaces()
    problem.begin(first, .location)
    problem.begin(first &+ 1, .location)
    problem.begin(first &+ 2, .size)
    problem.begin(first &+ 3, .size)
    return Int32(truncatingIfNeeded: first / 4)
  }

  private mutating func beginRectangles() {
    precondition(problem.unknowns.isEmpty)
    problem.span = 4
  }

  /// Removes a rectangle, unless a constraint refers to it.
  package mutating func removeRectangle(_ rectangle: Int32) {
    precondition(problem.span == 4)
    let numbers = Int(4 * rectangle)..<Int(4 * rectangle) + 4
    guard numbers.allSatisfy({ problem.isUnused($0) && !problem.unknowns[$0].isVacant }) else {
      return
    }
    for number in numbers { problem.endLife(of: number) }
    problem.leavingUnknowns.append(4 * rectangle)
    endExercise()
  }

  /// The unknown of a rectangle that measures one of its sides.
  package func unknown(_ side: RectangleSide, of rectangle: Int32) -> Unknown {
    unknown(at: side.number(in: rectangle))
  }

  /// The unknown with a number, as ``RectangleSide/number(in:)`` gives it.
  package func unknown(at number: Int32) -> Unknown {
    precondition(problem.values.indices.contains(Int(number)))
    return problem.handle(ofUnknown: Int(number))
  }

  /// The value of one side of a rectangle, as ``value(of:)`` gives it.
  package func value(_ side: RectangleSide, of rectangle: Int32) -> Double {
    value(at: side.number(in: rectangle))
  }

  /// The value of the unknown with a number, as ``RectangleSide/number(in:)`` gives it.
  package func value(at number: Int32) -> Double {
    precondition(problem.values.indices.contains(Int(number)))
    return problem.values[Int(number)]
  }

  /// The values of all sides of a rectangle.
  @inlinable @inline(__always)
  package func values(
    of rectangle: Int32
  ) -> (left: Double, top: Double, width: Double, height: Double) {
    let first = 4 &* Int(rectangle)
    precondition(first >= 0 && first < problem.values.count)
    return (
      problem.values[first], problem.values[first &+ 1], problem.values[first &+ 2],
      problem.values[first &+ 3]
    )
  }

  /// Calls a closure with the number of every rectangle of which the last solve has given a side another value: once for
  /// each such side of those that it has not seen for the first time.
  @inlinable @inline(__always)
  package func forEachChangedRectangle(_ body: (Int32) -> Void) {
    let new = problem.changes.newUnknowns
    for rectangle in new.lowerBound >> 2..<new.upperBound >> 2 {
      let first = 4 &* rectangle
      let isNothing =
        problem.values[first] == 0 && problem.values[first &+ 1] == 0
        && problem.values[first &+ 2] == 0
        && problem.values[first &+ 3] == 0
      if !isNothing { body(Int32(truncatingIfNeeded: rectangle)) }
    }
    for index in problem.changes.touched.indices {
      let touched = problem.changes.touched[index]
      if problem.values[Int(touched.unknown)] != touched.old { body(touched.unknown >> 2) }
    }
  }
}
