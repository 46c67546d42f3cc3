import Ashlar
import Testing

/// Expected frames are computed by hand.
struct `Helpers` {
  let root = View(root: 300, 100)

  private func content(_ name: String, _ width: CGFloat, _ height: CGFloat = 10) -> View {
    let view = View(name, in: root)
    view.contentSize = CGSize(width: width, height: height)
    view.makeConstraints { $0.top.equalToSuperview() }
    return view
  }

  private func lefts(_ views: [View]) -> [CGFloat] { views.map { frame(of: $0)[0] } }

  // MARK: Guidelines

  @Test func `have lines at shares and distances from each edge`() {
    let lines = [
      root.guideline(.left, fraction: 0.25), root.guideline(.right, fraction: 0.25),
      root.guideline(.leading, offset: 7), root.guideline(.trailing, fraction: 0.5, offset: 7),
    ]
    let rows = [
      root.guideline(.top, fraction: 0.1), root.guideline(.bottom, fraction: 0.1, offset: 5),
    ]
    root.layoutIfNeeded()

    #expect(lines.map(\.layoutFrame.minX) == [75, 225, 7, 143])
    #expect(lines.allSatisfy { $0.layoutFrame.width == 0 })
    #expect(rows.map(\.layoutFrame.minY) == [10, 85])
    #expect(rows.allSatisfy { $0.layoutFrame.height == 0 })
  }

  @Test func `have lines that change sides with the direction of reading`() {
    root.environment.direction = .rightToLeft
    let line = root.guideline(.leading, fraction: 0.3)
    let end = root.guideline(.trailing, offset: 20)
    let bar = View("bar", in: root)
    bar.makeConstraints { make in
      make.leading.top.bottom.equalToSuperview()
      make.trailing.equalTo(line)
    }
    root.layoutIfNeeded()

    // Three tenths of 300 from the right.
    #expect(line.layoutFrame.minX == 210)
    #expect(end.layoutFrame.minX == 20)
    expectFrame(of: bar, x: 210, y: 0, width: 90, height: 100)
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `refuse lines at numbers that are none`() {
    let line = root.guideline(.leading, fraction: .nan)
    root.layoutIfNeeded()
    #expect(root.diagnostics.faults.count == 1)
    #expect(line.owningView === root)
  }

  // MARK: Barriers

  @Test func `have barriers beyond the farthest edge`() {
    let name = content("name", 40)
    let street = content("street", 70)
    [name, street].align(.leading, in: root)
    let barrier = root.barrier(.trailing, of: [name, street], margin: 5)
    let field = View("field", in: root)
    field.makeConstraints { make in
      make.leading.equalTo(barrier)
      make.trailing.top.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()
    expectFrame(of: field, x: 75, y: 0, width: 225, height: 100)

    name.contentSize.width = 100
    root.layoutIfNeeded()
    expectFrame(of: field, x: 105, y: 0, width: 195, height: 100)
    root.environment.direction = .rightToLeft
    root.layoutIfNeeded()
    expectFrame(of: field, x: 0, y: 0, width: 195, height: 100)
  }

  @Test func `have barriers on all sides`() {
    let first = content("first", 40, 20)
    let second = content("second", 10, 30)
    first.makeConstraints { $0.left.equalToSuperview().offset(50) }
    second.makeConstraints { $0.left.equalToSuperview().offset(120) }
    let left = root.barrier(.left, of: [first, second], margin: 3)
    let right = root.barrier(.right, of: [first, second])
    let bottom = root.barrier(.bottom, of: [first, second])
    let top = root.barrier(.top, of: [first, second])
    root.layoutIfNeeded()

    #expect(left.layoutFrame.minX == 47)
    #expect(right.layoutFrame.minX == 130)
    #expect(bottom.layoutFrame.minY == 30)
    #expect(top.layoutFrame.minY == 0)
    // The items are where they were.
    expectFrame(of: first, x: 50, y: 0, width: 40, height: 20)
  }

  // MARK: Chains

  @Test func `spread chains with equal gaps`() {
    let views = [content("a", 30), content("b", 60), content("c", 90)]
    views.chain(along: .horizontal)
    root.layoutIfNeeded()
    // (300 − 180) / 4 = 30.
    #expect(lefts(views) == [30, 90, 180])
  }

  @Test func `spread chains to the edges`() {
    let views = [content("a", 30), content("b", 60), content("c", 90)]
    views.chain(along: .horizontal, .spreadInside)
    root.layoutIfNeeded()
    // (300 − 180) / 2 = 60.
    #expect(lefts(views) == [0, 90, 210])
  }

  @Test(arguments: [(-1, 0), (0, 0), (0.25, 25), (0.5, 50), (1, 100), (7, 100)])
  func `pack chains with a bias`(_ bias: CGFloat, _ first: CGFloat) {
    let views = [content("a", 30), content("b", 60), content("c", 90)]
    views.chain(along: .horizontal, .packed, spacing: 10, bias: bias)
    root.layoutIfNeeded()
    // 300 − 180 − 2 · 10 = 100 are left over.
    let expected: [CGFloat] = [first, first + 40, first + 110]
    #expect(lefts(views) == expected)
  }

  @Test func `fill the container with weights`() {
    let views = [content("a", 30), content("b", 1), content("c", 1)]
    views.chain(along: .horizontal, spacing: 5, weights: [0, 1, 3])
    root.layoutIfNeeded()
    // 300 − 30 − 10 = 260: 65 and 195.
    #expect(lefts(views) == [0, 35, 105])
    #expect(views.map(\.frame.width) == [30, 65, 195])
  }

  @Test func `let chains begin where lines of text do, and columns at the top`() {
    root.environment.direction = .rightToLeft
    let views = [content("a", 30), content("b", 60)]
    views.chain(along: .horizontal, .packed, bias: 0)
    let column = [View("x", in: root), View("y", in: root)]
    column.makeConstraints { make in
      make.size.equalTo(20)
      make.left.equalToSuperview()
    }
    column.chain(along: .vertical, .spreadInside)
    root.layoutIfNeeded()
    #expect(lefts(views) == [270, 210])
    #expect(column.map(\.frame.minY) == [0, 80])
  }

  @Test func `put a single item of a chain in the middle, and take none`() {
    for style in ChainStyle.allCases {
      let view = content("\(style)", 30)
      [view].chain(along: .horizontal, style)
      root.layoutIfNeeded()
      #expect(view.frame.minX == 135)
    }
    #expect([View]().chain(along: .horizontal).isEmpty)
    let alone = View(root: 10, 10)
    #expect([alone].chain(along: .horizontal).isEmpty)
    #expect(alone.diagnostics.faults.count == 1)
  }

  // MARK: Bias

  @Test func `put an item at a share of the room`() {
    let badge = content("badge", 60)
    let other = content("other", 10)
    badge.bias(0.25, along: .horizontal)
    other.bias(0.5, along: .horizontal, in: badge)
    root.layoutIfNeeded()
    #expect(badge.frame.minX == 60)
    #expect(other.frame.minX == 85)

    root.environment.direction = .rightToLeft
    root.layoutIfNeeded()
    #expect(badge.frame.minX == 180)
  }

  @Test func `refuse what makes no sense`() {
    let badge = content("badge", 60)
    #expect(badge.bias(.nan, along: .horizontal) == nil)
    let alone = View(name: "alone")
    alone.diagnostics.handler = .silent
    #expect(alone.bias(0.5, along: .vertical) == nil)
    #expect(root.diagnostics.faults.count == 1)
    #expect(alone.diagnostics.faults.count == 1)
  }
}
