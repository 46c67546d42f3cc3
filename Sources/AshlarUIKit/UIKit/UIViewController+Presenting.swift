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
  /// A controller that presents one already goes on to do so.
  public func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if presented == nil, controller.presenting == nil, controller !== self {
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
