import Ashlar
import Testing

/// What SnapKit's own tests say, in the order of that suite, with frames where there are any.
struct `SnapKit's tests` {
  let container = View(root: 300, 200)
  let first: View
  let second: View

  init() {
    first = View("first", in: container)
    second = View("second", in: container)
  }

  private var count: Int { container.constraints.count { $0.isActive } }

  private func pairs(_ constraints: [LayoutConstraint]) -> [String] {
    constraints.map { "\($0.firstAttribute) \($0.secondAttribute)" }
  }

  @Test func `making adds up, also left against top`() {
    first.makeConstraints { make in
      make.top.equalTo(second.top).offset(50)
      make.left.equalTo(second.top).offset(50)
    }
    #expect(count == 2)
    second.makeConstraints { make in make.edges.equalTo(first) }
    #expect(count == 6)
  }

  @Test(arguments: [true, false])
  func `vertical and horizontal edges`(isDirectional: Bool) {
    let made = first.makeConstraints { make in
      make.verticalEdges.equalToSuperview()
      if isDirectional {
        make.directionalHorizontalEdges.equalToSuperview()
      } else {
        make.horizontalEdges.equalToSuperview()
      }
    }.layoutConstraints
    container.layoutIfNeeded()

    #expect(count == 4)
    #expect(made.allSatisfy { $0.firstItem === first && $0.secondItem === container })
    #expect(
      pairs(made)
        == ["top top", "bottom bottom"]
        + (isDirectional
          ? ["leading leading", "trailing trailing"] : ["left left", "right right"]))
    expectFrame(of: first, x: 0, y: 0, width: 300, height: 200)
  }

  @Test func `guides are made and are targets`() {
    let guide = LayoutGuide(name: "guide")
    container.addLayoutGuide(guide)
    first.makeConstraints { make in
      make.top.equalTo(guide).offset(50)
      make.left.equalTo(guide.top).offset(50)
    }
    #expect(count == 2)
    guide.makeConstraints { make in make.edges.equalTo(first) }
    #expect(count == 6)
  }

  @Test func `numbers mean the superview`() {
    first.makeConstraints { make in
      make.top.equalTo(50.0)
      make.left.equalTo(50.0)
      make.size.equalTo(20)
    }
    #expect(count == 2)
    second.makeConstraints { make in make.edges.equalTo(first) }
    #expect(count == 6)
    container.layoutIfNeeded()
    expectFrame(of: second, x: 50, y: 50, width: 20, height: 20)
  }

  @Test func `updating, remaking and removing`() {
    first.makeConstraints { make in
      make.top.equalTo(second).offset(50)
      make.left.equalTo(second).offset(50)
    }
    #expect(count == 2)
    first.updateConstraints { make in make.top.equalTo(second).offset(15) }
    #expect(count == 2)
    #expect(container.constraints.map(\.constant) == [15, 50])
    first.remakeConstraints { make in make.edges.equalTo(second) }
    #expect(count == 4)
    first.removeConstraints()
    #expect(count == 0)
  }

  @Test func `preparing, activating and deactivating, again and again`() {
    let prepared = first.prepareConstraints { make in make.edges.equalTo(container) }
    #expect(count == 0)
    for _ in 1...3 {
      for handle in prepared { handle.activate() }
      #expect(count == 4)
      for handle in prepared { handle.deactivate() }
      #expect(count == 0)
    }
  }

  @Test func `kept handles are switched one by one`() {
    var top: ConstraintHandle?
    var left: ConstraintHandle?
    first.prepareConstraints { make in
      top = make.top.equalTo(container)
      left = make.left.equalTo(container)
    }
    for (isTop, isLeft, expected) in [(true, false, 1), (true, true, 2), (false, false, 0)] {
      top?.isActive = isTop
      left?.isActive = isLeft
      #expect(count == expected)
    }
  }

  @Test func `an offset of edges has no sides`() {
    let made = first.makeConstraints { make in make.edges.equalTo(container).offset(50) }
    container.layoutIfNeeded()

    #expect(made.layoutConstraints.map(\.constant) == [50, 50, 50, 50])
    expectFrame(of: first, x: 50, y: 50, width: 300, height: 200)
  }

  @Test func `kept constraints are updated by offset and by inset`() {
    var top: ConstraintHandle?
    var bottom: ConstraintHandle?
    first.makeConstraints { make in
      top = make.top.equalTo(container).offset(50)
      bottom = make.bottom.equalTo(container).offset(25)
    }
    let made = container.constraints
    #expect(made.map(\.constant) == [50, 25])

    top?.update(offset: 15)
    bottom?.update(offset: 20)
    #expect(made.map(\.constant) == [15, 20])

    top?.update(inset: 15)
    bottom?.update(inset: 20)
    #expect(made.map(\.constant) == [15, -20])
    container.layoutIfNeeded()
    #expect(first.frame.minY == 15 && first.frame.height == 165)
  }

  @Test func `insets in every spelling leave the same frame`() {
    let spellings: [(LayoutMaker) -> Void] = [
      { $0.edges.equalTo(container).inset(25) },
      { $0.edges.equalTo(EdgeInsets(all: 25)) },
      { $0.edges.equalTo(container).inset(EdgeInsets(all: 25)) },
      {
        $0.top.leading.bottom.trailing.equalTo(container).inset(
          DirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25))
      },
      {
        $0.directionalEdges.equalTo(
          DirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25))
      },
      {
        $0.edges.equalTo(container).inset(
          DirectionalEdgeInsets(top: 25, leading: 25, bottom: 25, trailing: 25))
      },
    ]
    for spelling in spellings {
      let made = first.remakeConstraints(spelling).layoutConstraints
      container.layoutIfNeeded()

      #expect(made.map(\.constant).sorted() == [-25, -25, 25, 25])
      #expect(made.allSatisfy { $0.firstAttribute == $0.secondAttribute })
      expectFrame(of: first, x: 25, y: 25, width: 250, height: 150)
    }
  }

  @Test func `a size is held by the view, places by the container`() {
    first.makeConstraints { make in
      make.size.equalTo(CGSize(width: 50, height: 50))
      make.left.top.equalTo(container)
    }
    container.layoutIfNeeded()

    #expect(first.constraints.map(\.firstAttribute) == [.width, .height])
    #expect(first.constraints.map(\.constant) == [50, 50] && count == 2)
    expectFrame(of: first, x: 0, y: 0, width: 50, height: 50)
  }

  @Test func `a centre with an offset`() {
    let made = first.makeConstraints { make in
      make.center.equalTo(container).offset(50)
      make.size.equalTo(10)
    }
    container.layoutIfNeeded()

    #expect(made[0].layoutConstraints.map(\.constant) == [50, 50])
    expectFrame(of: first, x: 195, y: 145, width: 10, height: 10)
  }

  @Test func `a label is an identifier, and a view has a name`() {
    let made = first.makeConstraints { make in
      make.top.equalTo(container).labeled("Test-Identifier")
    }

    #expect(made.layoutConstraints[0].identifier == "Test-Identifier")
    #expect(made.layoutConstraints[0].description.contains("first.top"))
  }

  @Test func `edges against edges and margins, both ways`() {
    let margins = ["leftMargin", "topMargin", "rightMargin", "bottomMargin"]
    let edges = ["left", "top", "right", "bottom"]
    container.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)

    let same = first.makeConstraints { make in make.edges.equalTo(container.edges) }
    #expect(pairs(same.layoutConstraints) == edges.map { "\($0) \($0)" })

    let inward = first.remakeConstraints { make in make.edges.equalTo(container.margins) }
    #expect(pairs(inward.layoutConstraints) == zip(edges, margins).map { "\($0) \($1)" })
    container.layoutIfNeeded()
    expectFrame(of: first, x: 2, y: 1, width: 294, height: 196)

    let outward = first.remakeConstraints { make in make.margins.equalTo(container.edges) }
    #expect(pairs(outward.layoutConstraints) == zip(margins, edges).map { "\($0) \($1)" })
    #expect(count == 4)
  }

  @Test func `directional edges against directional edges and margins, both ways`() {
    let margins = ["leadingMargin", "topMargin", "trailingMargin", "bottomMargin"]
    let edges = ["leading", "top", "trailing", "bottom"]

    let same = first.makeConstraints { make in
      make.directionalEdges.equalTo(container.directionalEdges)
    }
    #expect(pairs(same.layoutConstraints) == edges.map { "\($0) \($0)" })
    let inward = first.remakeConstraints { make in
      make.directionalEdges.equalTo(container.directionalMargins)
    }
    #expect(pairs(inward.layoutConstraints) == zip(edges, margins).map { "\($0) \($1)" })
    let outward = first.remakeConstraints { make in
      make.directionalMargins.equalTo(container.directionalEdges)
    }
    #expect(pairs(outward.layoutConstraints) == zip(margins, edges).map { "\($0) \($1)" })
    #expect(count == 4)
  }

  @Test func `top and bottom guides of a screen`() {
    container.environment = LayoutEnvironment(
      safeAreaInsets: EdgeInsets(top: 44, left: 0, bottom: 20, right: 0))
    first.makeConstraints { make in
      make.top.equalTo(container.topLayoutGuide.bottom)
      make.bottom.equalTo(container.bottomLayoutGuide.top)
    }
    container.layoutIfNeeded()

    #expect(count == 2)
    #expect(first.frame.minY == 44 && first.frame.height == 136)
  }

  @Test func `priorities have names, and can be reckoned with`() {
    let priorities: [(LayoutPriority, Float)] = [
      (.required, 1000), (.low, 250), (.low + 1, 251), (.high.advanced(by: 1), 751),
    ]
    for (priority, number) in priorities {
      let made = first.remakeConstraints { make in
        make.left.equalTo(1000.0).priority(priority)
      }
      #expect(count == 1)
      #expect(made.layoutConstraints[0].priority.rawValue == number)
    }
  }
}
