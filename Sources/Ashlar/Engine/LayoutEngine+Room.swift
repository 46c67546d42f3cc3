internal import AshlarSolver

// MARK: - Making room

extension LayoutEngine {
  /// Makes room for the first constraints: nearly always three or four for a box, of two or three terms each.
  ///
  /// Boxes with a content demand up to two more, of one term. Room that is not used is not touched, and costs less than
  /// moving what is there.
  func makeRoom(for count: Int) {
    let most = count + count / 2 + 8
    solver.reserveRoom(unknowns: most, constraints: most, terms: 2 * most)
    let boxes = most / 4
    takeSlab(boxes, demands: most - count, entries: most)
    items.reserveCapacity(boxes, in: &slab)
    moves.reserveCapacity(boxes, in: &slab)
    entries.reserveCapacity(most, in: &slab)
    demands.reserveCapacity(most - count, in: &slab)
    sentence.terms.reserveCapacity(8, in: &slab)
    freshBoxes.reserveCapacity(boxes, in: &slab)
    nodes.reserveCapacity(boxes, in: &slab)
  }

  /// Takes one piece of memory for everything, unless there is one, or it is so much that pieces are as good: those of
  /// arrays that grow later are given back.
  private func takeSlab(_ boxes: Int, demands: Int, entries: Int) {
    let size =
      OwnedArray<EngineItem>.size(of: boxes) + EngineMoves.size(of: boxes)
      + OwnedArray<EngineEntry>.size(of: entries) + DemandTable.size(of: demands)
      + OwnedArray<Coefficient>.size(of: 8) + OwnedArray<Int32>.size(of: boxes)
      + EngineNodes.size(of: boxes)
    if slab.isEmpty, size < 1 << 16 { slab = Slab(size: size) }
  }
}
