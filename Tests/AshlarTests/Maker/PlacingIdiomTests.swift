import Ashlar
import Testing

/// What apps write every day to place one view.
struct `Idioms that place a view` {
  let page = View(name: "page")
  let box = View(name: "box")

  init() {
    page.addSubview(box)
  }

  @Test func `fill the superview`() {
    box.makeConstraints { $0.edges.equalToSuperview() }

    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 480)
  }

  @Test func `fill the superview but for a margin`() {
    box.makeConstraints { $0.edges.equalToSuperview().inset(16) }

    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: box, x: 16, y: 16, width: 288, height: 448)
  }

  @Test func `fill another view`() {
    let container = View(name: "container")
    page.addSubview(container)
    container.makeConstraints { $0.edges.equalToSuperview().inset(20) }

    box.makeConstraints { $0.edges.equalTo(container) }
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: box, x: 20, y: 20, width: 280, height: 440)
  }

  @Test func `centre with a fixed size, in three spellings`() {
    let spellings: [(LayoutMaker) -> Void] = [
      { $0.size.equalTo(44) },
      { $0.size.equalTo(CGSize(width: 44, height: 44)) },
      { $0.width.height.equalTo(44) },
    ]

    for spelling in spellings {
      box.remakeConstraints { make in
        make.center.equalToSuperview()
        spelling(make)
      }
      page.layout(in: CGSize(width: 320, height: 480))

      expectFrame(of: box, x: 138, y: 218, width: 44, height: 44)
    }
  }

  @Test func `a bar at the bottom`() {
    box.makeConstraints {
      $0.leading.trailing.bottom.equalToSuperview()
      $0.height.equalTo(50)
    }

    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: box, x: 0, y: 430, width: 320, height: 50)

    page.layout(in: CGSize(width: 480, height: 320))
    expectFrame(of: box, x: 0, y: 270, width: 480, height: 50)
  }

  @Test func `numbers that imply the superview`() {
    box.makeConstraints {
      $0.left.equalTo(15)
      $0.right.equalTo(-15)
      $0.top.offset(10)
      $0.height.offset(30)
    }

    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: box, x: 15, y: 10, width: 290, height: 30)
  }

  @Test func `a hairline is as high as a pixel`() {
    let scale: CGFloat = 3

    box.makeConstraints {
      $0.left.right.bottom.equalToSuperview()
      $0.height.equalTo(1 / scale)
    }
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: box, x: 0, y: 1439.0 / 3, width: 320, height: 1.0 / 3)
  }

  @Test func `between a least and a greatest width, as wide as the superview wants`() {
    box.makeConstraints {
      $0.top.centerX.equalToSuperview()
      $0.height.equalTo(10)
      $0.width.greaterThanOrEqualTo(60)
      $0.width.lessThanOrEqualToSuperview().multipliedBy(0.7)
      $0.width.equalToSuperview().priority(.low)
    }

    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: box, x: 48, y: 0, width: 224, height: 10)

    page.layout(in: CGSize(width: 100, height: 480))
    expectFrame(of: box, x: 15, y: 0, width: 70, height: 10)
  }

  @Test func `a height in proportion to the view's own width`() {
    box.makeConstraints {
      $0.left.right.top.equalToSuperview()
      $0.height.equalTo(box.width).multipliedBy(9.0 / 16)
    }

    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: box, x: 0, y: 0, width: 320, height: 180)

    page.layout(in: CGSize(width: 640, height: 480))
    expectFrame(of: box, x: 0, y: 0, width: 640, height: 360)
  }

  @Test func `a subview and its constraints in one call`() {
    let badge = View(name: "badge")

    box.makeConstraints { $0.edges.equalToSuperview().inset(10) }
    box.addSubview(badge) { make in
      make.top.right.equalToSuperview()
      make.size.equalTo(24)
    }
    page.layout(in: CGSize(width: 320, height: 480))

    expectFrame(of: badge, x: 276, y: 0, width: 24, height: 24)
  }
}

extension View {
  /// What nearly every app that lays out in code has written for itself.
  fileprivate func addSubview(_ view: View, making closure: (LayoutMaker) -> Void) {
    addSubview(view)
    view.makeConstraints(closure)
  }
}
