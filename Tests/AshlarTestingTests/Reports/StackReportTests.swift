import AshlarTesting
import AshlarUIKit
import Testing

/// Reports about stacks: those that are too full, and what is no longer in them.
struct `Reported about full stacks` {
  private func row(of names: [String], in root: UIView) -> UIStackView {
    let row = root.add(UIStackView(), "row")
    for name in names {
      let view = UIView()
      view.name = name
      row.addArrangedSubview(view)
    }
    return row
  }

  // MARK: Tabs

  /// Tabs of a third of 300 in a stack that scrolls; the stack may be tied to the width that is seen, with a priority.
  private func tabs(_ count: Int, tied priority: UILayoutPriority?) -> (UIView, UIScrollView) {
    let root = UIView(reported: 300, 60)
    let scroll = root.add(UIScrollView(), "scroll")
    let stack = scroll.add(UIStackView(), "stack")
    let (content, frame) = (scroll.contentLayoutGuide, scroll.frameLayoutGuide)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    stack.snp.makeConstraints { make in
      make.edges.equalTo(content)
      make.height.equalTo(frame)
    }
    if let priority {
      let width = stack.widthAnchor.constraint(equalTo: frame.widthAnchor)
      width.priority = priority
      width.isActive = true
    }
    for index in 0..<count {
      let tab = UIView()
      tab.name = "tab\(index)"
      stack.addArrangedSubview(tab)
      tab.widthAnchor.constraint(equalTo: frame.widthAnchor, multiplier: 1.0 / 3).isActive = true
    }
    return (root, scroll)
  }

  /// Stack Overflow 66427649.
  @Test(arguments: [2, 9])
  func `tabs of a third are as wide, and scroll`(count: Int) {
    let (root, scroll) = tabs(count, tied: nil)

    expectSilence(root)
    #expect(scroll.contentSize == CGSize(width: 100 * count, height: 60))
  }

  /// The same with a stack as wide as what is seen: nine thirds do not fit into three. The stack need not be as wide.
  @Test func `tabs that a stack has no room for are a conflict that names the width of the stack`()
    throws
  {
    let (root, _) = tabs(9, tied: .required)
    let conflict = try onlyConflict(root)

    #expect(conflict.missedBy == 600)
    expect("\(conflict)", says: "stack.width == scroll.frameLayoutGuide.width (", "tab0.width == ")
    #expect(!conflict.suggestions.isEmpty)
    let lower = "lower the priority of stack.width == scroll.frameLayoutGuide.width ("
    #expect(conflict.suggestions.contains { $0.description.hasPrefix(lower) })

    let (mended, scroll) = tabs(9, tied: UILayoutPriority(999))
    expectSilence(mended)
    #expect(scroll.contentSize == CGSize(width: 900, height: 60))
  }

  // MARK: Rows

  /// The smallest of that: two boxes of 100 in 150. Each remedy that has a number is followed.
  @Test(
    arguments: [
      (nil, 100, 100), (200, 100, 100), (150, 100, nil), (150, nil, 100), (150, 100, 50),
    ] as [(CGFloat?, CGFloat?, CGFloat?)])
  func `a row that is too full is mended by each of its widths`(
    whole: CGFloat?, first: CGFloat?, second: CGFloat?
  ) throws {
    let words = try onlyConflict(boxes(150, 100, 100)).suggestions.map(\.description)
    let widths = ["row.width == 150", "b.width == 100", "a.width == 100"]
    expect(words.first, says: "remove \(widths[0]) (", "\(widths[1]) (", "or \(widths[2]) (")
    #expect(words.contains { $0.hasPrefix("write equalTo(200) in place of 150 for \(widths[0])") })
    #expect(words.contains { $0.hasPrefix("write equalTo(50) in place of 100 for \(widths[1])") })

    let mended = boxes(whole, first, second)
    expectSilence(mended)
    let row = try #require(mended.subviews.first as? UIStackView)
    let (a, b) = (row.arrangedSubviews[0].frame, row.arrangedSubviews[1].frame)
    #expect(a.width == first ?? 50 && b.width == second ?? 50)
    #expect(a.minX == 0 && b.minX == a.width && row.frame.width == b.maxX)
  }

  private func boxes(_ whole: CGFloat?, _ first: CGFloat?, _ second: CGFloat?) -> UIView {
    let root = UIView(reported: 300, 60)
    let row = row(of: ["a", "b"], in: root)
    row.snp.makeConstraints { make in
      make.top.left.bottom.equalToSuperview()
      if let whole { make.width.equalTo(whole) }
    }
    if let first { row.arrangedSubviews[0].snp.makeConstraints { $0.width.equalTo(first) } }
    if let second { row.arrangedSubviews[1].snp.makeConstraints { $0.width.equalTo(second) } }
    return root
  }

  /// However many boxes of 100 there are in 200, the row may be wider. Where the root is not as wide, that is said.
  @Test(arguments: 3...6, [300, 600] as [CGFloat])
  func `a row of many boxes may be wider`(count: Int, whole: CGFloat) throws {
    func make(_ priority: UILayoutPriority) -> UIView {
      let root = UIView(reported: whole, 60)
      let row = row(of: (0..<count).map { "v\($0)" }, in: root)
      row.snp.makeConstraints { make in
        make.top.left.bottom.equalToSuperview()
        make.width.equalTo(200).priority(priority)
      }
      for box in row.arrangedSubviews { box.snp.makeConstraints { $0.width.equalTo(100) } }
      return root
    }
    let isInside = CGFloat(100 * count) <= whole
    let conflict = try onlyConflict(make(.required))
    #expect(conflict.suggestions.contains { $0.description.contains(" row.width == 200 (") })
    #expect("\(conflict)".contains("but then row is not all inside root") == !isInside)

    let mended = make(UILayoutPriority(999))
    #expect(problems(mended, [.noConflict]) == [])
    if isInside { expectSilence(mended) }
    #expect(mended.subviews.first?.frame.width == CGFloat(100 * count))
  }

  /// The same without a stack: four boxes of 100, tied to each other, in a box of 200.
  @Test(arguments: [200, 400] as [CGFloat])
  func `a chain that is too long for its box names the width of the box`(width: CGFloat) throws {
    let root = UIView(reported: 400, 60)
    let box = root.add(UIView(), "box")
    box.snp.makeConstraints { make in
      make.top.left.bottom.equalToSuperview()
      make.width.equalTo(width)
    }
    let chain = (0..<4).map { box.add(UIView(), "v\($0)") }
    for (place, view) in chain.enumerated() {
      view.snp.makeConstraints { make in
        make.top.bottom.equalToSuperview()
        make.width.equalTo(100)
        make.left.equalTo(place == 0 ? box.snp.left : chain[place - 1].snp.right)
        if place == 3 { make.right.equalToSuperview() }
      }
    }
    if width == 400 { return expectSilence(root) }

    let first = try onlyConflict(root).suggestions.first?.description
    expect(first, says: "write equalTo(400) in place of 200 for box.width == 200 (")
  }
}

// MARK: - What stacks make

extension `Reported about full stacks` {
  /// Samwize, 2023/10/30: what is no longer arranged is still inside. Boxes of 20 with gaps of 5.
  @Test(arguments: [false, true])
  func `a view that is no longer arranged is to be removed`(isTied: Bool) {
    let root = UIView(reported: 100, 200)
    let stack = row(of: ["a", "b", "c"], in: root)
    stack.axis = .vertical
    stack.spacing = 5
    stack.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    let boxes = stack.arrangedSubviews
    for box in boxes { box.contentSize = CGSize(width: 30, height: 20) }
    stack.removeArrangedSubview(boxes[1])
    if isTied { boxes[1].snp.makeConstraints { $0.left.top.equalToSuperview() } }

    let told = problems(root)
    #expect(boxes[2].frame.minY == 25)
    #expect(told.contains { $0.contains("b is no longer arranged by row, but still inside it.") })
    #expect(told.contains { $0.contains("b.removeFromSuperview() removes it") })

    boxes[1].removeFromSuperview()
    expectSilence(root)
    expectFrame(of: stack, x: 0, y: 0, width: 100, height: 45)
    expectFrame(of: boxes[2], x: 0, y: 25, width: 100, height: 20)
  }

  /// Stack Overflow 65739055: a plain view has no content, and no explanation says that it has one.
  @Test func `a plain view is not said to have a content, in a row or outside`() {
    let root = UIView(reported: 200, 200)
    let plain = root.add(UIView(), "plain")
    plain.snp.makeConstraints { $0.top.left.right.equalToSuperview() }
    let row = row(of: ["a", "b", "c"], in: root)
    row.snp.makeConstraints { $0.edges.equalToSuperview() }
    root.layoutIfNeeded()

    expect("\(plain.explain(.height))", says: "nothing determines that", "from 0 up")
    for view in row.arrangedSubviews {
      #expect(!"\(view.explain(.width))".contains("content"))
      #expect(!"\(view.explain(.width))".contains(" shows"))
    }
  }

  /// Kaunteya's page about distributions: middles of 20, 150 and 280. In 230, 220 and two gaps of 10 lack 10.
  @Test(arguments: [320, 230] as [CGFloat])
  func `middles at equal distances keep the least gap`(width: CGFloat) {
    let stack = UIStackView(frame: CGRect(x: 0, y: 0, width: width, height: 40))
    stack.diagnostics.handler = .silent
    stack.distribution = .equalCentering
    stack.spacing = 10
    for (name, width) in [("a", 40), ("b", 100), ("c", 80)] {
      let view = UIView()
      view.name = name
      view.contentSize = CGSize(width: width, height: 20)
      stack.addArrangedSubview(view)
    }
    let frames = { stack.arrangedSubviews.map(\.frame) }

    if width == 320 {
      expectSilence(stack)
      #expect(frames().map(\.minX) == [0, 100, 240])
    } else {
      stack.layoutIfNeeded()
      #expect(stack.diagnostics.conflicts.isEmpty)
      #expect(frames().reduce(0) { $0 + $1.width } == 210)
      #expect(zip(frames(), frames().dropFirst()).allSatisfy { $1.minX - $0.maxX == 10 })
    }
  }
}
