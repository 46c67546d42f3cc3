import Ashlar
import Testing

struct `A relation behind the adjustments` {
  let card = View(name: "card")
  let panel = View(name: "panel")
  let box = View(name: "box")

  init() {
    card.addSubviews(panel, box)
    panel.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.width.equalTo(100)
      make.height.equalTo(40)
    }
  }

  @Test func `means the same as before them`() {
    box.makeConstraints { make in
      make.left.offset(8).equalTo(panel.right)
      make.top.inset(5).equalTo(panel.bottom)
      make.width.multipliedBy(0.5).equalTo(panel)
      make.height.priority(.high).equalTo(30)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 118, y: 55, width: 50, height: 30)
  }

  @Test func `may be an inequality`() {
    box.makeConstraints { make in
      make.left.top.offset(0)
      make.width.offset(-10).lessThanOrEqualTo(panel)
      make.width.priority(.low).equalTo(500)
      make.height.offset(5).greaterThanOrEqualTo(panel)
      make.height.priority(.low).equalTo(0)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 0, y: 0, width: 90, height: 45)
  }

  @Test func `may be about the superview`() {
    box.makeConstraints { make in
      make.left.top.offset(7).equalToSuperview()
      make.right.offset(-7).lessThanOrEqualToSuperview()
      make.width.priority(.low).equalTo(1000)
      make.bottom.offset(-7).greaterThanOrEqualToSuperview()
      make.height.priority(.low).equalTo(0)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 7, y: 7, width: 306, height: 186)
  }

  @Test func `may have several targets of different kinds`() {
    box.makeConstraints { make in
      make.left.top.offset(0)
      make.width.offset(1).greaterThanOrEqualTo([panel, 20])
      make.height.offset(1).lessThanOrEqualTo([panel, 20])
      make.width.priority(.low).equalTo(0)
      make.height.priority(.low).equalTo(500)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 0, y: 0, width: 101, height: 21)
  }

  @Test func `and and with are only words`() {
    box.makeConstraints { make in
      make.top.and.left.equalTo(panel).with.offset(3).and.priority(.high)
      make.size.with.equalTo(20)
    }

    card.layout(in: CGSize(width: 320, height: 200))

    expectFrame(of: box, x: 13, y: 13, width: 20, height: 20)
  }
}
