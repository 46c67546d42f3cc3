import Ashlar
import Testing

struct `Wants of equal priority` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
    box.contentSize = CGSize(width: 100, height: 20)
    box.makeConstraints { make in make.left.top.equalToSuperview() }
  }

  @Test func `a content that hugs beats an equality that would stretch it`() {
    box.makeConstraints { make in make.width.equalTo(300).priority(.low) }

    card.layout(in: CGSize(width: 400, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 100, height: 20)
  }

  @Test func `a content that resists beats an equality that would squeeze it`() {
    box.makeConstraints { make in make.width.equalTo(50).priority(.high) }

    card.layout(in: CGSize(width: 400, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 100, height: 20)
  }

  @Test func `an inequality beats a content that hugs`() {
    box.makeConstraints { make in make.width.greaterThanOrEqualTo(300).priority(.low) }

    card.layout(in: CGSize(width: 400, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 300, height: 20)
  }

  @Test func `an inequality beats a content that resists`() {
    box.makeConstraints { make in make.width.lessThanOrEqualTo(50).priority(.high) }

    card.layout(in: CGSize(width: 400, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 50, height: 20)
  }

  @Test func `an equality of greater priority beats content`() {
    box.makeConstraints { make in make.width.equalTo(300).priority(.low + 1) }

    card.layout(in: CGSize(width: 400, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 300, height: 20)
  }
}
