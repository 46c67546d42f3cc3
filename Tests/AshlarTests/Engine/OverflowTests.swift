import Ashlar
import Testing

/// Widths each ten times the one before: the last of 330 would be beyond what a number can be.
struct `Sizes beyond all numbers` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let views = (0..<330).map { _ in View() }

  init() {
    root.diagnostics.handler = .silent
    for view in views { root.addSubview(view) }
    views[0].makeConstraints { $0.width.equalTo(1) }
    for (one, next) in zip(views, views.dropFirst()) {
      next.makeConstraints { $0.width.equalTo(one).multipliedBy(10) }
    }
  }

  @Test func `are a fault, and never become frames`() {
    root.layoutIfNeeded()

    #expect(root.diagnostics.faults.map(\.reason) == [.valuesOutOfRange])
    #expect(views[1].frame.width == 10)
    for view in views { #expect(view.frame.width.isFinite) }
  }

  @Test func `end no question`() {
    root.layoutIfNeeded()

    for view in views { _ = view.explain(.width) }
    _ = root.hasAmbiguousLayout
    #expect(views[329].systemLayoutSizeFitting(.zero).width.isFinite)
  }

  @Test func `leave whole frames as they were`() {
    let last = views[329]
    let left = last.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    left.isActive = true
    let widths = root.constraints.filter { $0.multiplier == 10 }
    for width in widths { width.multiplier = 1 }
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 5, y: 0, width: 1, height: 0))

    for width in widths { width.multiplier = 10 }
    left.constant = 7
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 5, y: 0, width: 1, height: 0))

    for width in widths { width.multiplier = 1 }
    root.layoutIfNeeded()
    #expect(last.frame == CGRect(x: 7, y: 0, width: 1, height: 0))
  }
}
