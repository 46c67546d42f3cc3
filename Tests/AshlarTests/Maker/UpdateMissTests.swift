import Ashlar
import Testing

struct `Updating without a match` {
  let card = View(name: "card")
  let panel = View(name: "panel")
  let box = View(name: "box")

  init() {
    card.diagnostics.handler = .silent
    card.addSubviews(panel, box)
    panel.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.width.equalTo(100)
      make.height.equalTo(40)
    }
  }

  @Test func `makes what a view does not have yet`() {
    box.updateConstraints { make in
      make.left.top.equalTo(panel)
      make.size.equalTo(20)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 20, height: 20)
  }

  @Test func `adds what is new and keeps the old`() {
    let left = box.makeConstraints { make in make.left.equalTo(10) }[0]

    box.updateConstraints { make in
      make.right.equalTo(-20)
      make.top.bottom.equalTo(0)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 0, width: 290, height: 100)
    #expect(left.isActive && left.constant == 10)
  }

  @Test func `against another target adds a constraint, and the conflict tells of the old one`() {
    box.makeConstraints { make in
      make.left.equalTo(panel)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }

    box.updateConstraints { make in make.left.equalTo(card).offset(70) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 0, width: 20, height: 20)
    #expect(card.diagnostics.conflicts.count == 1)
    let conflict = card.diagnostics.conflicts.first
    #expect(conflict?.setAside.text == "box.left == card.left + 70")
    #expect(conflict?.members.contains { $0.text == "box.left == panel.left" } == true)
    #expect(conflict?.missedBy == 60)
  }

  @Test func `does not touch constraints that other views have to it`() {
    panel.makeConstraints { make in make.right.lessThanOrEqualTo(box.left) }
    let before = card.constraints.count

    box.updateConstraints { make in make.left.greaterThanOrEqualTo(panel.right).offset(5) }

    #expect(card.constraints.count == before + 1)
  }

  @Test func `does not find a constraint that no maker made`() {
    let native = box.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 5)
    native.isActive = true

    box.updateConstraints { make in make.left.equalToSuperview().offset(9) }

    #expect(native.constant == 5)
    #expect(card.constraints.count { $0.firstItem === box } == 2)
  }

  @Test func `does not find a constraint that is inactive`() {
    let handle = box.prepareConstraints { make in make.left.equalToSuperview().offset(5) }[0]

    box.updateConstraints { make in make.left.equalToSuperview().offset(9) }

    #expect(!handle.isActive)
    #expect(handle.constant == 5)
    #expect(card.constraints.last?.constant == 9)
  }
}
