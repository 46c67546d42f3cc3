import Ashlar
import Testing

struct `A maker without a superview` {
  let box = View(name: "box")

  init() {
    box.diagnostics.handler = .silent
  }

  private func expectNoSuperview(
    of attribute: String, line: UInt32, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let fault = LayoutFault(
      reason: .noSuperview(of: "box", attribute: attribute),
      location: CodeLocation(fileID: #fileID, line: line))
    #expect(box.diagnostics.faults == [fault], sourceLocation: sourceLocation)
  }

  @Test func `cannot compare with it`() {
    let line: UInt32 = #line + 2
    let handles = box.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(30)
    }

    expectNoSuperview(of: "left", line: line)
    #expect(handles.map(\.isActive) == [false, true])
    #expect(box.constraints.count == 1)
  }

  @Test func `cannot compare with something of it`() {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.centerX.lessThanOrEqualToSuperview { $0.right }
      make.width.equalTo(30)
    }

    expectNoSuperview(of: "centerX", line: line)
  }

  @Test func `cannot count points from it`() {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.bottom.greaterThanOrEqualTo(10)
      make.width.equalTo(30)
    }

    expectNoSuperview(of: "bottom", line: line)
  }

  @Test func `cannot mean it`() {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.top.offset(10)
      make.width.offset(30)
    }

    expectNoSuperview(of: "top", line: line)
    #expect(box.constraints.count == 1)
  }

  @Test func `cannot be inside it`() {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.trailing.equalTo(EdgeInsets(all: 3))
      make.width.equalTo(30)
    }

    expectNoSuperview(of: "trailing", line: line)
  }

  @Test func `has a nil superview for its target`() {
    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.left.equalTo(box.superview)
      make.width.equalTo(30)
    }

    #expect(
      box.diagnostics.faults == [
        LayoutFault(
          reason: .noTarget(of: "box", attribute: "left"),
          location: CodeLocation(fileID: #fileID, line: line))
      ])
    #expect(box.constraints.count == 1)
  }

  @Test func `does all the rest, and the words say which view and line`() {
    let child = View(name: "child")
    box.addSubview(child)
    child.makeConstraints { make in make.edges.equalTo(box).inset(5) }

    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.centerY.equalToSuperview()
      make.height.greaterThanOrEqualTo(10)
    }
    box.layout(in: CGSize(width: 100, height: 40))

    expectFrame(of: child, x: 5, y: 5, width: 90, height: 30)
    let text = box.diagnostics.faults.map(\.description).joined()
    #expect(text.contains("SuperviewFaultTests.swift:\(line)"))
    #expect(text.contains("box.centerY"))
  }
}
