import Testing

@testable import Ashlar

struct `Updating constraints` {
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
    box.makeConstraints { make in
      make.left.top.equalToSuperview().offset(50)
      make.width.height.equalTo(20)
    }
  }

  @Test func `changes the constant of the constraint that exists`() {
    let before = card.constraints.count

    box.updateConstraints { make in
      make.left.equalToSuperview().offset(15)
      make.width.equalTo(30)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 15, y: 50, width: 30, height: 20)
    #expect(card.constraints.count == before)
    #expect(box.constraints.count == 2)
  }

  @Test func `finds a constraint however its target is spelt`() {
    box.updateConstraints { make in
      make.left.equalTo(card).offset(1)
      make.top.equalTo(2)
    }
    box.updateConstraints { make in
      make.left.offset(3)
      make.top.equalTo(card.topAnchor).offset(4)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 3, y: 4, width: 20, height: 20)
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `sets the multiplier and the priority too`() {
    let constraint = box.remakeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(20)
      make.width.equalTo(panel).multipliedBy(0.5)
    }.layoutConstraints[3]
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 0, y: 0, width: 50, height: 20)

    box.updateConstraints { make in
      make.width.equalTo(panel).multipliedBy(2).offset(5).priority(.high)
    }
    card.layoutIfNeeded()

    expectFrame(of: box, x: 0, y: 0, width: 205, height: 20)
    #expect(constraint.multiplier == 2)
    #expect(constraint.constant == 5)
    #expect(constraint.priority == .high)
  }

  @Test func `moves a constraint from required to optional and back`() {
    box.updateConstraints { make in make.width.equalTo(60).priority(.low) }
    box.makeConstraints { make in make.width.equalTo(25).priority(.medium) }
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 50, y: 50, width: 25, height: 20)

    box.updateConstraints { make in
      make.width.equalTo(60).priority(.low)
      make.width.equalTo(25).priority(.required)
    }
    card.layoutIfNeeded()

    expectFrame(of: box, x: 50, y: 50, width: 25, height: 20)
    #expect(box.constraints.map(\.priority) == [.low, .required, .required])
  }

  @Test func `of several finds the one of the same multiplier and priority`() {
    let handles = box.makeConstraints { make in
      make.width.lessThanOrEqualTo(panel).multipliedBy(2).priority(.low)
      make.width.lessThanOrEqualTo(panel).multipliedBy(2).priority(.high)
      make.width.lessThanOrEqualTo(panel).multipliedBy(3).priority(.low)
    }

    box.updateConstraints { make in
      make.width.lessThanOrEqualTo(panel).multipliedBy(2).priority(.low).offset(7)
    }

    #expect(handles.map(\.constant) == [7, 0, 0])
  }

  @Test func `tells relations apart`() {
    let handles = box.remakeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(20)
      make.width.lessThanOrEqualTo(90)
      make.width.greaterThanOrEqualTo(50)
      make.width.equalTo(70).priority(.low)
    }

    box.updateConstraints { make in make.width.lessThanOrEqualTo(60) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 60, height: 20)
    #expect(handles.suffix(3).map(\.constant) == [60, 50, 70])
  }

  @Test func `leaves what it does not mention`() {
    box.updateConstraints { make in make.top.equalToSuperview().offset(8) }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 50, y: 8, width: 20, height: 20)
  }

  @Test func `finds each part of a composite by itself`() {
    box.remakeConstraints { make in make.edges.equalToSuperview() }

    box.updateConstraints { make in make.left.right.equalToSuperview().inset(10) }
    box.updateConstraints { make in make.edges.equalTo(EdgeInsets(top: 1, left: 2)) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 2, y: 1, width: 318, height: 99)
  }

  @Test func `a thousand times leaves the number of constraints as it was`() {
    let before = (card.constraints.count, box.constraints.count)

    for number in 1...1000 {
      box.updateConstraints { make in
        make.left.equalToSuperview().offset(CGFloat(number))
        make.width.equalTo(number)
      }
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 1000, y: 50, width: 1000, height: 20)
    #expect((card.constraints.count, box.constraints.count) == before)
  }

  /// Advice names the number as the line writes it that wrote it last.
  @Test func `takes over what the new sentence calls its number`() {
    let left = box.makeConstraints { make in make.left.equalToSuperview().offset(8) }[0]
    let constraint = left.layoutConstraints[0]
    #expect(constraint.wording == .offset)

    box.updateConstraints { make in make.left.equalToSuperview().inset(12) }

    #expect(constraint.constant == 12)
    #expect(constraint.wording == .inset)
  }
}
