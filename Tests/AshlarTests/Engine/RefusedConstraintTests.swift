import Ashlar
import Testing

/// Constraints that the solver cannot take: in which every unknown cancels, or whose factors are too small once they
/// have been put together.
struct `Constraints that cannot be solved` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let view = View(name: "view")

  init() {
    root.diagnostics.handler = .silent
    root.addSubview(view)
    view.makeConstraints { $0.height.equalTo(10) }
  }

  /// width == factor · width + constant
  private func make(_ factor: CGFloat, _ constant: CGFloat) -> LayoutConstraint {
    let made = LayoutConstraint(
      item: view, attribute: .width, relatedBy: .equal, toItem: view, attribute: .width,
      multiplier: factor, constant: constant)
    made.isActive = true
    return made
  }

  private var misses: [CGFloat] { root.diagnostics.conflicts.map(\.missedBy) }

  @Test func `are solved once a number of theirs lets them be`() {
    let constraint = make(1, 8)
    root.layoutIfNeeded()
    #expect(misses == [8])
    #expect(constraint.outcome == .setAside(by: 8))

    constraint.multiplier = 0.5
    root.layoutIfNeeded()
    #expect(misses == [])
    #expect(constraint.outcome == .active)
    #expect(view.frame.width == 16)

    constraint.multiplier = 1
    constraint.constant = 9
    root.layoutIfNeeded()
    #expect(misses == [9])
    #expect(view.frame.width == 0)
  }

  @Test func `come and go one by one`() {
    let constraints = [3, 4, 5].map { make(1, $0) }
    root.layoutIfNeeded()
    #expect(misses == [3, 4, 5])

    constraints[1].isActive = false
    root.layoutIfNeeded()
    #expect(misses == [3, 5])

    let other = make(1, 6)
    constraints[0].isActive = false
    root.layoutIfNeeded()
    #expect(misses == [5, 6])
    #expect(other.outcome == .setAside(by: 6))
    #expect(constraints[2].outcome == .setAside(by: 5))
  }

  /// Of the extent half of the factor is taken, which is less than any that the solver computes with.
  @Test func `because of their factors are a fault, and solved once these are larger`() {
    view.makeConstraints {
      $0.left.equalTo(root)
      $0.width.equalTo(10)
    }
    let other = View(name: "other")
    root.addSubview(other)
    other.makeConstraints { $0.size.equalTo(10) }
    let centre = LayoutConstraint(
      item: other, attribute: .left, relatedBy: .equal, toItem: view, attribute: .centerX,
      multiplier: 1e-9)
    centre.isActive = true
    root.layoutIfNeeded()
    #expect(root.diagnostics.faults.count == 1)
    #expect(centre.outcome == nil)

    centre.multiplier = 2
    root.layoutIfNeeded()
    #expect(other.frame.minX == 10)

    centre.isActive = false
    root.layoutIfNeeded()
    #expect(other.frame.minX == 0)
  }

  @Test func `do not keep a size from being found`() {
    let constraint = make(1, 8)
    view.makeConstraints { $0.left.right.equalTo(root) }
    root.layoutIfNeeded()
    #expect(misses == [8])

    #expect(view.systemLayoutSizeFitting(.zero) == CGSize(width: 0, height: 10))
    #expect(root.systemLayoutSizeFitting(.zero).height == 0)
    #expect(constraint.outcome == .setAside(by: 8))
    root.layout(in: CGSize(width: 50, height: 50))
    #expect(misses == [8])
    #expect(view.frame.width == 50)
  }

  @Test func `go along to another tree`() {
    let constraint = make(1, 8)
    root.layoutIfNeeded()
    let other = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    other.diagnostics.handler = .silent
    other.addSubview(view)
    root.layoutIfNeeded()
    other.layoutIfNeeded()
    #expect(misses == [])
    #expect(other.diagnostics.conflicts.map(\.missedBy) == [8])

    constraint.multiplier = 0.5
    other.layoutIfNeeded()
    #expect(other.diagnostics.conflicts.isEmpty)
    #expect(view.frame.width == 16)
  }
}
