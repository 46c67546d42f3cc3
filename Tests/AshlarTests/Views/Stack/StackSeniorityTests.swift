import Ashlar
import Testing

/// What a stack requires gives way to what a person wrote, whenever either was made.
///
/// Source: reference, "What 4,000 recorded screens say", 4.
struct `A stack against required constraints` {
  let root = View(root: 331, 200)

  private var setAside: [LayoutDemand] { root.diagnostics.conflicts.map(\.setAside) }

  /// What there is to do to a stack of three views with heights of their own, in any order.
  enum Step: CaseIterable {
    case distribution, views, heights
  }

  private static let orders: [[Step]] = [
    [.distribution, .views, .heights], [.distribution, .heights, .views],
    [.views, .distribution, .heights], [.views, .heights, .distribution],
    [.heights, .distribution, .views], [.heights, .views, .distribution],
  ]

  private func take(_ step: Step, _ stack: StackView, _ views: [View]) {
    switch step {
    case .distribution: stack.distribution = .fillEqually
    case .views: for view in views { stack.addArrangedSubview(view) }
    case .heights:
      for (view, height) in zip(views, [25, 22, 20]) {
        view.makeConstraints { $0.height.equalTo(height) }
      }
    }
  }

  /// 25 + 2 + 22 + 2 + 20 = 71.
  @Test(arguments: orders, [true, false])
  func `lets views be unequal that are to be equal`(order: [Step], laysOutOften: Bool) {
    let views = ["a", "b", "c"].map { View(name: $0) }
    let stack = StackView(arrangedSubviews: [], name: "stack")
    stack.axis = .vertical
    stack.spacing = 2
    root.addSubview(stack)
    stack.makeConstraints { $0.left.top.width.equalToSuperview() }
    for step in order {
      take(step, stack, views)
      if laysOutOften { root.layoutIfNeeded() }
    }
    root.layoutIfNeeded()

    #expect(frame(of: stack) == [0, 0, 331, 71])
    #expect(frame(of: views[0]) == [0, 0, 331, 25])
    #expect(frame(of: views[1]) == [0, 27, 331, 22])
    #expect(frame(of: views[2]) == [0, 51, 331, 20])
    #expect(setAside.map(\.origin) == [.stack, .stack])
    #expect(setAside.allSatisfy { $0.text.hasPrefix("UISV-fill-equally") })
  }

  /// The first view keeps the top and the bottom of the stack, the second its bottom: what makes them level is the newest.
  @Test(arguments: [true, false])
  func `lets views stand elsewhere across its axis`(isLaidOutFirst: Bool) {
    let (a, b) = (View(name: "a"), View(name: "b"))
    let stack = StackView(arrangedSubviews: [a, b], name: "stack")
    root.addSubview(stack)
    if isLaidOutFirst { root.layoutIfNeeded() }
    stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(97)
    }
    a.makeConstraints { make in
      make.width.equalTo(16)
      make.height.equalTo(stack)
    }
    b.makeConstraints { make in
      make.width.equalTo(50)
      make.top.equalTo(stack).offset(16)
    }
    root.layoutIfNeeded()

    #expect(frame(of: a) == [0, 0, 16, 97])
    #expect(frame(of: b) == [16, 16, 50, 81])
    #expect(!setAside.isEmpty && setAside.allSatisfy { $0.origin == .stack })
  }

  /// Widths of 30, 20 and 40 in 100 points: nothing of what was written gives way.
  @Test(arguments: StackDistribution.allCases)
  func `lets sizes be that were written, however it distributes`(distribution: StackDistribution) {
    let views = ["a", "b", "c"].map { View(name: $0) }
    let stack = StackView(arrangedSubviews: views, name: "stack")
    stack.distribution = distribution
    root.addSubview(stack)
    stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
      make.height.equalTo(10)
    }
    for (view, width) in zip(views, [30, 20, 40]) {
      view.makeConstraints { $0.width.equalTo(width) }
    }
    root.layoutIfNeeded()

    #expect(views.map(\.frame.width) == [30, 20, 40])
    #expect(frame(of: stack) == [0, 0, 100, 10])
    #expect(setAside.allSatisfy { $0.origin == .stack })
  }

  /// The gap that was written is 30, and that of the stack is 5.
  @Test func `lets a gap be that was written`() {
    let (a, b) = (View(name: "a"), View(name: "b"))
    for view in [a, b] { view.contentSize = CGSize(width: 20, height: 10) }
    let stack = StackView(arrangedSubviews: [a, b], name: "stack")
    stack.spacing = 5
    root.addSubview(stack)
    stack.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()

    let gap = b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 30)
    gap.isActive = true
    root.layoutIfNeeded()
    #expect(b.frame.minX - a.frame.maxX == 30)
    #expect(setAside.map(\.origin) == [.stack])
    #expect(setAside.allSatisfy { $0.text.hasPrefix("UISV-spacing") })

    gap.isActive = false
    root.layoutIfNeeded()
    #expect(b.frame.minX - a.frame.maxX == 5)
    #expect(setAside.isEmpty)
  }

  /// Two contents of 60 that are required, in a stack that is written to be 100 wide.
  @Test func `and required contents give way together`() {
    let views = ["a", "b"].map { View(name: $0) }
    for view in views {
      view.contentSize = CGSize(width: 60, height: 10)
      view.requireContent()
    }
    let stack = StackView(arrangedSubviews: views, name: "stack")
    root.addSubview(stack)
    stack.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(100)
    }
    root.layoutIfNeeded()

    #expect(stack.frame.width == 100)
    #expect(!setAside.isEmpty)
    #expect(setAside.allSatisfy { $0.origin == .stack || $0.origin == .contentSize })
  }

  /// 25 + 22 + 20 and twice 2, in a cell with nothing around the stack.
  @Test func `gives way in cells and in sizes that fit`() {
    let views = ["a", "b", "c"].map { View(name: $0) }
    let stack = StackView(arrangedSubviews: [], name: "stack")
    stack.axis = .vertical
    stack.spacing = 2
    for step in Step.allCases { take(step, stack, views) }
    let cell = TableViewCell(name: "cell")
    cell.diagnostics.handler = .silent
    cell.contentView.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview() }

    #expect(cell.height(forWidth: 320) == 71)
    #expect(
      stack.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 0, height: 71))
  }
}
