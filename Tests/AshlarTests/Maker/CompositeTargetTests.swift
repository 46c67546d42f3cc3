import Ashlar
import Testing

struct `Composites as targets` {
  let card = View(name: "card")
  let panel = View(name: "panel")
  let box = View(name: "box")

  init() {
    card.addSubviews(panel, box)
    panel.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.width.equalTo(100)
      make.height.equalTo(40)
    }
  }

  @Test func `edges compare with edges side by side`() {
    let constraints = box.remakeConstraints { make in
      make.edges.equalTo(panel.edges)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 100, height: 40)
    #expect(constraints.map(\.firstAttribute) == [.left, .top, .right, .bottom])
    #expect(constraints.map(\.secondAttribute) == [.left, .top, .right, .bottom])
  }

  @Test func `directional edges compare with directional edges side by side`() {
    let constraints = box.remakeConstraints { make in
      make.directionalEdges.equalTo(panel.directionalEdges)
    }.layoutConstraints

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 100, height: 40)
    #expect(constraints.map(\.firstAttribute) == [.leading, .top, .trailing, .bottom])
    #expect(constraints.map(\.secondAttribute) == [.leading, .top, .trailing, .bottom])
  }

  @Test func `edges and directional edges are mapped by what they are for`() {
    let other = View(name: "other")
    card.addSubview(other)

    box.makeConstraints { make in make.edges.equalTo(panel.directionalEdges) }
    other.makeConstraints { make in make.directionalEdges.equalTo(panel.edges) }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 100, height: 40)
    expectFrame(of: other, x: 10, y: 10, width: 100, height: 40)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `a part of the edges finds its counterparts among all of them`() {
    box.makeConstraints { make in
      make.horizontalEdges.equalTo(panel.edges)
      make.top.equalTo(panel.verticalEdges)
      make.height.equalTo(panel.size)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 100, height: 40)
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `size and centre compare with size and centre`() {
    box.makeConstraints { make in
      make.size.equalTo(panel.size).multipliedBy(0.5)
      make.center.equalTo(panel.layout.center)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 35, y: 20, width: 50, height: 20)
  }

  @Test func `an attribute without a counterpart is a fault, and the others count`() {
    card.diagnostics.handler = .silent

    let line: UInt32 = #line + 2
    box.makeConstraints { make in
      make.edges.equalTo(panel.horizontalEdges)
      make.top.equalTo(5)
      make.height.equalTo(20)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 5, width: 100, height: 20)
    let location = CodeLocation(fileID: #fileID, line: line)
    #expect(
      card.diagnostics.faults == [
        LayoutFault(
          reason: .noCounterpart(of: "box", attribute: "top", target: "panel"), location: location),
        LayoutFault(
          reason: .noCounterpart(of: "box", attribute: "bottom", target: "panel"),
          location: location),
      ])
  }

  @Test func `a size against a centre is a fault for each attribute`() {
    card.diagnostics.handler = .silent

    let handles = box.makeConstraints { make in
      make.size.equalTo(panel.layout.center)
      make.edges.equalTo(panel)
    }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 10, y: 10, width: 100, height: 40)
    #expect(card.diagnostics.faults.count == 2)
    #expect(handles[0].layoutConstraints.isEmpty)
  }
}
