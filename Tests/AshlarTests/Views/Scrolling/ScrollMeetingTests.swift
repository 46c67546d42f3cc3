import Ashlar
import Testing

/// What is scrolled, where something else has a say as well.
struct `Scrolled areas with other things in them` {
  let root = View(root: 300, 400)
  let scroll = ScrollView(name: "scroll")
  let page: View

  init() {
    scroll.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scroll)
    scroll.pin(x: 0, y: 0, width: 200, height: 300)
    page = View("page", in: scroll)
  }

  private var contentSize: CGSize {
    root.layoutIfNeeded()
    #expect(root.diagnostics.conflicts.isEmpty)
    return scroll.contentSize
  }

  /// 10 to the right of the page, and 20 to the left.
  @Test func `begin at the right where people read from there`() {
    root.environment.direction = .rightToLeft
    page.makeConstraints { make in
      make.leading.equalTo(scroll).offset(10)
      make.trailing.equalTo(scroll).offset(-20)
      make.top.bottom.equalTo(scroll)
      make.width.equalTo(500)
      make.height.equalTo(50)
    }

    #expect(contentSize == CGSize(width: 530, height: 50))
    #expect(frame(of: page) == [20, 0, 500, 50])
  }

  @Test func `keep in sight from the right what is tied to the frame or to the outside`() {
    root.environment.direction = .rightToLeft
    page.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.size.equalTo(800)
    }
    let badge = View("badge", in: scroll)
    badge.makeConstraints { make in
      make.trailing.equalTo(scroll.frameLayoutGuide).offset(-10)
      make.top.equalTo(scroll.frameLayoutGuide)
      make.width.equalTo(30)
      make.height.equalTo(scroll.frameLayoutGuide).multipliedBy(0.5)
    }
    let mark = View("mark", in: scroll)
    mark.makeConstraints { make in
      make.leading.equalTo(root).offset(120)
      make.top.equalTo(root)
      make.size.equalTo(30)
    }

    scroll.contentOffset = CGPoint(x: 40, y: 7)
    root.layoutIfNeeded()

    // The mark ends at 300 - 120 in the root, which is 220 in the area.
    #expect(frame(of: badge) == [50, 7, 30, 150])
    #expect(frame(of: mark) == [190, 7, 30, 30])
  }

  @Test func `go by guides of the view as by views in it`() {
    let gap = LayoutGuide(name: "gap")
    scroll.addLayoutGuide(gap)
    gap.makeConstraints { make in
      make.top.equalTo(scroll).offset(10)
      make.height.equalTo(20)
    }
    page.makeConstraints { make in
      make.left.right.bottom.equalTo(scroll)
      make.top.equalTo(gap.bottom)
      make.size.equalTo(100)
    }

    #expect(contentSize == CGSize(width: 100, height: 130))

    scroll.contentOffset.y = 33
    root.layoutIfNeeded()
    #expect(frame(of: page) == [0, 30, 100, 100])
    #expect(gap.layoutFrame.minY == 10)
  }

  @Test func `are meant whatever view holds the constraint`() {
    page.makeConstraints { make in
      make.left.right.bottom.equalTo(scroll)
      make.size.equalTo(600)
    }
    root.addConstraint(page.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10))
    scroll.contentOffset.y = 50

    #expect(contentSize == CGSize(width: 600, height: 610))
    #expect(frame(of: page) == [0, 10, 600, 600])
  }

  /// 485 in the outer area is 15 above the inner view, which has been scrolled by 7.
  @Test func `are crossed one by one by what is tied to the frame of the outer one`() {
    let inner = ScrollView(name: "inner")
    inner.translatesAutoresizingMaskIntoConstraints = false
    scroll.addSubview(inner)
    inner.pin(x: 20, y: 500, width: 100, height: 100)
    inner.makeConstraints { $0.right.bottom.equalTo(scroll) }
    let mark = View("mark", in: inner)
    mark.makeConstraints { make in
      make.left.top.equalTo(scroll.frameLayoutGuide).offset(5)
      make.size.equalTo(10)
    }

    scroll.contentOffset.y = 480
    inner.contentOffset.y = 7
    root.layoutIfNeeded()

    #expect(frame(of: mark) == [-15, -8, 10, 10])
  }

  @Test func `contain views that keep their frames`() {
    let kept = View(
      "kept", keeping: CGRect(x: 0, y: 500, width: 200, height: 100), in: scroll)
    page.makeConstraints { make in
      make.left.right.bottom.equalTo(scroll)
      make.top.equalTo(kept.bottom).offset(10)
      make.width.equalTo(kept).multipliedBy(2)
      make.height.equalTo(20)
    }
    scroll.contentOffset.y = 77

    #expect(contentSize == CGSize(width: 400, height: 630))
    #expect(frame(of: page) == [0, 610, 400, 20])
    #expect(frame(of: kept) == [0, 500, 200, 100])
  }
}
