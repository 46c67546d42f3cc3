import Ashlar
import Testing

/// What explanations say about what would move a number, tried out.
struct `Explanations say what is true of` {
  let root = View(root: 320, 100)

  private func file(_ line: Int) -> String { "TrueExplanationTests.swift:\(line)" }

  /// The left edge may be anything from 10 to 320 − 10 − 40, so the right one 40 more and the centre 20 more.
  @Test func `sums of numbers that nothing determines`() {
    let badge = View("badge", in: root)
    badge.makeConstraints { make in
      make.size.equalTo(40)
      make.centerY.equalToSuperview()
      make.left.greaterThanOrEqualToSuperview().offset(10)
      make.right.lessThanOrEqualToSuperview().offset(-10)
    }
    root.layoutIfNeeded()

    #expect(badge.explain(.left).standing == .ambiguous(10...270))
    #expect(badge.explain(.right).standing == .ambiguous(50...310))
    #expect(badge.explain(.centerX).standing == .ambiguous(30...290))
    #expect(badge.explain(.width).standing == .determined)
    #expect(badge.explain(.bottom).standing == .determined)
  }

  /// Nothing says where a view is, but it ends 20 before the end of the root whatever its width is.
  @Test func `an edge that is fixed between others that are not`() {
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.right.equalToSuperview().offset(-20)
      make.width.greaterThanOrEqualTo(10)
      make.top.bottom.equalToSuperview()
    }
    root.layoutIfNeeded()

    #expect(view.explain(.right).value == 300)
    #expect(view.explain(.right).standing == .determined)
    #expect(view.explain(.left).standing == .ambiguous(-.infinity...290))
  }

  /// The width is said twice, so that neither constant moves it alone.
  @Test func `what is said twice`() {
    let one = View("one", in: root)
    let other = View("other", in: root)
    let line = #line
    one.makeConstraints { $0.size.equalTo(44) }
    other.makeConstraints { $0.size.equalTo(44) }
    other.makeConstraints { $0.width.equalTo(one) }
    [one, other].makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()

    let why = other.explain(.width)

    let lines = Set((why.causes.map(\.demand) + why.repeats).compactMap { $0.location?.line })
    #expect(lines.isSuperset(of: [2, 3].map { UInt32(line + $0) }))
    #expect(why.repeats.count == 1)
    #expect(
      "\(why)".contains("says the same: one of them has to go before another can be changed."))
    #expect(!"\(why)".contains("To make it 1 more"))
  }

  /// With a larger constant the equation contradicts the bound, and does not count.
  @Test func `what may be no larger`() {
    let view = View("view", in: root)
    view.makeConstraints { $0.width.equalTo(150) }
    view.makeConstraints { $0.width.lessThanOrEqualTo(150) }
    view.makeConstraints { $0.width.greaterThanOrEqualTo(150) }
    root.layoutIfNeeded()

    let why = view.explain(.width)

    #expect(why.repeats.map(\.relation) == [.lessThanOrEqual])
    #expect("\(why)".contains("allows no more: to make it more, change it first."))
    #expect(!"\(why)".contains("To make it 1 more"))
  }

  /// From right to left the trailing edge is the left one, and its inset a bound on where it can go.
  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `what may be no larger in either direction`(direction: LayoutDirection) {
    root.environment.direction = direction
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.trailing.equalToSuperview().offset(-20)
      make.width.equalTo(50)
    }
    view.makeConstraints { $0.trailing.lessThanOrEqualToSuperview().offset(-20) }
    root.layoutIfNeeded()

    let why = view.explain(.trailing)

    // From left to right x may not grow; from right to left it may not shrink.
    #expect(why.repeats.count == (direction == .leftToRight ? 1 : 0))
    #expect("\(why)".contains("To make it 1 more") == (direction == .rightToLeft))
  }

  /// A constraint that no layout has seen yet says nothing.
  @Test func `the last layout, whatever has come since`() {
    let view = View("view", in: root)
    view.makeConstraints { $0.width.equalTo(44) }
    root.layoutIfNeeded()

    view.makeConstraints { $0.width.equalTo(44) }
    #expect(view.explain(.width).repeats.isEmpty)
    #expect(view.explain(.width).isOutdated)

    root.layoutIfNeeded()
    #expect(view.explain(.width).repeats.count == 1)
  }

  /// Nothing that a label wants could ever move the frame of the root.
  @Test func `frames that nothing moves`() {
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(50)
      make.right.equalToSuperview().priority(.high)
    }
    root.layoutIfNeeded()

    #expect(root.explain(.width).misses.isEmpty)
    #expect(view.explain(.right).misses.map(\.amount) == [270])
  }

  @Test func `a view that has been laid out without constraints`() {
    let lonely = View(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(lonely.explain(.width).standing == .unsolved)

    lonely.layoutIfNeeded()

    #expect(lonely.explain(.width).standing == .kept)
    #expect(lonely.explain(.width).value == 3)
  }

  @Test func `the line of the update that said it last`() throws {
    let view = View("view", in: root)
    let line = #line
    view.makeConstraints { $0.width.equalTo(80) }
    view.updateConstraints { $0.width.equalTo(90) }
    root.layoutIfNeeded()

    let cause = try #require(view.explain(.width).causes.first)
    #expect(cause.demand.location?.line == UInt32(line + 2))
    #expect("\(cause.demand)" == "view.width == 90 (\(file(line + 2)))")
  }

  @Test func `an attribute of the same view`() {
    let view = View("view", in: root)
    view.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(30)
      make.width.equalTo(view.snapHeight)
    }
    root.layoutIfNeeded()

    #expect("\(view.explain(.width))".contains("its width is its own height"))
  }

  /// A label of 20 points is 100 high: 40 + 16. For each point that it is higher, the baseline is half a point lower.
  @Test func `baselines that follow the height`() throws {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 4)
    let label = Label(text: "a", name: "label")
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    label.pin(x: 0, y: 0, width: 200, height: 100)
    let squares = root.addSquares(atBaselinesOf: label)
    root.layoutIfNeeded()

    for why in squares.map({ $0.explain(.top) })
      + [label.explain(.firstBaseline), label.explain(.lastBaseline)]
    {
      #expect(why.value == 56)
      let height = try #require(why.causes.first { $0.demand.first?.attribute == .height })
      #expect(height.factor == 0.5)
      #expect(why.causes.reduce(why.offset) { $0 + $1.contribution } == 56)
    }
  }

  /// A view that nothing pins rests at zero. Once it is pinned there, it is there because of that.
  @Test func `pins where a view has been already`() {
    let view = View("view", in: root)
    let next = View("next", in: root)
    view.makeConstraints { $0.width.height.equalTo(40) }
    next.makeConstraints {
      $0.left.equalTo(view.right).offset(10)
      $0.top.width.height.equalTo(view)
    }
    root.layoutIfNeeded()
    view.makeConstraints { $0.left.top.equalTo(0) }
    root.layoutIfNeeded()

    #expect(view.explain(.left).standing == .determined)
    #expect(
      next.explain(.left).causes.map(\.demand.text)
        == ["next.left == view.right + 10", "view.width == 40", "view.left == root.left"])
  }

  /// A thousandth is the last thing that is written, but nothing that is missed is missed by nothing.
  @Test func `very small misses`() {
    let view = View("view", in: root)
    view.makeConstraints { $0.width.equalTo(100) }
    view.makeConstraints { $0.width.equalTo(100.002) }
    root.layoutIfNeeded()

    #expect("\(root.diagnostics.conflicts[0])".contains("missed by 0.002:"))
  }
}

extension View {
  /// The height as the target of a sentence.
  fileprivate var snapHeight: LayoutDimension { heightAnchor }
}
