import Ashlar
import Testing

/// What was recorded from UIKit of a scroll view of 200 × 300 whose content is 200 × 900; §3.7.
struct `A scroll view` {
  let root = View(root: 400, 400)
  let scroll = ScrollView(name: "scroll")
  let content = View(name: "content")
  private let size: ConstraintHandles

  init() {
    root.addSubview(scroll)
    scroll.addSubview(content)
    size = scroll.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(200)
      make.height.equalTo(300)
    }
    content.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(200)
      make.height.equalTo(900)
    }
  }

  @Test func `is as large inside as its content`() {
    root.layoutIfNeeded()

    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 900))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 300))
    #expect(frame(of: content) == [0, 0, 200, 900])
    #expect(frame(of: scroll) == [0, 0, 200, 300])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  @Test func `lends its width to others, which is that of its frame`() {
    let other = View("other", in: root)
    other.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(scroll.frameLayoutGuide).multipliedBy(0.5)
      make.height.equalTo(scroll)
    }
    root.layoutIfNeeded()

    #expect(frame(of: other) == [0, 0, 100, 300])
  }

  @Test func `keeps every size when it is scrolled`() {
    root.layoutIfNeeded()
    scroll.contentOffset.y = 250
    root.layoutIfNeeded()

    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(scroll.contentLayoutGuide.layoutFrame == CGRect(x: 0, y: 0, width: 200, height: 900))
    #expect(scroll.frameLayoutGuide.layoutFrame == CGRect(x: 0, y: 250, width: 200, height: 300))
    #expect(frame(of: content) == [0, 0, 200, 900])
    #expect(content.convert(CGPoint.zero, to: root) == CGPoint(x: 0, y: -250))
  }

  @Test func `may be smaller without its content being smaller`() {
    root.layoutIfNeeded()
    size[1].update(offset: 180)
    size[2].update(offset: 250)
    root.layoutIfNeeded()

    #expect(scroll.frameLayoutGuide.layoutFrame.size == CGSize(width: 180, height: 250))
    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
  }

  @Test func `keeps a content size that no constraint determines`() {
    let alone = ScrollView(name: "alone")
    root.addSubview(alone)
    alone.contentSize = CGSize(width: 300, height: 400)
    root.layoutIfNeeded()

    #expect(alone.contentSize == CGSize(width: 300, height: 400))
    #expect(alone.contentLayoutGuide.layoutFrame == .zero)
  }

  @Test func `has no size of its own`() {
    #expect(scroll.intrinsicContentSize == CGSize(width: -1, height: -1))
    scroll.contentSize = CGSize(width: 30, height: 40)
    #expect(scroll.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `refuses a content size that is no number`() {
    scroll.contentSize = CGSize(width: CGFloat.nan, height: 1)

    #expect(scroll.contentSize == .zero)
    #expect(root.diagnostics.faults.count == 1)
  }

  @Test func `is where it is to what is outside, and its content to what is inside`() {
    scroll.remakeConstraints { make in
      make.left.equalToSuperview().offset(30)
      make.top.equalToSuperview().offset(40)
      make.width.equalTo(200)
      make.height.equalTo(300)
    }
    let below = View("below", in: root)
    below.makeConstraints { make in
      make.left.right.equalTo(scroll)
      make.top.equalTo(scroll.bottom)
      make.height.equalTo(10)
    }
    let end = View("end", in: scroll)
    end.makeConstraints { make in
      make.right.bottom.equalTo(scroll)
      make.centerX.equalTo(scroll)
      make.height.equalTo(50)
    }
    root.layoutIfNeeded()

    #expect(frame(of: below) == [30, 340, 200, 10])
    // The middle is at 100 and the right edge at 200, so the view is 200 wide.
    #expect(frame(of: end) == [0, 850, 200, 50])
  }

  @Test func `contains others that scroll`() {
    let inner = ScrollView(name: "inner")
    content.addSubview(inner)
    inner.makeConstraints { make in
      make.left.top.equalTo(content).offset(10)
      make.size.equalTo(100)
    }
    let leaf = View("leaf", in: inner)
    leaf.makeConstraints { make in
      make.edges.equalTo(inner).inset(5)
      make.size.equalTo(500)
    }
    let mark = View("mark", in: root)
    mark.makeConstraints { make in
      make.left.top.equalTo(leaf)
      make.size.equalTo(1)
    }
    scroll.contentOffset = CGPoint(x: 0, y: 7)
    inner.contentOffset = CGPoint(x: 20, y: 30)
    root.layoutIfNeeded()

    #expect(inner.contentSize == CGSize(width: 510, height: 510))
    #expect(frame(of: leaf) == [5, 5, 500, 500])
    // From the left 10 + 5 − 20, from the top 10 + 5 − 30 − 7.
    #expect(frame(of: mark) == [-5, -22, 1, 1])

    scroll.contentOffset.y = 0
    root.layoutIfNeeded()
    #expect(frame(of: mark) == [-5, -15, 1, 1])
  }

  @Test func `may be asked for a fitting size before its first layout`() {
    #expect(scroll.systemLayoutSizeFitting(.zero) == CGSize(width: 200, height: 300))

    root.layoutIfNeeded()

    #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    #expect(frame(of: content) == [0, 0, 200, 900])
    #expect(frame(of: scroll) == [0, 0, 200, 300])
  }

  @Test func `counts in a fitting size as what its constraints make of it`() {
    let card = View(name: "card")
    let inner = ScrollView(name: "inner")
    card.addSubview(inner)
    inner.makeConstraints { $0.edges.equalTo(card) }
    let page = View("page", in: inner)
    page.makeConstraints { make in
      make.edges.equalTo(inner)
      make.width.equalTo(inner)
      make.height.equalTo(700)
    }
    inner.makeConstraints { $0.height.equalTo(page).priority(250) }

    let size = card.systemLayoutSizeFitting(
      CGSize(width: 150, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 150, height: 700))
  }
}
