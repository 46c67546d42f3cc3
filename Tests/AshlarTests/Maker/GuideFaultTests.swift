import Ashlar
import Testing

struct `A guide without an owner` {
  let card = View(name: "card")
  let box = View(name: "box")
  let guide = LayoutGuide(name: "guide")

  init() {
    card.diagnostics.handler = .silent
    card.addSubview(box)
  }

  private func expectFault(
    _ constraint: String, line: UInt32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fault = LayoutFault(
      reason: .illegalConstraint(.noCommonAncestor, constraint: constraint),
      location: CodeLocation(fileID: #fileID, line: line))
    #expect(card.diagnostics.faults == [fault], sourceLocation: sourceLocation)
  }

  @Test func `cannot be a target`() {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.top.equalTo(guide)
      make.edges.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    expectFault("box.top == guide.top", line: line)
  }

  @Test func `cannot be placed`() {
    let line: UInt32 = #line + 2
    let handles = guide.makeConstraints { make in
      make.top.equalTo(box)
    }

    #expect(!handles[0].isActive)
    expectFault("guide.top == box.top", line: line)
  }

  @Test func `can be placed as soon as it has one`() {
    let handles = guide.prepareConstraints { make in
      make.edges.equalTo(card).inset(10)
    }

    card.addLayoutGuide(guide)
    handles[0].activate()
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: guide, x: 10, y: 10, width: 300, height: 80)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `that is removed takes its constraints along`() {
    card.addLayoutGuide(guide)
    let own = guide.makeConstraints { make in make.edges.equalToSuperview() }[0]
    let other = box.makeConstraints { make in make.edges.equalTo(guide) }[0]

    card.removeLayoutGuide(guide)

    #expect(!own.isActive)
    #expect(!other.isActive)
    #expect(card.constraints.isEmpty)
  }
}
