import Ashlar

extension UIViewController {
  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? {
    presented ?? (parent as? UIViewController)?.presentedViewController
  }

  /// The controller that presents this one, or one around it.
  public var presentingViewController: UIViewController? {
    presenting ?? (parent as? UIViewController)?.presentingViewController
  }

  /// Presents another controller, which is kept and not shown: its view is in no window.
  ///
  /// A controller that presents one already goes on to do so. One cannot present itself, nor one that contains it or
  /// that it is presented by: that is a `LayoutFault`, and changes nothing.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if isHeld(by: controller) {
      refuse(controller)
    } else if presented == nil, controller.presenting == nil {
      presented = controller
      controller.presenting = self
    }
    completion?()
  }

  /// Lets go of the controller that this one presents; if there is none, has the one go that presents this one.
  public func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    let holder = presentedViewController?.presenting ?? presentingViewController
    holder?.presented?.presenting = nil
    holder?.presented = nil
    completion?()
  }
}

extension UIViewController {
  /// Whether another controller is this one, contains it or presents it, through however many others.
  private func isHeld(by other: UIViewController) -> Bool {
    var found: [ViewController] = [self]
    var index = 0
    while index < found.count {
      let controller = found[index]
      if controller === other { return true }
      for next in [controller.parent, (controller as? UIViewController)?.presenting] {
        if let next, !found.contains(where: { $0 === next }) { found.append(next) }
      }
      index += 1
    }
    return false
  }

  private func refuse(_ controller: UIViewController) {
    // Without a view that could hear of it, it goes to standard error.
    (viewIfLoaded ?? UIView()).report(
      LayoutFault(
        reason: .ported(
          message:
            "Application tried to present modally an active controller \(type(of: controller)).",
          explanation: "Nothing was changed."),
        location: nil))
  }
}
