import Ashlar
import Testing

struct `Reasons inside what scrolls` {
  let root = View(root: 320, 480)
  let scroll = ScrollView(name: "scroll")
  let page: View

  init() {
    root.addSubview(scroll)
    scroll.makeConstraints { $0.edges.equalToSuperview() }
    page = View("page", in: scroll)
    page.makeConstraints { make in
      make.edges.equalTo(scroll)
      make.width.equalTo(scroll)
    }
  }

  // Nothing says how high the page is: the area that is scrolled has no height of its own.
  @Test func `say that the size of the area is ambiguous`() {
    root.layoutIfNeeded()

    let free = root.layoutAmbiguities()

    // The page is as high as the area: one cause.
    #expect(free.map(\.item) == ["scroll.contentLayoutGuide"])
    #expect(free.map { $0.free.map(\.attribute) } == [[.height]])
    #expect(free.map(\.following) == [["page"]])
    #expect(scroll.contentLayoutGuide.hasAmbiguousLayout)
    #expect(!scroll.hasAmbiguousLayout)
  }

  @Test func `add up, for the page and for the area`() {
    page.makeConstraints { $0.height.equalTo(900) }
    root.layoutIfNeeded()

    let height = scroll.contentLayoutGuide.explain(.height)
    let width = page.explain(.width)

    #expect(height.value == 900)
    #expect(height.causes.contains { $0.demand.text == "page.height == 900" })
    #expect(height.causes.reduce(height.offset) { $0 + $1.contribution } == 900)
    #expect(width.value == 320)
    #expect(width.causes.reduce(width.offset) { $0 + $1.contribution } == 320)
    #expect(root.layoutAmbiguities().isEmpty)
  }

  @Test func `hold for a view that was scrolled`() {
    page.makeConstraints { $0.height.equalTo(900) }
    let header = View("header", in: page)
    header.makeConstraints { make in
      make.top.left.right.equalTo(root)
      make.height.equalTo(44)
    }
    scroll.contentOffset = CGPoint(x: 0, y: 100)
    root.layoutIfNeeded()

    let top = header.explain(.top)

    #expect(header.frame.minY == 100)
    #expect(top.value == 100)
    #expect(top.standing == .determined)
  }
}
