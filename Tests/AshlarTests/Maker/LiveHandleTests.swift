import Ashlar
import Testing

struct `Handles of constraints that were updated` {
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

  @Test func `that an update returns control the constraint that exists`() {
    let made = box.makeConstraints { make in make.width.equalTo(50) }[0]

    let updated = box.updateConstraints { make in make.width.equalTo(60) }[0]
    #expect(updated.layoutConstraints[0] === made.layoutConstraints[0])
    #expect(updated.isActive)

    updated.update(offset: 70)
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 0, y: 0, width: 70, height: 10)

    updated.deactivate()
    #expect(!made.isActive)
  }

  @Test func `that were kept before read what an update has set`() {
    let made = box.makeConstraints { make in make.width.equalToSuperview() }[0]

    box.updateConstraints { make in
      make.width.equalToSuperview().multipliedBy(0.5).offset(3).priority(.high)
    }

    #expect(made.constant == 3)
    #expect(made.multiplier == 0.5)
    #expect(made.priority == .high)
  }

  @Test func `that were kept before change one number and leave the others`() {
    let made = box.makeConstraints { make in make.width.equalTo(10) }[0]
    box.updateConstraints { make in make.width.equalTo(99) }

    made.update(priority: 400)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 99, height: 10)
    #expect(made.constant == 99)
    #expect(made.priority == 400)
  }

  @Test func `leave a constant that was set on the constraint itself`() {
    let made = box.makeConstraints { make in make.width.equalToSuperview() }[0]
    made.layoutConstraints[0].constant = -20

    made.update(multiplier: 0.5)
    made.update(priority: .high)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 140, height: 10)
    #expect(made.constant == -20)
  }

  @Test func `leave a priority and a multiplier that were set on the constraint itself`() {
    let made = box.makeConstraints { make in make.width.equalToSuperview() }[0]
    made.layoutConstraints[0].multiplier = 0.5
    made.layoutConstraints[0].priority = .low

    made.update(offset: 8)

    #expect(made.layoutConstraints[0].multiplier == 0.5)
    #expect(made.layoutConstraints[0].priority == .low)
    #expect(made.multiplier == 0.5)
    #expect(made.priority == .low)
  }

  @Test func `refuse a number that makes no sense and go on as before`() {
    let made = box.makeConstraints { make in
      make.width.equalTo(50).priority(.high)
    }[0]

    made.update(priority: 0)
    made.update(offset: .nan)
    made.update(multiplier: .infinity)
    #expect(card.diagnostics.faults.count == 3)
    #expect(made.priority == .high)
    #expect(made.constant == 50)
    #expect(made.multiplier == 1)

    made.update(multiplier: 2)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 100, height: 10)
    #expect(card.diagnostics.faults.count == 3)
  }

  @Test func `of a remade view are off, and the new ones are on`() {
    let old = box.makeConstraints { make in make.width.equalTo(50) }[0]

    let new = box.remakeConstraints { make in make.edges.equalToSuperview() }[0]
    old.update(offset: 7)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(!old.isActive)
    #expect(new.isActive)
  }
}
