import AshlarUIKit
import Testing

/// What Masonry's specs say of composites, of the maker and of arrays.
struct `The maker of mas` {
  private var (container, a, b) = UIView.rootWithTwo()

  private func attributes(_ constraints: [MASConstraint]) -> [NSLayoutConstraint.Attribute] {
    defer { for constraint in constraints { constraint.uninstall() } }
    return constraints.flatMap(\.layoutConstraints).map(\.firstAttribute)
  }

  @Test func `has composites in Masonry's order`() {
    #expect(attributes(a.mas_makeConstraints { _ = $0.edges }) == [.left, .right, .top, .bottom])
    #expect(attributes(a.mas_makeConstraints { _ = $0.size }) == [.width, .height])
    #expect(attributes(a.mas_makeConstraints { _ = $0.center }) == [.centerX, .centerY])
    #expect(attributes(a.mas_makeConstraints { _ = $0.attributes(.height) }) == [.height])
    #expect(
      attributes(a.mas_makeConstraints { _ = $0.attributes([.centerX, .width]) })
        == [.width, .centerX])
  }

  @Test func `makes one entry of a chain`() {
    let made = a.mas_makeConstraints { make in
      make.width.and.height.equalTo(10)
      make.size.left.equalTo(5)
      make.edges.equalTo(container)
      make.centerX.equalTo([b, 10] as [Any])
    }
    #expect(made.count == 4)
    #expect(made.map { $0.layoutConstraints.count } == [2, 3, 4, 2])
  }

  @Test func `names each attribute anew`() {
    a.mas_makeConstraints { make in
      let left = make.left
      #expect(make.left != left)
      #expect(make.edges != make.edges)
    }
  }

  @Test func `says everything of a composite to each part`() {
    let made = a.mas_makeConstraints { make in
      make.size.greaterThanOrEqualTo(b).sizeOffset(CGSize(width: 90, height: 30)).multipliedBy(3)
        .priorityLow()
      make.center.equalTo(b).centerOffset(CGPoint(x: 1, y: 2)).dividedBy(2).priorityHigh()
      make.right.top.bottom.left.baseline.width.equalTo(container)
        .insets(MASEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.right.left.equalTo(container).inset(1)
      make.width.height.lessThanOrEqualTo([2, b] as [Any])
    }
    #expect(
      made.flatMap(\.layoutConstraints).map(\.sentence) == [
        "a.width >= 3 * b.width + 90 @250", "a.height >= 3 * b.height + 30 @250",
        "a.centerX == 0.5 * b.centerX + 1 @750", "a.centerY == 0.5 * b.centerY + 2 @750",
        "a.right == root.right - 4", "a.top == root.top + 1", "a.bottom == root.bottom - 3",
        "a.left == root.left + 2", "a.lastBaseline == root.lastBaseline",
        "a.width == root.width", "a.right == root.right - 1", "a.left == root.left + 1",
        "a.width <= 2", "a.width <= b.width", "a.height <= 2", "a.height <= b.height",
      ])
  }

  @Test func `installs, removes and installs a composite`() {
    let edges = a.mas_makeConstraints { $0.left.top.equalTo(container) }[0]
    for count in [0, 2] {
      if count == 0 { edges.uninstall() } else { edges.activate() }
      #expect(container.constraints.count == count)
    }
  }

  @Test func `updates what is alike and adds what is not`() {
    a.mas_makeConstraints { $0.left.equalTo(10) }
    a.mas_updateConstraints { $0.left.equalTo(20) }
    #expect(container.constraints.map(\.sentence) == ["a.left == root.left + 20"])

    let added = a.mas_updateConstraints { $0.right.equalTo(20) }[0]
    added.setOffset(-20)
    #expect(
      container.constraints.map(\.sentence) == [
        "a.left == root.left + 20", "a.right == root.right - 20",
      ])
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `an update's handle controls what exists`() {
    a.mas_makeConstraints { $0.left.equalTo(10) }
    a.mas_updateConstraints { $0.left.equalTo(20) }[0].setOffset(30)
    #expect(container.constraints.map(\.constant) == [30])
  }

  @Test func `an update leaves what exists its key, until its handle gets another one`() {
    a.mas_makeConstraints { $0.size.equalTo(5).key("first") }
    let updated = a.mas_updateConstraints { make in
      make.size.equalTo(7).key("second")
      make.width.lessThanOrEqualTo(9).key("new")
    }
    #expect(
      a.constraints.map(\.sentence) == [
        "first[0]: a.width == 7", "first[1]: a.height == 7", "new: a.width <= 9",
      ])

    updated[0].key("third")
    #expect(a.constraints.map(\.identifier) == ["third[0]", "third[1]", "new"])
  }

  @Test func `remakes everything`() {
    a.mas_makeConstraints { make in make.edges.equalTo(container) }
    let made = a.mas_remakeConstraints { make in make.height.equalTo(100) }
    #expect(container.constraints.isEmpty)
    #expect(a.constraints.map(\.constant) == [100])
    #expect(
      MASViewConstraint.installedConstraints(for: a).flatMap(\.layoutConstraints).map(\.sentence)
        == made[0].layoutConstraints.map(\.sentence))
  }

  @Test func `groups`() {
    var group: MASConstraint?
    a.mas_makeConstraints { make in
      group = make.group {
        make.left.equalTo(container)
        make.top.equalTo(container)
      }
      make.width.equalTo(5)
    }
    #expect(container.constraints.count == 2)
    group?.uninstall()
    #expect(container.constraints.isEmpty)
    #expect(a.constraints.count == 1)
  }

  @Test func `insets go by the attribute on the left`() {
    b.mas_makeConstraints { make in
      make.left.right.bottom.equalTo(container)
      make.height.equalTo(50)
    }
    a.mas_makeConstraints { make in
      make.left.right.top.equalTo(container)
      make.bottom.equalTo(b.mas_top).inset(10)
    }
    container.layoutIfNeeded()
    expectFrame(of: a, x: 0, y: 0, width: 300, height: 140)
  }

  @Test func `makes for each view of an array`() {
    let made = [a, b].mas_makeConstraints { $0.width.equalTo(5) }
    #expect(made.count == 2)
    [a, b].mas_updateConstraints { $0.width.equalTo(6) }
    #expect([a, b].flatMap(\.constraints).map(\.constant) == [6, 6])
    [a, b].mas_remakeConstraints { $0.height.equalTo(7) }
    #expect(
      [a, b].flatMap(\.constraints).map(\.sentence) == ["a.height == 7", "b.height == 7"])
  }

  @Test func `distributes with fixed gaps`() {
    let views = [a, b, UIView("c", in: container), UIView("d", in: container)]
    container.frame.size = CGSize(width: 320, height: 480)
    let line = UInt32(#line)
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    views.mas_distributeViewsAlongAxis(
      .vertical, withFixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)
    container.layoutIfNeeded()

    // (320 − 5 − 5 − 3 · 20) / 4 = 62.5 and (480 − 70) / 4 = 102.5.
    for (index, view) in views.enumerated() {
      expectFrame(
        of: view, x: 5 + 82.5 * CGFloat(index), y: 5 + 122.5 * CGFloat(index), width: 62.5,
        height: 102.5)
    }
    #expect(views.map { MASViewConstraint.installedConstraints(for: $0).count } == [2, 4, 4, 6])
    #expect(Set(container.constraints.map(\.sourceLocation.line)) == [line + 1, line + 3])
  }

  @Test func `distributes with fixed lengths`() {
    let views = [a, b, UIView("c", in: container), UIView("d", in: container)]
    container.frame.size = CGSize(width: 375, height: 667)
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedItemLength: 30, leadSpacing: 200, tailSpacing: 30)
    views.mas_distributeViewsAlongAxis(
      .vertical, withFixedItemLength: 30, leadSpacing: 30, tailSpacing: 200)
    container.layoutIfNeeded()

    // Gaps of (375 − 230 − 120) / 3 = 25/3 and (667 − 230 − 120) / 3 = 317/3.
    for (index, view) in views.enumerated() {
      let step = CGFloat(index)
      expectFrame(
        of: view, x: 200 + step * (30 + 25.0 / 3), y: 30 + step * (30 + 317.0 / 3), width: 30,
        height: 30)
    }
  }
}

struct `What Masonry raises` {
  private var (container, a, b) = UIView.rootWithTwo()

  private struct Odd: MASTarget {}

  private func expectFault(
    _ beginning: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ block: (MASConstraintMaker) -> Void
  ) {
    container.diagnostics.removeAll()
    a.mas_remakeConstraints { make in
      block(make)
      make.height.equalTo(7)
    }
    #expect(
      container.faultTexts.map { $0.hasPrefix(beginning) } == [true],
      "\(container.faultTexts)", sourceLocation: sourceLocation)
    #expect(
      a.constraints.map(\.sentence) == ["a.height == 7"], sourceLocation: sourceLocation)
  }

  @Test func `is a fault with Masonry's message first`() {
    expectFault("attempting to add unsupported attribute: Odd()") { $0.left.equalTo(Odd()) }
    expectFault("attempting to add unsupported attribute: Odd()") {
      $0.left.equalTo([b, Odd()] as [Any])
    }
    expectFault("attempting to add unsupported attribute: [") {
      $0.left.equalTo([["a": 1]] as [Any])
    }
    expectFault("attempting to set layout constant with unsupported value: {{0.0, 0.0}") {
      $0.left.equalTo(CGRect.zero)
    }
    expectFault("expected an NSValue offset, got: ") { $0.left.valueOffset(Odd()) }
    expectFault("attempting to set layout constant with unsupported value: {{") {
      $0.left.valueOffset(CGRect.zero)
    }
    expectFault("Attributes should be chained before defining the constraint relation") {
      _ = $0.left.equalTo(b).top
    }
    expectFault("You didn't pass any attribute to make.attributes(...)") {
      $0.attributes([]).equalTo(b)
    }
    expectFault("couldn't find a common superview for a and lone") {
      let lone = UIView(name: "lone")
      $0.left.equalTo(lone)
      withExtendedLifetime(lone) {}
    }
    expectFault("couldn't find a common superview for a and nowhere") {
      $0.left.equalTo(UIView(name: "nowhere").mas_right)
    }
    expectFault("Priorities must be greater than 0") { $0.width.equalTo(3).priority(0) }
  }

  @Test func `distributing one view, or views of different trees`() {
    let line = UInt32(#line)
    [a].mas_distributeViewsAlongAxis(
      .horizontal, withFixedSpacing: 1, leadSpacing: 1, tailSpacing: 1)
    [a].mas_distributeViewsAlongAxis(
      .horizontal, withFixedItemLength: 1, leadSpacing: 1, tailSpacing: 1)
    [a, UIView()].mas_distributeViewsAlongAxis(
      .vertical, withFixedSpacing: 1, leadSpacing: 1, tailSpacing: 1)

    #expect(
      container.faultTexts.map { $0.prefix(41) } == [
        "views to distribute need to bigger than o", "views to distribute need to bigger than o",
        "Can't constrain views that do not share a",
      ])
    #expect(container.constraints.isEmpty && a.constraints.isEmpty)
    #expect(container.diagnostics.faults.map { $0.location?.line } == [1, 3, 5].map { line + $0 })
  }

  /// No view has a handler for it, so that it goes to standard error.
  @Test func `distributing no view`() async throws {
    let outcome = try await #require(
      processExitsWith: .success, observing: [\.standardErrorContent]
    ) {
      [UIView]().mas_distributeViewsAlongAxis(
        .horizontal, withFixedSpacing: 1, leadSpacing: 1, tailSpacing: 1)
    }
    let text = String(decoding: outcome.standardErrorContent, as: UTF8.self)
    #expect(text.contains("views to distribute need to bigger than one"))
  }

  @Test func `what hears of it may know the maker, and say more`() {
    let lonely = UIView(name: "lonely")
    nonisolated(unsafe) weak var known: MASConstraintMaker?
    lonely.diagnostics.handler = .call { _ in
      for _ in 0..<100 { known?.height.equalTo(3) }
    }
    let made = lonely.mas_makeConstraints { make in
      known = make
      make.left.top.equalTo(1)
      make.width.height.equalTo(2)
    }

    #expect(lonely.diagnostics.faults.count == 2)
    #expect(lonely.constraints.map(\.sentence) == ["lonely.width == 2", "lonely.height == 2"])
    #expect(made.map(\.layoutConstraints.count) == [0, 2])
  }

  @Test func `a view without a superview`() {
    let lone = UIView(name: "lone")
    lone.diagnostics.handler = .silent
    lone.mas_makeConstraints { $0.left.offset(5) }
    #expect(lone.faultTexts.count == 1)
    #expect(
      lone.faultTexts.first?.hasPrefix(
        "A multiplier of 0 or a nil second item together with a location") ?? false)
  }
}
