import Ashlar
import Testing

struct `Priorities in the maker` {
  let card = View(name: "card")
  let box = View(name: "box")

  init() {
    card.addSubview(box)
    box.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.height.equalTo(10)
    }
  }

  @Test func `a sentence is required unless it says otherwise`() {
    let handle = box.makeConstraints { make in make.width.equalTo(50) }[0]

    #expect(handle.priority == .required)
    #expect(handle.layoutConstraints[0].priority == 1000)
  }

  @Test func `names and numbers are priorities`() {
    let constraints = box.prepareConstraints { make in
      make.left.equalTo(1000).priority(.required)
      make.left.equalTo(1000).priority(.high)
      make.left.equalTo(1000).priority(.medium)
      make.left.equalTo(1000).priority(.low)
      make.left.equalTo(1000).priority(.fittingSizeLevel)
      make.left.equalTo(1000).priority(345)
      make.left.equalTo(1000).priority(250.5)
    }.layoutConstraints

    #expect(constraints.map(\.priority.rawValue) == [1000, 750, 500, 250, 50, 345, 250.5])
  }

  @Test func `priorities can be computed`() {
    let constraints = box.prepareConstraints { make in
      make.left.equalTo(1000).priority(.low + 1)
      make.left.equalTo(1000).priority(.required - 1)
      make.left.equalTo(1000).priority(.high.advanced(by: 1))
    }.layoutConstraints

    #expect(constraints.map(\.priority.rawValue) == [251, 999, 751])
    #expect(LayoutPriority.high < .required)
    #expect(LayoutPriority.low.distance(to: .high) == 500)
  }

  @Test func `the greater priority wins`() {
    box.makeConstraints { make in
      make.width.equalTo(100).priority(.low)
      make.width.equalTo(200).priority(.high)
      make.width.equalTo(300).priority(.medium)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 200, height: 10)
  }

  @Test func `what is required beats what is nearly required, without a conflict`() {
    box.makeConstraints { make in
      make.width.equalTo(100).priority(.required - 1)
      make.width.equalTo(200)
    }

    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: box, x: 0, y: 0, width: 200, height: 10)
    #expect(card.diagnostics.conflicts.isEmpty)
  }

  @Test func `a priority may stand anywhere behind the relation`() {
    let constraints = box.prepareConstraints { make in
      make.edges.equalToSuperview().priority(.low).inset(10)
      make.edges.equalToSuperview().inset(10).priority(.low)
    }

    #expect(constraints[0].layoutConstraints.map(\.constant) == [10, 10, -10, -10])
    #expect(constraints[1].layoutConstraints.map(\.constant) == [10, 10, -10, -10])
    #expect(constraints.layoutConstraints.allSatisfy { $0.priority == .low })
  }

  @Test func `the last of two priorities counts`() {
    let constraint = box.prepareConstraints { make in
      make.width.equalTo(50).priority(.high).priority(.low)
    }.layoutConstraints[0]

    #expect(constraint.priority == .low)
  }
}
