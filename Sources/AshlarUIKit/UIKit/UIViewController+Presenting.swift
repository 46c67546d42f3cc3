import Ashlar

extension UIViewController {
  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one, or one around it.
  public var presentingViewController: UIViewController? {
    presenting ?? parent?.presentingViewController
  }
}

extension UIViewController {
  /// Keeps a controller as the one that this one presents.
  func hold(_ controller: UIViewController) {
    if isHeld(by: controller) {
      refuse(controller)
    } else if presented == nil, controller.presenting == nil {
      presented = controller
      controller.presenting = self
    }
  }

  /// Dismisses the controller that this one presents; if there is none, the presenting controller dismisses this one.
  func letGo() {
    let holder = presentedViewController?.presenting ?? presentingViewController
    holder?.presented?.presenting = nil
    holder?.presented = nil
  }

  /// Whether another controller is this one, contains it or presents it, through however many others.
  private func isHeld(by other: UIViewController) -> Bool {
    var found: [UIViewController] = [self]
    var index = 0
    while index < found.count {
      let controller = found[index]
      if controller === other { return true }
      for next in [controller.parent, controller.presenting] {
        if let next, !found.contains(where: { $0 === next }) { found.append(next) }
      }
      index += 1
    }
    return false
  }

  private func refuse(_ controller: UIViewController) {
    // Without a view that could hear of it, it goes to standard error.
    LayoutDiagnostics.report(
      LayoutFault(
        reason: .ported(
          message:
            "Application tried to present modally an active controller \(type(of: controller)).",
          explanation: "Nothing was changed."),
        location: nil),
      to: viewIfLoaded?.diagnostics)
  }
}

// MARK: - A window of its own

extension UIViewController: WindowMaking {
  /// A window in which there is room for the bars of the controller: 44 points for that of a navigation.
  package func makeWindow() -> any ControllerWindow {
    let window = UIWindow(frame: .zero)
    window.name = "window"
    if hasNavigationBar { window.topBarHeight = 44 }
    return window
  }

  /// Whether this controller, or the one whose tab is chosen, is a navigation with a bar.
  private var hasNavigationBar: Bool {
    var next: UIViewController? = self
    while let controller = next {
      if let navigation = controller as? UINavigationController {
        return !navigation.isNavigationBarHidden
      }
      next = (controller as? UITabBarController)?.selectedViewController
    }
    return false
  }
}
