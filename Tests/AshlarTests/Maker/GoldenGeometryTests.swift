import Ashlar
import Testing

/// Layouts of SnapKit's and Masonry's example apps, with frames computed from their equations.
struct `Golden geometry` {
  let page = View(name: "page")

  private func boxes(_ names: String...) -> [View] {
    names.map { name in
      let box = View(name: name)
      page.addSubview(box)
      return box
    }
  }

  @Test func `four boxes around a box in the middle`() {
    let boxes = boxes("black", "red", "yellow", "blue", "green")
    let (black, red, yellow, blue, green) = (boxes[0], boxes[1], boxes[2], boxes[3], boxes[4])
    boxes.makeConstraints { make in make.size.equalTo(CGSize(width: 100, height: 100)) }
    black.makeConstraints { make in make.center.equalToSuperview() }
    [red, yellow].makeConstraints { make in make.top.equalTo(black.bottom).offset(20) }
    [blue, green].makeConstraints { make in make.bottom.equalTo(black.top).offset(-20) }
    [red, green].makeConstraints { make in make.right.equalTo(black.left).offset(-20) }
    [yellow, blue].makeConstraints { make in make.left.equalTo(black.right).offset(20) }

    page.layout(in: CGSize(width: 300, height: 400))
    expectFrame(of: black, x: 100, y: 150, width: 100, height: 100)
    expectFrame(of: red, x: -20, y: 270, width: 100, height: 100)
    expectFrame(of: yellow, x: 220, y: 270, width: 100, height: 100)
    expectFrame(of: blue, x: 220, y: 30, width: 100, height: 100)
    expectFrame(of: green, x: -20, y: 30, width: 100, height: 100)

    page.layout(in: CGSize(width: 500, height: 600))
    expectFrame(of: black, x: 200, y: 250, width: 100, height: 100)
    expectFrame(of: red, x: 80, y: 370, width: 100, height: 100)
    expectFrame(of: yellow, x: 320, y: 370, width: 100, height: 100)
    expectFrame(of: blue, x: 320, y: 130, width: 100, height: 100)
    expectFrame(of: green, x: 80, y: 130, width: 100, height: 100)
  }

  @Test func `numbers are distances from the superview, and sizes`() {
    let boxes = boxes("purple", "orange")
    boxes[0].makeConstraints { make in
      make.top.left.equalTo(20)
      make.bottom.right.equalTo(-20)
    }
    boxes[1].makeConstraints { make in
      make.center.offset(CGPoint(x: 0, y: 50))
      make.size.equalTo(CGSize(width: 200, height: 100))
    }

    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: boxes[0], x: 20, y: 20, width: 280, height: 440)
    expectFrame(of: boxes[1], x: 60, y: 240, width: 200, height: 100)

    page.layout(in: CGSize(width: 400, height: 600))
    expectFrame(of: boxes[0], x: 20, y: 20, width: 360, height: 560)
    expectFrame(of: boxes[1], x: 100, y: 300, width: 200, height: 100)
  }

  @Test func `ten views, each inside the one before it by other insets on each side`() {
    var views: [View] = []
    for number in 1...10 {
      let view = View(name: "\(number)")
      page.addSubview(view)
      view.makeConstraints { make in
        make.edges.equalTo(views.last ?? page)
          .inset(EdgeInsets(top: 5, left: 10, bottom: 15, right: 20))
      }
      views.append(view)
    }

    for size in [CGSize(width: 320, height: 480), CGSize(width: 400, height: 300)] {
      page.layout(in: size)
      for (index, view) in views.enumerated() {
        let k = CGFloat(index + 1)
        expectFrame(
          of: view, x: 10 * k, y: 5 * k, width: size.width - 30 * k, height: size.height - 20 * k)
      }
    }
  }

  @Test func `three to one and one to three fit into two halves`() {
    let halves = boxes("top", "bottom")
    halves.makeConstraints { make in make.left.right.equalToSuperview() }
    halves.distribute(along: .vertical, fixedSpacing: 0)
    let wide = View(name: "wide")
    let high = View(name: "high")
    for (half, inner) in zip(halves, [wide, high]) {
      half.addSubview(inner)
      inner.makeConstraints { make in
        make.width.height.lessThanOrEqualTo(half)
        make.width.height.equalTo(half).priority(.low)
        make.center.equalTo(half)
      }
    }
    wide.makeConstraints { make in make.width.equalTo(wide.height).multipliedBy(3) }
    high.makeConstraints { make in make.height.equalTo(high.width).multipliedBy(3) }

    page.layout(in: CGSize(width: 300, height: 600))
    expectFrame(of: wide, x: 0, y: 100, width: 300, height: 100)
    expectFrame(of: high, x: 100, y: 0, width: 100, height: 300)

    page.layout(in: CGSize(width: 600, height: 400))
    expectFrame(of: wide, x: 0, y: 0, width: 600, height: 200)
    expectFrame(of: high, x: 800.0 / 3, y: 0, width: 200.0 / 3, height: 200)
  }

  @Test(
    arguments: [CGSize(width: 320, height: 480), CGSize(width: 200, height: 150)],
    [[100, 130, 169, 219.7, 285.61, 371.293]] as [[CGFloat]])
  func `a button grows by three tenths, but not beyond the page`(size: CGSize, wants: [CGFloat]) {
    let button = boxes("button")[0]

    for want in wants {
      button.updateConstraints { make in
        make.center.equalToSuperview()
        make.size.equalTo(want).priority(.low)
        make.size.lessThanOrEqualToSuperview()
      }
      page.layout(in: size)

      let width = min(want, size.width)
      let height = min(want, size.height)
      expectFrame(
        of: button, x: (size.width - width) / 2, y: (size.height - height) / 2, width: width,
        height: height)
    }
    #expect(page.constraints.count + button.constraints.count == 6)
  }
}
