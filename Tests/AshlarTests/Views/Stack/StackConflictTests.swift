import Ashlar
import Testing

/// What stacks demand is younger than what a person wrote, whenever they were laid out first.
///
/// Source: reference, "What 4,000 recorded screens say", 4.
struct `A stack with too little room` {
  /// Three times 50 and two gaps of 10 are 170; there are 140. The last gap gives way by 30.
  @Test(arguments: [true, false])
  func `sets its last gap aside, and no height`(isLaidOutFirst: Bool) throws {
    let root = View(root: 320, 140)
    root.diagnostics.handler = .silent
    let views = (0..<3).map { View(name: "b\($0)") }
    let stack = StackView(arrangedSubviews: views, name: "stack")
    stack.axis = .vertical
    stack.spacing = 10
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    if isLaidOutFirst { root.layoutIfNeeded() }
    for view in views { view.makeConstraints { $0.height.equalTo(50) } }
    root.layoutIfNeeded()

    #expect(views.map(\.frame.minY) == [0, 60, 90])
    #expect(views.map(\.frame.height) == [50, 50, 50])
    let conflicts = root.diagnostics.conflicts
    #expect(conflicts.map(\.setAside.text) == ["UISV-spacing: b2.top == b1.bottom + 10"])
    #expect(conflicts.map(\.missedBy) == [30])
    let suggestions = try #require(conflicts.first).suggestions
    // The line gives each of the three its height: 140 less 20 is 120.
    #expect(
      suggestions.contains { $0.description.hasPrefix("write equalTo(40) in place of 50 for b") })
    #expect(
      suggestions.suffix(2).allSatisfy { $0.description.contains("b2.height == 50") },
      "\(suggestions)")
  }

  /// The first view ends 67 before the stack, and the second is as wide as the stack: neither the right end of the
  /// canvas nor level right edges can be had, but both begin where the stack does.
  @Test func `keeps its views at its edge, and sets aside that they are level`() {
    let root = View(root: 331, 100)
    let (first, second) = (View(name: "first"), View(name: "second"))
    let stack = StackView(arrangedSubviews: [first, second], name: "stack")
    stack.axis = .vertical
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    first.makeConstraints { make in
      make.right.equalTo(root).offset(-67)
      make.height.equalTo(40)
    }
    second.makeConstraints { $0.width.equalTo(stack) }

    root.layoutIfNeeded()

    expectFrame(of: first, x: 0, y: 0, width: 264, height: 40)
    expectFrame(of: second, x: 0, y: 40, width: 331, height: 60)
    #expect(
      root.diagnostics.conflicts.map(\.setAside.text) == [
        "UISV-canvas-connection: stack.trailing == first.trailing",
        "UISV-alignment: first.trailing == second.trailing",
      ])
  }

  @Test func `and views that are equal is no finding: the stack settles who gives way`() {
    let root = View(root: 320, 140)
    let stack = StackView(
      arrangedSubviews: [Label(text: "one"), Label(text: "two")], name: "stack")
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(LayoutLint.findings(of: root).map(\.description) == [])
  }

  @Test func `explains margins by their name`() {
    let root = View(root: 320, 140)
    root.name = "root"
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.left.equalTo(root.leftMargin)
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    root.layoutIfNeeded()
    let text = view.explain(.left).description
    #expect(text.contains("because its left edge is root's left margin"), "\(text)")
  }
}
