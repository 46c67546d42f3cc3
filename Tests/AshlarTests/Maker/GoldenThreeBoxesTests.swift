import Ashlar
import Testing

/// Masonry's first examples: two boxes beside each other over a third, all equally high.
struct `Golden geometry of three boxes` {
  let page = View(name: "page")
  let green = View(name: "green")
  let red = View(name: "red")
  let blue = View(name: "blue")

  init() {
    page.addSubviews(green, red, blue)
  }

  /// Says nearly everything twice, and `top >= 10` where 10 follows from the rest.
  private func constrainRedundantly(_ padding: CGFloat) {
    green.makeConstraints { make in
      make.top.greaterThanOrEqualTo(page.top).offset(padding)
      make.left.equalTo(page.left).offset(padding)
      make.bottom.equalTo(blue.top).offset(-padding)
      make.right.equalTo(red.left).offset(-padding)
      make.width.equalTo(red.width)
      make.height.equalTo([red, blue])
    }
    red.makeConstraints { make in
      make.top.equalTo(page.top).with.offset(padding)
      make.left.equalTo(green.right).offset(padding)
      make.bottom.equalTo(blue.top).offset(-padding)
      make.right.equalTo(page.right).offset(-padding)
      make.width.equalTo(green)
      make.height.equalTo([green, blue])
    }
    blue.makeConstraints { make in
      make.top.equalTo(green.bottom).offset(padding)
      make.left.equalTo(page.left).offset(padding)
      make.bottom.equalTo(page.bottom).offset(-padding)
      make.right.equalTo(page.right).offset(-padding)
      make.height.equalTo([green.height, red.height])
    }
  }

  @Test func `redundant sentences agree`() {
    constrainRedundantly(10)

    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: green, x: 10, y: 10, width: 145, height: 225)
    expectFrame(of: red, x: 165, y: 10, width: 145, height: 225)
    expectFrame(of: blue, x: 10, y: 245, width: 300, height: 225)

    page.layout(in: CGSize(width: 400, height: 300))
    expectFrame(of: green, x: 10, y: 10, width: 185, height: 135)
    expectFrame(of: red, x: 205, y: 10, width: 185, height: 135)
    expectFrame(of: blue, x: 10, y: 155, width: 380, height: 135)
    #expect(page.diagnostics.conflicts.isEmpty)
  }

  @Test func `chained attributes take their sides of the insets`() {
    let padding = EdgeInsets(top: 15, left: 10, bottom: 15, right: 10)
    green.makeConstraints { make in
      make.top.and.left.equalTo(page).inset(padding)
      make.bottom.equalTo(blue.top).inset(padding)
      make.right.equalTo(red.left).inset(padding)
      make.width.equalTo(red)
      make.height.equalTo([red, blue])
    }
    red.makeConstraints { make in
      make.top.and.right.equalTo(page).inset(padding)
      make.left.equalTo(green.right).inset(padding)
      make.bottom.equalTo(blue.top).inset(padding)
      make.size.equalTo(green)
      make.height.equalTo(blue)
    }
    blue.makeConstraints { make in
      make.left.right.and.bottom.equalTo(page).inset(padding)
      make.top.equalTo(green.bottom).inset(padding)
      make.height.equalTo([green, red])
    }

    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: green, x: 10, y: 15, width: 145, height: 217.5)
    expectFrame(of: red, x: 165, y: 15, width: 145, height: 217.5)
    expectFrame(of: blue, x: 10, y: 247.5, width: 300, height: 217.5)

    page.layout(in: CGSize(width: 500, height: 345))
    expectFrame(of: green, x: 10, y: 15, width: 235, height: 150)
    expectFrame(of: red, x: 255, y: 15, width: 235, height: 150)
    expectFrame(of: blue, x: 10, y: 180, width: 480, height: 150)
    #expect(page.diagnostics.conflicts.isEmpty)
  }
}
