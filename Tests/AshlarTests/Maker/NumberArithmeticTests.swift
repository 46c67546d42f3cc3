import Ashlar
import Testing

struct `Arithmetic on a number that is the target` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
    box.makeConstraints { make in make.left.top.equalToSuperview() }
  }

  @Test func `a multiplier multiplies the number`() {
    box.makeConstraints { make in
      make.width.equalTo(295).multipliedBy(0.2)
      make.height.equalTo(90).dividedBy(3)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 59, height: 30)
  }

  @Test func `an offset adds to the number`() {
    box.makeConstraints { make in
      make.width.equalTo(50).offset(3)
      make.height.equalTo(50).offset(-8)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 53, height: 42)
  }

  @Test func `an offset is added after multiplying, in whatever order they are written`() {
    box.makeConstraints { make in
      make.width.equalTo(100).multipliedBy(0.5).offset(7)
      make.height.equalTo(100).offset(7).multipliedBy(0.5)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 57, height: 57)
  }

  @Test func `an offset adds to the number of a place`() {
    let badge = View(name: "badge")
    card.addSubview(badge)

    badge.makeConstraints { make in
      make.left.equalTo(15).offset(5)
      make.top.equalTo(15).multipliedBy(2)
      make.size.equalTo(10)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: badge, x: 20, y: 30, width: 10, height: 10)
  }

  @Test func `a multiplier multiplies the number, and not the superview's place`() {
    let badge = View(name: "badge")
    card.addSubview(badge)

    badge.makeConstraints { make in
      make.right.bottom.equalTo(-15).multipliedBy(2)
      make.size.equalTo(10)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: badge, x: 280, y: 60, width: 10, height: 10)
  }

  @Test func `an inset makes a length shorter by both sides`() {
    box.makeConstraints { make in make.size.equalTo(100).inset(10) }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 80, height: 80)
  }
}
