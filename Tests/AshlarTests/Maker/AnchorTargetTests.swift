import Ashlar
import Testing

struct `Anchors as targets` {
  let card = View(name: "card")
  let avatar = View(name: "avatar")
  let title = View(name: "title")

  init() {
    card.addSubviews(avatar, title)
    avatar.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.width.equalTo(100)
      make.height.equalTo(40)
    }
  }

  @Test func `an anchor stands for the attribute it was taken from`() {
    title.makeConstraints { make in
      make.left.equalTo(avatar.rightAnchor).offset(8)
      make.top.equalTo(avatar.centerYAnchor)
      make.width.equalTo(avatar.heightAnchor).multipliedBy(2)
      make.bottom.equalTo(card.bottomAnchor).inset(10)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 118, y: 30, width: 80, height: 60)
  }

  @Test func `the same anchor of a view is the same object each time`() {
    #expect(avatar.leftAnchor === avatar.leftAnchor)
    #expect(avatar.leftAnchor !== avatar.rightAnchor)
    #expect(avatar.leftAnchor !== title.leftAnchor)
  }

  @Test func `a length may be equal to the distance between two anchors`() {
    title.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(card.leftAnchor.anchorWithOffset(to: avatar.rightAnchor))
      make.height.equalTo(avatar.bottomAnchor.anchorWithOffset(to: card.bottomAnchor)).offset(-20)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 0, y: 0, width: 110, height: 30)
  }

  @Test func `a distance as the target of a place is a fault`() {
    card.diagnostics.handler = .silent

    title.makeConstraints { make in
      make.left.equalTo(card.leftAnchor.anchorWithOffset(to: avatar.rightAnchor))
      make.edges.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 0, y: 0, width: 320, height: 100)
    #expect(card.diagnostics.faults.count == 1)
  }

  @Test func `updating a distance changes the constraint that exists`() {
    for gap in 0..<10 {
      title.updateConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(card.leftAnchor.anchorWithOffset(to: avatar.rightAnchor))
          .offset(CGFloat(gap))
        make.height.equalTo(20)
      }
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: title, x: 0, y: 0, width: 119, height: 20)
    #expect(card.diagnostics.conflicts.isEmpty)
  }
}
