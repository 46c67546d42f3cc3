import Ashlar
import Testing

struct `Conflicts as values` {
  let scene = Card()

  private var conflicts: [LayoutConflict] { scene.card.diagnostics.conflicts }

  private func addWidth(_ width: CGFloat) {
    scene.title.makeConstraints { $0.width.equalTo(width) }
    scene.card.layoutIfNeeded()
  }

  @Test func `name both sides, the numbers, the priority and the line of each member`() throws {
    addWidth(200)
    let line: UInt32 = #line - 1

    let member = try #require(conflicts.first?.setAside)

    #expect(member.first?.item == "title")
    #expect(member.first?.attribute == .width)
    #expect(member.first?.type == "View")
    #expect(member.second == nil)
    #expect(member.constant == 200)
    #expect(member.multiplier == 1)
    #expect(member.priority == .required)
    #expect(member.location?.line != line)
    #expect(member.location?.description.hasPrefix("ConflictValueTests.swift:") == true)
  }

  // width − right + left: 200 wanted, 304 − 68 = 236 there; 36 too many, whichever of them gives.
  @Test func `say how much of each member is in them and by how much they miss`() throws {
    addWidth(200)

    let conflict = try #require(conflicts.first)

    #expect(
      conflict.members.map(\.text) == [
        "card.width == 320", "avatar.left == card.left + 16", "avatar.width == 40",
        "title.left == avatar.right + 12", "title.right == card.right - 16", "title.width == 200",
      ])
    #expect(conflict.shares == [-1, 1, 1, 1, -1, 1])
    #expect(conflict.missedBy == 36)
    #expect(conflict.leastMiss == 36)
    #expect(conflict.isExceeded)
  }

  @Test func `tell where each member comes from`() throws {
    let root = View(root: 300, 300)
    let kept = View(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    kept.name = "kept"
    root.addSubview(kept)
    let label = View("label", in: root)
    label.contentSize = CGSize(width: 80, height: 20)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    LayoutConstraint.activate([
      label.widthAnchor.constraint(equalTo: kept.widthAnchor)
    ])
    root.layoutIfNeeded()

    let conflict = try #require(root.diagnostics.conflicts.first)

    #expect(Set(conflict.members.map(\.origin)) == [.autoresizingMask, .contentSize, .constraint])
    let content = try #require(conflict.members.first { $0.origin == .contentSize })
    #expect(content.priority == .required)
    #expect(content.hugging == 250)
  }

  /// The view wants to be 200 wide and is to fit 120. The same conflict with other numbers is no news.
  @Test func `tell of a size that a view is to fit, once`() throws {
    let view = View(name: "view")
    var heard: [LayoutConflict] = []
    view.diagnostics.handler = .call { problem in
      if case .conflict(let conflict) = problem { heard.append(conflict) }
    }
    let width = view.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    func fit() -> CGSize {
      view.systemLayoutSizeFitting(
        CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
    }

    #expect(fit() == CGSize(width: 120, height: 0))
    width.constant = 210
    #expect(fit() == CGSize(width: 120, height: 0))

    let conflict = try #require(heard.first)
    #expect(heard.count == 1)
    #expect(conflict.members.map(\.origin) == [.fittingSize, .constraint])
    #expect(conflict.members[0].description == "view.width == 120 (the fitting size)")
    #expect(conflict.missedBy == 80)
    #expect(view.diagnostics.conflicts.isEmpty)

    width.constant = 120
    _ = fit()
    width.constant = 130
    _ = fit()
    #expect(heard.count == 2)
  }

  @Test func `take constraints named by stack views for theirs`() throws {
    let title = scene.title
    let constraint = title.widthAnchor.constraint(equalToConstant: 3)
    constraint.identifier = "UISV-fill-equally"
    constraint.isActive = true
    scene.card.layoutIfNeeded()

    #expect(conflicts.first?.members.map(\.origin).contains(.constraint) == true)
    #expect(conflicts.first?.setAside.origin == .stack)
  }

  @Test func `read as a paragraph with the lines and what to do`() throws {
    addWidth(200)
    let conflict = try #require(conflicts.first)
    let place = try #require(conflict.setAside.location)
    let line = Card.firstLine

    #expect(
      conflict.description == """
        title.width == 200 (\(place)) cannot hold beside these, and is missed by 36:
          card.width == 320 (the frame of the view)
          avatar.left == card.left + 16 (Card.swift:\(line))
          avatar.width == 40 (Card.swift:\(line + 2))
          title.left == avatar.right + 12 (Card.swift:\(line + 6))
          title.right == card.right - 16 (Card.swift:\(line + 7))
        Try one of these:
          remove title.width == 200 (\(place)), title.left == avatar.right + 12 (Card.swift:\(line + 6)) \
        or avatar.width == 40 (Card.swift:\(line + 2)): the others determine the same without it
          write equalTo(236) in place of 200 for title.width == 200 (\(place))
          write offset(48) in place of 12 for title.left == avatar.right + 12 (Card.swift:\(line + 6))
        """)
  }

  @Test func `leave everything else exact`() {
    addWidth(200)

    #expect(scene.title.frameDescription == "(68, 26, 236, 20)")
    #expect(scene.avatar.frameDescription == "(16, 16, 40, 40)")
  }

  @Test func `name views without a name by their place, many as they are`() throws {
    let root = View(root: 300, 300)
    for _ in 0..<3 {
      let view = View(nil, in: root)
      view.makeConstraints { make in
        make.width.equalTo(10)
        make.width.equalTo(20)
      }
    }
    root.layoutIfNeeded()

    let setAside = root.diagnostics.conflicts.flatMap { [$0.setAside] + $0.alsoSetAside }
    #expect(
      setAside.map(\.text) == ["View#0.width == 20", "View#1.width == 20", "View#2.width == 20"])
  }
}
