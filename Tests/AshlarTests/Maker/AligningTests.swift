import Ashlar
import Testing

struct `Aligning several views` {
  let card = View(name: "card")
  let views = [View(name: "a"), View(name: "b"), View(name: "c")]

  init() {
    card.diagnostics.handler = .silent
    for (view, length) in zip(views, [30, 40, 50]) {
      card.addSubview(view)
      view.makeConstraints { make in
        make.size.equalTo(length).priority(.high)
        make.left.top.equalTo(0).priority(.low)
      }
    }
  }

  @Test func `all follow the first`() {
    views[0].makeConstraints { make in make.top.equalTo(20) }

    let constraints = views.align(.centerY)
    card.layout(in: CGSize(width: 320, height: 100))

    // The first is centred at 35.
    #expect(views.map(\.frame.minY) == [20, 15, 10])
    #expect(constraints.map(\.description) == ["b.centerY == a.centerY", "c.centerY == a.centerY"])
  }

  @Test func `all follow a container`() {
    let constraints = views.align(.right, in: card)
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(views.map(\.frame.maxX) == [320, 320, 320])
    #expect(constraints.count == 3 && constraints.allSatisfy { $0.isActive })
  }

  @Test func `leading is on the side where people begin to read`() {
    card.environment = LayoutEnvironment(direction: .rightToLeft)
    views.align(.leading, in: card)
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(views.map(\.frame.maxX) == [320, 320, 320])
  }

  @Test func `all get the size of the first`() {
    views[0].makeConstraints { make in make.size.equalTo(CGSize(width: 70, height: 60)) }

    let constraints = views.equalSizes()
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(views.map(\.frame.size) == [CGSize](repeating: CGSize(width: 70, height: 60), count: 3))
    #expect(constraints.map(\.firstAttribute) == [.width, .height, .width, .height])
  }

  @Test func `are as strong as asked`() {
    let constraints = views.align(.left, priority: 300) + views.equalSizes(priority: 301)

    #expect(constraints.map(\.priority) == [300, 300, 301, 301, 301, 301])
  }

  @Test func `one view or none does nothing`() {
    let none: [View] = []

    #expect([views[0]].align(.left).isEmpty)
    #expect([views[0]].equalSizes().isEmpty)
    #expect(none.align(.left).isEmpty)
    #expect(none.align(.left, in: card).isEmpty)
    #expect(none.equalSizes().isEmpty)
    #expect([views[0]].align(.left, in: card).count == 1)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `no attribute is a fault for each view`() {
    let constraints = views.align(.notAnAttribute)

    #expect(constraints.isEmpty)
    #expect(card.diagnostics.faults.count == 2)
  }
}
