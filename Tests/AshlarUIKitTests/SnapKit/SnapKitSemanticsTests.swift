import AshlarUIKit
import Testing

/// Where SnapKit means something else than the native maker does.
struct `What snp means` {
  private var (container, a, b) = UIView.rootWithTwo()

  private func said(_ closure: (ConstraintMaker) -> Void) -> [String] {
    a.snp.prepareConstraints(closure).flatMap(\.layoutConstraints).map(\.sentence)
  }

  @Test func `an inset goes by the attribute of the target`() {
    #expect(said { $0.left.equalTo(b.snp.right).inset(10) } == ["a.left == b.right - 10"])
    #expect(said { $0.bottom.equalTo(b.snp.top).inset(10) } == ["a.bottom == b.top + 10"])
    #expect(
      said { $0.size.equalToSuperview().inset(10) }
        == ["a.width == root.width - 20", "a.height == root.height - 20"])
    let insets = UIEdgeInsets(top: 0, left: 2, bottom: 0, right: 4)
    #expect(said { $0.width.equalTo(insets) } == ["a.width == -6"])
    #expect(
      said { $0.centerX.equalToSuperview().inset(insets) } == ["a.centerX == root.centerX - 1"])
  }

  @Test func `a centre against a number is measured from the superview's origin`() {
    #expect(said { $0.center.equalTo(0) } == ["a.centerX == root.left", "a.centerY == root.top"])
    #expect(
      said { $0.center.equalTo(CGPoint(x: 3, y: 4)) }
        == ["a.centerX == root.left + 3", "a.centerY == root.top + 4"])
  }

  @Test func `an offset replaces the number, and a multiplier does not touch it`() {
    #expect(said { $0.width.equalTo(5).offset(3) } == ["a.width == 3"])
    #expect(said { $0.width.equalTo(5).multipliedBy(2) } == ["a.width == 5"])
  }

  @Test func `the last relation counts`() {
    #expect(
      said { make in
        let chain = make.left
        chain.equalTo(b).offset(5)
        chain.lessThanOrEqualTo(b.snp.right)
      } == ["a.left <= b.right"])
  }

  @Test func `attributes come in canonical order, and all go to a single one`() {
    #expect(
      said { $0.bottom.right.top.left.equalTo(b.snp.left) }
        == ["a.left == b.left", "a.top == b.left", "a.right == b.left", "a.bottom == b.left"])
  }

  @Test func `a chain without a relation says nothing`() {
    #expect(said { _ = $0.left } == [])
  }

  @Test func `a closure finds something at the superview`() {
    #expect(said { $0.left.equalToSuperview(\.snp.centerX) } == ["a.left == root.centerX"])
    #expect(
      said { $0.top.greaterThanOrEqualToSuperview { $0.safeAreaLayoutGuide } }
        == ["a.top >= root.safeAreaLayoutGuide.top"])
  }

  @Test func `insets follow the direction that is configured`() {
    // The only test that sets it; in no other do left and right differ in insets that depend on it.
    let plain = UIEdgeInsets(top: 0, left: 1, bottom: 0, right: 2)
    let directional = NSDirectionalEdgeInsets(top: 0, leading: 1, bottom: 0, trailing: 2)
    func made() -> [String] {
      said { make in
        make.leading.trailing.equalToSuperview().inset(plain)
        make.left.right.equalToSuperview().inset(directional)
        make.leadingMargin.equalToSuperview().inset(plain)
        make.leading.equalToSuperview().inset(directional)
      }
    }
    #expect(
      made() == [
        "a.leading == root.leading + 1", "a.trailing == root.trailing - 2",
        "a.left == root.left + 1",
        "a.right == root.right - 2", "a.leadingMargin == root.leadingMargin + 1",
        "a.leading == root.leading + 1",
      ])

    ConstraintConfig.interfaceLayoutDirection = .rightToLeft
    defer { ConstraintConfig.interfaceLayoutDirection = .leftToRight }
    #expect(
      made() == [
        "a.leading == root.leading + 2", "a.trailing == root.trailing - 1",
        "a.left == root.left + 2",
        "a.right == root.right - 1", "a.leadingMargin == root.leadingMargin + 2",
        "a.leading == root.leading + 1",
      ])
  }

  @Test func `preparing nothing stops the view keeping its frame`() {
    _ = a.snp.prepareConstraints { _ in }
    #expect(!a.translatesAutoresizingMaskIntoConstraints)

    a.snp.removeConstraints()
    #expect(!a.translatesAutoresizingMaskIntoConstraints)
  }

  @Test func `only its own constraints with the view on the left are removed`() {
    a.snp.makeConstraints { $0.left.equalTo(b) }
    b.snp.makeConstraints { $0.top.equalTo(a) }
    a.widthAnchor.constraint(equalToConstant: 5).isActive = true
    a.snp.removeConstraints()

    #expect(container.constraints.map(\.sentence) == ["b.top == a.top"])
    #expect(a.constraints.map(\.sentence) == ["a.width == 5"])
  }

  @Test func `what an update captures controls the constraint that exists`() {
    a.snp.makeConstraints { $0.width.equalTo(10) }
    var width: Constraint?
    a.snp.updateConstraints { width = $0.width.equalTo(20).constraint }
    width?.update(offset: 30)

    #expect(a.constraints.map(\.constant) == [30])
    #expect(width?.isActive == true)
  }

  @Test func `priorities cannot cross 1000`() {
    var required: Constraint?
    var optional: Constraint?
    a.snp.makeConstraints { make in
      required = make.width.equalTo(10).constraint
      optional = make.height.equalTo(10).priority(.low).constraint
    }
    required?.update(priority: 400)
    optional?.update(priority: .required)
    #expect(a.constraints.map(\.priority) == [.required, .low])

    optional?.update(priority: 400)
    #expect(a.constraints.map(\.priority) == [.required, 400])
    #expect(a.constraints.map(\.constant) == [10, 10])
  }

  @Test func `a step that is kept has the constraint that was made`() {
    var step: ConstraintMakerEditable?
    a.snp.makeConstraints { make in
      step = make.width.equalTo(10)
      make.height.equalTo(20)
    }
    let width = step?.constraint
    #expect(width?.isActive == true)

    step?.offset(30)
    width?.update(offset: 40)
    #expect(a.constraints.map(\.constant) == [40, 20])
  }

  @Test func `attributes are equal by view and attributes`() {
    #expect(a.snp.left == a.snp.left)
    #expect(a.snp.left != a.snp.right)
    #expect(a.snp.left != b.snp.left)
  }
}
