import Ashlar
import Testing

/// The four distributions of Masonry's array example, each at two sizes.
struct `Golden geometry of distributions` {
  let page = View(name: "page")
  let views = [View(name: "a"), View(name: "b"), View(name: "c"), View(name: "d")]

  init() {
    for view in views { page.addSubview(view) }
  }

  @Test func `equal gaps of 20 in a row`() {
    views.makeConstraints { make in
      make.top.equalTo(60)
      make.height.equalTo(60)
    }
    views.distribute(along: .horizontal, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)

    page.layout(in: CGSize(width: 320, height: 480))
    for (view, x) in zip(views, [5, 87.5, 170, 252.5]) {
      expectFrame(of: view, x: x, y: 60, width: 62.5, height: 60)
    }

    page.layout(in: CGSize(width: 410, height: 480))
    for (view, x) in zip(views, [5, 110, 215, 320] as [CGFloat]) {
      expectFrame(of: view, x: x, y: 60, width: 85, height: 60)
    }
  }

  @Test func `equal gaps of 20 in a column`() {
    views.makeConstraints { make in
      make.left.equalTo(0)
      make.width.equalTo(60)
    }
    views.distribute(along: .vertical, fixedSpacing: 20, leadSpacing: 5, tailSpacing: 5)

    page.layout(in: CGSize(width: 320, height: 480))
    for (view, y) in zip(views, [5, 127.5, 250, 372.5]) {
      expectFrame(of: view, x: 0, y: y, width: 60, height: 102.5)
    }

    page.layout(in: CGSize(width: 320, height: 230))
    for (view, y) in zip(views, [5, 65, 125, 185] as [CGFloat]) {
      expectFrame(of: view, x: 0, y: y, width: 60, height: 40)
    }
  }

  @Test func `equal widths of 30 in a row`() {
    views.makeConstraints { make in make.top.height.equalToSuperview() }
    views.distribute(along: .horizontal, fixedItemLength: 30, leadSpacing: 200, tailSpacing: 30)

    page.layout(in: CGSize(width: 375, height: 667))
    for (view, x) in zip(views, [200, 238 + 1.0 / 3, 276 + 2.0 / 3, 315]) {
      expectFrame(of: view, x: x, y: 0, width: 30, height: 667)
    }

    page.layout(in: CGSize(width: 500, height: 667))
    for (view, x) in zip(views, [200, 280, 360, 440] as [CGFloat]) {
      expectFrame(of: view, x: x, y: 0, width: 30, height: 667)
    }
  }

  @Test func `equal heights of 30 in a column`() {
    views.makeConstraints { make in make.left.width.equalToSuperview() }
    views.distribute(along: .vertical, fixedItemLength: 30, leadSpacing: 30, tailSpacing: 200)

    page.layout(in: CGSize(width: 375, height: 667))
    for (view, y) in zip(views, [30, 165 + 2.0 / 3, 301 + 1.0 / 3, 437]) {
      expectFrame(of: view, x: 0, y: y, width: 375, height: 30)
    }

    page.layout(in: CGSize(width: 375, height: 470))
    for (view, y) in zip(views, [30, 100, 170, 240] as [CGFloat]) {
      expectFrame(of: view, x: 0, y: y, width: 375, height: 30)
    }
  }
}
