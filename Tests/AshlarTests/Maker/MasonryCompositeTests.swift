import Ashlar
import Testing

/// What Masonry's specs say of composites, makers and arrays, with frames where there are any.
struct `Masonry's specs of several attributes` {
  let page = View(root: 320, 480)
  let view: View
  let other: View

  init() {
    other = View("other", in: page)
    other.pin(x: 20, y: 30, width: 100, height: 50)
    view = View("view", in: page)
  }

  @Test func `what is said behind a composite holds for each of its attributes`() {
    let handle = view.prepareConstraints { make in
      make.width.height.greaterThanOrEqualTo(other).offset(CGSize(width: 90, height: 30))
        .multipliedBy(3).priority(.low)
    }[0]

    #expect(
      handle.layoutConstraints.map(\.description) == [
        "view.width >= 3 * other.width + 90 @250", "view.height >= 3 * other.height + 30 @250",
      ])
  }

  @Test func `a divided centre keeps both parts`() {
    let handle = view.makeConstraints { make in
      make.center.equalTo(other).offset(CGPoint(x: 7, y: 8)).dividedBy(2).priority(.high)
      make.size.equalTo(10)
    }[0]
    page.layoutIfNeeded()

    #expect(handle.layoutConstraints.map(\.multiplier) == [0.5, 0.5])
    #expect(handle.priority == 750)
    // Half of the other centre (70, 55), and the offset: (42, 35.5).
    expectFrame(of: view, x: 37, y: 30.5, width: 10, height: 10)
  }

  @Test func `a composite against several targets makes every pair`() {
    let handle = view.prepareConstraints { make in make.size.lessThanOrEqualTo([2, other]) }[0]

    #expect(
      handle.layoutConstraints.map(\.description) == [
        "view.width <= 2", "view.width <= other.width", "view.height <= 2",
        "view.height <= other.height",
      ])
  }

  @Test func `insets go to the sides, and baselines and lengths have theirs too`() {
    let handle = view.prepareConstraints { make in
      make.right.top.bottom.left.lastBaseline.width.equalTo(other)
        .inset(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    }[0]

    // Masonry leaves baselines and lengths alone; here they have the side that they are near, and both.
    #expect(handle.layoutConstraints.map(\.constant) == [-4, 1, -3, 2, -3, -6])
    handle.inset(1)
    #expect(handle.layoutConstraints.map(\.constant) == [-1, 1, -1, 1, -1, -2])
  }

  @Test func `a composite is switched as a whole`() {
    let count = page.constraints.count
    let handle = view.makeConstraints { make in make.left.right.equalTo(other) }[0]
    #expect(page.constraints.count == count + 2)
    handle.deactivate()
    #expect(page.constraints.count == count)
    handle.activate()
    #expect(page.constraints.count == count + 2)
  }

  @Test func `composites have a fixed order, and a list its own`() {
    let handles = view.prepareConstraints { make in
      make.attributes([.height]).equalTo(1)
      make.attributes([.width, .centerX]).equalTo(1)
      make.center.equalTo(1)
      make.edges.equalTo(1)
      make.size.equalTo(1)
    }

    #expect(
      handles.map(\.attributes) == [
        [.height], [.width, .centerX], [.centerX, .centerY], [.left, .top, .right, .bottom],
        [.width, .height],
      ])
  }

  @Test func `a closure gives one handle for each sentence`() {
    let handles = view.makeConstraints { make in
      make.edges.equalTo(other)
      make.centerX.equalTo([other, 10])
    }

    #expect(handles.count == 2)
    #expect(handles.map(\.layoutConstraints.count) == [4, 2])
  }

  @Test func `updating twice keeps one, and another attribute adds one`() {
    let left = view.updateConstraints { make in make.left.equalTo(other).offset(10) }[0]
    let count = page.constraints.count

    view.updateConstraints { make in make.left.equalTo(other).offset(20) }
    #expect(page.constraints.count == count && left.constant == 20)

    view.updateConstraints { make in make.right.equalTo(other).offset(7) }
    page.layoutIfNeeded()

    #expect(page.constraints.count == count + 1 && left.constant == 20)
    // From 20 + 20 to 120 + 7.
    #expect(view.frame.minX == 40 && view.frame.width == 87)
  }

  @Test func `remaking leaves only what is new`() {
    let count = page.constraints.count
    let old = view.makeConstraints { make in
      make.left.top.right.equalTo(other)
    }

    let new = view.remakeConstraints { make in make.height.equalTo(other).offset(100) }

    #expect(page.constraints.count == count + 1)
    #expect(old.allSatisfy { !$0.isActive } && new[0].constant == 100)
  }

  @Test func `every sentence is one of its own, however it begins`() {
    let handles = view.prepareConstraints { make in
      make.size.left.equalTo(other)
      make.width.height.equalTo(other)
      make.left.equalTo(other)
      make.left.equalTo(other)
    }

    #expect(handles.map(\.attributes.count) == [3, 2, 1, 1])
    #expect(handles[2].layoutConstraints[0] !== handles[3].layoutConstraints[0])
  }

  @Test func `every verb lets the view go where constraints put it`() {
    let verbs: [(View) -> Void] = [
      { $0.makeConstraints { _ in } }, { $0.updateConstraints { _ in } },
      { $0.remakeConstraints { _ in } }, { $0.prepareConstraints { _ in } },
      { [$0].makeConstraints { _ in } }, { [$0].distribute(along: .vertical, fixedSpacing: 0) },
    ]
    for verb in verbs {
      let view = View()
      page.addSubview(view)
      #expect(view.translatesAutoresizingMaskIntoConstraints)
      verb(view)
      #expect(!view.translatesAutoresizingMaskIntoConstraints)
    }
  }

  @Test func `an array makes the same for each, and distributes`() {
    let views = (0..<3).map { View("\($0)", in: page) }
    let handles = views.makeConstraints { make in make.top.equalTo(other) }
    #expect(handles.layoutConstraints.map { $0.firstItem?.name } == ["0", "1", "2"])
    #expect(handles.layoutConstraints.allSatisfy { $0.secondItem === other })

    func counts(_ constraints: [LayoutConstraint]) -> [Int] {
      views.map { view in constraints.count { $0.firstItem === view } }
    }
    // Where and how long; the first is where, the last also ends.
    #expect(counts(views.distribute(along: .horizontal, fixedSpacing: 1)) == [1, 2, 3])
    #expect(counts(views.redistribute(along: .horizontal, fixedItemLength: 1)) == [2, 2, 2])
  }

  @Test func `guides at the edges of the screen are targets`() {
    page.environment = LayoutEnvironment(
      safeAreaInsets: EdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    view.makeConstraints { make in
      make.top.equalTo(page.topLayoutGuide.bottom)
      make.bottom.equalTo(page.bottomLayoutGuide.top)
      make.left.right.equalToSuperview()
    }
    page.layoutIfNeeded()

    expectFrame(of: view, x: 0, y: 20, width: 320, height: 426)
  }

  @Test func `constraints are written with names, numbers and priorities`() {
    let texts = view.prepareConstraints { make in
      make.width.greaterThanOrEqualTo(300).priority(.low)
      make.lastBaseline.equalTo(other.top).multipliedBy(2).offset(300).labeled("hello")
      make.left.top.greaterThanOrEqualTo(other).labeled("left")
    }.layoutConstraints.map(\.description)

    #expect(
      texts == [
        "view.width >= 300 @250", "hello: view.lastBaseline == 2 * other.top + 300",
        "left[0]: view.left >= other.left", "left[1]: view.top >= other.top",
      ])
  }
}
