/// The screen that a window fills, and the bars that cover some of it.
///
/// It depends on no class of view: the view that is the window passes itself, with the controller of what it shows.
package struct WindowScreen: Equatable {
  /// The device, if the window fills a screen.
  package var device: DeviceProfile?

  /// The orientation of the device.
  package var orientation = DeviceProfile.Orientation.portrait

  /// The heights of the bars, inside the safe area of the screen, in points.
  package var topBarHeight: CGFloat = 0
  package var bottomBarHeight: CGFloat = 0

  package init() {}
}

extension WindowScreen {
  /// Whether a window refuses a height of a bar, which is a fault.
  package static func isRefused(_ height: CGFloat, for bar: String, by window: View) -> Bool {
    window.refuses(height, for: bar)
  }

  /// Gives a window what differs from another screen, at once, so that the next layout begins with the size and the insets
  /// that belong together.
  package func follow(_ old: WindowScreen, _ controller: ViewController?, in window: View) {
    if self == old { return }
    if device != old.device || orientation != old.orientation { fill(window) }
    place(controller, in: window)
  }

  private func fill(_ window: View) {
    guard let device else { return }
    var environment = window.environment
    environment.safeAreaInsets = device.safeAreaInsets(in: orientation)
    environment.minimumLayoutMargins = device.minimumLayoutMargins
    environment.displayScale = device.scale
    window.environment = environment
    window.frame = CGRect(origin: window.frame.origin, size: device.size(in: orientation))
  }

  /// Shows the view of a controller in place of that of another one.
  package func show(
    _ controller: ViewController?, insteadOf old: ViewController?, in window: View
  ) {
    if controller === old { return }
    if let view = old?.viewIfLoaded, view.superview === window { view.removeFromSuperview() }
    old?.barInsets = .zero
    if let controller { window.addSubview(controller.view) }
    place(controller, in: window)
  }

  /// Gives the view of a controller its frame.
  ///
  /// Under a bar at an edge where the view goes on, the safe area reaches to the end of the bar; at the other
  /// edges the view ends there.
  package func place(_ controller: ViewController?, in window: View) {
    guard let controller, controller.view.superview === window else { return }
    let edges = controller.edgesForExtendedLayout
    let (bounds, safe) = (window.bounds, window.environment.safeAreaInsets)
    let top = max(0, topBarHeight)
    let bottom = max(0, bottomBarHeight)
    let above = top > 0 && !edges.contains(.top) ? safe.top + top : 0
    let below = bottom > 0 && !edges.contains(.bottom) ? safe.bottom + bottom : 0
    controller.view.frame = CGRect(
      x: bounds.minX, y: bounds.minY + above, width: bounds.width,
      height: max(0, bounds.height - above - below))
    controller.barInsets = EdgeInsets(
      top: above > 0 ? 0 : top, left: 0, bottom: below > 0 ? 0 : bottom, right: 0)
  }
}
