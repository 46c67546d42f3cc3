import Ashlar
import Testing

struct `The view that holds a made constraint` {
  let page = View(name: "page")
  let card = View(name: "card")
  let panel = View(name: "panel")
  let title = View(name: "title")
  let button = View(name: "button")

  init() {
    page.addSubviews(card, panel)
    card.addSubviews(title, button)
  }

  @Test func `is the superview for a view and its superview`() {
    let constraints = title.makeConstraints { make in
      make.edges.equalToSuperview()
    }.layoutConstraints

    #expect(card.constraints.map(ObjectIdentifier.init) == constraints.map(ObjectIdentifier.init))
    #expect(page.constraints.isEmpty)
  }

  @Test func `is the common superview for siblings`() {
    title.makeConstraints { make in make.left.equalTo(button.right) }

    #expect(card.constraints.count == 1)
    #expect(title.constraints.isEmpty)
    #expect(button.constraints.isEmpty)
  }

  @Test func `is the closest common superview for views of different branches`() {
    title.makeConstraints { make in make.left.equalTo(panel) }

    #expect(page.constraints.count == 1)
    #expect(card.constraints.isEmpty)
  }

  @Test func `is the view itself for a length in points`() {
    title.makeConstraints { make in make.width.equalTo(10) }

    #expect(title.constraints.count == 1)
    #expect(card.constraints.isEmpty)
  }

  @Test func `is told apart for the lengths and places of one view`() {
    title.makeConstraints { make in
      make.size.equalTo(CGSize(width: 50, height: 50))
      make.left.top.equalTo(card)
    }

    #expect(title.constraints.map(\.firstAttribute) == [.width, .height])
    #expect(title.constraints.map(\.constant) == [50, 50])
    #expect(card.constraints.map(\.firstAttribute) == [.left, .top])
  }

  @Test func `is the superview when it compares itself with a view inside it`() {
    card.makeConstraints { make in make.height.equalTo(title) }

    #expect(card.constraints.count == 1)
    #expect(page.constraints.isEmpty)
  }

  @Test func `is the owner for a guide`() {
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)

    guide.makeConstraints { make in
      make.width.equalTo(10)
      make.left.equalTo(title)
    }

    #expect(card.constraints.count == 2)
    #expect(card.constraints.allSatisfy { $0.firstItem === guide })
  }
}
