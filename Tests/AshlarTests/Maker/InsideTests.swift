import Ashlar
import Testing

struct `Staying inside` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.diagnostics.handler = .silent
    card.addSubview(box)
  }

  /// The frame of a box that would like to be somewhere in a card of 320 × 100.
  private func frame(wanting wanted: CGRect) -> CGRect {
    box.updateConstraints { make in
      make.left.equalTo(wanted.minX).priority(.medium)
      make.top.equalTo(wanted.minY).priority(.medium)
      make.size.equalTo(wanted.size).priority(.low)
    }
    card.layout(in: CGSize(width: 320, height: 100))
    return box.frame
  }

  @Test func `an inset keeps all edges away, and lets the rest be`() {
    box.makeConstraints { make in make.edges.inside(card).inset(8) }

    let free = CGRect(x: 20, y: 30, width: 40, height: 50)
    #expect(frame(wanting: free) == free)
    // Left and top come before the size, which then goes as far as 320 − 8 and 100 − 8.
    #expect(
      frame(wanting: CGRect(x: -50, y: -50, width: 500, height: 500))
        == CGRect(x: 8, y: 8, width: 304, height: 84))
    #expect(
      frame(wanting: CGRect(x: 300, y: 30, width: 40, height: 50))
        == CGRect(x: 300, y: 30, width: 12, height: 50))
  }

  @Test func `the near edges are bounded below, and all else above`() {
    let handle = box.prepareConstraints { make in
      make.directionalEdges.size.insideSuperview()
    }[0]

    #expect(
      handle.layoutConstraints.map { "\($0.firstAttribute) \($0.relation)" } == [
        "leading >=", "top >=", "trailing <=", "bottom <=", "width <=", "height <=",
      ])
  }

  @Test func `leading is on the right where people read from there`() {
    card.environment = LayoutEnvironment(direction: .rightToLeft)
    box.makeConstraints { make in
      make.leading.trailing.inside(card).inset(10)
      make.leading.equalToSuperview().offset(-50).priority(.high)
      make.width.equalTo(30)
      make.top.height.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    // Not further right than 310, so from 280.
    expectFrame(of: box, x: 280, y: 0, width: 30, height: 100)
  }

  @Test func `a centre has no inner side`() {
    box.makeConstraints { make in
      make.center.inside(card)
      make.edges.insideSuperview()
    }

    #expect(
      card.diagnostics.faults.map(\.reason) == [
        .noInnerSide(of: "box", attribute: "centerX"),
        .noInnerSide(of: "box", attribute: "centerY"),
      ])
    #expect(card.constraints.count == 4)
  }
}
