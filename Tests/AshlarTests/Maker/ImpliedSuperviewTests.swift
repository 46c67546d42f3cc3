import Ashlar
import Testing

struct `Sentences without a relation` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
  }

  @Test func `a place is an offset from the superview's same place`() {
    box.makeConstraints { make in
      make.left.offset(15)
      make.right.offset(-15)
      make.top.offset(10)
      make.bottom.offset(-20)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 15, y: 10, width: 290, height: 70)
  }

  @Test func `an extent with an offset is so many points`() {
    let constraints = box.makeConstraints { make in
      make.left.top.offset(0)
      make.width.offset(30)
      make.height.offset(40)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 30, height: 40)
    #expect(constraints[2].secondItem == nil)
    #expect(constraints[2].constant == 30)
  }

  @Test func `a centre with an offset of zero is centred`() {
    box.makeConstraints { make in
      make.center.offset(0)
      make.size.offset(CGSize(width: 40, height: 20))
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 140, y: 40, width: 40, height: 20)
  }

  @Test func `edges with an offset of zero fill the superview`() {
    box.makeConstraints { make in make.edges.offset(0) }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
  }

  @Test func `edges with an inset fill the superview but for a margin`() {
    box.makeConstraints { make in make.edges.inset(16) }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 16, y: 16, width: 288, height: 68)
  }

  @Test func `insets may differ from side to side`() {
    let other = View(name: "other")
    card.addSubview(other)
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    box.makeConstraints { make in make.edges.inset(insets) }
    other.makeConstraints { make in make.edges.offset(insets) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 2, y: 1, width: 314, height: 96)
    expectFrame(of: other, x: 2, y: 1, width: 314, height: 96)
  }

  @Test func `directional insets need no relation either`() {
    box.makeConstraints { make in
      make.directionalEdges.inset(DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 2, y: 1, width: 314, height: 96)
  }

  @Test func `centre and size offsets need no relation either`() {
    box.makeConstraints { make in
      make.center.offset(CGPoint(x: 10, y: -5))
      make.size.offset(CGSize(width: 40, height: 20))
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 150, y: 35, width: 40, height: 20)
  }

  @Test func `a multiplier is a multiple of the superview`() {
    box.makeConstraints { make in
      make.left.top.priority(.required)
      make.width.multipliedBy(0.5)
      make.height.dividedBy(4)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 160, height: 25)
  }

  @Test func `labels and switches need no relation either`() {
    let handles = box.makeConstraints { make in
      make.left.labeled("start")
      make.top.labeled("ceiling")
      make.width.height.inactive()
    }

    #expect(handles[0].layoutConstraints[0].identifier == "start")
    #expect(handles[1].layoutConstraints[0].identifier == "ceiling")
    #expect(handles.map(\.isActive) == [true, true, false])
  }
}
