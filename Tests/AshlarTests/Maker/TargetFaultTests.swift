import Ashlar
import Testing

struct `Targets that cannot be reached` {
  let card = View(name: "card")
  let box = View(name: "box")
  let stranger = View(name: "stranger")

  init() {
    card.diagnostics.handler = .silent
    card.addSubview(box)
  }

  private func expectFault(
    _ reason: LayoutFault.Reason, line: UInt32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let faults = card.diagnostics.faults
    let location = CodeLocation(fileID: #fileID, line: line)
    #expect(faults.map(\.reason) == [reason], sourceLocation: sourceLocation)
    #expect(faults.map(\.location) == [location], sourceLocation: sourceLocation)
  }

  @Test func `nil is no target`() {
    let nothing: View? = nil

    let line: UInt32 = #line + 3
    box.makeConstraints { make in
      make.edges.equalToSuperview()
      make.centerX.equalTo(nothing)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    expectFault(.noTarget(of: "box", attribute: "centerX"), line: line)
  }

  @Test func `nil is no attribute and no number`() {
    let nothing: View? = nil
    let number: Int? = nil

    box.makeConstraints { make in
      make.edges.equalToSuperview()
      make.centerX.equalTo(nothing?.right)
      make.width.lessThanOrEqualTo(number)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(
      card.diagnostics.faults.map(\.reason) == [
        .noTarget(of: "box", attribute: "centerX"), .noTarget(of: "box", attribute: "width"),
      ])
  }

  @Test func `a view of another tree has no common superview`() {
    let line: UInt32 = #line + 2
    let handles = box.makeConstraints { make in
      make.left.equalTo(stranger.right).offset(3)
      make.edges.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    expectFault(
      .illegalConstraint(.noCommonAncestor, constraint: "box.left == stranger.right + 3"),
      line: line)
    #expect(handles.map(\.isActive) == [false, true])
  }

  @Test func `a view that exists for one sentence only is never the superview`() {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.left.equalTo(View(name: "brief").right).offset(3)
      make.left.top.equalTo(7)
      make.size.equalTo(20)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 7, y: 7, width: 20, height: 20)
    expectFault(
      .illegalConstraint(.secondItemGone, constraint: "box.left == (gone).right + 3"), line: line)
  }

  @Test func `an anchor whose view is gone is no target`() {
    let anchor = View(name: "brief").rightAnchor
    #expect(anchor.item == nil)

    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.left.equalTo(anchor).offset(3)
      make.edges.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    expectFault(.noTarget(of: "box", attribute: "left"), line: line)
  }

  @Test func `a target that dies before activation is a fault then`() {
    var brief: View? = View(name: "brief")
    let line: UInt32 = #line + 2
    let handle = box.prepareConstraints { make in
      make.left.equalTo(brief?.right)
    }[0]
    brief = nil
    #expect(card.diagnostics.faults.isEmpty)

    handle.activate()

    #expect(!handle.isActive)
    expectFault(
      .illegalConstraint(.secondItemGone, constraint: "box.left == (gone).right"), line: line)
  }

  @Test func `a target that is removed takes the constraint along`() {
    let panel = View(name: "panel")
    card.addSubview(panel)
    let handle = box.makeConstraints { make in make.left.equalTo(panel) }[0]

    panel.removeFromSuperview()
    #expect(!handle.isActive)

    handle.activate()
    #expect(!handle.isActive)
    #expect(card.diagnostics.faults.count == 1)
  }
}
