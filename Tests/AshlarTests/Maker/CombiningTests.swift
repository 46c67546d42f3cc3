import Ashlar
import Testing

struct `Combining views` {
  let card = View(name: "card")
  let views = [View(name: "a"), View(name: "b"), View(name: "c")]

  init() {
    card.diagnostics.handler = .silent
    for (view, length) in zip(views, [30, 40, 50]) {
      card.addSubview(view)
      view.makeConstraints { make in make.size.equalTo(length) }
    }
  }

  @Test func `puts each behind the one before it with one gap`() {
    views.makeConstraints { make in make.top.equalToSuperview() }
    views[0].makeConstraints { make in make.left.equalTo(10) }

    let constraints = views.combine(along: .horizontal, spacing: 5)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: views[0], x: 10, y: 0, width: 30, height: 30)
    expectFrame(of: views[1], x: 45, y: 0, width: 40, height: 40)
    expectFrame(of: views[2], x: 90, y: 0, width: 50, height: 50)
    #expect(constraints.count == 2)
    #expect(constraints.map(\.firstAttribute) == [.left, .left])
    #expect(constraints.map(\.secondAttribute) == [.right, .right])
  }

  @Test func `puts each below the one before it with gaps of their own`() {
    views.makeConstraints { make in make.left.equalToSuperview() }
    views[0].makeConstraints { make in make.top.equalTo(10) }

    let constraints = views.combine(along: .vertical, spacings: [5, -15])
    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: views[0], x: 0, y: 10, width: 30, height: 30)
    expectFrame(of: views[1], x: 0, y: 45, width: 40, height: 40)
    expectFrame(of: views[2], x: 0, y: 70, width: 50, height: 50)
    #expect(constraints.map(\.constant) == [5, -15])
  }

  @Test(arguments: [[], [1], [1, 2, 3]] as [[CGFloat]])
  func `any other number of gaps is a fault and changes nothing`(spacings: [CGFloat]) {
    let line: UInt32 = #line + 1
    let constraints = views.combine(along: .horizontal, spacings: spacings)

    #expect(constraints.isEmpty)
    #expect(card.constraints.isEmpty)
    #expect(
      card.diagnostics.faults == [
        LayoutFault(
          reason: .countMismatch(
            expected: 2, given: spacings.count, between: views.map(\.reportName)),
          location: CodeLocation(fileID: #fileID, line: line))
      ])
  }

  @Test func `one view or none does nothing`() {
    let one = [views[0]]
    let none: [View] = []

    #expect(one.combine(along: .horizontal, spacing: 5).isEmpty)
    #expect(one.combine(along: .horizontal, spacings: []).isEmpty)
    #expect(none.combine(along: .horizontal, spacing: 5).isEmpty)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `the first view may keep its frame`() {
    let first = View(frame: CGRect(x: 7, y: 8, width: 60, height: 20))
    card.addSubview(first)
    views[0].makeConstraints { make in make.top.equalTo(first) }

    [first, views[0]].combine(along: .horizontal, spacing: 3)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: first, x: 7, y: 8, width: 60, height: 20)
    expectFrame(of: views[0], x: 70, y: 8, width: 30, height: 30)
  }

  @Test func `works across superviews`() {
    let panel = View(name: "panel")
    card.addSubview(panel)
    panel.makeConstraints { make in
      make.left.top.equalTo(100)
      make.size.equalTo(80)
    }
    let inner = View(name: "inner")
    panel.addSubview(inner)
    inner.makeConstraints { make in
      make.left.top.equalTo(10)
      make.size.equalTo(20)
    }
    views[0].makeConstraints { make in make.top.equalToSuperview() }

    [inner, views[0]].combine(along: .horizontal, spacing: 4)
    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: views[0], x: 134, y: 0, width: 30, height: 30)
  }

  @Test func `guides can fill the gaps between views`() {
    let gap = LayoutGuide(name: "gap")
    card.addLayoutGuide(gap)
    gap.makeConstraints { make in make.width.equalTo(12) }
    views[0].makeConstraints { make in make.left.top.equalToSuperview() }
    views[1].makeConstraints { make in make.top.equalToSuperview() }
    let row: [LayoutBox] = [views[0], gap, views[1]]

    row.combine(along: .horizontal, spacing: 1)
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(gap.layoutFrame.minX == 31)
    expectFrame(of: views[1], x: 44, y: 0, width: 40, height: 40)
  }

  @Test func `the constraints are as strong as asked`() {
    views.makeConstraints { make in make.left.equalToSuperview() }

    let constraints = views.combine(along: .horizontal, spacing: 5, priority: .low)
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(constraints.allSatisfy { $0.priority == .low && $0.isActive })
    #expect(views.map(\.frame.minX) == [0, 0, 0])
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `a view that was never added is a fault, and the others count`() {
    let stranger = View(name: "stranger")
    views[0].makeConstraints { make in make.left.top.equalToSuperview() }
    views[1].makeConstraints { make in make.top.equalToSuperview() }
    let row = [views[0], views[1], stranger]

    row.combine(along: .horizontal, spacing: 5)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: views[1], x: 35, y: 0, width: 40, height: 40)
    #expect(
      card.diagnostics.faults.map(\.reason) == [
        .illegalConstraint(.noCommonAncestor, constraint: "stranger.left == b.right + 5")
      ])
  }
}
