import Ashlar
import Testing

/// Reports of people whose layouts are wrong, and what is said to them.
struct `Reported about advice` {
  private static func silent(_ width: CGFloat, _ height: CGFloat, _ name: String) -> View {
    let view = View(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.name = name
    view.diagnostics.handler = .silent
    return view
  }

  /// A text of 430 does not fit into 300: its content resists more than the wish for a right edge counts. The left edge
  /// only holds it where it is.
  @Test func `a wish gives way to the content, and not to the edge that holds it`() {
    let cell = Self.silent(320, 60, "cell")
    let name = View(name: "name")
    name.contentSize = CGSize(width: 430, height: 20)
    cell.addSubview(name)
    name.makeConstraints {
      $0.left.top.equalToSuperview().offset(10)
      $0.right.equalToSuperview().offset(-10).priority(.low)
    }
    cell.layoutIfNeeded()

    #expect(name.frame.width == 430)
    #expect("\(name.explain(.right))".contains("It gave way to name.width == 430"))
  }

  @Test(arguments: [true, false])
  func `a wish gives way to a bound, and not to what it is compared with`(isContent: Bool) {
    let root = Self.silent(320, 480, "root")
    let scroll = View(name: "scroll")
    let content = View(name: "content")
    root.addSubviews(scroll, content)
    content.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(10)
    }
    scroll.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.width.equalTo(10)
      $0.height.lessThanOrEqualTo(300)
    }
    scroll.makeConstraints { $0.height.equalTo(content).priority(.low) }
    if isContent {
      content.contentSize = CGSize(width: 10, height: 1000)
    } else {
      content.makeConstraints { $0.height.equalTo(1000) }
    }
    root.layoutIfNeeded()

    #expect(scroll.frame.height == 300)
    #expect("\(scroll.explain(.height))".contains("It gave way to scroll.height <= 300"))
  }

  /// 852 at most less 34, and 852 at least: they contradict each other by 34, wherever the page ends.
  @Test func `a conflict counts how far its members contradict each other`() throws {
    let screen = Self.silent(393, 852, "screen")
    let page = View(name: "page")
    screen.addSubview(page)
    page.makeConstraints {
      $0.left.right.top.equalToSuperview()
      $0.bottom.lessThanOrEqualToSuperview().offset(-34)
    }
    page.makeConstraints { $0.bottom.greaterThanOrEqualToSuperview() }
    screen.layoutIfNeeded()
    let conflict = try #require(screen.diagnostics.conflicts.first)

    #expect(conflict.leastMiss == 34)
    #expect("\(conflict)".contains("missed by 34"))
    #expect(!"\(conflict)".contains("852."))
  }

  /// Without the safe area of 34 there is no conflict.
  @Test func `a conflict tells where the safe area is`() throws {
    let screen = Self.silent(393, 852, "screen")
    screen.environment.safeAreaInsets = EdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
    let bar = View(name: "bar")
    screen.addSubview(bar)
    bar.makeConstraints {
      $0.left.right.equalToSuperview()
      $0.height.equalTo(44)
      $0.bottom.equalTo(screen.safeArea)
    }
    bar.makeConstraints { $0.bottom.equalToSuperview() }
    screen.layoutIfNeeded()
    let conflict = try #require(screen.diagnostics.conflicts.first)

    #expect("\(conflict)".contains("bottom edge is 34 inside its view"))
    #expect("\(conflict)".contains("missed by 34"))
  }

  @Test func `a conflict tells where the margin is`() throws {
    let card = Self.silent(100, 100, "card")
    let title = View(name: "title")
    card.addSubview(title)
    title.makeConstraints {
      $0.left.equalTo(card.leftMargin)
      $0.top.equalToSuperview()
      $0.size.equalTo(10)
    }
    title.makeConstraints { $0.left.equalToSuperview() }
    card.layoutIfNeeded()
    let conflict = try #require(card.diagnostics.conflicts.first)

    #expect("\(conflict)".contains("card's left margin is 8"))
  }

  /// A cell is reused, and gets the ratio of another picture besides.
  @Test func `two ratios of one view are one too many`() throws {
    let root = Self.silent(300, 600, "root")
    let photo = View(name: "photo")
    root.addSubview(photo)
    photo.makeConstraints { $0.top.left.right.equalToSuperview() }
    for ratio in [1.5, 2] as [CGFloat] {
      photo.makeConstraints { $0.width.equalTo(photo.height).multipliedBy(ratio) }
    }
    root.layoutIfNeeded()
    let first = try #require(root.diagnostics.conflicts.first?.suggestions.first)
    guard case .removeOne(let demands) = first else {
      Issue.record("\(first)")
      return
    }
    let findings = LayoutLint.findings(of: root).map(\.kind)

    #expect(demands.map(\.multiplier) == [1.5, 2])
    #expect(
      findings.contains {
        if case .rivals(let constraint, let other, _) = $0 {
          constraint.contains("2") && other.contains("1.5")
        } else {
          false
        }
      })
  }

  /// What is optional, or the same once more, is no rival.
  @Test func `a wish beside a demand is no rival`() {
    let root = Self.silent(300, 600, "root")
    let photo = View(name: "photo")
    root.addSubview(photo)
    photo.makeConstraints {
      $0.top.left.equalToSuperview()
      $0.height.equalTo(100)
      $0.width.equalTo(200)
      $0.width.equalTo(200)
      $0.width.equalTo(100).priority(.high)
    }
    root.layoutIfNeeded()
    let kinds = LayoutLint.findings(of: root).map(\.kind)

    #expect(kinds.count == 1)
    #expect(
      kinds.contains {
        if case .duplicate = $0 { true } else { false }
      })
  }

  /// The contents of two neighbours are all but required: 20 + 20 of 100. There is no priority of 1000.5.
  @Test func `a lint advises priorities that there are`() {
    let column = Self.silent(100, 100, "column")
    let views = [View(name: "a"), View(name: "b")]
    column.addSubviews(views[0], views[1])
    for view in views {
      view.contentSize = CGSize(width: 20, height: 20)
      view.setContentHuggingPriority(999.5, for: .vertical)
      view.makeConstraints { $0.left.right.equalToSuperview() }
    }
    views[0].makeConstraints { $0.top.equalToSuperview() }
    views[1].makeConstraints {
      $0.top.equalTo(views[0].bottom)
      $0.bottom.equalToSuperview()
    }
    column.layoutIfNeeded()
    let mends = LayoutLint.findings(of: column).map(\.mend)

    #expect(mends == ["Let one of them hug less: b with 998.5, for example."])
  }

  /// Two columns whose last texts stay above the bottom: 5 + 3 lines of 20 + 5.
  @Test func `a cell whose texts stay above its bottom sizes itself`() {
    let cell = TableViewCell(name: "cell")
    cell.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let left = Label(text: "one\ntwo", name: "left")
    let right = Label(text: "one\ntwo\nthree", name: "right")
    for label in [left, right] { label.numberOfLines = 0 }
    cell.contentView.addSubviews(left, right)
    left.makeConstraints {
      $0.left.top.equalToSuperview().inset(5)
      $0.bottom.lessThanOrEqualToSuperview().inset(5)
      $0.width.equalTo(right)
    }
    right.makeConstraints {
      $0.right.top.equalToSuperview().inset(5)
      $0.bottom.lessThanOrEqualToSuperview().inset(5)
      $0.left.equalTo(left.right).offset(5)
    }

    #expect(cell.height(forWidth: 200) == 70)
    #expect(cell.sizingProblems(forWidth: 200).isEmpty)
  }

  /// 5 + 2 lines of 20 + 5: the text pushes the bottom of its box, and the box that of the cell.
  @Test func `a cell whose text stays above the bottom of a box sizes itself`() {
    let cell = TableViewCell(name: "cell")
    cell.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let box = View(name: "box")
    let text = Label(text: "one\ntwo", name: "text")
    text.numberOfLines = 0
    cell.contentView.addSubview(box)
    box.addSubview(text)
    box.makeConstraints { $0.edges.equalToSuperview().inset(5) }
    text.makeConstraints {
      $0.left.top.right.equalToSuperview()
      $0.bottom.lessThanOrEqualToSuperview()
    }

    #expect(cell.height(forWidth: 200) == 50)
    #expect(cell.sizingProblems(forWidth: 200).isEmpty)
  }
}
