import AshlarTesting
import AshlarUIKit
import Testing

/// What the checks say of layouts that people reported: the words that matter.
///
/// Source: public reports and questions, named with each.
struct `Reported problems` {
  private func named<Item: UIView>(_ name: String, _ view: Item) -> Item {
    view.name = name
    return view
  }

  private func makeRoot(_ width: CGFloat = 320, _ height: CGFloat = 480) -> UIView {
    let root = named("root", UIView(frame: CGRect(x: 0, y: 0, width: width, height: height)))
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.diagnostics.handler = .silent
    return root
  }

  private func problems(_ root: UIView) -> [String] {
    root.layoutIfNeeded()
    return root.layoutProblems().map(\.description)
  }

  /// What is wrong, without the reasons.
  private func headlines(_ root: UIView) -> [String] {
    problems(root).map { problem in
      String(problem.split(separator: ", because")[0].split(separator: "\n")[0])
    }
  }

  /// GNUstep libs-gui#938: the sign of the constant.
  @Test func `a button that has sunk below its container`() {
    let root = makeRoot(600, 440)
    let button = named("button", UIView())
    button.contentSize = CGSize(width: 100, height: 40)
    root.addSubview(button)
    button.snp.makeConstraints { make in
      make.trailing.equalToSuperview().offset(-5)
      make.bottom.equalToSuperview().offset(5)
    }

    let found = problems(root)
    #expect(found.count == 1)
    #expect(
      found.first?.contains("button (495, 405, 100, 40) is outside root") == true, "\(found)")
    #expect(
      found.first?.contains("on the bottom, by 5, because button.bottom == root.bottom + 5 (")
        == true, "\(found)")
    #expect(found.first?.contains("write offset(-5) in place of 5") == true, "\(found)")
  }

  /// Stack Overflow 20982558: the height of a header that was set by hand.
  @Test func `a text that is cut off by the header of a table`() {
    let table = named(
      "table", UITableView(frame: CGRect(x: 0, y: 0, width: 220, height: 480)))
    table.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    table.diagnostics.handler = .silent
    let header = named("header", UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 44)))
    let text = named("text", UILabel())
    text.numberOfLines = 0
    text.text = String(repeating: "some words ", count: 9)
    header.addSubview(text)
    text.snp.makeConstraints { $0.edges.equalTo(header.layoutMarginsGuide) }
    table.tableHeaderView = header

    let found = problems(table)
    #expect(found.contains { $0.contains("text is 28 high, but what it shows is 120") }, "\(found)")
  }

  /// Stack Overflow 23103461: a vertical stack that scrolls sideways, and the width that it needs.
  @Test func `a stack that is wider than its scroll view`() {
    let root = makeRoot()
    let (scroll, stack) = (named("scroll", UIScrollView()), named("stack", UIStackView()))
    root.addSubview(scroll)
    scroll.addSubview(stack)
    stack.axis = .vertical
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    stack.snp.makeConstraints { $0.edges.equalToSuperview() }
    let custom = named("custom", UIView())
    custom.contentSize = CGSize(width: 600, height: 50)
    stack.addArrangedSubview(custom)

    let found = problems(root)
    #expect(
      found.contains {
        $0.contains("stack is a vertical stack and wider than scroll")
          && $0.contains("Tie stack.width to scroll.width")
      }, "\(found)")
  }

  /// "A square as large as possible" from edge to edge, on a screen that is too low for it.
  @Test func `a square that sticks out above and below`() {
    let root = makeRoot(480, 320)
    let square = named("square", UIView())
    root.addSubview(square)
    square.snp.makeConstraints { make in
      make.left.right.equalToSuperview()
      make.center.equalToSuperview()
      make.width.equalTo(square.snp.height)
    }

    let found = problems(root)
    #expect(
      found.contains { $0.contains("on the top, by 80, and on the bottom, by 80, because") },
      "\(found)")
  }

  /// Stack Overflow 34588598: a button whose title has several lines is as high as one.
  @Test func `a title that does not fit into its button`() {
    let root = makeRoot(120, 400)
    let button = named("button", UIButton(type: .custom))
    button.setTitle("aaaaaaaa bbbbbbbb cccccccc", for: .normal)
    button.titleLabel?.numberOfLines = 0
    root.addSubview(button)
    button.snp.makeConstraints { $0.top.left.right.equalToSuperview() }

    let found = problems(root)
    #expect(
      found.contains { $0.contains("button is 120 wide, but what it shows is 260") }, "\(found)")
  }

  /// nicklockwood/layout#105: a stack that is not tied to the bottom of its scroll view.
  @Test func `a scroll view that does not scroll`() {
    let root = makeRoot()
    let (scroll, stack) = (named("scroll", UIScrollView()), named("stack", UIStackView()))
    stack.axis = .vertical
    root.addSubview(scroll)
    scroll.addSubview(stack)
    scroll.snp.makeConstraints { $0.edges.equalToSuperview() }
    stack.snp.makeConstraints { $0.top.left.right.width.equalToSuperview() }
    for index in 0..<50 {
      let row = named("row\(index)", UIView())
      row.contentSize = CGSize(width: 100, height: 20)
      stack.addArrangedSubview(row)
    }

    let found = problems(root)
    #expect(found.contains { $0.contains("tie stack.bottom to scroll.bottom") }, "\(found)")
  }
}

// MARK: - Texts without room

extension `Reported problems` {
  /// Stack Overflow 17157778: 16 letters of 10 in 100 are all seen at 0.625 of their size, 30 letters are not at 0.5.
  @Test func `a text that shrinks is cut off only where it may not shrink as far`() {
    let root = makeRoot(100, 20)
    let label = named("label", UILabel())
    root.addSubview(label)
    label.snp.makeConstraints { $0.edges.equalToSuperview() }
    label.text = "sixteen letters!"
    let isCut = ["label is 100 wide, but what it shows is 160"]
    #expect(headlines(root) == isCut)

    label.adjustsFontSizeToFitWidth = true
    #expect(headlines(root) == [])

    label.minimumScaleFactor = 0.5
    #expect(headlines(root) == [])

    label.text = "thirty letters are in this one"
    #expect(headlines(root) == ["label is 100 wide, but what it shows is 300"])
  }

  /// Cnblogs 5207272: a button is as wide as its title, whatever the insets of the title.
  @Test func `a title that its insets leave no room`() {
    let root = makeRoot(320, 100)
    let button = named("b", UIButton(type: .custom))
    button.setTitle("Sign in", for: .normal)
    root.addSubview(button)
    button.snp.makeConstraints { $0.center.equalToSuperview() }
    button.titleEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    root.layoutIfNeeded()
    button.titleLabel?.name = "title"
    #expect(headlines(root) == ["title is 54 wide, but what it shows is 70"])
    #expect(
      problems(root).first?.hasSuffix(
        "Do this:\n  set b.contentEdgeInsets, which make it larger, in place of titleEdgeInsets")
        == true)

    button.titleEdgeInsets = .zero
    button.contentEdgeInsets = UIEdgeInsets(top: 0, left: 8, bottom: 0, right: 8)
    #expect(headlines(root) == [])
  }
}
