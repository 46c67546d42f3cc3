// Which window a view is in is asked of its superviews. Views only remember whether they have been told, so that adding
// one where there is no window costs a look.

extension View {
  /// The window that the view is in, or is.
  private var nearestWindow: Window? {
    isInWindow ? ancestors.first { $0.isWindow } as? Window : nil
  }

  func isInSameWindow(as view: View?) -> Bool {
    guard let window = nearestWindow else { return false }
    return view?.nearestWindow === window
  }

  /// Tells the view and the views inside it that they will come into the window of another view, or into none.
  ///
  /// Whoever is told may move any of them.
  func announce(windowOf superview: View?) {
    let window = superview?.nearestWindow
    for view in Array(subtree) where view.isInWindow != (window != nil) {
      if view === self || view.superview != nil { view.willMove(toWindow: window) }
    }
  }

  /// Tells the view and the views inside it that they have come into a window, or left it, if they have.
  func noteWindow() {
    if isInWindow == isInsideWindow { return }
    var told: [View] = []
    for view in subtree where view.isInWindow != view.isInsideWindow {
      view.isInWindow.toggle()
      told.append(view)
    }
    for view in told where view.isInWindow == view.isInsideWindow { view.didMoveToWindow() }
  }

  private var isInsideWindow: Bool { isWindow || superview?.isInWindow ?? false }

  /// Forgets the window, which no longer exists.
  func forgetWindow() {
    if !isInWindow { return }
    for view in subtree where !view.isWindow { view.isInWindow = false }
  }
}
