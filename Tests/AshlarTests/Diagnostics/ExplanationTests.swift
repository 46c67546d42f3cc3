import Ashlar
import Testing

struct `Explanations` {
  let scene = Card()

  private func sum(_ explanation: LayoutExplanation) -> CGFloat {
    explanation.causes.reduce(explanation.offset) { $0 + $1.contribution }
  }

  // 236 = 320 − 16 − (16 + 40 + 12).
  @Test func `name everything that determines a number, what is nearest first, with factors`() {
    let why = scene.title.explain(.width)

    #expect(why.value == 236)
    #expect(why.standing == .determined)
    #expect(
      why.causes.map(\.demand.text) == [
        "title.left == avatar.right + 12", "title.right == card.right - 16",
        "avatar.left == card.left + 16", "avatar.width == 40", "card.width == 320",
      ])
    #expect(why.causes.map(\.factor) == [-1, 1, -1, -1, 1])
    #expect(why.causes.map(\.contribution) == [-12, -16, -16, -40, 320])
    #expect(sum(why) == 236)
    #expect(why.misses.isEmpty)
  }

  @Test func `read like a person's`() {
    let line = Card.firstLine
    let words = "\(scene.title.explain(.width))"

    #expect(
      words == """
        title is 236 wide because its left edge stays 12 after avatar (Card.swift:\(line + 6)) and its \
        right edge stays 16 inside card (Card.swift:\(line + 7)).
        In turn, avatar's left edge stays 16 inside card (Card.swift:\(line)); avatar is 40 wide \
        (Card.swift:\(line + 2)); card is 320 wide (the frame of the view).
        To make it 1 more, change the offset of title.left (Card.swift:\(line + 6)) by -1, the offset of \
        title.right (Card.swift:\(line + 7)) by 1, the offset of avatar.left (Card.swift:\(line)) by -1, avatar.width \
        (Card.swift:\(line + 2)) by -1 or card.width by 1.
        """)
  }

  @Test(arguments: [
    (LayoutConstraint.Attribute.left, 68), (.right, 304), (.centerX, 186), (.top, 26),
    (.bottom, 46), (.centerY, 36), (.leading, 68), (.trailing, 304), (.height, 20),
  ])
  func `add up for every attribute`(attribute: LayoutConstraint.Attribute, value: CGFloat) {
    let why = scene.title.explain(attribute)

    #expect(why.value == value)
    #expect((sum(why) - value).magnitude < 1e-9)
  }

  // The middle of the title moves by half of what its right edge is moved.
  @Test func `have a factor of a half where half of a change arrives`() {
    let why = scene.title.explain(.centerX)

    let right = why.causes.first { $0.demand.text == "title.right == card.right - 16" }
    #expect(right?.factor == 0.5)
  }

  @Test func `tell what lost, by how much, and to whom`() throws {
    scene.title.makeConstraints { $0.width.equalTo(300).priority(750) }
    scene.card.layoutIfNeeded()

    let why = scene.title.explain(.width)

    let miss = try #require(why.misses.first)
    #expect(why.misses.count == 1)
    #expect(miss.demand.text == "title.width == 300 @750")
    #expect(miss.amount == 64)
    #expect(miss.priority == 750)
    #expect(miss.givenUpTo.count == 5)
    #expect("\(why)".contains("wanted otherwise (priority 750) and is missed by 64."))
  }

  // The label is pulled up to 200 and stops at 150. Less than that is all the same to what stops it.
  @Test func `tell who pulled the other way where the limit was not in the way`() throws {
    let root = View(root: 300, 300)
    let label = View("label", in: root)
    label.contentSize = CGSize(width: 70, height: 20)
    label.makeConstraints { make in
      make.left.top.equalTo(root)
      make.width.greaterThanOrEqualTo(200).priority(700)
      make.width.lessThanOrEqualTo(150)
    }
    root.layoutIfNeeded()

    let why = label.explain(.width)

    #expect(why.value == 150)
    let content = try #require(why.misses.first { $0.demand.origin == .contentSize })
    #expect(content.amount == 80)
    #expect(content.givenUpTo.map(\.text) == ["label.width >= 200 @700"])
    let wish = try #require(why.misses.first { $0.demand.priority == 700 })
    #expect(wish.givenUpTo.map(\.text) == ["label.width <= 150"])
  }

  @Test func `tell of a constraint that was set aside that it was required`() {
    scene.title.makeConstraints { $0.width.equalTo(200) }
    scene.card.layoutIfNeeded()

    let why = scene.title.explain(.width)

    #expect(why.misses.map(\.priority) == [.required])
    #expect("\(why)".contains("wanted otherwise (required) and is missed by 36."))
  }

  @Test func `name the size of a content`() {
    let root = View(root: 300, 300)
    let label = View("label", in: root)
    label.contentSize = CGSize(width: 70, height: 20)
    label.makeConstraints { $0.left.top.equalTo(root) }
    root.layoutIfNeeded()

    let why = label.explain(.width)

    #expect(why.causes.map(\.demand.origin) == [.contentSize])
    #expect("\(why)".hasPrefix("label is 70 wide (the size of its content)."))
  }

  @Test func `follow guides, and have margins as an offset`() {
    let root = View(root: 300, 300)
    root.layoutMargins = EdgeInsets(top: 8, left: 9, bottom: 10, right: 11)
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.edges.equalTo(root.margins)
    }
    root.layoutIfNeeded()

    let why = view.explain(.width)
    let margin = root.explain(.rightMargin)
    let guide = root.layoutMarginsGuide.explain(.width)

    #expect(why.value == 280)
    #expect((sum(why) - 280).magnitude < 1e-9)
    #expect(guide.value == 280)
    #expect(guide.offset == -20)
    #expect(margin.standing == .kept)
  }

  // The root's bounds begin at (100, 50); the view is 20 to the right of that.
  @Test func `are in the space of the view that contains the item`() {
    let root = View(root: 300, 300)
    root.bounds.origin = CGPoint(x: 100, y: 50)
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.left.equalTo(root).offset(20)
      make.top.equalTo(root.margins)
      make.width.height.equalTo(10)
    }
    root.layoutIfNeeded()

    let why = view.explain(.left)

    #expect(view.frame.minX == 120)
    #expect(why.value == 120)
    #expect(sum(why) == 120)
    #expect(view.explain(.top).value == view.frame.minY)
    #expect(root.layoutMarginsGuide.explain(.top).value == root.layoutMarginsGuide.layoutFrame.minY)
  }

  @Test func `count from the alignment rectangle of what contains the item`() {
    final class Shadowed: View {
      override var alignmentRectInsets: EdgeInsets {
        EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
    }
    let root = View(root: 300, 300)
    let card = Shadowed(name: "card")
    root.addSubview(card)
    let view = View("view", in: card)
    card.makeConstraints { make in
      make.left.top.equalTo(root).offset(50)
      make.width.height.equalTo(100)
    }
    view.makeConstraints { make in
      make.left.equalTo(card).offset(5)
      make.top.width.height.equalTo(card)
    }
    root.layoutIfNeeded()

    #expect(view.frame.minX == 7)
    #expect(view.explain(.left).value == 7)
    #expect(view.explain(.top).value == 1)
    #expect(card.explain(.left).value == 50)
  }

  @Test func `go by the direction of reading`() {
    let root = View(root: 300, 300)
    root.environment.direction = .rightToLeft
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.leading.equalTo(root).offset(20)
      make.width.equalTo(100)
    }
    root.layoutIfNeeded()

    let why = view.explain(.leading)

    #expect(why.value == 280)
    // One point more of the constant is one point further to the left.
    #expect(why.causes.first { $0.demand.constant == 20 }?.factor == -1)
    #expect("\(why)".contains("its leading edge stays 20 inside root"))
  }

  @Test func `say of what no constraint places that it keeps its frame`() {
    let root = View(root: 300, 300)
    let free = View(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    free.name = "free"
    root.addSubview(free)
    let placed = View("placed", in: root)
    placed.makeConstraints { $0.edges.equalTo(root) }
    root.layoutIfNeeded()

    #expect(free.explain(.bottom).standing == .kept)
    #expect(free.explain(.bottom).value == 14)
    #expect(
      "\(free.explain(.width))"
        == "free is 7 wide: no constraint places it, so it keeps its frame.")
  }

  @Test func `say that nothing is laid out yet, or that something has changed since`() {
    let root = View(root: 300, 300)
    let view = View("view", in: root)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    #expect(view.explain(.width).standing == .unsolved)

    root.layoutIfNeeded()
    width.constant = 20

    let why = view.explain(.width)
    #expect(why.value == 10)
    #expect(why.isOutdated)
    #expect("\(why)".contains("Something has changed since"))
  }

  @Test func `say between which values a number may be that nothing determines`() {
    let root = View(root: 300, 300)
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.left.greaterThanOrEqualTo(root).offset(10)
      make.width.equalTo(100)
      make.right.lessThanOrEqualTo(root).offset(-10)
    }
    root.layoutIfNeeded()

    let why = view.explain(.left)

    #expect(why.standing == .ambiguous(10...190))
    #expect(
      "\(why)".hasPrefix(
        "view's left edge is at 10, but nothing determines that: it may be anything from 10 to 190."
      ))
  }

  @Test func `of one view among ten thousand visit only its chain`() {
    let root = View(root: 320, 1e6)
    var views: [View] = []
    for index in 0..<10_000 {
      let view = View(nil, in: root)
      view.makeConstraints { make in
        make.left.equalTo(root).offset(16)
        make.top.equalTo(root).offset(CGFloat(index) * 50)
        make.width.equalTo(100)
        make.height.equalTo(40)
      }
      views.append(view)
    }
    root.layoutIfNeeded()
    let before = root.layoutWork

    let why = views[5_000].explain(.bottom)

    let work = root.layoutWork - before
    #expect(why.value == 250_040)
    #expect(why.causes.map(\.demand.text).first == "View#5000.top == root.top + 250000")
    // The chain has two constraints and two unknowns; each is visited a few times.
    #expect(work.constraintsVisited + work.unknownsVisited < 40)
    #expect(work.pivots == 0)
  }

  @Test func `tell views of the same name apart`() {
    let root = View(root: 300, 300)
    let one = View("same", in: root)
    let other = View("same", in: root)
    one.makeConstraints { make in
      make.left.equalTo(root).offset(5)
      make.width.equalTo(30)
    }
    other.makeConstraints { $0.left.equalTo(one.right).offset(8) }
    root.layoutIfNeeded()

    let words = "\(other.explain(.left))"

    #expect(words.contains("because its left edge stays 8 after root/same ("))
    #expect(words.contains("In turn, root/same's left edge stays 5 inside root"))
  }

  // The sibling stands at (50, 60) and keeps that; the view is 8 to the right of its 20 points.
  @Test func `survive that what they speak of has left the tree`() {
    let root = View(root: 300, 300)
    let kept = View(frame: CGRect(x: 50, y: 60, width: 20, height: 20))
    kept.name = "kept"
    root.addSubview(kept)
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.left.equalTo(kept.right).offset(8)
      make.top.width.height.equalTo(kept)
    }
    root.layoutIfNeeded()
    #expect(view.explain(.left).value == 78)

    kept.removeFromSuperview()

    let why = view.explain(.left)
    #expect(why.isOutdated)
    #expect(!"\(why)".isEmpty)
    #expect(view.layoutAmbiguity == nil)
    #expect(kept.explain(.left).standing == .unsolved)
    #expect(view.constraintsAffectingLayout(for: .vertical).isEmpty)
    View(root: 10, 10).addSubview(kept)
    #expect(!"\(view.explain(.width)) \(root.autolayoutTrace)".isEmpty)
  }

  @Test func `can be asked for while a layout is going on`() {
    final class Curious: View {
      var answers: [LayoutExplanation] = []
      override var intrinsicContentSize: CGSize {
        answers.append(explain(.width))
        exerciseAmbiguityInLayout()
        endExercisingAmbiguity()
        return CGSize(width: 40, height: 10)
      }
      override func layoutSubviews() {
        super.layoutSubviews()
        answers.append(explain(.width))
      }
    }
    let root = View(root: 300, 300)
    let view = Curious(name: "curious")
    root.addSubview(view)
    view.makeConstraints { $0.left.top.equalTo(root) }

    root.layoutIfNeeded()

    #expect(view.answers.first?.standing == .kept)
    #expect(view.answers.last?.value == 40)
    #expect(view.frameDescription == "(0, 0, 40, 10)")
  }
}
