internal import AshlarSolver
internal import AshlarStorage

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
    items.reserve(boxes, in: &slab)
    moves.reserve(boxes, in: &slab)
    entries.reserve(most, in: &slab)
    demands.reserve(most - count, in: &slab)
    sentence.terms.reserve(8, in: &slab)
    freshBoxes.reserve(boxes, in: &slab)
    nodes.reserve(boxes, in: &slab)
  }

  /// Takes one piece of memory for everything, unless there is one, or it is so much that pieces are as good: those of
  /// arrays that grow later are given back.
  private func takeSlab(_ boxes: Int, demands: Int, entries: Int) {
    let size =
      Slab.size(of: boxes, EngineItem.self) + EngineMoves.size(of: boxes)
      + Slab.size(of: entries, EngineEntry.self) + DemandTable.size(of: demands)
      + Slab.size(of: 8, Coefficient.self) + Slab.size(of: boxes, Int32.self)
      + EngineNodes.size(of: boxes)
    if slab.isEmpty, size < 1 << 16 { slab = Slab(size: size) }
  }
}
