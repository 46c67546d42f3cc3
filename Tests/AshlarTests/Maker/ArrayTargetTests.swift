import Ashlar
import Testing

struct `Arrays as targets` {
  let card = View(name: "card")
  let views = [View(name: "a"), View(name: "b"), View(name: "c")]
  let box = View(name: "box")

  init() {
    for (index, view) in views.enumerated() {
      card.addSubview(view)
      view.makeConstraints { make in
        make.left.top.equalToSuperview()
        make.width.equalTo(10 * (index + 1))
        make.height.equalTo(100 * (index + 1))
      }
    }
    card.addSubview(box)
  }

  @Test func `each view of an array gets a constraint`() {
    let handles = box.makeConstraints { make in
      make.width.equalTo(views).priority(.medium).offset(-10)
    }

    let constraints = handles[0].layoutConstraints
    #expect(handles.count == 1)
    #expect(constraints.map { $0.secondItem?.name } == ["a", "b", "c"])
    #expect(constraints.allSatisfy { $0.firstAttribute == .width })
    #expect(constraints.allSatisfy { $0.secondAttribute == .width })
    #expect(constraints.allSatisfy { $0.priority == 500 })
    #expect(constraints.allSatisfy { $0.constant == -10 })
  }

  @Test func `each attribute of an array keeps its own name`() {
    let constraints = box.makeConstraints { make in
      make.width.equalTo([views[0].height, views[1].width]).priority(60).offset(10)
    }.layoutConstraints

    #expect(constraints.map(\.secondAttribute) == [.height, .width])
    #expect(constraints.map(\.priority) == [60, 60])
    #expect(constraints.map(\.constant) == [10, 10])
  }

  @Test func `an extent that is at least each of several is the greatest of them`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.greaterThanOrEqualTo(views)
      make.height.greaterThanOrEqualTo(views)
      make.size.equalTo(0).priority(.low)
    }

    card.layout(in: CGSize(width: 400, height: 400))

    expectFrame(of: box, x: 0, y: 0, width: 30, height: 300)
  }

  @Test func `an extent that is at most each of several is the least of them`() {
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.size.lessThanOrEqualTo(views)
      make.size.equalTo(1000).priority(.low)
    }

    card.layout(in: CGSize(width: 400, height: 400))

    expectFrame(of: box, x: 0, y: 0, width: 10, height: 100)
  }

  @Test func `an array may mix views, attributes, anchors and numbers`() {
    let constraints = box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.lessThanOrEqualTo([views[2], views[1].height, views[0].heightAnchor, 25])
      make.height.greaterThanOrEqualTo([views[2], 25])
      make.width.equalTo(1000).priority(.low)
      make.height.equalTo(0).priority(.low)
    }.layoutConstraints

    card.layout(in: CGSize(width: 400, height: 400))

    expectFrame(of: box, x: 0, y: 0, width: 25, height: 300)
    #expect(constraints.count == 10)
  }

  @Test func `each attribute of a composite is compared with each target`() {
    let constraints = box.makeConstraints { make in
      make.width.height.lessThanOrEqualTo([2, views[1]])
    }.layoutConstraints

    #expect(constraints.map(\.firstAttribute) == [.width, .width, .height, .height])
    #expect(constraints.map { $0.secondItem?.name } == [nil, "b", nil, "b"])
    #expect(constraints.map(\.constant) == [2, 0, 2, 0])
  }

  @Test func `nil in an array is a fault, and the others count`() {
    card.diagnostics.handler = .silent
    let targets: [View?] = [views[0], nil, views[1]]

    let line: UInt32 = #line + 3
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.greaterThanOrEqualTo(targets)
      make.width.equalTo(0).priority(.low)
      make.height.equalTo(5)
    }
    card.layout(in: CGSize(width: 400, height: 400))

    expectFrame(of: box, x: 0, y: 0, width: 20, height: 5)
    #expect(
      card.diagnostics.faults == [
        LayoutFault(
          reason: .noTarget(of: "box", attribute: "width"),
          location: CodeLocation(fileID: #fileID, line: line))
      ])
  }
}
