import Ashlar
import Testing

/// Reports about where views come to stand.
struct `Reported about places` {
  /// 43 characters of 10 points: what a content resists with 750 outweighs an edge at 250.
  @Test func `a long label leaves its cell by an edge that is a wish`() {
    let cell = View(root: 320, 60)
    cell.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let name = Label(text: "super long long long long text that goes on", name: "name")
    cell.addSubview(name)
    name.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.right.equalToSuperview().offset(-10).priority(.low)
    }
    cell.layoutIfNeeded()
    #expect(frame(of: name) == [10, 10, 430, 20])

    name.remakeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.right.lessThanOrEqualToSuperview().offset(-10)
    }
    cell.layoutIfNeeded()
    #expect(frame(of: name) == [10, 10, 300, 20])
  }

  /// (568 − 40 − 90 − 100) / 4 = 84.5 above, between and below.
  @Test func `heights of their own have equal gaps by guides`() {
    let base = View(root: 320, 568)
    let views = [40, 90, 100].map { (height: CGFloat) in
      let view = View("\(height)", in: base)
      view.contentSize = CGSize(width: 300, height: height)
      view.makeConstraints { $0.centerX.equalToSuperview() }
      return view
    }
    let guides = (0..<4).map { _ in LayoutGuide() }
    for (index, guide) in guides.enumerated() {
      base.addLayoutGuide(guide)
      guide.makeConstraints { make in
        make.top.equalTo(index == 0 ? base.top : views[index - 1].bottom)
        make.bottom.equalTo(index == 3 ? base.bottom : views[index].top)
        make.height.equalTo(guides[0])
        make.left.width.equalToSuperview()
      }
    }
    base.layoutIfNeeded()

    #expect(views.map(\.frame.minY) == [84.5, 209, 383.5])
    #expect(views.map(\.frame.minX) == [10, 10, 10])
  }

  /// 5 from the right and the bottom of 600 × 440, 100 × 40 large; outwards with the other sign.
  @Test func `a negative constant at the lower right is inside`() {
    let content = View(root: 600, 440)
    let button = View("button", in: content)
    button.contentSize = CGSize(width: 100, height: 40)
    let right = button.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -5)
    let bottom = button.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -5)
    LayoutConstraint.activate([right, bottom])
    content.layoutIfNeeded()
    #expect(frame(of: button) == [495, 395, 100, 40])

    bottom.constant = 5
    content.layoutIfNeeded()
    #expect(frame(of: button) == [495, 405, 100, 40])
  }

  @Test func `a square is as large as possible, or as small as it may be to cover`() {
    let root = View(root: 320, 480)
    let square = View("square", in: root)
    square.makeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalTo(square.height)
      make.width.height.lessThanOrEqualToSuperview()
      make.width.height.equalToSuperview().priority(.high)
    }
    root.layoutIfNeeded()
    #expect(frame(of: square) == [0, 80, 320, 320])

    root.layout(in: CGSize(width: 480, height: 320))
    #expect(frame(of: square) == [80, 0, 320, 320])

    root.layout(in: CGSize(width: 320, height: 480))
    square.remakeConstraints { make in
      make.center.equalToSuperview()
      make.width.equalTo(square.height)
      make.width.height.greaterThanOrEqualToSuperview()
      make.width.height.equalToSuperview().priority(.high)
    }
    root.layoutIfNeeded()
    #expect(frame(of: square) == [-80, 0, 480, 480])
  }

  @Test func `a square from edge to edge sticks out where that is too high`() {
    let root = View(root: 320, 480)
    let square = View("square", in: root)
    square.makeConstraints { make in
      make.left.right.center.equalToSuperview()
      make.width.equalTo(square.height)
    }
    root.layoutIfNeeded()
    #expect(frame(of: square) == [0, 80, 320, 320])

    root.layout(in: CGSize(width: 480, height: 320))
    #expect(frame(of: square) == [0, -80, 480, 480])
  }

  /// Gaps of 1 : 4 : 1.
  @Test(arguments: [12, 18, 300] as [CGFloat])
  func `gaps stand in a relation by distances`(rest: CGFloat) {
    let root = View(root: 100, 80 + rest)
    let blocks = (0..<4).map { View("\($0)", in: root) }
    for block in blocks {
      block.makeConstraints { make in
        make.height.equalTo(20)
        make.left.right.equalToSuperview()
      }
    }
    blocks[0].makeConstraints { $0.top.equalToSuperview() }
    blocks[3].makeConstraints { $0.bottom.equalToSuperview() }
    let gaps = (0..<3).map {
      blocks[$0].bottomAnchor.anchorWithOffset(to: blocks[$0 + 1].topAnchor)
    }
    gaps[1].constraint(equalTo: gaps[0], multiplier: 4).isActive = true
    gaps[2].constraint(equalTo: gaps[0]).isActive = true
    root.layoutIfNeeded()

    for (block, top) in zip(blocks, [0, 20 + rest / 6, 40 + rest * 5 / 6, 60 + rest]) {
      expectFrame(of: block, x: 0, y: top, width: 100, height: 20)
    }
  }

  @Test(
    arguments: [(320, 20, 280), (768, 184, 400), (440, 20, 400), (441, 20.5, 400)]
      as [(CGFloat, CGFloat, CGFloat)])
  func `a card is at most so wide, and in the middle`(root: CGFloat, x: CGFloat, width: CGFloat) {
    let root = View(root: root, 100)
    let card = View("card", in: root)
    card.makeConstraints { make in
      make.centerX.top.bottom.equalToSuperview()
      make.width.lessThanOrEqualTo(400)
      make.left.right.equalToSuperview().inset(20).priority(.high)
    }
    root.layoutIfNeeded()

    #expect(frame(of: card) == [x, 0, width, 100])
  }

  /// Both edges and a limit contradict each other on a wide screen, and that is told.
  @Test func `a card with required edges and a limit is a conflict`() {
    let root = View(root: 320, 100)
    let card = View("card", in: root)
    card.makeConstraints { make in
      make.left.right.equalToSuperview().inset(20)
      make.width.lessThanOrEqualTo(400)
      make.centerX.top.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()
    #expect(frame(of: card) == [20, 0, 280, 100])
    #expect(root.diagnostics.conflicts.isEmpty)

    root.layout(in: CGSize(width: 768, height: 100))
    #expect(root.diagnostics.conflicts.map(\.setAside.text) == ["card.width <= 400"])
  }

  /// The first ratio holds, and is gone before the second one counts: 300 / 1.5 and 300 / 2.
  @Test func `a second ratio counts when the first one goes`() {
    let root = View(root: 300, 600)
    let photo = View("photo", in: root)
    photo.makeConstraints { $0.top.left.right.equalToSuperview() }
    let first = photo.makeConstraints { $0.width.equalTo(photo.height).multipliedBy(1.5) }
    photo.makeConstraints { $0.width.equalTo(photo.height).multipliedBy(2) }
    root.layoutIfNeeded()
    #expect(photo.frame.height == 200)
    #expect(root.diagnostics.conflicts.count == 1)

    first[0].isActive = false
    root.layoutIfNeeded()
    #expect(photo.frame.height == 150)
    #expect(root.diagnostics.conflicts.isEmpty)
  }
}

// MARK: - Middles, roots and updates

extension `Reported about places` {
  /// The icon ends at 56: the middle up to 320 is 188, less half of 60.
  @Test func `a label is in the middle of what is left by a guide`() {
    let row = View(root: 320, 60)
    let (icon, label) = (View("icon", in: row), View("label", in: row))
    label.contentSize = CGSize(width: 60, height: 20)
    icon.makeConstraints { make in
      make.left.equalToSuperview().offset(16)
      make.centerY.equalToSuperview()
      make.size.equalTo(40)
    }
    let room = LayoutGuide(name: "room")
    row.addLayoutGuide(room)
    room.makeConstraints { make in
      make.left.equalTo(icon.right)
      make.right.top.bottom.equalToSuperview()
    }
    label.makeConstraints { make in
      make.center.equalTo(room)
      make.width.lessThanOrEqualTo(room)
    }
    for direction in LayoutDirection.allCases {
      row.environment.direction = direction
      row.layoutIfNeeded()
      #expect(frame(of: label) == [158, 20, 60, 20])
    }
  }

  /// (200 − 40 − 8 − 20) / 2 = 66, and 66 + 48.
  @Test func `a group is in the middle by equal distances`() {
    let content = View(root: 100, 200)
    let (button, text) = (View("button", in: content), View("text", in: content))
    button.contentSize = CGSize(width: 40, height: 40)
    text.contentSize = CGSize(width: 60, height: 20)
    text.makeConstraints { make in
      make.top.equalTo(button.bottom).offset(8)
      make.centerX.equalTo(button)
    }
    button.makeConstraints { $0.centerX.equalToSuperview() }
    content.topAnchor.anchorWithOffset(to: button.topAnchor).constraint(
      equalTo: text.bottomAnchor.anchorWithOffset(to: content.bottomAnchor)
    ).isActive = true
    content.layoutIfNeeded()

    #expect(frame(of: button) == [30, 66, 40, 40])
    #expect(frame(of: text) == [20, 114, 60, 20])
  }

  @Test func `a root that stands somewhere has its corner at zero for what is inside`() {
    let window = View(frame: CGRect(x: 0, y: 436, width: 320, height: 44))
    window.diagnostics.handler = .silent
    let page = View("page", in: window)
    let half = View("half", in: page)
    page.makeConstraints { make in
      make.left.right.top.equalTo(window)
      make.height.equalTo(window)
    }
    half.makeConstraints { make in
      make.centerY.equalTo(window)
      make.left.equalTo(window)
      make.width.equalTo(window).multipliedBy(0.5)
      make.height.equalTo(10)
    }
    window.layoutIfNeeded()

    #expect(frame(of: page) == [0, 0, 320, 44])
    #expect(frame(of: half) == [0, 17, 160, 10])
  }

  /// 16 on both sides of 100 points; then 200 whatever the edges say.
  @Test func `a priority lowered from required gives way`() {
    let box = View(root: 100, 50)
    let inner = View("inner", in: box)
    let edges = inner.makeConstraints { make in
      make.left.right.equalToSuperview().inset(16)
      make.top.bottom.equalToSuperview()
    }.layoutConstraints
    let width = inner.widthAnchor.constraint(equalToConstant: 200)
    width.isActive = true
    width.priority = 999
    box.layoutIfNeeded()
    #expect(frame(of: inner) == [16, 0, 68, 50])
    #expect(box.diagnostics.conflicts.isEmpty)

    width.priority = .required
    for edge in edges { edge.priority = 999 }
    box.layoutIfNeeded()
    #expect(inner.frame.width == 200)
    #expect(box.diagnostics.conflicts.isEmpty)
  }

  @Test func `a multiplier may be updated from zero`() {
    let root = View(root: 320, 480)
    let bar = View("bar", in: root)
    bar.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.width.equalToSuperview().multipliedBy(0)
    }
    root.layoutIfNeeded()
    #expect(bar.frame.width == 0)

    bar.updateConstraints { $0.width.equalToSuperview().multipliedBy(0.5) }
    root.layoutIfNeeded()
    #expect(bar.frame.width == 160)
  }

  /// 6 words, one a line at 100 points and three a line at 300.
  @Test func `a label goes by its preferred width where it has one`() {
    let root = View(root: 300, 400)
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(
      text: Array(repeating: "abcdefghi", count: 6).joined(separator: " "), name: "label")
    label.numberOfLines = 0
    root.addSubview(label)
    label.makeConstraints { $0.top.left.right.equalToSuperview() }
    label.preferredMaxLayoutWidth = 100
    root.layoutIfNeeded()
    #expect(frame(of: label) == [0, 0, 300, 120])

    label.preferredMaxLayoutWidth = 0
    root.layoutIfNeeded()
    #expect(frame(of: label) == [0, 0, 300, 40])
  }

  /// 852 − 34, and 852 − 336.
  @Test func `a table ends at the safe area, or at the keyboard`() {
    let screen = View(root: 393, 852)
    screen.environment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let (table, keyboard) = (View("table", in: screen), LayoutGuide(name: "keyboard"))
    screen.addLayoutGuide(keyboard)
    let height = keyboard.heightAnchor.constraint(equalToConstant: 0)
    height.isActive = true
    keyboard.makeConstraints { $0.left.right.bottom.equalToSuperview() }
    table.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.bottom.lessThanOrEqualTo(screen.safeArea)
      make.bottom.lessThanOrEqualTo(keyboard.top)
    }
    let loose = table.bottomAnchor.constraint(greaterThanOrEqualTo: keyboard.topAnchor)
    loose.isActive = true
    screen.layoutIfNeeded()
    #expect(screen.diagnostics.conflicts.map(\.leastMiss) == [34])

    loose.priority = 999
    screen.layoutIfNeeded()
    #expect(table.frame.height == 818)
    #expect(screen.diagnostics.conflicts.isEmpty)

    height.constant = 336
    screen.layoutIfNeeded()
    #expect(table.frame.height == 516)
  }
}
