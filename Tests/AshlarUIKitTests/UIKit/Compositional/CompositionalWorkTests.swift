import Testing

@testable import AshlarUIKit

struct `The work of compositional layouts` {
  private let count = 10_000

  private func list(_ height: NSCollectionLayoutDimension) -> NSCollectionLayoutGroup {
    row(.fractionalWidth(1), height, [item(.fractionalWidth(1), height)])
  }

  @Test(arguments: [1, 10])
  func `grows with the number of items`(times: Int) {
    let layout = layout(section(list(.absolute(44))))
    let view = Items([1000 * times]).show(layout)

    #expect(
      layout.plan.work == CompositionalPlan.Work(sections: 1, groups: 1000 * times, shapes: 1))
    #expect(view.visibleCells.count == 11)
  }

  /// Of rows of 44 points no more than twelve are seen in 480 points.
  @Test func `does not grow when the collection is scrolled`() {
    let layout = layout(
      section(list(.absolute(44))) {
        $0.boundarySupplementaryItems = [
          edge(.fractionalWidth(1), .absolute(30), .top) { $0.pinToVisibleBounds = true }
        ]
      })
    let items = Items([count])
    let view = items.show(layout)
    let before = layout.plan.work
    let asked = items.asked.count
    for _ in 0..<100 {
      view.contentOffset.y += 480
      view.layoutIfNeeded()
    }

    #expect(layout.plan.work == before)
    #expect(items.asked.count - asked <= 100 * 12)
    #expect(view.edgeFrame()?.minY == 48_000)
  }

  /// All rows are alike at first; each is solved when its cell has said how high it is, and no other row is.
  @Test func `of a cell that sizes itself is that of its row`() {
    let items = Items([count])
    items.makeCell = { HighCell(frame: .zero) }
    items.fill = { cell, path in (cell as? HighCell)?.height = CGFloat(40 + path.item % 3) }
    let layout = layout(section(list(.estimated(44))))
    let view = items.show(layout)
    for _ in 0..<50 {
      view.contentOffset.y += 480
      view.layoutIfNeeded()
    }

    let seen = Set(items.asked).count
    #expect(seen <= 51 * 13)
    #expect(
      layout.plan.work == CompositionalPlan.Work(sections: 1, groups: count, shapes: 1 + seen))
  }

  /// Rows that are solved already keep their sizes when the layout is made anew: only those with cells are solved.
  @Test func `of a layout that has become invalid goes by the cells that were seen`() {
    let items = Items([count])
    items.makeCell = { HighCell(frame: .zero) }
    items.fill = { cell, _ in (cell as? HighCell)?.height = 48 }
    let layout = layout(section(list(.estimated(44))))
    let view = items.show(layout)
    layout.invalidateLayout()
    view.layoutIfNeeded()

    // Ten rows of 48 points are seen, and the first of the others.
    #expect(
      layout.plan.work == CompositionalPlan.Work(sections: 1, groups: count, shapes: 10 + 1))
    expect([view.contentSize.height], [10 * 48 + 9_990 * 44])
  }

  /// A cell of 41 points in place of 44 leaves the others where they are, three points higher.
  @Test func `finds what has moved`() {
    let items = Items([count])
    items.makeCell = { HighCell(frame: .zero) }
    items.fill = { cell, path in (cell as? HighCell)?.height = path.item == 0 ? 41 : 0 }
    let view = items.show(layout(section(list(.estimated(44)))))

    expect([view.frames()[1].minY, view.frames()[count - 1].minY], [41, 41 + 44 * 9_998])
    expect([view.contentSize.height], [440_000 - 3])
  }

  /// One group in which the program places all items: one below the other.
  @Test func `is no more for many items in one group`() {
    let total = count
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(440_000))
    ) { _ in
      (0..<total).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: 0, y: CGFloat($0) * 44, width: 320, height: 44))
      }
    }
    let layout = layout(section(group))
    let view = Items([count]).show(layout)
    view.contentOffset.y = 44_000
    view.layoutIfNeeded()
    #expect(view.seenItems == Array(1000...1010))

    let shape = layout.plan.sections[0].groups[0].shape
    #expect(shape.leaves(from: 44_000, to: 44_480).count <= 12)
  }

  /// A tree of 10,000 extents is 14 levels deep: on each way to one of eleven that are found, and beside it.
  @Test func `of finding extents goes by how many are found`() {
    let tree = ExtentTree(
      Array(repeating: Extent(step: 44, from: 0, to: 44, across: 10), count: count))
    var visits = 0
    let found = tree.covering(from: 44_000, to: 44_480) { _ in visits += 1 }

    #expect(found.map(\.index) == Array(1000...1010))
    #expect(found.first?.start == 44_000)
    #expect(visits <= 11 * 2 * 15)
    #expect(tree.total.step == 440_000)
    #expect(tree.total.across == 10)
  }

  @Test func `of extents that overlap is right, too`() {
    // Each starts 10 points before the last one, covers 25, and the third 100.
    var tree = ExtentTree(Array(repeating: Extent(step: -10, from: 0, to: 25), count: 7))
    tree.replace(2, with: Extent(step: -10, from: 0, to: 100))

    #expect(tree.start(of: 6) == -60)
    #expect(tree.covering(from: 20, to: 21).map(\.index) == [0, 2])
    #expect(tree.covering(from: 79, to: 80).map(\.index) == [2])
    #expect(ExtentTree().covering(from: -1e9, to: 1e9).isEmpty)
  }
}
