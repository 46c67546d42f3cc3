import Ashlar
import Testing

struct `Multipliers of the maker` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
  }

  @Test func `a multiplier scales the other attribute`() {
    let constraints = box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0.25)
      make.height.equalTo(box.width).multipliedBy(2)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 80, height: 160)
    #expect(constraints.map(\.multiplier) == [1, 1, 0.25, 2])
  }

  @Test func `dividing is multiplying by the reciprocal`() {
    let constraints = box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalToSuperview().dividedBy(10)
      make.height.equalToSuperview().multipliedBy(5)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 32, height: 500)
    #expect(constraints[2].multiplier == 0.1)
    #expect(constraints[3].multiplier == 5)
  }

  @Test func `a place is multiplied in the superview's own coordinates`() {
    let page = View(name: "page")
    page.addSubview(card)
    card.makeConstraints { make in
      make.left.equalTo(100)
      make.top.equalTo(30)
      make.width.equalTo(200)
      make.height.equalTo(80)
    }

    box.makeConstraints { make in
      make.left.equalTo(card.right).multipliedBy(0.25)
      make.top.equalTo(card.bottom).multipliedBy(0.5)
      make.size.equalTo(10)
    }
    page.layout(in: CGSize(width: 400, height: 400))

    expectFrame(of: box, x: 50, y: 40, width: 10, height: 10)
  }

  @Test func `a centre may be a fraction of the way`() {
    box.makeConstraints { make in
      make.centerX.equalToSuperview().multipliedBy(0.5)
      make.centerY.equalToSuperview().multipliedBy(1.5)
      make.size.equalTo(20)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 70, y: 65, width: 20, height: 20)
  }

  @Test func `the last of two multipliers counts`() {
    let constraint = box.prepareConstraints { make in
      make.width.equalToSuperview().multipliedBy(3).dividedBy(2)
    }.layoutConstraints[0]

    #expect(constraint.multiplier == 0.5)
  }

  @Test func `a composite is divided as a whole`() {
    let constraints = box.makeConstraints { make in
      make.center.equalToSuperview().offset(CGPoint(x: 4, y: 6)).dividedBy(2).priority(.high)
      make.size.equalTo(10)
    }.layoutConstraints.prefix(2)

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 79, y: 26, width: 10, height: 10)
    #expect(constraints.map(\.multiplier) == [0.5, 0.5])
    #expect(constraints.map(\.priority) == [750, 750])
  }
}
