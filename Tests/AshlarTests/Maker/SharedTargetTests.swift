import Ashlar
import Testing

struct `Several attributes against one` {
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

  @Test func `all of them are compared with it`() {
    box.makeConstraints { make in
      make.width.height.equalTo(panel.height)
      make.left.equalTo(panel.right)
      make.top.equalTo(panel.bottom)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 110, y: 50, width: 40, height: 40)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `those of the other axis are active, and faults once they are solved`() {
    let handle = box.makeConstraints { make in
      make.edges.equalTo(panel.left)
      make.top.equalToSuperview()
      make.height.equalTo(20)
    }[0]
    #expect(handle.layoutConstraints.allSatisfy { $0.isActive })
    #expect(card.diagnostics.faults.isEmpty)

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 0, width: 0, height: 20)
    #expect(
      card.diagnostics.faults.map(\.reason) == [
        .mixedAxes(constraint: "box.top == panel.left"),
        .mixedAxes(constraint: "box.bottom == panel.left"),
      ])
  }

  @Test func `left and top may both be compared with a top, and both are active`() {
    box.makeConstraints { make in
      make.top.equalTo(panel.top).offset(50)
      make.left.equalTo(panel.top).offset(50)
    }
    #expect(card.constraints.suffix(2).allSatisfy { $0.isActive && $0.firstItem === box })

    panel.remakeConstraints { make in make.edges.equalToSuperview() }
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(card.constraints.count == 6)
    #expect(box.frame.minY == 50)
    #expect(
      card.diagnostics.faults.map(\.reason) == [
        .mixedAxes(constraint: "box.left == panel.top + 50")
      ])
  }

  @Test func `those that are illegal against it are faults, and the others count`() {
    box.makeConstraints { make in
      make.left.leading.width.equalTo(panel.left)
      make.top.equalToSuperview()
      make.size.equalTo(20)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 0, width: 20, height: 20)
    #expect(
      card.diagnostics.faults.map(\.reason) == [
        .illegalConstraint(
          .directionalWithAbsolute, constraint: "box.leading == panel.left"),
        .illegalConstraint(.locationWithSize, constraint: "box.width == panel.left"),
      ])
  }
}
