import Ashlar
import Testing

/// Very many conflicts, and very large ones. Work is counted: it means the same on every machine.
struct `Reports of conflicts` {
  let root = View(root: 320, 480)

  init() { root.diagnostics.handler = .silent }

  /// Views in a row, each with two widths that contradict each other, by lines of its own.
  private func doubled(_ count: Int) -> [View] {
    let views = (0..<count).map { View("v\($0)", in: root) }
    for (index, view) in views.enumerated() {
      view.makeConstraints { make in
        make.left.equalTo(index == 0 ? root.left : views[index - 1].right)
        make.top.height.equalToSuperview()
        make.width.equalTo(10, fileID: "Row\(index).swift", line: 1)
        make.width.equalTo(20, fileID: "Row\(index).swift", line: 2)
      }
    }
    return views
  }

  private func work(of change: () -> Void) -> LayoutWork {
    let before = root.layoutWork
    change()
    root.layoutIfNeeded()
    return root.layoutWork - before
  }

  @Test func `are put in words once, in proportion to their members`() {
    let views = doubled(200)
    let first = work {}

    #expect(first.conflictMembersDescribed == 2 * 200)
    #expect(first.remediesTried == 0)
    #expect(root.diagnostics.conflicts.count == 200)
    #expect(root.layoutWork.remediesTried > 0)
    #expect(work { views[7].isHidden = true }.conflictMembersDescribed == 0)
  }

  @Test func `are found again where a change concerns them, and nowhere else`() throws {
    let views = doubled(200)
    root.layoutIfNeeded()
    let told = root.diagnostics.conflicts
    let wide = try #require(views[100].constraints.last { $0.firstAttribute == .width })

    let again = work { wide.constant = 30 }
    #expect(again.conflictMembersDescribed == 1)
    #expect(again.remediesTried <= 4)
    #expect(root.diagnostics.conflicts[100].setAside.text == "v100.width == 30")
    #expect(root.diagnostics.conflicts[100].leastMiss == 20)
    #expect(root.diagnostics.conflicts.dropFirst(101) == told.dropFirst(101))

    let ended = work { wide.isActive = false }
    #expect(ended.conflictMembersDescribed == 0)
    #expect(ended.remediesTried == 0)
    #expect(root.diagnostics.conflicts.count == 199)
  }

  /// A mask in each of the conflicts: what one remedy ends is put together once.
  @Test func `keep what masks have to do with them`() throws {
    let views = (0..<50).map {
      View("v\($0)", keeping: CGRect(x: 0, y: 0, width: 9, height: 9), in: root)
    }
    for view in views { view.widthAnchor.constraint(equalToConstant: 20).isActive = true }
    root.layoutIfNeeded()
    #expect(
      root.diagnostics.conflicts.map(\.suggestions.first)
        == views.map { .turnOffMask(of: $0.name!) })
    let wide = try #require(views[10].constraints.first)

    let again = work { wide.constant = 30 }
    #expect(again.conflictMembersDescribed == 1)
    #expect(again.remediesTried <= 4)
    #expect(
      root.diagnostics.conflicts.map(\.suggestions.first)
        == views.map { .turnOffMask(of: $0.name!) })
  }

  /// A chain that is too long for its superview by its last member.
  @Test func `of very many members are put in words once`() throws {
    let views = (0..<500).map { View("v\($0)", in: root) }
    for (index, view) in views.enumerated() {
      view.makeConstraints { make in
        make.left.equalTo(index == 0 ? root.left : views[index - 1].right)
        make.width.equalTo(1)
      }
    }
    views[499].makeConstraints { $0.right.equalToSuperview() }
    let first = work {}

    let conflict = try #require(root.diagnostics.conflicts.first)
    #expect(conflict.members.count == 1_002)
    #expect(first.conflictMembersDescribed == 1_002)
    #expect(work { views[3].name = "third" }.conflictMembersDescribed == 0)
  }

  @Test func `have the names that views have when they are laid out`() {
    let views = doubled(3)
    root.layoutIfNeeded()
    views[1].name = "middle"
    root.setNeedsLayout()
    views[2].makeConstraints { $0.width.equalTo(30) }
    root.layoutIfNeeded()

    #expect(
      root.diagnostics.conflicts.map(\.setAside.text)
        == ["v0.width == 20", "middle.width == 20", "v2.width == 20", "v2.width == 30"])
  }

  @Test func `have the numbers that constraints have, though they contradict by as much`() {
    let view = doubled(1)[0]
    root.layoutIfNeeded()
    for width in view.constraints.filter({ $0.firstAttribute == .width }) { width.constant += 5 }
    root.layoutIfNeeded()

    #expect(
      root.diagnostics.conflicts.map(\.members).map { $0.map(\.text) }
        == [["v0.width == 15", "v0.width == 25"]])
  }
}
