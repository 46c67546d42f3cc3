import Ashlar
import Testing

/// Two constraints of one view that determine the same: one of them was to replace the other.
struct `What was to be replaced` {
  let root = View(root: 320, 50)
  let line: View

  init() {
    line = View("line", in: root)
    root.diagnostics.handler = .silent
  }

  private func suggestions() throws -> [LayoutConflict.Suggestion] {
    root.layoutIfNeeded()
    return try #require(root.diagnostics.conflicts.first).suggestions
  }

  private func removed(by suggestion: LayoutConflict.Suggestion?) -> [String] {
    if case .removeOne(let demands) = suggestion { demands.map(\.text) } else { [] }
  }

  /// The members in between say where the tabs are.
  @Test func `is removed first where its target is another view`() throws {
    let tabs = [View("a", in: root), View("b", in: root)]
    tabs[0].makeConstraints { $0.centerX.equalToSuperview().offset(-93) }
    tabs[1].makeConstraints { $0.centerX.equalToSuperview().offset(94) }
    line.makeConstraints { $0.centerX.equalTo(tabs[0]) }
    line.makeConstraints { $0.centerX.equalTo(tabs[1]) }

    let suggestions = try suggestions()

    #expect(
      removed(by: suggestions.first) == ["line.centerX == a.centerX", "line.centerX == b.centerX"])
    #expect(suggestions[0].description.hasSuffix("; remakeConstraints replaces old ones"))
  }

  /// Both edges were to move: without the old left edge alone, the line would be less than nothing wide.
  @Test func `is removed together with what the same call made`() throws {
    let tabs = [View("a", in: root), View("b", in: root)]
    tabs[0].makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(20)
    }
    tabs[1].makeConstraints { make in
      make.right.equalToSuperview()
      make.width.equalTo(20)
    }
    line.makeConstraints { $0.left.right.equalTo(tabs[0]) }
    line.makeConstraints { $0.left.right.equalTo(tabs[1]) }

    root.layoutIfNeeded()

    // One line was to replace the other, so that it is one report.
    let conflict = try #require(root.diagnostics.conflicts.first)
    #expect(root.diagnostics.conflicts.count == 1)
    #expect(
      removed(by: conflict.suggestions.first) == ["line.left == a.left", "line.left == b.left"])
    #expect(conflict.alsoSetAside.map(\.text) == ["line.right == b.right"])
  }

  /// The row is as high as the first number asks for, so that to remove that one alone would be the next conflict.
  @Test func `is one line that ran twice where a row has followed it`() throws {
    for height in [10, 20] as [CGFloat] {
      line.makeConstraints { make in
        make.edges.equalToSuperview().inset(5)
        make.height.equalTo(height)
      }
      root.layout(in: CGSize(width: 320, height: 20))
    }

    let first = try #require(try suggestions().first).description
    #expect(first.contains("line.height == 10 (") && first.contains("line.height == 20 ("))
    #expect(
      first.contains(": that line ran twice, or says so twice; updateConstraints"), "\(first)")
  }

  /// 26 on both sides of 320 and the middle moved by 100: a number of 0 would take the move back along the other axis, too.
  @Test func `may be the middle of what both edges place`() throws {
    var handle: ConstraintHandle?
    line.makeConstraints { make in
      make.left.right.equalToSuperview().inset(26)
      make.height.equalTo(10)
      handle = make.center.equalToSuperview()
    }
    root.layoutIfNeeded()
    handle?.update(offset: 10)

    let first = try #require(try suggestions().first)
    guard case .removeSecond(let middle, let edges) = first else {
      Issue.record("\(first)")
      return
    }
    #expect(middle.text == "line.centerX == root.centerX + 10")
    #expect(edges.map(\.text) == ["line.left == root.left + 26", "line.right == root.right - 26"])
  }

  @Test func `is not said to be remade if no maker made it`() throws {
    line.heightAnchor.constraint(equalToConstant: 1).isActive = true
    line.makeConstraints { $0.height.equalTo(2) }

    let first = try #require(try suggestions().first).description

    #expect(first.hasSuffix("; set isActive of the old one to false"), "\(first)")
    #expect(!first.contains("remakeConstraints"))
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `may call its edge by another name`(direction: LayoutDirection) throws {
    root.environment.direction = direction
    line.makeConstraints { make in
      make.width.equalTo(40)
      make.right.equalToSuperview().offset(-10)
    }
    line.makeConstraints { make in
      if direction == .leftToRight {
        make.trailing.equalToSuperview().offset(-30)
      } else {
        make.leading.equalToSuperview().offset(30)
      }
    }

    #expect(removed(by: try suggestions().first).count == 2)
  }

  /// 40 wide in the middle is 140 from the left, and 10 are asked for.
  @Test func `may place another part of the view, if a layout lies between`() throws {
    line.makeConstraints { make in
      make.width.equalTo(40)
      make.centerX.equalToSuperview()
    }
    root.layoutIfNeeded()
    line.makeConstraints { $0.left.equalToSuperview().offset(10) }

    #expect(
      removed(by: try suggestions().first) == [
        "line.centerX == root.centerX", "line.left == root.left + 10",
      ])
  }

  /// Both views end where the container ends: it is tied to each of them once.
  @Test func `is not a container's edge that two views share`() throws {
    let box = View("box", in: root)
    let views = [View("a", in: box), View("b", in: box)]
    box.makeConstraints { make in
      make.top.equalToSuperview()
      make.bottom.equalTo(views[0])
      make.bottom.equalTo(views[1])
    }
    for (view, height) in zip(views, [20.0, 30.0]) {
      view.makeConstraints { make in
        make.top.equalToSuperview()
        make.height.equalTo(height)
      }
    }

    #expect(removed(by: try suggestions().first).allSatisfy { !$0.hasPrefix("box.bottom") })
  }

  /// The line is under the title already. To begin with it contradicts that the title is above.
  @Test func `is removed alone if the other one is not in its way`() throws {
    let title = View("title", in: root)
    line.makeConstraints { make in
      make.top.equalToSuperview().offset(4)
      make.height.equalTo(2)
    }
    title.makeConstraints { make in
      make.top.equalTo(line.bottom).offset(30)
      make.height.equalTo(10)
    }
    line.makeConstraints { $0.top.equalTo(title) }

    let first = try #require(try suggestions().first).description

    #expect(first.hasPrefix("remove line.top == title.top ("), "\(first)")
    #expect(first.contains("): line.top == root.top + 4 ("), "\(first)")
    #expect(first.hasSuffix(" determines the same"), "\(first)")
  }

  /// A height that follows the width is no second width.
  @Test func `is no ratio of the view itself`() throws {
    line.makeConstraints { make in
      make.width.equalTo(60)
      make.width.equalTo(line.height)
      make.height.equalTo(50)
    }

    #expect(removed(by: try suggestions().first).isEmpty)
  }
}
