import Ashlar
import Testing

struct `Distributing with a fixed spacing` {
  let card = View(name: "card")
  let views = [View(name: "a"), View(name: "b"), View(name: "c"), View(name: "d")]

  init() {
    card.diagnostics.handler = .silent
    for view in views { card.addSubview(view) }
  }

  @Test func `four views share the width`() {
    views.makeConstraints { make in make.top.bottom.equalToSuperview().inset(10) }

    views.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    card.layout(in: CGSize(width: 320, height: 100))

    for (view, x) in zip(views, [5, 87.5, 170, 252.5]) {
      expectFrame(of: view, x: x, y: 10, width: 62.5, height: 80)
    }
  }

  @Test func `four views share the height`() {
    views.makeConstraints { make in make.left.right.equalToSuperview() }

    views.distribute(along: .vertical, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    card.layout(in: CGSize(width: 320, height: 480))

    for (view, y) in zip(views, [5, 127.5, 250, 372.5]) {
      expectFrame(of: view, x: 0, y: y, width: 320, height: 102.5)
    }
  }

  @Test func `lead and tail are zero unless given, and may differ`() {
    let pair = Array(views.prefix(2))
    pair.makeConstraints { make in make.top.height.equalToSuperview() }
    pair.distribute(along: .horizontal, fixedSpacing: 10)
    card.layout(in: CGSize(width: 210, height: 50))
    expectFrame(of: pair[0], x: 0, y: 0, width: 100, height: 50)
    expectFrame(of: pair[1], x: 110, y: 0, width: 100, height: 50)

    pair.remakeConstraints { make in make.top.height.equalToSuperview() }
    pair.distribute(along: .horizontal, fixedSpacing: 10, leadSpacing: 30, tailSpacing: 50)
    card.layoutIfNeeded()

    expectFrame(of: pair[0], x: 30, y: 0, width: 60, height: 50)
    expectFrame(of: pair[1], x: 100, y: 0, width: 60, height: 50)
  }

  @Test func `one view goes from end to end`() {
    let one = [views[0]]
    one.makeConstraints { make in make.top.height.equalToSuperview() }

    let constraints = one.distribute(
      along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 15)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: views[0], x: 5, y: 0, width: 300, height: 100)
    #expect(constraints.count == 2)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `no views do nothing`() {
    let none: [View] = []

    #expect(none.distribute(along: .horizontal, fixedSpacing: 20).isEmpty)
    #expect(card.constraints.isEmpty)
  }

  @Test func `three views get one, two and three constraints`() {
    let constraints = views.prefix(3).map(\.self)
      .distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)

    #expect(constraints.map { $0.firstItem?.name } == ["a", "b", "b", "c", "c", "c"])
    #expect(constraints.allSatisfy { $0.isActive && $0.holderIs(card) })
  }

  @Test func `a container may be given, and need not be the superview`() {
    let page = View(name: "page")
    page.addSubview(card)
    card.makeConstraints { make in
      make.left.equalTo(20)
      make.width.equalTo(260)
      make.top.height.equalToSuperview()
    }
    let pair = Array(views.prefix(2))
    pair.makeConstraints { make in make.top.height.equalToSuperview() }

    pair.distribute(
      along: .horizontal, fixedSpacing: 20, leadSpacing: 10, tailSpacing: 10, in: page)
    page.layout(in: CGSize(width: 300, height: 50))

    expectFrame(of: pair[0], x: -10, y: 0, width: 130, height: 50)
    expectFrame(of: pair[1], x: 140, y: 0, width: 130, height: 50)
  }

  @Test func `a guide may be the container`() {
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)
    guide.makeConstraints { make in make.edges.equalToSuperview().inset(30) }
    views.makeConstraints { make in make.left.right.equalTo(guide) }

    views.distribute(along: .vertical, fixedSpacing: 8, in: guide)
    card.layout(in: CGSize(width: 160, height: 164))

    for (view, y) in zip(views, [30, 58, 86, 114]) {
      expectFrame(of: view, x: 30, y: CGFloat(y), width: 100, height: 20)
    }
  }

  @Test func `the constraints are as strong as asked`() {
    let pair = Array(views.prefix(2))
    pair.makeConstraints { make in make.top.height.equalToSuperview() }
    pair[0].makeConstraints { make in make.width.equalTo(50) }

    let constraints = pair.distribute(along: .horizontal, fixedSpacing: 10, priority: .high)
    card.layout(in: CGSize(width: 210, height: 50))

    #expect(constraints.allSatisfy { $0.priority == .high })
    #expect(pair[0].frame.width == 50)
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `views without anything in common are one fault and no constraints`() {
    let stranger = View(name: "stranger")

    let line: UInt32 = #line + 1
    let constraints = [views[0], stranger].distribute(along: .horizontal, fixedSpacing: 10)

    #expect(constraints.isEmpty)
    #expect(card.constraints.isEmpty)
    #expect(card.diagnostics.faults.count == 1)
    #expect(
      card.diagnostics.faults.first?.location == CodeLocation(fileID: #fileID, line: line))
  }

  @Test(arguments: [0, -1, 1_001] as [LayoutPriority])
  func `with an illegal priority is a fault and places nothing`(priority: LayoutPriority) {
    let constraints = views.distribute(along: .horizontal, fixedSpacing: 10, priority: priority)

    #expect(constraints.isEmpty)
    #expect(card.constraints.isEmpty)
    #expect(!card.diagnostics.faults.isEmpty)
  }
}

extension LayoutConstraint {
  fileprivate func holderIs(_ view: View) -> Bool { view.constraints.contains { $0 === self } }
}
