import Ashlar
import Testing

/// Reports of people whose constraints contradict each other, and what to do about it.
struct `Reported about remedies` {
  /// 20 from both edges of 768 is 728 wide, and at most 400 are allowed. One edge as an inequality, or less than required,
  /// is in the next contradiction: in the middle, with one edge at 20, it is 728 wide, too.
  @Test func `edges beside a maximum are wishes, and one of them is not enough`() throws {
    let root = View(root: 768, 100)
    let card = View("card", in: root)
    card.makeConstraints {
      $0.left.right.equalToSuperview().inset(20)
      $0.width.lessThanOrEqualTo(400)
      $0.centerX.top.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()
    let suggestions = try #require(root.diagnostics.conflicts.first).suggestions
    guard case .lowerPriorities(let edges, 999) = try #require(suggestions.first) else {
      Issue.record("\(suggestions)")
      return
    }

    #expect(edges.map(\.text) == ["card.left == root.left + 20", "card.right == root.right - 20"])
    #expect(
      !suggestions.contains {
        if case .relax = $0 { true } else { false }
      })

    card.remakeConstraints {
      $0.left.right.equalToSuperview().inset(20).priority(999)
      $0.width.lessThanOrEqualTo(400)
      $0.centerX.top.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
    #expect(card.frameDescription == "(184, 0, 400, 100)")
  }

  /// Three views keep frames of nothing, and each is in the way of the others between the same edges.
  @Test func `forgotten masks are told once, with all that they stand against`() throws {
    let menu = View(root: 320, 80)
    let views = ["rules", "info", "score"].map { View(name: $0) }
    menu.addSubviews(views[0], views[1], views[2])
    var constraints = zip(views, [50, 60, 100] as [CGFloat]).map {
      $0.widthAnchor.constraint(equalToConstant: $1)
    }
    constraints.append(views[0].leftAnchor.constraint(equalTo: menu.leftAnchor, constant: 32))
    constraints.append(views[2].rightAnchor.constraint(equalTo: menu.rightAnchor, constant: -32))
    constraints += views.map { $0.heightAnchor.constraint(equalToConstant: 44) }
    constraints += views.map { $0.centerYAnchor.constraint(equalTo: menu.centerYAnchor) }
    LayoutConstraint.activate(constraints)
    menu.layoutIfNeeded()
    let conflicts = menu.diagnostics.conflicts

    #expect(
      conflicts.map(\.suggestions) == [
        [.turnOffMask(of: "rules")], [.turnOffMask(of: "info")], [.turnOffMask(of: "score")],
      ])
    // All four of the rules, three of the info, four of the score: each but the first is told with it.
    #expect(conflicts.map(\.alsoSetAside.count) == [3, 2, 3])

    for view in views { view.translatesAutoresizingMaskIntoConstraints = false }
    menu.layoutIfNeeded()
    #expect(menu.diagnostics.conflicts.isEmpty)
  }

  /// The label fits into the box once both masks are off: with that of the box it would be 16 less than nothing wide.
  @Test func `masks of a view and of what is in it are turned off together`() throws {
    let root = View(root: 300, 300)
    let box = View(name: "box")
    let label = View(name: "label")
    root.addSubview(box)
    box.addSubview(label)
    LayoutConstraint.activate([
      label.leftAnchor.constraint(equalTo: box.leftAnchor, constant: 8),
      label.rightAnchor.constraint(equalTo: box.rightAnchor, constant: -8),
      box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 10),
      box.rightAnchor.constraint(equalTo: root.rightAnchor, constant: -10),
    ])
    root.layoutIfNeeded()
    let conflict = try #require(root.diagnostics.conflicts.first)

    #expect(root.diagnostics.conflicts.count == 1)
    guard case .turnOffMasks(let views) = conflict.suggestions.first else {
      Issue.record("\(conflict)")
      return
    }
    #expect(Set(views) == ["box", "label"])
  }

  /// The box keeps a frame that a person gave it: the constraints of what is inside ask for more.
  @Test func `a frame that no constraint speaks of is no forgotten mask`() throws {
    let root = View(root: 300, 300)
    let box = View("box", keeping: CGRect(x: 0, y: 0, width: 100, height: 100), in: root)
    let label = View("label", in: box)
    label.makeConstraints {
      $0.left.equalToSuperview().offset(60)
      $0.right.equalToSuperview().offset(-60)
    }
    root.layoutIfNeeded()
    let suggestions = try #require(root.diagnostics.conflicts.first).suggestions

    #expect(!suggestions.isEmpty)
    #expect(!suggestions.contains(.turnOffMask(of: "box")))
  }

  @Test func `two equations on one attribute are one too many`() throws {
    let screen = View(root: 393, 852)
    screen.environment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let bar = View("bar", in: screen)
    bar.makeConstraints {
      $0.height.equalTo(44)
      $0.bottom.equalTo(screen.safeArea)
    }
    bar.makeConstraints { $0.bottom.equalToSuperview() }
    screen.layoutIfNeeded()
    let conflict = try #require(screen.diagnostics.conflicts.first)
    guard case .removeOne(let demands) = conflict.suggestions.first else {
      Issue.record("\(conflict)")
      return
    }

    #expect(demands.count == 2)
    #expect(demands.allSatisfy { $0.text.hasPrefix("bar.bottom == ") })
  }

  /// Contents of 20 and 80 in a column of 50 that are both required: one of them need not be.
  @Test func `contents that are required are looked at before what a person wrote`() throws {
    let column = View(root: 100, 50)
    let views = [View("a", in: column), View("b", in: column)]
    for (view, height) in zip(views, [20, 80]) {
      view.contentSize = CGSize(width: 20, height: height)
      view.setContentCompressionResistancePriority(.required, for: .vertical)
    }
    views[0].makeConstraints { $0.top.equalToSuperview() }
    views[1].makeConstraints {
      $0.top.equalTo(views[0].bottom)
      $0.bottom.equalToSuperview()
    }
    column.layoutIfNeeded()
    let conflict = try #require(column.diagnostics.conflicts.first)

    #expect("\(conflict.suggestions[0])" == "lower the vertical compression resistance of b to 999")
  }

  /// The first line says what, where and by how much; then come the others, and what to do.
  @Test func `a report begins with what cannot hold, and by how much`() throws {
    let card = View(root: 320, 80)
    let title = View("title", in: card)
    title.makeConstraints {
      $0.left.right.equalToSuperview().inset(16)
      $0.width.equalTo(200)
    }
    card.layoutIfNeeded()
    let lines = try #require(card.diagnostics.conflicts.first).description.split(separator: "\n")

    #expect(lines[0].hasPrefix("title.width == 200 (RemedyReportTests.swift:"))
    #expect(lines[0].hasSuffix("missed by 88:"))
    #expect(lines.count(where: { $0.hasPrefix("  ") }) == 3 + 3)
  }
}
