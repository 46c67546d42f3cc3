import Ashlar

/// The view that contains the views of a navigation and its bars, at which the safe area of the views ends.
final class NavigationStage: UIView, LayeringView {
  private weak var navigation: UINavigationController?

  init(of navigation: UINavigationController) {
    self.navigation = navigation
    super.init(frame: .zero)
    addSubview(navigation.navigationBar)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeAll()
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Gives the bars their places, and the rest, between them or also under them, to the views.
  func placeAll() {
    guard let navigation, let superview else { return }
    let bars = NavigationBars(of: navigation)
    let safe = superview.safeAreaInsets
    additionalSafeAreaInsets.top = bars.top
    additionalSafeAreaInsets.bottom = bars.bottom
    navigation.navigationBar.frame = CGRect(
      x: 0, y: max(0, safe.top - bars.ofWindow), width: bounds.width,
      height: bars.top + bars.ofWindow)
    placeToolbar(height: bars.bottom, safe: safe.bottom)
    for page in navigation.children {
      if let view = page.viewIfLoaded, view.superview === self {
        view.frame = frame(of: page, below: safe.top + bars.top, above: safe.bottom + bars.bottom)
      }
    }
  }

  private func placeToolbar(height: CGFloat, safe: CGFloat) {
    guard let toolbar = navigation?.isToolbarHidden == false ? navigation?.toolbar : nil else {
      // A bar that has never been shown is not made.
      subviews.first { $0 is UIToolbar }?.removeFromSuperview()
      return
    }
    if toolbar.superview !== self { addSubview(toolbar) }
    let covered = height + safe
    toolbar.frame = CGRect(x: 0, y: bounds.height - covered, width: bounds.width, height: covered)
  }

  private func frame(
    of page: UIViewController, below top: CGFloat, above bottom: CGFloat
  ) -> CGRect {
    guard let navigation else { return bounds }
    let bar = navigation.navigationBar
    let edges = page.edgesForExtendedLayout
    let isUnderBar = bar.isTranslucent || page.extendedLayoutIncludesOpaqueBars
    let hasBar = bar.frame.height > 0
    let start = hasBar && (!edges.contains(.top) || !isUnderBar) ? top : 0
    let hasBarBelow =
      !navigation.isToolbarHidden || navigation.tabBarController?.isBarShown ?? false
    let end = hasBarBelow && !edges.contains(.bottom) ? bottom : 0
    return CGRect(
      x: 0, y: start, width: bounds.width, height: max(0, bounds.height - start - end))
  }
}

/// The heights of a navigation's bars, in points.
private struct NavigationBars {
  /// The room that the bar at the top takes of the views, beside that which the window has for it.
  let top: CGFloat

  /// The room that the window has for the bar at the top.
  let ofWindow: CGFloat

  /// The room that the bar at the bottom takes.
  let bottom: CGFloat

  init(of navigation: UINavigationController) {
    let outermost = navigation.outermost
    let isInWindow = outermost.presenting == nil && !navigation.isNavigationBarHidden
    ofWindow = isInWindow ? max(0, navigation.view.window?.topBarHeight ?? 0) : 0
    bottom = navigation.isToolbarHidden ? 0 : 44
    if navigation.isNavigationBarHidden || ofWindow > 0 {
      top = 0
      return
    }
    let isUpright = navigation.traitCollection.verticalSizeClass != .compact
    let isInSheet = outermost.presenting != nil && outermost.modalPresentationStyle.isSheet
    let plain: CGFloat = !isUpright ? 32 : isInSheet ? 56 : 44
    let title: CGFloat = isUpright && navigation.hasLargeTitle ? 52 : 0
    top = plain + title + (navigation.hasSearchBar ? 52 : 0)
  }
}

extension UINavigationController {
  /// Whether the shown page has a bar to search by.
  fileprivate var hasSearchBar: Bool { topViewController?.navigationItem.searchController != nil }

  /// Whether the title of the shown page is a large one. One without a value for it is like the one behind it.
  fileprivate var hasLargeTitle: Bool {
    guard navigationBar.prefersLargeTitles else { return false }
    let said = children.last { $0.navigationItem.largeTitleDisplayMode != .automatic }
    return said?.navigationItem.largeTitleDisplayMode != .never
  }
}
