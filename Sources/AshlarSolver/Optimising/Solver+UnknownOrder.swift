import AshlarStorage

// The order of unknowns decides where something goes that nothing else determines.

extension Solver {
  /// Puts rectangles in an order, in which their unknowns decide what nothing else determines, and has the next solve
  /// decide that anew. All rectangles have to be named: others would stand anywhere among them.
  ///
  /// The solver must be settled.
  ///
  /// - Complexity: O(*n*) for *n* unknowns.
  package mutating func orderRectangles(_ rectangles: [Int32]) {
    var serial: UInt32 = 0
    for rectangle in rectangles {
      for unknown in Int(rectangle) * problem.span..<(Int(rectangle) + 1) * problem.span {
        serial += 1
        problem.serials[unknown] = serial
      }
    }
    walk.dependsOnOrder = false
    for slot in problem.unknowns.indices where problem.unknowns[slot].isFree {
      pricing.queueFree(slot, &problem)
    }
    problem.isSettled = false
  }
}
