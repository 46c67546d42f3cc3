import AshlarBoxes
import Testing

struct `Reports about boxes` {
  @Test func `name the boxes and the lines of a conflict`() throws {
    let layout = BoxLayout()
    layout.problemHandler = .silent
    let card = layout.add(name: "card")
    let title = layout.add(in: card, name: "title")
    layout.constrain(title) { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalTo(100)
    }
    let line: UInt32 = #line + 1
    layout.constrain(title) { $0.width.equalTo(150) }
    layout.solve(card, in: CGSize(width: 320, height: 100))

    let conflicts = layout.conflicts
    let conflict = try #require(conflicts.first)
    #expect(conflicts.count == 1)
    #expect(conflict.members.map(\.text) == ["title.width == 100", "title.width == 150"])
    #expect(conflict.members.last?.location == CodeLocation(fileID: #fileID, line: line))
    // The newest gives way.
    #expect(layout.frame(of: title).width == 100)
    #expect(conflict.description.contains("title.width == 150"))

    layout.update(title) { $0.width.equalTo(100) }
    layout.remake(title) { $0.edges.equalToSuperview() }
    layout.solve(card)
    #expect(layout.conflicts == [])
  }

  @Test func `say what is left open`() {
    let layout = BoxLayout()
    let card = layout.add(name: "card")
    let title = layout.add(in: card, name: "title")
    layout.constrain(title) { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
    }
    layout.solve(card, in: CGSize(width: 320, height: 100))

    let found = layout.ambiguities(in: card)
    #expect(found.count == 1)
    #expect(found.first.map { "\($0)".contains("title") } == true)
    layout.constrain(title) { $0.right.equalToSuperview() }
    layout.solve(card)
    #expect(layout.ambiguities(in: card) == [])
  }

  @Test func `explain where a box is`() throws {
    let layout = BoxLayout()
    let card = layout.add(name: "card")
    let title = layout.add(in: card, name: "title")
    let line: UInt32 = #line + 1
    layout.constrain(title) { $0.left.top.right.equalToSuperview().inset(16) }
    layout.constrain(title) { $0.height.equalTo(20) }
    layout.solve(card, in: CGSize(width: 320, height: 100))

    let answer = layout.explain(title, .right)
    let why = try #require(answer)
    #expect(why.value == 304)
    #expect("\(why)".contains("stays 16 inside card (ReportTests.swift:\(line))"))
    #expect(layout.explain(.init(of: BoxLayout()), .left) == nil)
  }

  @Test func `call boxes without a name by their place`() {
    let layout = BoxLayout()
    layout.problemHandler = .silent
    let card = layout.add()
    let title = layout.add(in: card)
    _ = layout.add(in: card)
    let last = layout.add(in: card)
    layout.constrain(last) { $0.right.equalTo(title.top) }

    layout.solve(card, in: CGSize(width: 320, height: 100))
    #expect(layout.faults.count == 1)
    #expect(layout.faults.first.map { "\($0)".contains("Box#2.right == Box#0.top") } == true)
    #expect(layout.snapshot(of: card)?.boxes.map(\.type) == ["Box", "Box", "Box", "Box"])
  }

  @Test func `find what is probably not meant`() {
    let layout = BoxLayout()
    let card = layout.add(name: "card")
    let title = layout.add(in: card, name: "title")
    layout.constrain(title) { $0.left.top.right.bottom.equalToSuperview() }
    layout.constrain(title) { $0.left.equalToSuperview() }
    layout.solve(card, in: CGSize(width: 320, height: 100))

    let found = layout.lint(card)
    #expect(found.count == 1)
    #expect(found.first.map { "\($0)".contains("title.left == card.left is there twice") } == true)
  }
}

extension Box {
  /// A box of a layout that has gone.
  fileprivate init(of layout: consuming BoxLayout) { self = layout.add() }
}
