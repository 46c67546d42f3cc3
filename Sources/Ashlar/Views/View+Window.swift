// Which window a view is in is asked of its superviews. Views only remember whether they have been told, so that adding
// one where there is no window costs a look.

extension View {
  /// The window that the view is in, or is.
  private var nearestWindow: Window? {
    isInWindow ? ancestors.first { $0.isWindow } as? Window : nil
  }

  /// Whether both views are in one window.
  func isInSameWindow(as view: View?) -> Bool {
    guard let window = nearestWindow else { return false }
    return view?.nearestWindow === window
  }

  /// Tells the view and the views inside it that they will come into the window of another view, or into none.
  ///
  /// Whoever is told may move any of them; those that have left are told no more.
  func announce(windowOf superview: View?) {
    if isWindow { return }
    let window = superview?.nearestWindow
    var waiting: [(view: View, superview: View?)] = [(self, self.superview)]
    while let (view, known) = waiting.popLast() {
      guard view.superview === known, view.isInWindow != (window != nil) else { continue }
      view.willMove(toWindow: window)
      for subview in view.subviews.reversed() where !subview.isWindow {
        waiting.append((subview, view))
      }
    }
  }

  /// Tells the view and the views inside it that they have come into a window, or left it, if they have.
  ///
  /// - Parameter known: Views that were in the same window before, and need not be told unless they are not any more.
  func noteWindow(of known: [View] = []) {
    let moved = moveIntoWindow()
    if moved.isEmpty && known.isEmpty { return }
    let back = Set(known.map { ObjectIdentifier($0) })
    for (view, isInside) in moved where view.isInWindow == isInside {
      if !isInside || !back.contains(ObjectIdentifier(view)) { view.didMoveToWindow() }
    }
    for view in known where !view.isInWindow { view.didMoveToWindow() }
  }

  /// Has the view and the views inside it leave their window without being told: it is gone, or they are on the way to
  /// another place in it.
  ///
  /// - Returns: The views that were in the window.
  @discardableResult
  func leaveWindowSilently() -> [View] { moveIntoWindow().map(\.view) }

  /// Has the view and the views inside it know whether they are in a window.
  ///
  /// - Returns: Those that did not know, and what they know now.
  private func moveIntoWindow() -> [(view: View, isInWindow: Bool)] {
    if isInWindow == isInsideWindow { return [] }
    var moved: [(view: View, isInWindow: Bool)] = []
    for view in subtree where view.isInWindow != view.isInsideWindow {
      view.isInWindow.toggle()
      moved.append((view, view.isInWindow))
    }
    return moved
  }

  private var isInsideWindow: Bool { isWindow || superview?.isInWindow ?? false }
}
