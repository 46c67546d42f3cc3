import Ashlar
import Testing

struct `Distributing with a fixed length` {
  let card = View(name: "card")
  let views = [View(name: "a"), View(name: "b"), View(name: "c"), View(name: "d")]

  init() {
    card.diagnostics.handler = .silent
    for view in views { card.addSubview(view) }
  }

  @Test func `the gaps are what is left of the width`() {
    views.makeConstraints { make in make.top.bottom.equalToSuperview() }

    views.distribute(along: .horizontal, fixedItemLength: 30, leadSpacing: 200, tailSpacing: 30)
    card.layout(in: CGSize(width: 375, height: 100))

    for (view, x) in zip(views, [200, 715.0 / 3, 830.0 / 3, 315]) {
      expectFrame(of: view, x: x, y: 0, width: 30, height: 100)
    }
  }

  @Test func `the gaps are what is left of the height`() {
    views.makeConstraints { make in make.left.right.equalToSuperview() }

    views.distribute(along: .vertical, fixedItemLength: 30, leadSpacing: 30, tailSpacing: 200)
    card.layout(in: CGSize(width: 375, height: 667))

    for (view, y) in zip(views, [30, 497.0 / 3, 904.0 / 3, 437]) {
      expectFrame(of: view, x: 0, y: y, width: 375, height: 30)
    }
  }

  @Test func `too little room makes the views overlap evenly`() {
    let three = Array(views.prefix(3))
    three.makeConstraints { make in make.top.height.equalToSuperview() }

    three.distribute(along: .horizontal, fixedItemLength: 40)
    card.layout(in: CGSize(width: 100, height: 10))

    for (view, x) in zip(three, [0, 30, 60]) {
      expectFrame(of: view, x: CGFloat(x), y: 0, width: 40, height: 10)
    }
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `two views stand at the two ends`() {
    let pair = Array(views.prefix(2))
    pair.makeConstraints { make in make.top.height.equalToSuperview() }

    pair.distribute(along: .horizontal, fixedItemLength: 40, leadSpacing: 5, tailSpacing: 15)
    card.layout(in: CGSize(width: 320, height: 10))

    expectFrame(of: pair[0], x: 5, y: 0, width: 40, height: 10)
    expectFrame(of: pair[1], x: 265, y: 0, width: 40, height: 10)
  }

  @Test func `one view stands at the lead`() {
    let one = [views[0]]
    one.makeConstraints { make in make.left.width.equalToSuperview() }

    let constraints = one.distribute(
      along: .vertical, fixedItemLength: 40, leadSpacing: 5, tailSpacing: 15)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: views[0], x: 0, y: 5, width: 320, height: 40)
    #expect(constraints.count == 2)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `no views do nothing`() {
    let none: [View] = []

    #expect(none.distribute(along: .vertical, fixedItemLength: 20).isEmpty)
    #expect(card.constraints.isEmpty)
  }

  @Test func `three views get two constraints each`() {
    let constraints = views.prefix(3).map(\.self)
      .distribute(along: .horizontal, fixedItemLength: 20, leadSpacing: 5, tailSpacing: 5)

    #expect(constraints.map { $0.firstItem?.name } == ["a", "a", "b", "b", "c", "c"])
    #expect(constraints.allSatisfy { $0.isActive })
  }

  @Test func `a container may be given`() {
    let page = View(name: "page")
    page.addSubview(card)
    card.makeConstraints { make in
      make.left.equalTo(20)
      make.width.equalTo(260)
      make.top.height.equalToSuperview()
    }
    let three = Array(views.prefix(3))
    three.makeConstraints { make in make.top.height.equalToSuperview() }

    three.distribute(along: .horizontal, fixedItemLength: 30, in: page)
    page.layout(in: CGSize(width: 290, height: 50))

    for (view, x) in zip(three, [-20, 110, 240]) {
      expectFrame(of: view, x: CGFloat(x), y: 0, width: 30, height: 50)
    }
  }

  @Test func `guides can be distributed between views`() {
    let guides = [LayoutGuide(name: "one"), LayoutGuide(name: "two"), LayoutGuide(name: "three")]
    for guide in guides { card.addLayoutGuide(guide) }
    guides.makeConstraints { make in make.top.height.equalToSuperview() }

    guides.distribute(along: .horizontal, fixedItemLength: 20, leadSpacing: 10, tailSpacing: 10)
    card.layout(in: CGSize(width: 200, height: 50))

    for (guide, x) in zip(guides, [10, 90, 170]) {
      expectFrame(of: guide, x: CGFloat(x), y: 0, width: 20, height: 50)
    }
  }

  @Test func `the constraints are as strong as asked`() {
    let pair = Array(views.prefix(2))
    pair.makeConstraints { make in make.top.height.equalToSuperview() }
    pair[1].makeConstraints { make in make.width.equalTo(50) }

    let constraints = pair.distribute(along: .horizontal, fixedItemLength: 10, priority: .high)
    card.layout(in: CGSize(width: 210, height: 50))

    #expect(constraints.allSatisfy { $0.priority == .high })
    expectFrame(of: pair[0], x: 0, y: 0, width: 10, height: 50)
    expectFrame(of: pair[1], x: 160, y: 0, width: 50, height: 50)
    #expect(card.diagnostics.conflicts.isEmpty)
  }
}
