import AshlarUIKit
import Testing

/// What Masonry's specs say of single constraints, and what its chains do.
struct `A constraint of mas` {
  private var (container, a, b) = UIView.rootWithTwo()

  /// What a closure makes, as relations a person would write.
  private func made(_ block: (MASConstraintMaker) -> Void) -> [String] {
    defer { a.mas_remakeConstraints { _ in } }
    return a.mas_makeConstraints(block).flatMap(\.layoutConstraints).map(\.sentence)
  }

  private func constant(_ block: (MASConstraintMaker) -> Void) -> [CGFloat] {
    defer { a.mas_remakeConstraints { _ in } }
    return a.mas_makeConstraints(block).flatMap(\.layoutConstraints).map(\.constant)
  }

  @Test func `compares with an attribute, in three ways`() {
    #expect(made { $0.width.equalTo(b.mas_height) } == ["a.width == b.height"])
    #expect(made { $0.width.lessThanOrEqualTo(b.mas_height) } == ["a.width <= b.height"])
    #expect(made { $0.width.greaterThanOrEqualTo(b.mas_height) } == ["a.width >= b.height"])
  }

  @Test func `gives the same object back`() {
    a.mas_makeConstraints { make in
      let width = make.width
      #expect(width.equalTo(b) == width)
      #expect(width.offset(5).priorityLow().with.and == width)
      #expect(width.firstViewAttribute == a.mas_width)
      #expect(width.secondViewAttribute == b.mas_width)
    }
  }

  @Test func `refuses a second relation`() {
    let relations: [(MASConstraint) -> Void] = [
      { $0.equalTo(b.mas_height) }, { $0.lessThanOrEqualTo(b.mas_height) },
      { $0.greaterThanOrEqualTo(b.mas_height) },
    ]
    for (first, second) in [(1, 0), (0, 1), (2, 2)] {
      container.diagnostics.removeAll()
      a.mas_makeConstraints { make in
        let width = make.width
        relations[first](width)
        relations[second](width)
      }
      #expect(container.faultTexts.count == 1)
      #expect(
        container.faultTexts.first?.hasPrefix("Redefinition of constraint relation. a.width")
          ?? false)
    }
  }

  @Test func `may repeat a relation with a number`() {
    #expect(made { $0.width.equalTo(b).equalTo(5) } == ["a.width == b.width + 5"])
    #expect(container.faultTexts.isEmpty)
  }

  @Test func `takes views, guides and numbers`() {
    #expect(made { $0.width.equalTo(b) } == ["a.width == b.width"])
    #expect(made { $0.width.equalTo(42) } == ["a.width == 42"])
    #expect(made { $0.top.equalTo(42) } == ["a.top == root.top + 42"])
    #expect(
      made { $0.top.equalTo(container.mas_safeAreaLayoutGuide) } == [
        "a.top == root.safeAreaLayoutGuide.top"
      ])
    #expect(
      made { $0.top.equalTo(container.mas_safeAreaLayoutGuideBottom) }
        == ["a.top == root.safeAreaLayoutGuide.bottom"])
    #expect(made { $0.baseline.equalTo(10) } == ["a.lastBaseline == root.lastBaseline + 10"])
  }

  @Test func `takes every number that C has`() {
    let numbers: [any MASTarget] = [
      -1, -2 as Int8, -3 as Int16, -4 as Int32, -5 as Int64, 6 as UInt, 7 as UInt8, 8 as UInt16,
      9 as UInt32, 10 as UInt64, 11.5, 12.5 as Float, 13.5 as CGFloat, NSNumber(value: 14), true,
      false,
    ]
    #expect(
      numbers.flatMap { number in constant { $0.left.equalTo(number) } }
        == [-1, -2, -3, -4, -5, 6, 7, 8, 9, 10, 11.5, 12.5, 13.5, 14, 1, 0])
    #expect(constant { $0.left.equalTo([1 as Int32, b, 2 as UInt8] as [Any]) } == [1, 0, 2])
  }

  @Test func `takes of points, sizes and insets what concerns it`() {
    let point = CGPoint(x: 10, y: 20)
    let size = CGSize(width: 30, height: 40)
    let insets = MASEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    #expect(
      constant { make in
        make.centerX.mas_equalTo(point)
        make.centerY.mas_equalTo(point)
        make.width.mas_equalTo(point)
      } == [10, 20, 0])
    #expect(
      constant { make in
        make.width.mas_equalTo(size)
        make.height.mas_equalTo(size)
        make.centerX.mas_equalTo(size)
      } == [30, 40, 0])
    #expect(
      constant { make in
        make.top.mas_equalTo(insets)
        make.left.mas_equalTo(insets)
        make.leading.mas_equalTo(insets)
        make.bottom.mas_equalTo(insets)
        make.right.mas_equalTo(insets)
        make.trailing.mas_equalTo(insets)
        make.centerX.mas_equalTo(insets)
      } == [10, 20, 20, -30, -40, -40, 0])
  }

  @Test func `insets and offsets change only what they concern`() {
    let insets = MASEdgeInsets(top: 15, left: 15, bottom: 15, right: 15)
    #expect(
      constant { make in
        make.centerY.equalTo(container).insets(insets)
        make.left.top.equalTo(container).insets(insets)
        make.bottom.right.equalTo(container).mas_offset(insets)
        make.centerX.width.equalTo(container).centerOffset(CGPoint(x: 3, y: 4))
        make.centerX.width.equalTo(container).sizeOffset(CGSize(width: 5, height: 6))
        make.width.equalTo(container).mas_offset(42)
      } == [0, 15, 15, -15, -15, 3, 0, 0, 5, 42])
  }

  @Test func `sizes and positions by arrays`() {
    let c = UIView("c", in: container)
    #expect(
      made { $0.width.equalTo([b, c, container]).priorityMedium().offset(-10) }
        == [
          "a.width == b.width - 10 @500", "a.width == c.width - 10 @500",
          "a.width == root.width - 10 @500",
        ])
    #expect(
      made { $0.width.equalTo([b.mas_height, b.mas_width]).priority(60).offset(10) }
        == ["a.width == b.height + 10 @60", "a.width == b.width + 10 @60"])
  }

  @Test func `multiplies, divides and has priorities`() {
    #expect(
      made { make in
        make.width.equalTo(b).multipliedBy(5).priorityHigh()
        make.width.equalTo(b).dividedBy(10).priorityLow()
        make.width.equalTo(b.mas_height).multipliedBy(0.5).offset(10).priority(345)
        make.width.priorityMedium().offset(3).equalTo(b)
      } == [
        "a.width == 5 * b.width @750", "a.width == 0.1 * b.width @250",
        "a.width == 0.5 * b.height + 10 @345", "a.width == b.width + 3 @500",
      ])
  }

  @Test func `needs no relation`() {
    #expect(
      made { make in
        make.top.offset(10)
        make.width.offset(30)
        make.center.offset(0)
      } == [
        "a.top == root.top + 10", "a.width == 30", "a.centerX == root.centerX",
        "a.centerY == root.centerY",
      ])
  }

  @Test func `is changed, taken away and installed again`() {
    let width = a.mas_makeConstraints { $0.width.equalTo(10) }[0]
    width.setOffset(20)
    #expect(a.constraints.map(\.constant) == [20])

    width.multipliedBy(2)
    width.priorityLow()
    #expect(
      container.faultTexts.map { $0.prefix(52) } == [
        "Cannot modify constraint multiplier after it has bee",
        "Cannot modify constraint priority after it has been ",
      ])

    width.uninstall()
    #expect(a.constraints.isEmpty)
    width.setOffset(25)
    width.install()
    width.install()
    #expect(a.constraints.map(\.sentence) == ["a.width == 25"])
    width.deactivate()
    width.activate()
    #expect(a.constraints.count == 1)
  }

  @Test func `is installed again with the superview that there is then`() {
    let left = a.mas_makeConstraints { $0.left.offset(5) }[0]
    left.uninstall()
    b.addSubview(a)
    left.install()
    #expect(b.constraints.map(\.sentence) == ["a.left == b.left + 5"])
    #expect(container.faultTexts.isEmpty)
  }

  @Test func `is changed and installed again where one of its attributes was left out`() {
    let lone = UIView(name: "lone")
    lone.diagnostics.handler = .silent
    let both = lone.mas_makeConstraints { $0.left.width.offset(30) }[0]
    #expect(lone.faultTexts.count == 1)

    both.setOffset(44)
    #expect(lone.constraints.map(\.sentence) == ["lone.width == 44"])

    both.uninstall()
    #expect(lone.constraints.isEmpty)
    both.install()
    #expect(lone.constraints.map(\.sentence) == ["lone.width == 44"])
  }

  @Test func `keeps its constraints and no views`() {
    var kept: [MASConstraint] = []
    weak var gone: UIView?
    do {
      let view = UIView("view", in: container)
      gone = view
      kept = view.mas_makeConstraints { make in
        make.left.equalTo(b.mas_right)
        make.size.equalTo(view)
      }
      kept.append(MASViewConstraint(firstViewAttribute: view.mas_height))
      kept[2].offset(3).install()
      view.removeFromSuperview()
    }
    #expect(gone == nil)
    for constraint in kept { constraint.setOffset(5) }
    #expect(kept.flatMap(\.layoutConstraints).map(\.constant) == [5, 5, 5, 5])
  }

  @Test func `attributes are equal by view and attribute`() {
    #expect(a.mas_left == a.mas_left)
    #expect(a.mas_left.hashValue == a.mas_attribute(.left).hashValue)
    #expect(a.mas_left != a.mas_right)
    #expect(a.mas_left != b.mas_left)
    #expect(a.mas_width.isSizeAttribute() && !a.mas_left.isSizeAttribute())
  }

  @Test func `keys name views and constraints`() {
    MASAttachKeys(["first": a, "second": b])
    a.mas_makeConstraints { make in
      make.width.greaterThanOrEqualTo(300).priorityLow().key("width")
      make.left.top.greaterThanOrEqualTo(b).key("corner")
    }
    #expect(a.constraints.map(\.sentence) == ["width: first.width >= 300 @250"])
    #expect(
      container.constraints.map(\.sentence) == [
        "corner[0]: first.left >= second.left", "corner[1]: first.top >= second.top",
      ])
  }
}
