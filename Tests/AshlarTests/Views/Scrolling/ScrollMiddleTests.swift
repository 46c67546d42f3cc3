import Ashlar
import Testing

/// The middle of a scroll view, seen from inside, is the middle of its frame, laid at the start of its content.
///
/// Source: reference, "What 4,000 recorded screens say", 2.
struct `The middle of a scroll view` {
  let root = View(root: 399, 300)
  let scroll = ScrollView(name: "scroll")
  let wide: View
  let box: View

  /// The view shows 399 × 300 points of an area of 320 × 100.
  init() {
    root.addSubview(scroll)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
    wide = View("wide", in: scroll)
    wide.makeConstraints { make in
      make.left.right.top.bottom.equalToSuperview()
      make.width.equalTo(320)
      make.height.equalTo(100)
    }
    box = View("box", in: scroll)
    box.makeConstraints { $0.width.height.equalTo(40) }
  }

  /// 399 / 2 and 300 / 2, less half of 40.
  @Test func `is that of its frame, whatever it scrolls`() {
    box.makeConstraints { $0.center.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(frame(of: box) == [179.5, 130, 40, 40])
    #expect(scroll.contentSize == CGSize(width: 320, height: 100))

    scroll.contentOffset = CGPoint(x: 17, y: 33)
    root.layoutIfNeeded()
    #expect(frame(of: box) == [179.5, 130, 40, 40])

    root.layout(in: CGSize(width: 200, height: 100))
    #expect(frame(of: box) == [80, 30, 40, 40])
  }

  @Test func `and its edges determine what it scrolls`() {
    let (root, scroll) = (View(root: 375, 667), ScrollView(name: "scroll"))
    root.addSubview(scroll)
    let box = View("box", in: scroll)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
    box.makeConstraints { make in
      make.left.right.equalToSuperview().inset(16)
      make.top.bottom.equalToSuperview()
      make.height.equalTo(174)
      make.centerX.equalToSuperview()
    }
    root.layoutIfNeeded()

    #expect(frame(of: box) == [16, 0, 343, 174])
    #expect(scroll.contentSize == CGSize(width: 375, height: 174))
  }

  @Test(arguments: [LayoutConstraint.Attribute.centerX, .centerY])
  func `is the same on the other side of a relation`(attribute: LayoutConstraint.Attribute) {
    LayoutConstraint(
      item: scroll, attribute: attribute, relatedBy: .equal, toItem: box, attribute: attribute
    ).isActive = true
    root.layoutIfNeeded()

    #expect(attribute == .centerX ? box.frame.midX == 199.5 : box.frame.midY == 150)
  }

  /// From 20 to 399 − 10, and from 6 to 300 − 2.
  @Test(arguments: [true, false])
  func `within its margins is that of its frame as well`(isFirst: Bool) {
    scroll.layoutMargins = EdgeInsets(top: 6, left: 20, bottom: 2, right: 10)
    for (own, other) in [
      (LayoutConstraint.Attribute.centerX, LayoutConstraint.Attribute.centerXWithinMargins),
      (.centerY, .centerYWithinMargins),
    ] {
      LayoutConstraint(
        item: isFirst ? scroll : box, attribute: isFirst ? other : own, relatedBy: .equal,
        toItem: isFirst ? box : scroll, attribute: isFirst ? own : other
      ).isActive = true
    }
    root.layoutIfNeeded()

    #expect(box.frame.midX == 204.5)
    #expect(box.frame.midY == 152)
  }

  @Test func `is the same for guides and for views further inside`() {
    let guide = LayoutGuide(name: "guide")
    scroll.addLayoutGuide(guide)
    guide.makeConstraints { make in
      make.center.equalToSuperview()
      make.size.equalTo(10)
    }
    let inner = View("inner", in: wide)
    inner.makeConstraints { make in
      make.center.equalTo(scroll)
      make.size.equalTo(10)
    }
    root.layoutIfNeeded()

    #expect(frame(of: guide) == [194.5, 145, 10, 10])
    #expect(frame(of: inner) == [194.5, 145, 10, 10])
  }

  @Test func `does not depend on the direction of reading`() {
    root.environment.direction = .rightToLeft
    box.makeConstraints { $0.center.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(frame(of: box) == [179.5, 130, 40, 40])
  }

  /// 100 + 200 / 2.
  @Test func `seen from outside is where the frame is`() {
    scroll.remakeConstraints { make in
      make.left.equalToSuperview().offset(100)
      make.top.bottom.equalToSuperview()
      make.width.equalTo(200)
    }
    let mark = View("mark", in: root)
    mark.makeConstraints { make in
      make.center.equalTo(scroll)
      make.size.equalTo(10)
    }
    scroll.contentOffset.x = 31
    root.layoutIfNeeded()

    #expect(frame(of: mark) == [195, 145, 10, 10])
  }

  /// Halves of 320 and 100, less half of 40.
  @Test func `is not that of the guide of its content`() {
    box.makeConstraints { $0.center.equalTo(scroll.contentLayoutGuide) }
    root.layoutIfNeeded()

    #expect(frame(of: box) == [140, 30, 40, 40])
  }

  /// An edge beside the middle: the box ends at 199.5, and begins at the right edge of what is scrolled less 40.
  @Test func `may stand beside an edge`() {
    LayoutConstraint(
      item: box, attribute: .right, relatedBy: .equal, toItem: scroll, attribute: .centerX
    ).isActive = true
    LayoutConstraint(
      item: box, attribute: .bottom, relatedBy: .equal, toItem: scroll, attribute: .bottom
    ).isActive = true
    root.layoutIfNeeded()

    #expect(frame(of: box) == [159.5, 60, 40, 40])
  }
}
