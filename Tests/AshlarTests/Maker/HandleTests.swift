import Ashlar
import Testing

struct `Handles kept after the closure` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
  }

  @Test func `read the numbers of what was made`() {
    let handle = box.makeConstraints { make in
      make.width.equalToSuperview().multipliedBy(0.5).offset(-8).priority(.high)
    }[0]

    #expect(handle.constant == -8)
    #expect(handle.multiplier == 0.5)
    #expect(handle.priority == .high)
    #expect(handle.isActive)
  }

  @Test func `can be kept from inside the closure`() {
    var bottom: ConstraintHandle?
    box.makeConstraints { make in
      make.left.top.right.equalToSuperview()
      bottom = make.bottom.equalToSuperview().offset(-10)
    }
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 0, y: 0, width: 320, height: 90)

    bottom?.update(offset: -50)
    card.layoutIfNeeded()

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 50)
  }

  @Test func `switch their constraints off and on again`() {
    let shared = box.makeConstraints { make in make.left.top.height.equalToSuperview() }[0]
    let narrow = box.prepareConstraints { make in make.width.equalTo(100) }[0]
    let wide = box.prepareConstraints { make in make.width.equalTo(200) }[0]

    narrow.activate()
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 0, y: 0, width: 100, height: 100)

    narrow.deactivate()
    wide.activate()
    card.layoutIfNeeded()
    expectFrame(of: box, x: 0, y: 0, width: 200, height: 100)

    wide.isActive = false
    narrow.isActive = true
    card.layoutIfNeeded()
    expectFrame(of: box, x: 0, y: 0, width: 100, height: 100)
    #expect([shared, narrow, wide].map(\.isActive) == [true, true, false])
  }

  @Test func `switch every constraint of a composite`() {
    let handle = box.makeConstraints { make in make.edges.equalToSuperview() }[0]
    #expect(card.constraints.count == 4)

    handle.deactivate()
    #expect(card.constraints.isEmpty)

    handle.activate()
    #expect(card.constraints.count == 4)

    handle.activate()
    #expect(card.constraints.count == 4)
  }

  @Test func `say that they are active while any of their constraints is`() {
    let handle = box.makeConstraints { make in make.left.top.equalToSuperview() }[0]

    handle.layoutConstraints[0].isActive = false
    #expect(handle.isActive)

    handle.layoutConstraints[1].isActive = false
    #expect(!handle.isActive)
  }

  @Test func `switch several with different answers`() {
    let handles = box.prepareConstraints { make in
      make.left.equalToSuperview()
      make.top.equalToSuperview()
    }

    handles[0].isActive = true
    handles[1].isActive = false
    #expect(card.constraints.count == 1)

    handles[1].isActive = true
    #expect(card.constraints.count == 2)

    for handle in handles { handle.isActive = false }
    #expect(card.constraints.isEmpty)
  }

  @Test func `of an inactive sentence wait to be activated`() {
    let handles = box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(20)
      make.size.equalTo(40).inactive()
    }
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 0, y: 0, width: 20, height: 20)

    handles[1].deactivate()
    handles[2].activate()
    card.layoutIfNeeded()

    expectFrame(of: box, x: 0, y: 0, width: 40, height: 40)
  }

  @Test func `keep their numbers while they are off`() {
    let handle = box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(20)
    }[1]
    handle.deactivate()

    handle.update(offset: 30)
    handle.update(priority: .high)
    handle.activate()
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 30, height: 30)
    #expect(handle.priority == .high)
  }

  @Test func `say where they were written`() {
    let line: UInt32 = #line + 2
    let handle = box.makeConstraints { make in
      make.left.top.equalToSuperview().offset(3)
    }[0]

    let location = CodeLocation(fileID: #fileID, line: line)
    #expect(handle.sourceLocation == location)
    #expect(handle.layoutConstraints.map(\.sourceLocation) == [location, location])
  }
}
