import Ashlar
import Testing

struct `Distributing views in a grid` {
  let card = View(name: "card")
  let views = (0..<7).map { View(name: "\($0)") }

  init() {
    card.diagnostics.handler = .silent
    for view in views { card.addSubview(view) }
  }

  @Test func `cells share what insets and gaps leave`() {
    let insets = EdgeInsets(top: 4, left: 10, bottom: 6, right: 20)
    let constraints = views.distributeGrid(
      columns: 3, fixedSpacing: 15, lineSpacing: 5, insets: insets)
    card.layout(in: CGSize(width: 330, height: 110))

    // Width: (330 − 10 − 20 − 2·15) / 3 = 90. Height, in three rows: (110 − 4 − 6 − 2·5) / 3 = 30.
    for (index, view) in views.enumerated() {
      expectFrame(
        of: view, x: 10 + CGFloat(index % 3) * 105, y: 4 + CGFloat(index / 3) * 35, width: 90,
        height: 30)
    }
    #expect(constraints.count == 4 * 7)
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `items of one size spread evenly`() {
    views.distributeGrid(
      columns: 4, fixedItemSize: CGSize(width: 40, height: 20),
      insets: EdgeInsets(top: 1, left: 10, bottom: 9, right: 20))
    card.layout(in: CGSize(width: 340, height: 100))

    // Gaps across: (340 − 10 − 20 − 4·40) / 3 = 50. Two rows: 1 and 100 − 9 − 20 = 71.
    for (index, view) in views.enumerated() {
      expectFrame(
        of: view, x: 10 + CGFloat(index % 4) * 90, y: index < 4 ? 1 : 71, width: 40, height: 20)
    }
  }

  @Test func `a row that is not full keeps the width of its columns`() {
    let two = Array(views[0..<2])
    two.distributeGrid(columns: 4, fixedSpacing: 0)
    card.layout(in: CGSize(width: 400, height: 50))

    expectFrame(of: two[0], x: 0, y: 0, width: 100, height: 50)
    expectFrame(of: two[1], x: 100, y: 0, width: 100, height: 50)
  }

  @Test func `one column is a column, and one view fills it`() {
    let one = [views[0]]
    one.distributeGrid(columns: 1, fixedSpacing: 9, insets: EdgeInsets(all: 5))
    let others = Array(views[1...2])
    others.distributeGrid(columns: 1, fixedItemSize: CGSize(width: 10, height: 10))
    card.layout(in: CGSize(width: 100, height: 100))

    expectFrame(of: views[0], x: 5, y: 5, width: 90, height: 90)
    expectFrame(of: views[1], x: 0, y: 0, width: 10, height: 10)
    expectFrame(of: views[2], x: 0, y: 90, width: 10, height: 10)
  }

  @Test func `columns go from left to right in every direction of reading`() {
    card.environment = LayoutEnvironment(direction: .rightToLeft)
    views.distributeGrid(columns: 7, fixedSpacing: 0)
    card.layout(in: CGSize(width: 700, height: 10))

    #expect(views.map(\.frame.minX) == [0, 100, 200, 300, 400, 500, 600])
  }

  @Test func `a guide may be the container`() {
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)
    guide.makeConstraints { make in make.edges.equalToSuperview().inset(10) }

    Array(views[0..<4]).distributeGrid(columns: 2, fixedSpacing: 20, in: guide, priority: 900)
    card.layout(in: CGSize(width: 140, height: 80))

    expectFrame(of: views[3], x: 80, y: 50, width: 50, height: 20)
  }

  @Test func `no views do nothing`() {
    let none: [View] = []

    #expect(none.distributeGrid(columns: 0, fixedSpacing: 1).isEmpty)
    #expect(none.distributeGrid(columns: 3, fixedItemSize: .zero).isEmpty)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test(arguments: [0, -3, .min])
  func `no columns are a fault and change nothing`(columns: Int) {
    let line: UInt32 = #line + 1
    let constraints = Array(views[0..<2]).distributeGrid(columns: columns, fixedSpacing: 1)

    #expect(constraints.isEmpty && card.constraints.isEmpty)
    #expect(views[0].translatesAutoresizingMaskIntoConstraints)
    #expect(
      card.diagnostics.faults == [
        LayoutFault(
          reason: .noColumns(given: columns, for: ["0", "1"]),
          location: CodeLocation(fileID: #fileID, line: line))
      ])
  }

  @Test func `views without anything in common are a fault`() {
    let stranger = View(name: "stranger")

    let constraints = [views[0], stranger].distributeGrid(columns: 1, fixedSpacing: 1)

    #expect(constraints.isEmpty)
    #expect(
      card.diagnostics.faults.map(\.reason) == [.noSuperview(of: "0", attribute: "edges")])
  }
}
