import AshlarUIKit
import Testing

/// What code with `MAS_SHORTHAND` says.
struct `Masonry's names without a prefix` {
  let page = UIView(root: 300, 200)
  let a: UIView
  let b: UIView

  init() {
    page.environment.safeAreaInsets = UIEdgeInsets(top: 20, left: 2, bottom: 10, right: 4)
    a = UIView("a", in: page)
    b = UIView("b", in: page)
  }

  @Test func `have words for priorities`() {
    a.makeConstraints { make in
      make.width.equalTo(5).priorityLow()
      make.width.offset(6).priorityMedium()
      make.width.priorityHigh().equalTo(b)
      make.left.priorityLow()
      make.top.priorityMedium()
    }
    #expect(a.constraints.map(\.priority) == [.low, .medium])
    #expect(page.constraints.map(\.priority) == [.high, .low, .medium])
    #expect(page.faultTexts == [])
  }

  @Test func `change, take away and install again what is kept`() {
    let edges = a.makeConstraints { $0.left.right.equalTo(page).offset(5) }[0]
    edges.setOffset(7)
    #expect(page.constraints.map(\.constant) == [7, 7])
    edges.setInset(8)
    #expect(page.constraints.map(\.constant) == [8, -8])
    edges.setInsets(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(page.constraints.map(\.constant) == [2, -4])

    edges.uninstall()
    #expect(page.constraints.isEmpty)
    edges.install()
    #expect(page.constraints.map(\.constant) == [2, -4])
  }

  @Test func `have baselines and every attribute of the safe area`() {
    a.makeConstraints { make in
      make.baseline.equalTo(b.baseline)
      make.left.equalTo(page.safeAreaLayoutGuideLeft)
      make.left.equalTo(page.safeAreaLayoutGuideRight)
      make.top.equalTo(page.safeAreaLayoutGuideTop)
      make.top.equalTo(page.safeAreaLayoutGuideBottom)
      make.leading.equalTo(page.safeAreaLayoutGuideLeading)
      make.leading.equalTo(page.safeAreaLayoutGuideTrailing)
      make.width.equalTo(page.safeAreaLayoutGuideWidth)
      make.height.equalTo(page.safeAreaLayoutGuideHeight)
      make.centerX.equalTo(page.safeAreaLayoutGuideCenterX)
      make.centerY.equalTo(page.safeAreaLayoutGuideCenterY)
    }
    #expect(
      page.constraints.map { "\($0.firstAttribute) \($0.secondAttribute)" } == [
        "lastBaseline lastBaseline", "left left", "left right", "top top", "top bottom",
        "leading leading", "leading trailing", "width width", "height height", "centerX centerX",
        "centerY centerY",
      ])
    #expect(
      page.constraints.dropFirst().allSatisfy { $0.secondItem === page.safeAreaLayoutGuide })
  }

  /// The safe area begins at (2, 20) and is 300 − 2 − 4 = 294 wide.
  @Test func `place views`() {
    a.makeConstraints { make in
      make.left.top.right.equalTo(page.safeAreaLayoutGuide).insets(
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
      make.height.equalTo(50).priorityHigh()
      make.height.equalTo(90).priorityLow()
    }
    b.makeConstraints { make in
      make.top.equalTo(a.bottom).with.offset(5)
      make.centerX.equalTo(page.safeAreaLayoutGuideCenterX)
      make.size.equalTo(CGSize(width: 20, height: 10))
    }
    page.layoutIfNeeded()

    expectFrame(of: a, x: 4, y: 21, width: 288, height: 50)
    expectFrame(of: b, x: 139, y: 76, width: 20, height: 10)
  }
}
