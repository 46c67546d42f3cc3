import Ashlar
import Testing

struct `Groups of handles` {
  let page = View(name: "page")
  let bar = View(name: "bar")
  let field = View(name: "field")

  init() {
    page.diagnostics.handler = .silent
    page.addSubviews(bar, field)
    [bar, field].makeConstraints { make in
      make.left.right.equalToSuperview()
      make.height.equalTo(40)
    }
  }

  @Test func `one group in place of another, and back`() {
    let shown = ConstraintGroup(
      [bar, field].prepareConstraints { make in make.top.equalTo(20) })
    let hidden = ConstraintGroup(
      [bar, field].makeConstraints { make in make.bottom.equalTo(page.top) })
    page.layout(in: CGSize(width: 320, height: 480))
    expectFrame(of: bar, x: 0, y: -40, width: 320, height: 40)

    shown.activate(insteadOf: hidden)
    page.layoutIfNeeded()
    expectFrame(of: bar, x: 0, y: 20, width: 320, height: 40)
    expectFrame(of: field, x: 0, y: 20, width: 320, height: 40)
    #expect(shown.isActive && !hidden.isActive)

    hidden.activate(insteadOf: shown)
    page.layoutIfNeeded()
    expectFrame(of: field, x: 0, y: -40, width: 320, height: 40)
    #expect(page.diagnostics.conflicts.isEmpty)
  }

  @Test func `are switched in one solve, whatever the order`() {
    let low = ConstraintGroup(bar.prepareConstraints { make in make.top.equalTo(100) })
    let high = ConstraintGroup(bar.makeConstraints { make in make.top.equalTo(0) })
    page.layout(in: CGSize(width: 320, height: 480))
    let before = page.layoutWork

    low.activate()
    high.deactivate()
    page.layoutIfNeeded()

    // One frame has changed, once; the two demands never met in the solver.
    #expect((page.layoutWork - before).framesWritten == 1)
    #expect(page.diagnostics.conflicts.isEmpty)
    expectFrame(of: bar, x: 0, y: 100, width: 320, height: 40)
  }

  @Test func `what is in both groups is active`() {
    let shared = bar.prepareConstraints { make in make.top.equalTo(7) }[0]
    let one = ConstraintGroup(shared)
    let other = ConstraintGroup(shared)

    one.activate(insteadOf: other)

    #expect(shared.isActive)
  }

  @Test func `change all numbers together`() {
    let group = ConstraintGroup(
      bar.prepareConstraints { make in make.top.equalToSuperview() }[0],
      field.prepareConstraints { make in make.bottom.equalToSuperview() }[0])

    group.update(offset: 5)
    #expect(group.layoutConstraints.map(\.constant) == [5, 5])
    group.update(inset: 5)
    #expect(group.layoutConstraints.map(\.constant) == [5, -5])
    group.update(inset: EdgeInsets(top: 1, bottom: 2))
    #expect(group.layoutConstraints.map(\.constant) == [1, -2])
    group.update(priority: .high)
    #expect(group.handles.map(\.priority) == [.high, .high])
    group.update(multiplier: 0.5)
    #expect(group.handles.map(\.multiplier) == [0.5, 0.5])
  }

  @Test func `may be written inside the closure`() {
    var corner: ConstraintGroup?
    field.makeConstraints { make in
      corner = make.group {
        make.top.equalTo(16)
        make.top.lessThanOrEqualToSuperview().offset(20)
      }
      make.bottom.lessThanOrEqualToSuperview()
    }

    #expect(
      corner?.layoutConstraints.map(\.description) == [
        "field.top == page.top + 16", "field.top <= page.top + 20",
      ])
    corner?.isActive = false
    #expect(page.constraints.last?.description == "field.bottom <= page.bottom")
    corner?.isActive = true
    #expect(corner?.layoutConstraints.allSatisfy { $0.isActive } == true)
  }

  @Test func `grow, and may be empty`() {
    var group = ConstraintGroup()
    #expect(!group.isActive)

    group.append(bar.prepareConstraints { make in make.top.equalTo(1) }[0])
    group.append(contentsOf: field.prepareConstraints { make in make.top.bottom.equalTo(2) })
    group.activate()

    #expect(group.layoutConstraints.count == 3)
    #expect(group.layoutConstraints.allSatisfy { $0.isActive })
  }

  @Test func `a handle reads back what its sentence says`() {
    let handle = bar.makeConstraints { make in
      make.left.top.greaterThanOrEqualTo(field).offset(3).labeled("corner").priority(.low)
    }[0]

    #expect(handle.attributes == [.left, .top])
    #expect(handle.relation == .greaterThanOrEqual)
    #expect(handle.label == "corner")
    #expect(handle.constant == 3 && handle.multiplier == 1 && handle.priority == .low)
    #expect(handle.layoutConstraints.map(\.identifier) == ["corner[0]", "corner[1]"])
  }
}
