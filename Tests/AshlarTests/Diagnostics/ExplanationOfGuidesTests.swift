import Ashlar
import Testing

/// What lies between a view and a guide or margin of another one is told, and what hidden views leave out.
struct `Explanations tell of` {
  private let root = View(root: 320, 480)
  private let header = View(name: "header")
  private let body = View(name: "body")

  init() {
    root.name = "root"
    root.addSubviews(header, body)
  }

  private func sum(_ explanation: LayoutExplanation) -> CGFloat {
    explanation.causes.reduce(explanation.offset) { $0 + $1.contribution }
  }

  private func file(_ line: Int) -> String { "ExplanationOfGuidesTests.swift:\(line)" }

  /// 44 for what covers the screen, and 10.
  @Test func `how large safe areas are`() {
    root.environment.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let line = #line + 1
    header.makeConstraints { $0.top.equalTo(root.safeAreaLayoutGuide).offset(10) }
    root.layoutIfNeeded()

    let why = header.explain(.top)
    #expect(why.value == 54)
    #expect(sum(why) == 54)
    #expect(why.causes.map(\.demand.second?.inset) == [44])
    #expect(
      "\(why)" == """
        header's top edge is at 54 because its top edge stays 10 inside root.safeAreaLayoutGuide \
        (\(file(line))).
        In turn, root.safeAreaLayoutGuide's top edge is 44 inside its view.
        To make it 1 more, change the offset of header.top (\(file(line))) by 1.
        """)
  }

  /// 320 less 20 and 30; read from the right, the margin where lines begin is the right one.
  @Test(arguments: LayoutDirection.allCases)
  func `how large margins are`(direction: LayoutDirection) {
    root.environment.direction = direction
    root.layoutMargins = EdgeInsets(top: 0, left: 20, bottom: 0, right: 30)
    header.makeConstraints { make in
      make.leading.equalTo(root.leadingMargin)
      make.width.equalTo(root.layoutMarginsGuide)
    }
    root.layoutIfNeeded()

    let begin = "\(header.explain(.leading))"
    let margin: CGFloat = direction == .leftToRight ? 20 : 30
    #expect(begin.contains("root's leading margin is \(GeometryText.number(Double(margin)))"))
    let width = header.explain(.width)
    #expect(width.value == 270)
    #expect("\(width)".contains("root.layoutMarginsGuide is 50 narrower than its view"))
  }

  /// The body is as high as nothing, and 8 after the header no more: 50.
  @Test func `views that take no room while they are hidden`() {
    let line = #line + 2
    header.makeConstraints { make in
      make.top.equalToSuperview()
      make.height.equalTo(50)
    }
    body.makeConstraints { make in
      make.top.equalTo(header.bottom).offset(8)
      make.height.equalTo(100)
    }
    body.collapsesWhenHidden = true
    body.isHidden = true
    root.layoutIfNeeded()

    #expect(
      "\(body.explain(.height))"
        == "body is 0 high because it takes no room (it is hidden and collapses).")
    let why = body.explain(.top)
    #expect(why.value == 50)
    #expect(why.causes.map(\.demand.isClosed) == [true, false, false])
    #expect(
      "\(why)" == """
        body's top edge is at 50 because its top edge follows header (\(file(line + 4)); its gap of 8 is \
        closed).
        In turn, header's top edge is that of root (\(file(line))); header is 50 high (\(file(line + 1))).
        To make it 1 more, change the offset of header.top (\(file(line))) by 1 or header.height \
        (\(file(line + 1))) by 1.
        """)

    body.isHidden = false
    root.layoutIfNeeded()
    #expect(body.explain(.height).value == 100)
    #expect(body.explain(.top).causes.allSatisfy { !$0.demand.isClosed })
  }

  @Test func `views that a stack has no room for`() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let texts = ["one", "two"].map { Label(text: $0, name: $0) }
    let row = StackView(arrangedSubviews: texts, name: "row")
    root.addSubview(row)
    row.makeConstraints { $0.left.top.equalToSuperview() }
    texts[1].isHidden = true
    root.layoutIfNeeded()

    let why = texts[1].explain(.width)

    #expect(why.value == 0)
    #expect(why.misses.isEmpty)
    #expect("\(why)" == "two is 0 wide (it is hidden in a stack view).")
  }

  @Test func `where what scrolls begins`() {
    let scroll = ScrollView(name: "scroll")
    let page = View(name: "page")
    root.addSubview(scroll)
    scroll.addSubview(page)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
    page.makeConstraints { make in
      make.edges.equalTo(scroll.contentLayoutGuide)
      make.size.equalTo(900)
    }
    root.layoutIfNeeded()

    let why = page.explain(.top)
    #expect(why.value == 0)
    #expect(
      "\(why)".contains(
        "scroll.contentLayoutGuide's top edge is at 0 (where the content begins)"))
  }

  /// Two texts in a row resist alike, and both have to give way. No text has another priority than 750.
  @Test func `priorities as the views have them`() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let texts = ["one", "two"].map { Label(text: $0, name: $0) }
    let misses = misses(of: texts, inWidth: 10)
    #expect(misses.map(\.amount) == [30, 20])
    #expect(misses.map(\.priority) == [750, 750])
  }

  /// A view without content that is told to be 40 wide, and nothing less: the stack alone would have none of it.
  @Test func `no wishes that no view has`() {
    let views = ["one", "two"].map { View(name: $0) }
    views[1].makeConstraints { $0.width.equalTo(40) }
    #expect(misses(of: views, inWidth: 100).isEmpty)
    #expect(views.map(\.frame.width) == [60, 40])
  }

  /// What is missed of the widths of views in a row that is so wide.
  private func misses(of views: [View], inWidth width: CGFloat) -> [LayoutExplanation.Miss] {
    let stack = StackView(arrangedSubviews: views, name: "stack")
    root.addSubview(stack)
    stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(width)
    }
    root.layoutIfNeeded()
    return views.flatMap { $0.explain(.width).misses }
  }

  /// A closed gap counts as nothing where widths are compared by a share, too: 0.5 · 100.
  @Test func `gaps that are closed beside a share`() {
    header.makeConstraints { make in
      make.left.equalToSuperview()
      make.width.equalTo(100)
    }
    let line = #line + 2
    body.makeConstraints { make in
      make.left.equalTo(header.right).multipliedBy(0.5).offset(8)
      make.width.equalTo(30)
    }
    body.collapsesWhenHidden = true
    body.isHidden = true
    root.layoutIfNeeded()

    let why = body.explain(.left)
    #expect(why.value == 50)
    #expect(
      "\(why)".contains(
        "its left edge is 0.5 times header's right edge (\(file(line)); its gap of 8 is closed)"))
  }
}
