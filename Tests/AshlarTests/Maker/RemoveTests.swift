import Ashlar
import Testing

struct `Making, preparing and removing constraints` {
  let card = View(name: "card")
  let panel = View(name: "panel")
  let box = View(name: "box")

  init() {
    card.addSubviews(panel, box)
  }

  @Test func `removing deactivates all that makers made for a view`() {
    let handles = box.makeConstraints { make in
      make.left.top.equalTo(panel)
      make.size.equalTo(20)
    }

    box.removeConstraints()

    #expect(card.constraints.isEmpty)
    #expect(box.constraints.isEmpty)
    #expect(handles.allSatisfy { !$0.isActive })
  }

  @Test func `removing leaves what speaks of the view from elsewhere`() {
    panel.makeConstraints { make in make.left.equalTo(box) }
    let native = box.widthAnchor.constraint(equalToConstant: 5)
    native.isActive = true

    box.removeConstraints()

    #expect(card.constraints.count == 1)
    #expect(native.isActive)
  }

  @Test func `removing reaches what was prepared and then activated`() {
    let handle = box.prepareConstraints { make in make.edges.equalTo(panel) }[0]
    handle.activate()

    box.removeConstraints()

    #expect(!handle.isActive)
  }

  @Test func `preparing activates nothing`() {
    let handles = box.prepareConstraints { make in
      make.edges.equalTo(panel)
    }

    #expect(card.constraints.isEmpty)
    #expect(handles[0].layoutConstraints.count == 4)
    #expect(handles[0].layoutConstraints.allSatisfy { !$0.isActive })
  }

  @Test func `what is prepared counts when it is activated`() {
    panel.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    let handle = box.prepareConstraints { make in make.edges.equalTo(panel) }[0]

    handle.activate()
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 300, height: 80)
  }

  @Test func `making twice makes two`() {
    let first = box.makeConstraints { make in make.edges.equalToSuperview() }
    let second = box.makeConstraints { make in make.edges.equalToSuperview() }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(card.constraints.count == 8)
    #expect(first[0].isActive && second[0].isActive)
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `every verb gives back its handles in order`() {
    let made = box.makeConstraints { make in
      make.edges.equalToSuperview()
      make.width.equalTo([panel, card])
      make.height.equalTo(10)
    }

    #expect(made.count == 3)
    #expect(made.map(\.layoutConstraints.count) == [4, 2, 1])
    #expect(
      made.layoutConstraints.map(\.firstAttribute) == [
        .left, .top, .right, .bottom, .width, .width, .height,
      ])
  }

  @Test func `an empty closure makes nothing`() {
    let handles = box.makeConstraints { _ in }

    #expect(handles.isEmpty)
    #expect(card.constraints.isEmpty)
  }

  @Test func `constraints go with the view that they are for`() {
    let handles = box.makeConstraints { make in
      make.left.equalTo(panel)
      make.width.equalTo(20)
    }

    box.removeFromSuperview()

    #expect(card.constraints.isEmpty)
    #expect(handles.map(\.isActive) == [false, true])
  }
}
