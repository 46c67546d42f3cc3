import Ashlar
import Testing

/// Widths each ten times the one before: the last of 330 would be beyond what a number can be.
@Suite struct `Sizes beyond all numbers` {
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
}
