import Ashlar
import Testing

struct `Sizes and insets as targets` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
  }

  @Test func `a size gives width and height their own numbers`() {
    let constraints = box.makeConstraints { make in
      make.size.equalTo(CGSize(width: 30, height: 40))
      make.left.top.equalToSuperview()
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 30, height: 40)
    #expect(constraints[0].firstAttribute == .width)
    #expect(constraints[1].firstAttribute == .height)
    #expect(constraints[0].secondItem == nil)
  }

  @Test func `a size may be an upper or lower bound`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.lessThanOrEqualTo(CGSize(width: 90, height: 50))
      make.size.greaterThanOrEqualTo(CGSize(width: 10, height: 20))
      make.width.equalTo(500).priority(.low)
      make.height.equalTo(0).priority(.low)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 90, height: 20)
  }

  @Test func `insets are the superview less insets`() {
    box.makeConstraints { make in
      make.edges.equalTo(EdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 20, y: 10, width: 260, height: 60)
  }

  @Test func `equal insets as a target move right and bottom back`() {
    let constraints = box.makeConstraints { make in
      make.edges.equalTo(EdgeInsets(all: 25))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 25, y: 25, width: 270, height: 50)
    #expect(constraints.map(\.firstAttribute) == [.left, .top, .right, .bottom])
    #expect(constraints.map(\.constant) == [25, 25, -25, -25])
  }

  @Test func `directional insets are the superview less insets`() {
    let constraints = box.makeConstraints { make in
      make.directionalEdges.equalTo(
        DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 2, y: 1, width: 314, height: 96)
    #expect(constraints.map(\.firstAttribute) == [.leading, .top, .trailing, .bottom])
    #expect(constraints.map(\.constant) == [2, 1, -4, -3])
  }

  @Test func `each attribute takes its part of the insets`() {
    let insets = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)

    let constraints = box.makeConstraints { make in
      make.top.equalTo(insets)
      make.left.equalTo(insets)
      make.leading.equalTo(insets)
      make.bottom.equalTo(insets)
      make.right.equalTo(insets)
      make.trailing.equalTo(insets)
      make.centerX.equalTo(insets)
      make.centerY.equalTo(insets)
    }.layoutConstraints
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 20, y: 10, width: 260, height: 60)
    #expect(constraints.map(\.constant) == [10, 20, 20, -30, -40, -40, -10, -10])
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `a size as the target of a place is a fault`() {
    card.diagnostics.handler = .silent

    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.centerX.equalTo(CGSize(width: 30, height: 40))
      make.edges.equalToSuperview()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 320, height: 100)
    #expect(
      card.diagnostics.faults == [
        LayoutFault(
          reason: .noCounterpart(of: "box", attribute: "centerX", target: "a size"),
          location: CodeLocation(fileID: #fileID, line: line))
      ])
  }
}
