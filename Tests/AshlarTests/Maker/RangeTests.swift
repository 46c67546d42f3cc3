import Ashlar
import Testing

struct `A range as the target` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.diagnostics.handler = .silent
    card.addSubview(box)
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
    }
  }

  /// The width of the box when it would like to be so wide.
  private func width(wanting width: Int) -> CGFloat {
    box.updateConstraints { make in make.width.equalTo(width).priority(.low) }
    card.layout(in: CGSize(width: 320, height: 100))
    return box.frame.width
  }

  @Test func `keeps a length between its ends`() {
    let handle = box.makeConstraints { make in make.width.equalTo(60...120) }[0]

    #expect([10, 60, 100, 120, 500].map(width) == [60, 60, 100, 120, 120])
    #expect(handle.layoutConstraints.map(\.relation) == [.greaterThanOrEqual, .lessThanOrEqual])
    #expect(handle.layoutConstraints.map(\.constant) == [60, 120])
  }

  @Test func `may have one end`() {
    let atLeast = box.makeConstraints { make in make.width.equalTo(60...) }[0]
    #expect([10, 500].map(width) == [60, 500])

    atLeast.deactivate()
    box.makeConstraints { make in make.width.equalTo(...120.5) }
    #expect([10, 500].map(width) == [10, 120.5])
  }

  @Test func `of places counts from the superview's same place`() {
    box.removeConstraints()
    box.makeConstraints { make in
      make.left.equalTo(20...40)
      make.top.equalToSuperview()
      make.size.equalTo(10)
      make.left.equalToSuperview().priority(.low)
    }
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 20, y: 0, width: 10, height: 10)
  }

  @Test func `of variables of any type, for each attribute of a composite`() {
    let least = 30
    let handle = box.prepareConstraints { make in
      make.size.equalTo(least...2 * least).offset(5).priority(.high)
    }[0]

    #expect(
      handle.layoutConstraints.map(\.description) == [
        "box.width >= 35 @750", "box.width <= 65 @750", "box.height >= 35 @750",
        "box.height <= 65 @750",
      ])
  }

  @Test func `is updated in place`() {
    for length in 1...10 {
      box.updateConstraints { make in make.width.equalTo(length...(2 * length)) }
    }

    #expect([0, 15, 50].map(width) == [10, 15, 20])
    // Height, two ends, and the width that is wanted.
    #expect(box.constraints.count == 4)
  }

  @Test func `is scaled by a multiplier`() {
    let handle = box.makeConstraints { make in make.width.equalTo(10...20).multipliedBy(3) }[0]

    #expect(handle.layoutConstraints.map(\.constant) == [30, 60])
  }

  @Test func `as a bound is a fault, and the rest counts`() {
    box.makeConstraints { make in
      make.width.lessThanOrEqualTo(60...120)
      make.width.inside(60...120)
      make.width.equalTo(50)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(
      card.diagnostics.faults.map(\.reason) == [
        .boundOfRange(of: "box", attribute: "width"), .boundOfRange(of: "box", attribute: "width"),
      ])
    expectFrame(of: box, x: 0, y: 0, width: 50, height: 10)
  }
}
