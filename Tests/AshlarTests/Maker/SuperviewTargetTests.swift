import Ashlar
import Testing

struct `The superview as a target` {
  let card = View(name: "card")
  let title = View(name: "title")

  init() {
    card.addSubview(title)
  }

  @Test func `equal to the superview fills it`() {
    title.makeConstraints { make in make.edges.equalToSuperview() }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 0, y: 0, width: 320, height: 100)
  }

  @Test func `at most and at least compare with the superview`() {
    title.makeConstraints { make in
      make.left.greaterThanOrEqualToSuperview().offset(10)
      make.left.equalTo(0).priority(.low)
      make.top.equalToSuperview()
      make.width.lessThanOrEqualToSuperview().multipliedBy(0.5)
      make.width.equalTo(1000).priority(.low)
      make.height.lessThanOrEqualToSuperview().offset(-30)
      make.height.equalTo(1000).priority(.low)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 10, y: 0, width: 160, height: 70)
  }

  @Test func `a closure picks another attribute of the superview`() {
    title.makeConstraints { make in
      make.left.equalToSuperview { $0.centerX }
      make.top.equalToSuperview(\.centerY)
      make.right.lessThanOrEqualToSuperview { $0.right }
      make.width.equalTo(1000).priority(.low)
      make.height.greaterThanOrEqualToSuperview { $0.width }
      make.height.equalTo(0).priority(.low)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 160, y: 50, width: 160, height: 320)
  }

  @Test func `a closure picks a guide of the superview`() {
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)
    guide.makeConstraints { make in make.edges.equalToSuperview().inset(20) }

    title.makeConstraints { make in
      make.edges.equalToSuperview { $0.layoutGuides[0] }
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 20, y: 20, width: 280, height: 60)
  }

  @Test func `the superview of the moment may be given as an optional`() {
    title.makeConstraints { make in make.edges.equalTo(title.superview).inset(5) }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 5, y: 5, width: 310, height: 90)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `the superview of a guide is the view that owns it`() {
    let guide = LayoutGuide(name: "guide")
    card.addLayoutGuide(guide)

    guide.makeConstraints { make in
      make.left.top.equalToSuperview().offset(8)
      make.size.equalTo(24)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: guide, x: 8, y: 8, width: 24, height: 24)
  }
}
