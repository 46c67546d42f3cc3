import Ashlar
import Testing

struct `Guides in the maker` {
  let card = View(name: "card")
  let guide = LayoutGuide(name: "guide")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
    card.addLayoutGuide(guide)
  }

  @Test func `a view can be placed by a guide`() {
    guide.makeConstraints { make in make.edges.equalToSuperview().inset(20) }

    box.makeConstraints { make in
      make.left.equalTo(guide).offset(50)
      make.top.equalTo(guide.top).offset(5)
      make.right.bottom.equalTo(guide)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: guide, x: 20, y: 20, width: 280, height: 60)
    expectFrame(of: box, x: 70, y: 25, width: 230, height: 55)
  }

  @Test func `a guide can be placed by a view`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview().offset(50)
      make.size.equalTo(30)
    }

    guide.makeConstraints { make in make.edges.equalTo(box) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: guide, x: 50, y: 50, width: 30, height: 30)
    #expect(card.constraints.count == 6)
  }

  @Test func `two guides can share what is left over`() {
    let other = LayoutGuide(name: "other")
    card.addLayoutGuide(other)
    box.makeConstraints { make in
      make.width.equalTo(100)
      make.top.bottom.equalToSuperview()
    }

    guide.makeConstraints { make in
      make.left.top.bottom.equalToSuperview()
      make.right.equalTo(box.left)
    }
    other.makeConstraints { make in
      make.right.top.bottom.equalToSuperview()
      make.left.equalTo(box.right)
      make.width.equalTo(guide).multipliedBy(3)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: guide, x: 0, y: 0, width: 55, height: 100)
    expectFrame(of: box, x: 55, y: 0, width: 100, height: 100)
    expectFrame(of: other, x: 155, y: 0, width: 165, height: 100)
  }

  @Test func `a guide has every verb of a view`() {
    guide.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.equalTo(10)
    }
    guide.updateConstraints { make in make.size.equalTo(20) }
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: guide, x: 0, y: 0, width: 20, height: 20)

    guide.remakeConstraints { make in make.edges.equalToSuperview().inset(40) }
    card.layoutIfNeeded()
    expectFrame(of: guide, x: 40, y: 40, width: 240, height: 20)

    guide.removeConstraints()
    let prepared = guide.prepareConstraints { make in make.edges.equalToSuperview() }
    #expect(card.constraints.isEmpty)

    prepared[0].activate()
    card.layoutIfNeeded()
    expectFrame(of: guide, x: 0, y: 0, width: 320, height: 100)
  }

  @Test func `views and guides may stand in one array`() {
    let boxes: [LayoutBox] = [box, guide]

    boxes.makeConstraints { make in make.edges.equalToSuperview().inset(10) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 300, height: 80)
    expectFrame(of: guide, x: 10, y: 10, width: 300, height: 80)
  }
}
