public import Ashlar

/// The root of everything.
///
/// One that is made as large as `UIScreen.main` is on its device, upright; another one is on none unless it is given
/// one. It is always visible: in its layouts, controllers hear that their views appear and disappear.
open class UIWindow: Ashlar.Window {
  /// The controllers whose views can be seen, as the last layout found them.
  private var shown: [UIViewController] = []

  /// Those that have been told that their views will appear, or disappear.
  private var appearing: [UIViewController] = []
  private var disappearing: [UIViewController] = []

  /// Makes a window with a frame, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    environment.contentScale = UIScreen.main.scale
    if frame.size == UIScreen.main.bounds.size { device = UIScreen.main.device }
  }

  /// Lays the window out: it is always visible here.
  public func makeKeyAndVisible() { layoutIfNeeded() }

  /// Tells controllers whose views appear and disappear, and places the views of the window.
  ///
  /// They are told a first time before everything is laid out, and a second time when that has been done.
  open override func layoutSubviews() {
    endTransition()
    beginTransition()
    noteTraits()
    super.layoutSubviews()
  }
}

// MARK: - Traits

extension UIWindow {
  /// Tells the controllers in sight that have other traits than when they were last in sight.
  private func noteTraits() {
    let traits = traitCollection
    for controller in shown {
      let old = controller.knownTraits
      controller.knownTraits = traits
      if let old, old != traits { controller.traitCollectionDidChange(old) }
    }
  }
}

// MARK: - Appearing

extension UIWindow {
  private func endTransition() {
    let gone = disappearing
    let come = appearing
    disappearing = []
    appearing = []
    if gone.isEmpty && come.isEmpty { return }
    // What was changed when they were told first is laid out before they are told again.
    layoutIfNeeded()
    for controller in gone { controller.viewDidDisappear(false) }
    for controller in come { controller.viewDidAppear(false) }
  }

  private func beginTransition() {
    let before = shown
    shown = controllersInSight()
    disappearing = before.filter { old in !shown.contains { $0 === old } }
    appearing = shown.filter { new in !before.contains { $0 === new } }
    if appearing.isEmpty && disappearing.isEmpty { return }
    setNeedsLayout()
    let (gone, come) = (disappearing, appearing)
    for controller in gone { controller.viewWillDisappear(false) }
    for controller in come { controller.viewWillAppear(false) }
    for controller in come { controller.viewIsAppearing(false) }
  }

  /// The controllers whose views are in the window, each before those inside it.
  private func controllersInSight() -> [UIViewController] {
    var found: [UIViewController] = []
    var waiting = rootViewController.map { [$0] } ?? []
    while let controller = waiting.popLast() {
      guard controller.viewIfLoaded?.isDescendant(of: self) ?? false else { continue }
      let ported = controller as? UIViewController
      if let ported { found.append(ported) }
      waiting += (ported?.shownChildren ?? controller.children).reversed()
    }
    return found
  }
}
