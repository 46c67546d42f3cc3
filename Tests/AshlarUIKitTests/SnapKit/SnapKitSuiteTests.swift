import AshlarUIKit
import Testing

/// What SnapKit's own suite asserts of making, updating and removing, said through `snp`.
struct `SnapKit's suite, making` {
  let container = UIView(root: 300, 200)
  let v1: UIView
  let v2: UIView

  init() {
    v1 = UIView("v1", in: container)
    v2 = UIView("v2", in: container)
  }

  /// The active constraints of `snp` that the container holds.
  private var made: [LayoutConstraint] {
    container.constraints.filter { $0.isSnapKits && $0.isActive }
  }

  private func pairs(_ constraints: [NSLayoutConstraint]) -> Set<String> {
    Set(constraints.map { "\($0.firstAttribute) \($0.secondAttribute)" })
  }

  @Test func `1: making adds up, also left against top`() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2.snp.top).offset(50)
      make.left.equalTo(v2.snp.top).offset(50)
    }
    #expect(made.count == 2)

    v2.snp.makeConstraints { make in make.edges.equalTo(v1) }
    #expect(made.count == 6)
  }

  @Test func `2: horizontal and vertical edges`() {
    v1.snp.makeConstraints { make in
      make.verticalEdges.equalToSuperview()
      make.horizontalEdges.equalToSuperview()
    }
    container.layoutIfNeeded()

    #expect(made.count == 4)
    #expect(container.constraints.count == 4)
    #expect(made.allSatisfy { $0.firstItem === v1 && $0.secondItem === v1.superview })
    #expect(pairs(made) == ["left left", "right right", "top top", "bottom bottom"])
    expectFrame(of: v1, x: 0, y: 0, width: 300, height: 200)
  }

  @Test func `3: directional horizontal and vertical edges`() {
    v1.snp.makeConstraints { make in
      make.directionalVerticalEdges.equalToSuperview()
      make.directionalHorizontalEdges.equalToSuperview()
    }

    #expect(made.count == 4)
    #expect(made.allSatisfy { $0.firstItem === v1 && $0.secondItem === v1.superview })
    #expect(
      pairs(made) == ["leading leading", "trailing trailing", "top top", "bottom bottom"])
  }

  @Test func `4: guides are made and are targets`() {
    let g1 = UILayoutGuide()
    container.addLayoutGuide(g1)
    v1.snp.makeConstraints { make in
      make.top.equalTo(g1).offset(50)
      make.left.equalTo(g1.snp.top).offset(50)
    }
    #expect(made.count == 2)

    g1.snp.makeConstraints { make in make.edges.equalTo(v1) }
    #expect(made.count == 6)
  }

  @Test func `5: numbers mean the superview`() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(50.0)
      make.left.equalTo(50.0)
    }
    #expect(made.count == 2)

    v2.snp.makeConstraints { make in make.edges.equalTo(v1) }
    #expect(made.count == 6)

    v1.snp.makeConstraints { make in make.size.equalTo(20) }
    container.layoutIfNeeded()
    expectFrame(of: v2, x: 50, y: 50, width: 20, height: 20)
  }

  @Test func `6: updating sets constants in place`() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2).offset(50)
      make.left.equalTo(v2).offset(50)
    }
    #expect(made.count == 2)

    v1.snp.updateConstraints { make in make.top.equalTo(v2).offset(15) }
    #expect(made.count == 2)
    #expect(made.map(\.constant).sorted() == [15, 50])
  }

  @Test func `7: remaking replaces`() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2).offset(50)
      make.left.equalTo(v2).offset(50)
    }
    v1.snp.remakeConstraints { make in make.edges.equalTo(v2) }
    #expect(made.count == 4)
  }

  @Test func `8: removing`() {
    v1.snp.makeConstraints { make in
      make.top.equalTo(v2).offset(50)
      make.left.equalTo(v2).offset(50)
    }
    #expect(made.count == 2)

    v1.snp.removeConstraints()
    #expect(made.isEmpty)
  }

  @Test func `9 and 10: what is prepared is activated and deactivated`() {
    let constraints = v1.snp.prepareConstraints { make in make.edges.equalTo(v2) }
    #expect(made.isEmpty)

    for constraint in constraints { constraint.activate() }
    #expect(made.count == 4)

    for constraint in constraints { constraint.deactivate() }
    #expect(made.isEmpty)
  }

  @Test func `11: what is captured can be switched again and again`() {
    var c1: Constraint?
    var c2: Constraint?
    _ = v1.snp.prepareConstraints { make in
      c1 = make.top.equalTo(v2.snp.top).offset(50).constraint
      c2 = make.left.equalTo(v2.snp.top).offset(50).constraint
    }
    #expect(made.isEmpty)

    for count in [2, 0, 2] {
      if count == 2 { c1?.activate() } else { c1?.deactivate() }
      if count == 2 { c2?.activate() } else { c2?.deactivate() }
      #expect(made.count == count)
    }
  }

  @Test func `12: isActive`() {
    var c1: Constraint?
    var c2: Constraint?
    _ = v1.snp.prepareConstraints { make in
      c1 = make.top.equalTo(v2.snp.top).offset(50).constraint
      c2 = make.left.equalTo(v2.snp.top).offset(50).constraint
    }
    for (first, second, count) in [(true, false, 1), (true, true, 2), (false, false, 0)] {
      c1?.isActive = first
      c2?.isActive = second
      #expect(made.count == count)
    }
  }
}
