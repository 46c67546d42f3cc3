import Ashlar
import Testing

/// What stacks demand is older than what somebody wrote, whenever they were laid out first.
@Suite struct `A stack with too little room` {
  /// Three times 50 and two gaps of 10 are 170; there are 140. The last one gets the 20 that are left.
  @Test(arguments: [true, false])
  func `sets the last height aside, and not its own gaps`(isLaidOutFirst: Bool) throws {
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

    #expect(views.map(\.frame.minY) == [0, 60, 120])
    #expect(views.map(\.frame.height) == [50, 50, 20])
    let conflicts = root.diagnostics.conflicts
    #expect(conflicts.map(\.setAside.text) == ["b2.height == 50"])
    let suggestions = try #require(conflicts.first).suggestions
    #expect(suggestions.count == 2)
    #expect(suggestions.allSatisfy { $0.description.contains("b2.height == 50") })
  }

  @Test func `and views that are equal is no finding: the stack settles who gives way`() {
    let root = View(root: 320, 140)
    let stack = StackView(
      arrangedSubviews: [Label(text: "one"), Label(text: "two")], name: "stack")
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(LayoutLint.findings(in: root).map(\.description) == [])
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
