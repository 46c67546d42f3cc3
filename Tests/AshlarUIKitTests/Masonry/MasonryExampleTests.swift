import AshlarUIKit
import Testing

/// The screens that come with Masonry, as they are translated. The frames are worked out by hand.
struct `Masonry's examples` {
  let page = UIView(root: 320, 480)
  let green: UIView
  let red: UIView
  let blue: UIView

  init() {
    green = UIView("green", in: page)
    red = UIView("red", in: page)
    blue = UIView("blue", in: page)
  }

  private func layOut(sourceLocation: SourceLocation = #_sourceLocation) {
    page.layoutIfNeeded()
    #expect(page.faultTexts == [], sourceLocation: sourceLocation)
    #expect(page.diagnostics.conflicts.isEmpty, sourceLocation: sourceLocation)
  }

  /// More is said than is needed, all of it required. 3 gaps of 10 leave 290 for two widths; 450 for two heights.
  @Test func `basic: what is said twice is no contradiction`() {
    green.mas_makeConstraints { make in
      make.top.greaterThanOrEqualTo(page.mas_top).offset(10)
      make.left.equalTo(page.mas_left).offset(10)
      make.bottom.equalTo(blue.mas_top).offset(-10)
      make.right.equalTo(red.mas_left).offset(-10)
      make.width.equalTo(red.mas_width)
      make.height.equalTo([red, blue])
    }
    red.mas_makeConstraints { make in
      make.top.equalTo(page.mas_top).with.offset(10)
      make.left.equalTo(green.mas_right).offset(10)
      make.bottom.equalTo(blue.mas_top).offset(-10)
      make.right.equalTo(page.mas_right).offset(-10)
      make.width.equalTo(green)
      make.height.equalTo([green, blue.mas_height] as [Any])
    }
    blue.mas_makeConstraints { make in
      make.top.equalTo(green.mas_bottom).offset(10)
      make.left.equalTo(page.mas_left).offset(10)
      make.bottom.equalTo(page.mas_bottom).offset(-10)
      make.right.equalTo(page.mas_right).offset(-10)
      make.height.equalTo([green, red.mas_height] as [Any])
    }
    layOut()

    expectFrame(of: green, x: 10, y: 10, width: 145, height: 225)
    expectFrame(of: red, x: 165, y: 10, width: 145, height: 225)
    expectFrame(of: blue, x: 10, y: 245, width: 300, height: 225)
  }

  /// 3 gaps of 15 leave 435 for two heights.
  @Test func `attribute chaining: insets between views are gaps`() {
    let padding = UIEdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
    green.mas_makeConstraints { make in
      make.top.and.left.equalTo(page).insets(padding)
      make.bottom.equalTo(blue.mas_top).insets(padding)
      make.width.equalTo(red)
      make.height.equalTo([red, blue])
    }
    red.mas_makeConstraints { make in
      make.top.and.right.equalTo(page).insets(padding)
      make.left.equalTo(green.mas_right).insets(padding)
      make.bottom.equalTo(blue.mas_top).insets(padding)
      make.height.equalTo([green, blue])
    }
    blue.mas_makeConstraints { make in
      make.left.right.and.bottom.equalTo(page).insets(padding)
      make.height.equalTo([green, red])
    }
    layOut()

    expectFrame(of: green, x: 10, y: 15, width: 145, height: 217.5)
    expectFrame(of: red, x: 165, y: 15, width: 145, height: 217.5)
    expectFrame(of: blue, x: 10, y: 247.5, width: 300, height: 217.5)
  }

  @Test func `constants: numbers, points and sizes`() {
    green.mas_makeConstraints { make in
      make.top.left.equalTo(20)
      make.bottom.right.equalTo(-20)
    }
    red.mas_makeConstraints { make in
      make.center.equalTo(CGPoint(x: 0, y: 50))
      make.size.equalTo(CGSize(width: 200, height: 100))
    }
    layOut()

    expectFrame(of: green, x: 20, y: 20, width: 280, height: 440)
    expectFrame(of: red, x: 60, y: 240, width: 200, height: 100)
  }

  @Test func `margins: each view inside those of the one before`() {
    page.layoutMargins = .zero
    var last = page
    for number in 0..<4 {
      let view = UIView("view", in: page)
      view.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      view.mas_makeConstraints { make in
        make.top.equalTo(last.mas_topMargin)
        make.bottom.equalTo(last.mas_bottomMargin)
        make.left.equalTo(last.mas_leftMargin)
        make.right.equalTo(last.mas_rightMargin)
      }
      last = view
      layOut()

      let depth = CGFloat(number)
      expectFrame(
        of: view, x: 10 * depth, y: 5 * depth, width: 320 - 30 * depth, height: 480 - 20 * depth)
    }
  }

  @Test func `animation: edges that are kept move by other insets`() {
    var edges: [MASConstraint] = []
    for view in [green, red, blue] {
      view.mas_makeConstraints { make in
        edges.append(
          make.edges.equalTo(page).insets(UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9))
            .priorityLow())
        make.height.equalTo([green, red, blue].filter { $0 !== view })
      }
    }
    green.mas_makeConstraints { make in
      make.bottom.equalTo(blue.mas_top).offset(-10)
      make.right.equalTo(red.mas_left).offset(-10)
      make.width.equalTo(red)
    }
    for constraint in edges {
      constraint.insets(UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20))
    }
    layOut()

    // 480 - 20 - 10 - 20 = 430 for two heights, 320 - 20 - 10 - 20 = 270 for two widths.
    expectFrame(of: green, x: 20, y: 20, width: 135, height: 215)
    expectFrame(of: red, x: 165, y: 20, width: 135, height: 215)
    expectFrame(of: blue, x: 20, y: 245, width: 280, height: 215)
  }

  /// Of items of one length, places are measured in the view that contains all of them.
  @Test func `distribution: a view that is deeper inside than the others`() {
    green.mas_makeConstraints { $0.edges.equalTo(page).inset(40) }
    let shelf = UIView("shelf", in: green)
    shelf.mas_makeConstraints { $0.edges.equalTo(green).inset(30) }
    let views = [UIView("a", in: green), UIView("b", in: shelf), UIView("c", in: green)]
    page.environment.direction = .rightToLeft
    views.mas_distributeViewsAlongAxis(
      .horizontal, withFixedItemLength: 20, leadSpacing: 10, tailSpacing: 30)
    views.mas_makeConstraints { make in
      make.top.equalTo(green)
      make.height.equalTo(4)
    }
    layOut()

    // 240 wide; the middle one ends at 240 / 2 + (20 + 10) / 2 - 30 / 2 = 120, and begins at 100, or 70 in the shelf.
    expectFrame(of: views[0], x: 10, y: 0, width: 20, height: 4)
    expectFrame(of: views[1], x: 70, y: -30, width: 20, height: 4)
    expectFrame(of: views[2], x: 190, y: 0, width: 20, height: 4)
  }
}
