import Ashlar
import AshlarUIKit
import Testing

/// What Masonry's specs of descriptions and of a controller's guides say.
struct `Masonry's descriptions` {
  let container = UIView(root: 300, 200)
  let first: UIView
  let second: UIView

  init() {
    first = UIView("newView1", in: container)
    second = UIView("newView2", in: container)
  }

  private func said(_ block: (MASConstraintMaker) -> Void) -> [String] {
    defer { first.mas_remakeConstraints { _ in } }
    return first.mas_makeConstraints(block).flatMap(\.layoutConstraints).map { "\($0)" }
  }

  @Test func `have keys, and words for priorities`() {
    first.mas_key = "newView"
    #expect(
      said { $0.width.greaterThanOrEqualTo(300).priorityLow() }
        == ["<MASLayoutConstraint UIView:newView.width >= 300 ^low>"])
    first.mas_key = "newView1"
    #expect(
      said {
        $0.baseline.equalTo(second.mas_top).multipliedBy(2).offset(300).key("helloConstraint")
      } == [
        "<MASLayoutConstraint:helloConstraint UIView:newView1.baseline == "
          + "UIView:newView2.top * 2 + 300>"
      ])
    #expect(
      said { $0.left.top.greaterThanOrEqualTo(second).key("left") } == [
        "<MASLayoutConstraint:left[0] UIView:newView1.left >= UIView:newView2.left>",
        "<MASLayoutConstraint:left[1] UIView:newView1.top >= UIView:newView2.top>",
      ])
  }

  @Test func `have numbers for other priorities, and signs`() {
    #expect(
      said { make in
        make.width.lessThanOrEqualTo(second).offset(-1.5).priorityHigh()
        make.width.equalTo(second).priorityMedium()
        make.width.equalTo(second).priority(MASLayoutPriorityFittingSizeLevel)
        make.width.equalTo(second).priority(345)
      } == [
        "<MASLayoutConstraint UIView:newView1.width <= UIView:newView2.width - 1.5 ^high>",
        "<MASLayoutConstraint UIView:newView1.width == UIView:newView2.width ^medium>",
        "<MASLayoutConstraint UIView:newView1.width == UIView:newView2.width ^fitting size>",
        "<MASLayoutConstraint UIView:newView1.width == UIView:newView2.width ^345>",
      ])
  }

  @Test func `have six digits that count in numbers`() {
    #expect(
      said { make in
        make.width.equalTo(second).multipliedBy(1.0 / 3)
        make.left.equalTo(second).offset(-0.0001)
        make.left.equalTo(second).offset(12.3456)
        make.width.equalTo(1_234_567)
        make.width.equalTo(-2).priority(999.5)
      } == [
        "<MASLayoutConstraint UIView:newView1.width == UIView:newView2.width * 0.333333>",
        "<MASLayoutConstraint UIView:newView1.left == UIView:newView2.left - 0.0001>",
        "<MASLayoutConstraint UIView:newView1.left == UIView:newView2.left + 12.3456>",
        "<MASLayoutConstraint UIView:newView1.width == 1.23457e+06>",
        "<MASLayoutConstraint UIView:newView1.width == -2 ^999.5>",
      ])
  }

  @Test func `keys are numbered by attribute and by target`() {
    func keys(_ block: (MASConstraintMaker) -> Void) -> [String?] {
      defer { first.mas_remakeConstraints { _ in } }
      return first.mas_makeConstraints(block).flatMap(\.layoutConstraints).map(\.identifier)
    }
    #expect(keys { $0.width.equalTo([second, 12] as [Any]).key("k") } == ["k[0]", "k[1]"])
    #expect(
      keys { $0.size.equalTo([second, 12] as [Any]).key("k") }
        == ["k[0][0]", "k[0][1]", "k[1][0]", "k[1][1]"])
    #expect(keys { $0.attributes(.width).equalTo(second).key("k") } == ["k[0]"])
    #expect(
      keys { make in
        make.group {
          make.left.equalTo(second)
          make.size.equalTo(second)
        }.key("k")
      } == ["k[0]", "k[1][0]", "k[1][1]"])
  }
}

struct `Guides of controllers and safe areas, with Masonry` {
  @Test func `top and bottom guides`() {
    let controller = UIViewController()
    let box = UIView("box", in: controller.view)
    box.mas_makeConstraints { make in
      make.top.equalTo(controller.mas_topLayoutGuide)
      make.bottom.equalTo(controller.mas_bottomLayoutGuide)
      make.left.right.equalTo(controller.view)
    }
    let made = controller.view.constraints.filter { $0 is MASLayoutConstraint }
    #expect(made.map(\.firstAttribute) == [.top, .bottom, .left, .right])
    #expect(made.map(\.secondAttribute) == [.bottom, .top, .left, .right])
    #expect(made[0].secondItem === controller.topLayoutGuide)
    #expect(made[1].secondItem === controller.bottomLayoutGuide)

    let window = UIWindow(device: .iPhoneX)
    window.rootViewController = controller
    window.layoutIfNeeded()

    // 812 high; 44 at the top and 34 at the bottom are covered.
    expectFrame(of: box, x: 0, y: 44, width: 375, height: 734)
  }

  @Test func `both ends of each guide`() {
    let controller = UIViewController()
    let cases: [(MASViewAttribute, LayoutBox, NSLayoutConstraint.Attribute)] = [
      (controller.mas_topLayoutGuideTop, controller.topLayoutGuide, .top),
      (controller.mas_topLayoutGuideBottom, controller.topLayoutGuide, .bottom),
      (controller.mas_bottomLayoutGuideTop, controller.bottomLayoutGuide, .top),
      (controller.mas_bottomLayoutGuideBottom, controller.bottomLayoutGuide, .bottom),
    ]
    for (attribute, guide, expected) in cases {
      #expect(attribute.view === controller.view)
      #expect(attribute.item === guide)
      #expect(attribute.layoutAttribute == expected)
    }
  }

  @Test func `every attribute of the safe area`() {
    let view = UIView(root: 300, 200)
    let attributes: [(MASViewAttribute, NSLayoutConstraint.Attribute)] = [
      (view.mas_safeAreaLayoutGuide, .notAnAttribute),
      (view.mas_safeAreaLayoutGuideLeading, .leading),
      (view.mas_safeAreaLayoutGuideTrailing, .trailing),
      (view.mas_safeAreaLayoutGuideLeft, .left), (view.mas_safeAreaLayoutGuideRight, .right),
      (view.mas_safeAreaLayoutGuideTop, .top), (view.mas_safeAreaLayoutGuideBottom, .bottom),
      (view.mas_safeAreaLayoutGuideWidth, .width),
      (view.mas_safeAreaLayoutGuideHeight, .height),
      (view.mas_safeAreaLayoutGuideCenterX, .centerX),
      (view.mas_safeAreaLayoutGuideCenterY, .centerY),
    ]
    for (attribute, expected) in attributes {
      #expect(attribute.item === view.safeAreaLayoutGuide)
      #expect(attribute.view === view)
      #expect(attribute.layoutAttribute == expected)
    }
  }
}
