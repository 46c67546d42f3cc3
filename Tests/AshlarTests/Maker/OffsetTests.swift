import Ashlar
import Testing

struct `Offsets of the maker` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
  }

  @Test func `an offset moves every edge the same way`() {
    let constraints = box.makeConstraints { make in
      make.edges.equalTo(card).offset(50)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 50, y: 50, width: 320, height: 100)
    #expect(constraints.map(\.constant) == [50, 50, 50, 50])
  }

  @Test func `a negative offset moves left and up`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.right.bottom.equalToSuperview().offset(-20)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 290, height: 70)
  }

  @Test func `an offset of a length makes it longer`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalToSuperview().offset(-100)
      make.height.equalToSuperview().offset(8)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 220, height: 108)
  }

  @Test func `one number takes the place of several, and several that of one`() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let handle = box.makeConstraints { $0.edges.equalTo(card).inset(insets) }[0]

    handle.inset(5)
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 5, y: 5, width: 310, height: 90)

    handle.inset(insets)
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 2, y: 1, width: 314, height: 96)
  }

  @Test func `a point moves horizontal places by x and vertical ones by y`() {
    let constraints = box.makeConstraints { make in
      make.center.size.equalTo(card).offset(CGPoint(x: 10, y: 20))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 20, width: 320, height: 100)
    #expect(constraints.map(\.constant) == [10, 20, 0, 0])
  }

  @Test func `a centre offset moves the centres only`() {
    let constraints = box.makeConstraints { make in
      make.center.width.height.equalTo(card).offset(CGPoint(x: -10, y: 20))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: -10, y: 20, width: 320, height: 100)
    #expect(constraints.map(\.constant) == [-10, 20, 0, 0])
  }

  @Test func `a size makes widths and heights greater`() {
    let constraints = box.makeConstraints { make in
      make.left.top.width.height.equalTo(card).offset(CGSize(width: -20, height: 5))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 300, height: 105)
    #expect(constraints.map(\.constant) == [0, 0, -20, 5])
  }

  @Test func `a size offset leaves places alone`() {
    let constraints = box.makeConstraints { make in
      make.centerX.top.size.equalTo(card).offset(CGSize(width: 30, height: 40))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: -15, y: 0, width: 350, height: 140)
    #expect(constraints.map(\.constant) == [0, 0, 30, 40])
  }

  @Test func `insets as an offset move inwards`() {
    let constraints = box.makeConstraints { make in
      make.edges.equalTo(card).offset(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 20, y: 10, width: 260, height: 60)
    #expect(constraints.map(\.constant) == [20, 10, -40, -30])
  }

  @Test func `an offset is in the same unit whatever the multiplier`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalToSuperview().offset(10).multipliedBy(0.5)
      make.height.equalToSuperview().multipliedBy(0.5).offset(10)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 170, height: 60)
  }

  @Test func `the last of two offsets counts`() {
    box.makeConstraints { make in
      make.edges.equalToSuperview().offset(50).offset(3)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 3, y: 3, width: 320, height: 100)
  }
}
