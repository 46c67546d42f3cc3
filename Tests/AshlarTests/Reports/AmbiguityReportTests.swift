import Ashlar
import Testing

/// Reports of people whose layouts are not determined, and what is said to them.
struct `Reported about ambiguity` {
  let root = View(root: 320, 480)

  private func told() throws -> LayoutAmbiguity {
    root.layoutIfNeeded()
    let ambiguities = root.layoutAmbiguities()
    #expect(ambiguities.count == 1)
    #expect(!ambiguities.contains { "\($0)".contains("would settle") })
    return try #require(ambiguities.first)
  }

  /// Two labels in a row of 320 that need 60 and 80: one of them gets the rest, and the second moves with the first.
  @Test func `labels that hug equally are one cause`() throws {
    let labels = [View("l1", in: root), View("l2", in: root)]
    labels[0].contentSize = CGSize(width: 60, height: 20)
    labels[1].contentSize = CGSize(width: 80, height: 20)
    labels[0].makeConstraints { $0.left.top.equalToSuperview() }
    labels[1].makeConstraints {
      $0.left.equalTo(labels[0].right).offset(8.356)
      $0.right.top.equalToSuperview()
    }

    let ambiguity = try told()
    #expect(ambiguity.item == "l1")
    #expect(ambiguity.following == ["l2"])
    #expect(ambiguity.hint?.contains("let one hug more, l2 with 251") == true)

    labels[1].setContentHuggingPriority(251, for: .horizontal)
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities().isEmpty)
  }

  /// The same in a row that is too narrow: they resist equally.
  @Test(arguments: [true, false])
  func `labels that resist equally are one cause`(isGapFixed: Bool) throws {
    let labels = [View("l1", in: root), View("l2", in: root)]
    for label in labels { label.contentSize = CGSize(width: 200, height: 20) }
    labels[0].makeConstraints { $0.left.top.equalToSuperview() }
    labels[1].makeConstraints {
      if isGapFixed {
        $0.left.equalTo(labels[0].right)
      } else {
        $0.left.greaterThanOrEqualTo(labels[0].right)
      }
      $0.right.top.equalToSuperview()
    }

    #expect(try told().hint?.contains("let one resist more, l2 with 751") == true)
  }

  /// A scroll view whose height is at most 300, and a foot below it.
  @Test func `what stands below it moves with a height that nothing says`() throws {
    let scroll = View("scroll", in: root)
    let foot = View("foot", in: root)
    scroll.makeConstraints {
      $0.top.left.right.equalToSuperview()
      $0.height.lessThanOrEqualTo(300)
    }
    foot.makeConstraints {
      $0.top.equalTo(scroll.bottom)
      $0.left.right.equalToSuperview()
      $0.height.equalTo(44)
    }

    let ambiguity = try told()
    #expect(ambiguity.item == "scroll")
    #expect(ambiguity.following == ["foot"])
    #expect(ambiguity.hint?.contains("Give scroll a height") == true)
  }

  private func makeScroll(_ names: String...) -> (ScrollView, [View]) {
    let scroll = ScrollView()
    scroll.name = "scroll"
    root.addSubview(scroll)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
    return (scroll, names.map { View($0, in: scroll) })
  }

  /// A stack that is tied at the top and the sides: the content is 0 high, and does not scroll.
  @Test func `a scroll view without a bottom names the view to tie, and its line`() throws {
    let (scroll, views) = makeScroll("list")
    let line = #line + 2
    views[0].makeConstraints {
      $0.top.left.right.width.equalToSuperview()
      $0.height.equalTo(1000)
    }

    let hint = try #require(told().hint)
    #expect(hint.contains("tie list.bottom to scroll.bottom"))
    #expect(hint.contains("AmbiguityReportTests.swift:\(line)"))

    views[0].makeConstraints { $0.bottom.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities().isEmpty)
    #expect(scroll.contentSize == CGSize(width: 320, height: 1000))
  }

  /// The content is as high as nothing says: tied to both ends, and empty.
  @Test func `a content between both ends wants a height`() throws {
    let (_, views) = makeScroll("content")
    views[0].makeConstraints { $0.edges.width.equalToSuperview() }

    let ambiguity = try told()
    #expect(ambiguity.hint?.contains("give it a height") == true)
    #expect(ambiguity.following == ["content"])
  }

  /// A label at the right of what scrolls, where nothing says how wide that is: it should stay in sight.
  @Test func `a label at the right of a scroll view is told of the frame guide`() throws {
    let (scroll, views) = makeScroll("logo", "label")
    views[0].makeConstraints {
      $0.left.equalToSuperview().offset(20)
      $0.top.bottom.equalToSuperview()
      $0.size.equalTo(80)
    }
    views[1].makeConstraints {
      $0.right.equalToSuperview().offset(-5)
      $0.top.equalToSuperview()
      $0.size.equalTo(20)
    }

    #expect(try told().hint?.contains("scroll.frameLayoutGuide") == true)

    // 320 − 5 − 20.
    views[1].remakeConstraints {
      $0.right.equalTo(scroll.frameLayoutGuide).offset(-5)
      $0.top.equalToSuperview()
      $0.size.equalTo(20)
    }
    #expect(try told().hint?.contains("tie logo.right to scroll.right") == true)
    #expect(views[1].frame.minX == 295)
  }

  @Test func `wishes that matter equally name each other`() throws {
    let view = View("view", in: root)
    view.makeConstraints {
      $0.left.top.equalToSuperview()
      $0.height.equalTo(20)
      $0.width.equalTo(100).priority(500)
      $0.width.equalTo(60).priority(500)
    }

    let hint = try #require(told().hint)
    #expect(hint.contains("view.width == 100 @500") && hint.contains("view.width == 60 @500"))
    #expect(hint.contains("another priority"))
  }
}
