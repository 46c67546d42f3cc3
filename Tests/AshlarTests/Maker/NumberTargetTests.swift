import Ashlar
import Testing

struct `Numbers as targets` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
  }

  @Test func `a length is so many points`() {
    let constraints = box.makeConstraints { make in
      make.width.equalTo(30)
      make.height.equalTo(42)
      make.left.top.equalToSuperview()
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 30, height: 42)
    #expect(constraints[1].secondItem == nil)
    #expect(constraints[1].secondAttribute == .notAnAttribute)
    #expect(constraints[1].constant == 42)
  }

  @Test func `a place is so many points from the superview's same place`() {
    box.makeConstraints { make in
      make.left.equalTo(15)
      make.right.equalTo(-15)
      make.top.equalTo(20)
      make.bottom.equalTo(-30)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 15, y: 20, width: 290, height: 50)
  }

  @Test func `leading and trailing count from the superview's too`() {
    box.makeConstraints { make in
      make.leading.equalTo(15)
      make.trailing.equalTo(-25)
      make.top.bottom.equalTo(0)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 15, y: 0, width: 280, height: 100)
  }

  @Test func `a centre is so many points from the superview's centre`() {
    box.makeConstraints { make in
      make.size.equalTo(40)
      make.center.equalTo(0)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 140, y: 30, width: 40, height: 40)
  }

  @Test func `a centre may be off by a number`() {
    box.makeConstraints { make in
      make.size.equalTo(40)
      make.centerX.equalTo(-20)
      make.centerY.equalTo(7)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 120, y: 37, width: 40, height: 40)
  }

  @Test func `a baseline is so many points from the superview's baseline`() {
    let constraint = box.makeConstraints { make in
      make.lastBaseline.equalTo(10)
      make.height.equalTo(20)
    }.layoutConstraints[0]

    card.layout(in: CGSize(width: 320, height: 100))

    #expect(box.frame.maxY == 110)
    #expect(constraint.secondItem === card)
    #expect(constraint.firstAttribute == .lastBaseline)
    #expect(constraint.secondAttribute == .lastBaseline)
    #expect(card.constraints.first === constraint)
  }

  @Test func `at most and at least compare with numbers`() {
    box.makeConstraints { make in
      make.left.greaterThanOrEqualTo(12)
      make.left.equalTo(0).priority(.low)
      make.top.lessThanOrEqualTo(8)
      make.top.equalTo(50).priority(.low)
      make.width.lessThanOrEqualTo(120)
      make.width.equalTo(200).priority(.low)
      make.height.greaterThanOrEqualTo(60)
      make.height.equalTo(10).priority(.low)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 12, y: 8, width: 120, height: 60)
  }

  @Test func `numbers of every usual type are accepted`() {
    let int = 10
    let unsigned: UInt = 20
    let float: Float = 30.5
    let double = 40.25
    let points: CGFloat = 5

    box.makeConstraints { make in
      make.left.equalTo(int)
      make.top.equalTo(unsigned)
      make.width.equalTo(float)
      make.height.equalTo(double)
      make.right.lessThanOrEqualTo(points)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 20, width: 30.5, height: 40.25)
  }
}
