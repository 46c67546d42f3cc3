import Ashlar
import Testing

/// What Masonry's specs say of a constraint with one attribute, with frames where there are any.
struct `Masonry's specs of one attribute` {
  let page = View(root: 320, 480)
  let view: View
  let other: View

  static let relations: [LayoutConstraint.Relation] = [
    .lessThanOrEqual, .equal, .greaterThanOrEqual,
  ]

  init() {
    other = View("other", in: page)
    other.pin(x: 20, y: 30, width: 100, height: 50)
    view = View("view", in: page)
  }

  private func one(_ sentence: (LayoutMaker) -> Void) -> LayoutConstraint {
    view.makeConstraints(sentence).layoutConstraints[0]
  }

  private func relate(
    _ subject: ConstraintSubject, _ relation: LayoutConstraint.Relation,
    _ target: some ConstraintTarget
  ) -> ConstraintHandle {
    switch relation {
    case .lessThanOrEqual: subject.lessThanOrEqualTo(target)
    case .equal: subject.equalTo(target)
    case .greaterThanOrEqual: subject.greaterThanOrEqualTo(target)
    }
  }

  @Test(arguments: relations)
  func `a relation keeps its kind and the attribute it was given`(
    relation: LayoutConstraint.Relation
  ) {
    let made = one { _ = relate($0.width, relation, other.height) }

    #expect(made.relation == relation)
    #expect(made.firstItem === view && made.firstAttribute == .width)
    #expect(made.secondItem === other && made.secondAttribute == .height)
  }

  @Test(arguments: relations, relations)
  func `a second relation is a fault, and the first stands`(
    first: LayoutConstraint.Relation, second: LayoutConstraint.Relation
  ) {
    let made = one { make in
      let handle = relate(make.width, first, other)
      switch second {
      case .lessThanOrEqual: handle.lessThanOrEqualTo(other.height)
      case .equal: handle.equalTo(other.height)
      case .greaterThanOrEqual: handle.greaterThanOrEqualTo(other.height)
      }
    }

    #expect(made.relation == first && made.secondAttribute == .width)
    #expect(
      page.diagnostics.faults.map(\.reason) == [.secondRelation(of: "view", attribute: "width")])
  }

  @Test func `a view stands for its attribute of the same name`() {
    let made = one { $0.width.equalTo(other) }

    #expect(made.secondItem === other && made.secondAttribute == .width)
  }

  @Test func `a number alone is a constant`() {
    let made = one { $0.width.equalTo(42) }

    #expect(made.secondItem == nil && made.secondAttribute == .notAnAttribute)
    #expect(made.constant == 42)
  }

  @Test func `a point moves centres and no lengths`() {
    let made = view.makeConstraints { make in
      make.centerX.centerY.width.equalTo(other).offset(CGPoint(x: 10, y: 20))
      make.height.equalTo(10)
    }.layoutConstraints
    page.layoutIfNeeded()

    #expect(made.map(\.constant) == [10, 20, 0, 10])
    // The other one's centre is at (70, 55).
    expectFrame(of: view, x: 30, y: 70, width: 100, height: 10)
  }

  @Test func `a size is for lengths and no centres`() {
    let made = view.makeConstraints { make in
      make.width.height.equalTo(CGSize(width: 30, height: 40))
      make.centerX.centerY.equalTo(other).offset(CGSize(width: 30, height: 40))
    }.layoutConstraints
    page.layoutIfNeeded()

    #expect(made.map(\.constant) == [30, 40, 0, 0])
    expectFrame(of: view, x: 55, y: 35, width: 30, height: 40)
  }

  @Test func `insets are for the edge that each is named after`() {
    let insets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    let made = view.prepareConstraints { make in
      make.top.left.leading.bottom.right.trailing.equalTo(insets)
    }.layoutConstraints

    #expect(made.map(\.constant) == [10, 20, 20, -30, -40, -40])
  }

  @Test func `an array makes a constraint for each, with all that is said behind it`() {
    let views = (0..<3).map { View("\($0)", in: page) }
    let handles = view.prepareConstraints { make in
      make.width.equalTo(views).priority(.medium).offset(-10)
      make.width.lessThanOrEqualTo([other.height, other.width]).priority(60).offset(10)
    }

    #expect(handles.count == 2)
    let first = handles[0].layoutConstraints
    #expect(first.map { $0.secondItem?.name } == ["0", "1", "2"])
    #expect(first.allSatisfy { $0.secondAttribute == .width })
    #expect(first.allSatisfy { $0.priority == 500 && $0.constant == -10 })
    let second = handles[1].layoutConstraints
    #expect(second.map(\.secondAttribute) == [.height, .width])
    #expect(second.allSatisfy { $0.priority == 60 && $0.constant == 10 })
  }

  @Test(arguments: [(.high, 750), (.medium, 500), (.low, 250)] as [(LayoutPriority, Float)])
  func `a named priority reaches the constraint`(name: LayoutPriority, number: Float) {
    #expect(one { $0.width.equalTo(other).priority(name) }.priority.rawValue == number)
  }

  @Test func `a multiplier may come before and after installing`() {
    view.pinCorner(x: 0, y: 0)
    let handle = view.makeConstraints { make in
      make.width.equalTo(other).multipliedBy(2)
      make.height.equalTo(other).dividedBy(10)
    }[0]
    page.layoutIfNeeded()
    expectFrame(of: view, x: 0, y: 0, width: 200, height: 5)

    handle.multipliedBy(0.5)
    page.layoutIfNeeded()
    expectFrame(of: view, x: 0, y: 0, width: 50, height: 5)
  }

  @Test func `an offset after installing moves the live constraint`() {
    view.pin(x: 0, y: 0, width: 5, height: 5)
    let handle = view.makeConstraints { make in make.width.equalTo(other).priority(.low) }[0]

    handle.offset(10)

    #expect(handle.layoutConstraints[0].isActive)
    #expect(handle.layoutConstraints[0].constant == 10)
  }

  @Test func `installing gives every field, and the superview holds it`() {
    let made = one { make in
      make.width.equalTo(other.height).multipliedBy(0.5).offset(10).priority(345)
    }

    #expect(made.firstItem === view && made.firstAttribute == .width)
    #expect(made.secondItem === other && made.secondAttribute == .height)
    #expect(made.relation == .equal && made.priority == 345)
    #expect(made.multiplier == 0.5 && made.constant == 10)
    #expect(page.constraints.last === made)
  }

  @Test func `a baseline and a number mean the superview's baseline`() {
    let made = one { $0.lastBaseline.equalTo(10) }

    #expect(made.secondItem === page && made.secondAttribute == .lastBaseline)
    #expect(page.constraints.last === made)
  }

  @Test func `a length and a number are held by the view itself`() {
    let made = one { $0.width.equalTo(10) }

    #expect(view.constraints.count == 1 && view.constraints[0] === made)
  }

  @Test func `switching off takes the constraint from the superview, and on gives it back`() {
    let count = page.constraints.count
    let handle = view.makeConstraints { make in make.width.equalTo(other) }[0]
    #expect(page.constraints.count == count + 1)

    handle.deactivate()
    #expect(page.constraints.count == count)

    handle.activate()
    #expect(page.constraints.count == count + 1)
  }

  @Test func `another attribute goes on with the sentence`() {
    let handles = view.prepareConstraints { make in make.left.and.bottom.with.equalTo(other) }

    #expect(handles.count == 1)
    #expect(handles[0].attributes == [.left, .bottom])
  }
}
