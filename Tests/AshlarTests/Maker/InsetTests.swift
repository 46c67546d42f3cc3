import Ashlar
import Testing

struct `Insets of the maker` {
  let card = View(name: "card")
  let panel = View(name: "panel")
  let box = View(name: "box")

  init() {
    card.addSubviews(panel, box)
    panel.makeConstraints { make in
      make.left.equalTo(100)
      make.top.equalTo(60)
      make.width.equalTo(80)
      make.height.equalTo(40)
    }
  }

  @Test func `an inset of all edges leaves a margin on every side`() {
    let constraints = box.makeConstraints { make in
      make.edges.equalToSuperview().inset(50)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 50, y: 50, width: 220, height: 100)
    #expect(constraints.map(\.firstAttribute) == [.left, .top, .right, .bottom])
    #expect(constraints.map(\.constant) == [50, 50, -50, -50])
  }

  @Test func `every side may have its own inset`() {
    box.makeConstraints { make in
      make.edges.equalToSuperview().inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 2, y: 1, width: 314, height: 196)
  }

  @Test func `inset and insets are one`() {
    let constraints = box.makeConstraints { make in
      make.edges.equalToSuperview().inset(EdgeInsets(all: 25))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 25, y: 25, width: 270, height: 150)
    #expect(constraints.map(\.constant) == [25, 25, -25, -25])
  }

  @Test func `the attribute on the left says which way is in`() {
    box.makeConstraints { make in
      make.right.equalTo(panel.left).inset(10)
      make.bottom.equalTo(panel.top).inset(10)
      make.left.top.equalToSuperview()
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 0, y: 0, width: 90, height: 50)
  }

  @Test func `behind and below another view an inset is a gap too`() {
    box.makeConstraints { make in
      make.left.equalTo(panel.right).inset(10)
      make.top.equalTo(panel.bottom).inset(10)
      make.right.bottom.equalToSuperview()
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 190, y: 110, width: 130, height: 90)
  }

  @Test func `sizes shrink by both sides`() {
    let constraints = box.makeConstraints { make in
      make.size.equalToSuperview().inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.left.top.equalToSuperview()
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 0, y: 0, width: 314, height: 196)
    #expect(constraints.prefix(2).map(\.constant) == [-6, -4])
  }

  @Test func `centres move by half the difference`() {
    let constraints = box.makeConstraints { make in
      make.center.equalToSuperview().inset(EdgeInsets(top: 10, left: 20, bottom: 30, right: 60))
      make.size.equalTo(40)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 120, y: 70, width: 40, height: 40)
    #expect(constraints.prefix(2).map(\.constant) == [-20, -10])
  }

  @Test func `equal insets leave centres where they are`() {
    box.makeConstraints { make in
      make.center.equalToSuperview().inset(10)
      make.size.equalTo(40)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 140, y: 80, width: 40, height: 40)
  }

  @Test func `baselines move by the side that they are near`() {
    let constraints = box.makeConstraints { make in
      make.firstBaseline.lastBaseline.equalToSuperview()
        .inset(EdgeInsets(top: 10, left: 1, bottom: 30, right: 1))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 200))

    #expect(box.frame.minY == 10)
    #expect(box.frame.maxY == 170)
    #expect(constraints.map(\.constant) == [10, -30])
  }

  @Test func `each attribute takes its own side`() {
    let constraints = box.prepareConstraints { make in
      make.right.top.bottom.left.lastBaseline.width.equalToSuperview()
        .inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.right.top.bottom.left.equalToSuperview().inset(1)
    }

    #expect(constraints[0].layoutConstraints.map(\.constant) == [-4, 1, -3, 2, -3, -6])
    #expect(constraints[1].layoutConstraints.map(\.constant) == [-1, 1, -1, 1])
  }

  @Test func `a negative inset reaches beyond the target`() {
    box.makeConstraints { make in make.edges.equalTo(panel).inset(-5) }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 95, y: 55, width: 90, height: 50)
  }

  @Test func `an inset and an offset both count`() {
    box.makeConstraints { make in make.edges.equalToSuperview().inset(10).offset(3) }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 13, y: 13, width: 300, height: 180)
  }
}
