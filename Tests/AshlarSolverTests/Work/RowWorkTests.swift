import AshlarSolver
import Testing

/// Rows below each other, each of two views that lie on its middle: what a column of `UIStackView` makes of rows.
struct `The work for rows` {
  private struct Rows: ~Copyable {
    var tree = BoxTree()
    var rows: [Box] = []
    var marks: [Box] = []
    var texts: [Box] = []
    var column: Box?

    init(_ count: Int) {
      let column = tree.addBox()
      self.column = column
      for axis in 0...1 { tree.equate([1 * column.starts[axis]], 0) }
      tree.equate([1 * column.lengths[0]], 300)
      for _ in 0..<count { append() }
      for row in rows {
        tree.equate([1 * row.starts[0]], 0)
        tree.equate([1 * row.lengths[0], -1 * column.lengths[0]], 0)
      }
      tree.pin(rows, in: column, along: 1, gap: 2)
      addContents()
    }

    private mutating func append() {
      let (row, guide) = (tree.addBox(), tree.addBox())
      let (mark, text) = (tree.addBox(), tree.addBox())
      tree.pin([mark, text], in: row, along: 0, gap: 4)
      tree.pin([guide], in: row, along: 1)
      tree.equate([1 * mark.starts[1], 0.5 * mark.lengths[1], -0.5 * row.lengths[1]], 0)
      tree.equate(
        [
          1 * text.starts[1], 0.5 * text.lengths[1], -1 * mark.starts[1], -0.5 * mark.lengths[1],
        ], 0)
      for view in [mark, text] {
        try! tree.solver.add([1 * guide.starts[1], -1 * view.starts[1]], .lessThanOrEqual, 0)
        try! tree.solver.add(
          [
            1 * guide.starts[1], 1 * guide.lengths[1], -1 * view.starts[1], -1 * view.lengths[1],
          ], .greaterThanOrEqual, 0)
        tree.equate([1 * view.lengths[1]], 0, priority: 25)
      }
      tree.equate([1 * guide.lengths[1]], 0, priority: 51)
      rows.append(row)
      marks.append(mark)
      texts.append(text)
    }

    /// Contents are named after all constraints. The text holds on to its width more than the mark, by a second wish.
    private mutating func addContents() {
      for (mark, text) in zip(marks, texts) {
        tree.addContent(20, of: mark, along: 0)
        tree.addContent(12, of: mark, along: 1)
        tree.addContent(30, of: text, along: 0)
        tree.addContent(14, of: text, along: 1)
        try! tree.solver.add(
          [1 * text.lengths[0]], near: 30, penalties: Penalties(under: 749.9, over: 249.9))
      }
    }
  }

  /// A row is as high as its text, 14, and the mark lies 1 lower. The mark gets what the text leaves of 300: 300 − 4 − 30.
  @Test(arguments: [50, 500, 2_000])
  func `is no exchange, however many there are`(count: Int) throws {
    var rows = Rows(count)

    let cost = rows.tree.solver.cost { _ in }

    expectValues(
      rows.tree.starts(of: rows.rows, along: 1), rows.rows.indices.map { 16 * Double($0) })
    expectValues(rows.tree.lengths(of: rows.rows, along: 1), rows.rows.map { _ in 14 })
    expectValues(rows.tree.starts(of: rows.marks, along: 1), rows.marks.map { _ in 1 })
    expectValues(rows.tree.lengths(of: rows.marks, along: 1), rows.marks.map { _ in 12 })
    expectValues(rows.tree.lengths(of: rows.marks, along: 0), rows.marks.map { _ in 266 })
    expectValues(rows.tree.lengths(of: rows.texts, along: 0), rows.texts.map { _ in 30 })
    #expect(cost.pivots == 0)
    #expect(cost.unknowns <= 40 * count)
  }

  /// Each row has a column of ten equal shares beside its views, as high as the row: 14 / 10.
  @Test(arguments: [20, 200])
  func `is no exchange with shares of their height in them`(count: Int) throws {
    var rows = Rows(count)
    var shares: [Box] = []
    for row in rows.rows {
      let children = rows.tree.addBoxes(10)
      for child in children.dropFirst() {
        rows.tree.equate([1 * child.lengths[1], -1 * children[0].lengths[1]], 0)
      }
      rows.tree.pin(children, in: row, along: 1)
      for child in children {
        rows.tree.equate([1 * child.starts[0]], 0)
        rows.tree.equate([1 * child.lengths[0], -0.1 * row.lengths[0]], 0)
      }
      shares += children
    }

    let cost = rows.tree.solver.cost { _ in }

    expectValues(rows.tree.lengths(of: rows.rows, along: 1), rows.rows.map { _ in 14 })
    expectValues(rows.tree.lengths(of: shares, along: 1), shares.map { _ in 1.4 })
    expectValues(rows.tree.lengths(of: shares, along: 0), shares.map { _ in 30 })
    #expect(cost.pivots <= count / 10)
    #expect(cost.unknowns <= 20 * rows.tree.boxes.count)
    let problems = rows.tree.solver.invariantViolations()
    #expect(problems == [])
  }
}
