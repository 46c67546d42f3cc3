import Ashlar
import Testing

struct `Remaking constraints` {
  let card = View(name: "card")
  let panel = View(name: "panel")
  let box = View(name: "box")

  init() {
    card.addSubviews(panel, box)
    panel.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    box.makeConstraints { make in
      make.left.top.equalToSuperview().offset(50)
      make.size.equalTo(20)
    }
  }

  @Test func `puts the new in place of the old`() {
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: box, x: 50, y: 50, width: 20, height: 20)

    box.remakeConstraints { make in make.edges.equalTo(panel) }
    card.layoutIfNeeded()

    expectFrame(of: box, x: 10, y: 10, width: 300, height: 80)
    #expect(card.constraints.count == 8)
    #expect(box.constraints.isEmpty)
  }

  @Test func `with one sentence leaves one constraint`() {
    let constraint = box.remakeConstraints { make in
      make.height.equalTo(100)
    }.layoutConstraints[0]

    #expect(box.constraints.count == 1)
    #expect(box.constraints.first === constraint)
    #expect(card.constraints.allSatisfy { $0.firstItem === panel })
    #expect(constraint.constant == 100)
  }

  @Test func `runs the closure while the old ones are active`() {
    var during = 0

    box.remakeConstraints { make in
      during = box.constraints.count
      make.edges.equalToSuperview()
    }

    #expect(during == 2)
    #expect(box.constraints.isEmpty)
  }

  @Test func `turns the old handles off`() {
    let old = box.remakeConstraints { make in make.left.top.equalTo(panel) }

    let new = box.remakeConstraints { make in make.left.top.equalTo(panel) }

    #expect(old.map(\.isActive) == [false])
    #expect(new.map(\.isActive) == [true])
  }

  @Test func `the opposite of what was there is no conflict`() {
    card.layout(in: CGSize(width: 320, height: 100))

    box.remakeConstraints { make in
      make.right.bottom.equalToSuperview().offset(-50)
      make.size.equalTo(30)
    }
    card.layoutIfNeeded()

    expectFrame(of: box, x: 240, y: 20, width: 30, height: 30)
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `two views that depend on each other is no conflict`() {
    panel.remakeConstraints { make in
      make.left.top.height.equalToSuperview()
      make.width.equalTo(box)
    }
    box.remakeConstraints { make in
      make.left.equalTo(panel.right)
      make.right.top.bottom.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: panel, x: 0, y: 0, width: 160, height: 100)

    panel.remakeConstraints { make in
      make.right.top.height.equalToSuperview()
      make.width.equalTo(box).multipliedBy(3)
    }
    box.remakeConstraints { make in
      make.right.equalTo(panel.left)
      make.left.top.bottom.equalToSuperview()
    }
    card.layoutIfNeeded()

    expectFrame(of: panel, x: 80, y: 0, width: 240, height: 100)
    expectFrame(of: box, x: 0, y: 0, width: 80, height: 100)
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `an empty closure removes everything`() {
    box.remakeConstraints { _ in }

    #expect(box.constraints.isEmpty)
    #expect(card.constraints.count == 4)
  }

  @Test func `leaves constraints that no maker made`() {
    let native = box.widthAnchor.constraint(greaterThanOrEqualToConstant: 5)
    native.isActive = true

    box.remakeConstraints { make in make.edges.equalTo(panel) }

    #expect(native.isActive)
  }

  @Test func `leaves what other views have to it`() {
    panel.makeConstraints { make in make.width.greaterThanOrEqualTo(box) }

    box.remakeConstraints { make in make.edges.equalTo(panel) }

    #expect(card.constraints.contains { $0.firstItem === panel && $0.secondItem === box })
  }
}
