/// The window of a view, and the views that have been notified of it.
///
/// The window is asked of the superviews. Views only store whether they have been notified, so that adding one where
/// there is no window costs a look.
struct WindowMembership {
  let view: View

  /// The window that the view is in, or is.
  private var window: View? { view.isInWindow ? view.ancestors.first { $0.isWindow } : nil }

  /// Whether another view is in the same window.
  func isShared(with other: View?) -> Bool {
    guard let window, let other else { return false }
    return WindowMembership(view: other).window === window
  }

  /// Notifies the view and the views inside it that they will move to the window of another view, or to none.
  ///
  /// A notified method may move any of them; those that have left are not notified.
  func announce(windowOf superview: View?) {
    if view.isWindow { return }
    let window = superview.flatMap { WindowMembership(view: $0).window }
    var waiting: [(view: View, superview: View?)] = [(view, view.superview)]
    while let (view, known) = waiting.popLast() {
      guard view.superview === known, view.isInWindow != (window != nil) else { continue }
      Self.tell(view, window)
      for subview in view.subviews.reversed() where !subview.isWindow {
        waiting.append((subview, view))
      }
    }
  }

  private static func tell(_ view: View, _ window: View?) {
    if let listener = view as? any WindowListener {
      listener.willMove(toWindowOfAnyClass: window)
    } else {
      view.willMove(toWindow: window as? Window)
    }
  }

  /// Notifies the view and the views inside it that they have come into a window or left it.
  ///
  /// - Parameter known: Views that were in the same window before, and are notified only if they have left it.
  func tell(_ known: [View] = []) {
    if known.isEmpty, view.isInWindow == Self.isInside(view) { return }
    let moved = update()
    if moved.isEmpty && known.isEmpty { return }
    let back = Set(known.map { ObjectIdentifier($0) })
    for (view, isInside) in moved where view.isInWindow == isInside {
      if !isInside || !back.contains(ObjectIdentifier(view)) { view.didMoveToWindow() }
    }
    for view in known where !view.isInWindow { view.didMoveToWindow() }
  }

  /// Removes the view and the views inside it from their window without a notification: it is gone, or they are on
  /// the way to another place in it.
  ///
  /// - Returns: The views that were in the window.
  @discardableResult
  func leaveSilently() -> [View] { update().map(\.view) }

  /// Notes in the view and the views inside it whether they are in a window.
  ///
  /// - Returns: Those that did not have it, and what they have now.
  private func update() -> [(view: View, isInWindow: Bool)] {
    if view.isInWindow == Self.isInside(view) { return [] }
    var moved: [(view: View, isInWindow: Bool)] = []
    for view in view.subtree where view.isInWindow != Self.isInside(view) {
      view.isInWindow.toggle()
      moved.append((view, view.isInWindow))
    }
    return moved
  }

  private static func isInside(_ view: View) -> Bool {
    view.isWindow || view.node.readContainer(\.isInWindow) ?? false
  }
}

/// A view that is notified of windows of other classes than ``Window``.
package protocol WindowListener: View {
  /// Called before the view comes into a window, or leaves the one it is in: then it is nil.
  func willMove(toWindowOfAnyClass window: View?)
}
