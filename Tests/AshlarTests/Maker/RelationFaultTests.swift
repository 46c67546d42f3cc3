import Ashlar
import Testing

struct `A second relation in one sentence` {
  let card = View(name: "card")
  let panel = View(name: "panel")
  let box = View(name: "box")

  init() {
    card.diagnostics.handler = .silent
    card.addSubviews(panel, box)
    panel.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(40)
    }
  }

  private func expectOneFault(
    of attribute: String, line: UInt32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fault = LayoutFault(
      reason: .secondRelation(of: "box", attribute: attribute),
      location: CodeLocation(fileID: #fileID, line: line))
    #expect(card.diagnostics.faults == [fault], sourceLocation: sourceLocation)
  }

  @Test func `is a fault, and the first one stands`() {
    let line: UInt32 = #line + 3
    box.makeConstraints { make in
      make.top.size.equalTo(panel)
      make.left.equalTo(panel.right).lessThanOrEqualTo(panel)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 50, y: 10, width: 40, height: 40)
    expectOneFault(of: "left", line: line)
  }

  @Test func `is a fault behind an inequality`() {
    let line: UInt32 = #line + 4
    box.makeConstraints { make in
      make.left.top.height.equalTo(panel)
      make.width.equalTo(500).priority(.low)
      make.width.lessThanOrEqualTo(panel).equalTo(500)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 40, height: 40)
    expectOneFault(of: "width", line: line)
  }

  @Test func `is a fault even if it is of the same kind`() {
    let line: UInt32 = #line + 4
    box.makeConstraints { make in
      make.left.top.height.equalTo(panel)
      make.width.equalTo(0).priority(.low)
      make.width.greaterThanOrEqualTo(panel).greaterThanOrEqualTo(500)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 40, height: 40)
    expectOneFault(of: "width", line: line)
  }

  @Test func `is one fault for a composite`() {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.left.top.equalTo(panel).offset(1).equalTo(card)
      make.size.equalTo(20)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 11, y: 11, width: 20, height: 20)
    expectOneFault(of: "left.top", line: line)
  }

  @Test func `is a fault after the closure too`() {
    let line: UInt32 = #line + 2
    let handle = box.makeConstraints { make in
      make.left.equalTo(panel.right)
      make.top.size.equalTo(panel)
    }[0]

    handle.equalTo(card)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 50, y: 10, width: 40, height: 40)
    expectOneFault(of: "left", line: line)
  }
}
