import Ashlar
import Testing

struct `Replacing the target of a constraint` {
  let card = View(name: "card")
  let first = View(name: "first")
  let second = View(name: "second")
  let marker = View(name: "marker")

  init() {
    card.diagnostics.handler = .silent
    card.addSubviews(first, second, marker)
    for (view, x) in [(first, 10), (second, 110)] {
      view.makeConstraints { make in
        make.left.equalTo(x)
        make.top.equalTo(0)
        make.width.equalTo(80)
        make.height.equalTo(30)
      }
    }
    marker.makeConstraints { make in
      make.top.equalTo(30)
      make.height.equalTo(2)
      make.width.equalTo(20)
    }
  }

  @Test func `moves the view, and leaves no rival`() {
    let old = marker.makeConstraints { make in make.left.equalTo(first).offset(5) }[0]
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: marker, x: 15, y: 30, width: 20, height: 2)
    let count = card.constraints.count

    let new = marker.updateConstraints { make in
      make.left.equalTo(second).offset(7).replacing()
    }[0]
    card.layoutIfNeeded()

    expectFrame(of: marker, x: 117, y: 30, width: 20, height: 2)
    #expect(card.constraints.count == count)
    #expect(card.diagnostics.conflicts.isEmpty)
    #expect(new.layoutConstraints[0] === old.layoutConstraints[0])
    #expect(old.isActive && old.constant == 7)
    #expect(old.layoutConstraints[0].description == "marker.left == second.left + 7")
  }

  @Test func `back and forth a hundred times`() {
    marker.makeConstraints { make in make.left.equalTo(first) }
    let count = card.constraints.count

    for round in 1...100 {
      marker.updateConstraints { make in
        make.left.equalTo(round % 2 == 0 ? first.left : second.right).replacing()
      }
      card.layout(in: CGSize(width: 320, height: 100))
      expectFrame(of: marker, x: round % 2 == 0 ? 10 : 190, y: 30, width: 20, height: 2)
    }

    #expect(card.constraints.count == count)
  }

  @Test func `a handle of before goes on controlling it`() {
    let old = marker.makeConstraints { make in make.left.equalTo(first) }[0]
    marker.updateConstraints { make in make.left.equalTo(second).replacing() }

    old.update(offset: 40)
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: marker, x: 150, y: 30, width: 20, height: 2)
  }

  @Test func `a number may replace a view, and a view a number`() {
    let handle = marker.updateConstraints { make in
      make.width.equalTo(first).dividedBy(2).replacing()
      make.left.equalTo(0)
    }[0]
    card.layout(in: CGSize(width: 320, height: 100))
    expectFrame(of: marker, x: 0, y: 30, width: 40, height: 2)
    #expect(handle.layoutConstraints[0].holder == "card")

    marker.updateConstraints { make in make.width.equalTo(33).replacing() }
    card.layoutIfNeeded()
    expectFrame(of: marker, x: 0, y: 30, width: 33, height: 2)
    #expect(handle.layoutConstraints[0].holder == "marker")
  }

  @Test func `an exact match comes first`() {
    marker.makeConstraints { make in
      make.left.greaterThanOrEqualTo(first)
      make.left.greaterThanOrEqualTo(second)
    }

    marker.updateConstraints { make in
      make.left.greaterThanOrEqualTo(card).replacing()
      make.left.greaterThanOrEqualTo(second).offset(1)
    }

    let bounds = card.constraints.filter { $0.firstItem === marker && $0.firstAttribute == .left }
    #expect(
      Set(bounds.map(\.description)) == [
        "marker.left >= card.left", "marker.left >= second.left + 1",
      ])
  }

  @Test func `without anything to replace it adds`() {
    marker.updateConstraints { make in make.left.equalTo(second).replacing() }
    card.layout(in: CGSize(width: 320, height: 100))

    expectFrame(of: marker, x: 110, y: 30, width: 20, height: 2)
  }

  @Test func `a target in another tree is a fault and replaces nothing`() {
    let old = marker.makeConstraints { make in make.left.equalTo(first) }[0]
    let stranger = View(name: "stranger")

    marker.updateConstraints { make in make.left.equalTo(stranger).replacing() }
    card.layout(in: CGSize(width: 320, height: 100))

    #expect(old.isActive)
    expectFrame(of: marker, x: 10, y: 30, width: 20, height: 2)
    #expect(
      card.diagnostics.faults.map(\.reason) == [
        .illegalConstraint(.noCommonAncestor, constraint: "marker.left == stranger.left")
      ])
  }

  @Test func `tells relations and attributes apart`() {
    let kept = marker.makeConstraints { make in
      make.left.greaterThanOrEqualTo(first)
      make.right.lessThanOrEqualTo(second)
    }

    marker.updateConstraints { make in make.left.equalTo(second).replacing() }

    #expect(kept.layoutConstraints.map { $0.secondItem?.name } == ["first", "second"])
    #expect(card.constraints.last?.description == "marker.left == second.left")
  }

  @Test func `the constraint counts as young`() {
    marker.makeConstraints { make in
      make.left.equalTo(first)
      make.left.equalTo(card).offset(10)
    }

    marker.updateConstraints { make in
      make.left.equalTo(card).offset(10)
      make.left.equalTo(second).replacing()
    }
    card.layout(in: CGSize(width: 320, height: 100))

    // The older one holds, the replaced one is set aside.
    expectFrame(of: marker, x: 10, y: 30, width: 20, height: 2)
    #expect(card.diagnostics.conflicts.first?.setAside.text == "marker.left == second.left")
  }
}

extension LayoutConstraint {
  /// The name of the view that holds the constraint, found from outside.
  fileprivate var holder: String? {
    var view = firstItem as? View
    while let next = view, !next.constraints.contains(where: { $0 === self }) {
      view = next.superview
    }
    return view?.name
  }
}
