import Ashlar

extension UIViewController {
  /// The controller that this one or one of its parents presents.
  public var presentedViewController: UIViewController? {
    presented ?? parent?.presentedViewController
  }

  /// The controller that presents this one or one of its parents.
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

  /// Dismisses the controller that this one presents, with those in front of it; if there is none, the presenting
  /// controller dismisses this one.
  func letGo() {
    let holder = presentedViewController?.presenting ?? presentingViewController
    var next = holder?.presented
    holder?.presented = nil
    while let controller = next {
      controller.presenting = nil
      next = controller.presented
      controller.presented = nil
      guard let view = controller.viewIfLoaded, view.superview is UIWindow else { continue }
      view.superview?.setNeedsLayout()
      view.removeFromSuperview()
    }
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
    // Without a view that could report it, it goes to standard error.
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

// MARK: - Places

extension UIViewController {
  /// The frame of the view in a window that presents the controller, in points of the window.
  ///
  /// A sheet begins 10 points below the safe area. It has the height of its detent: half of the window for a medium
  /// one, and the program's height for a custom one, above the safe area at the bottom. On an iPad sheets are in the
  /// middle. A form sheet and a popover have the size that the controller prefers, or 540 × 620 points. A page sheet
  /// is as wide as what can be read easily, and as high as the window without the safe area and as much at the other
  /// end.
  ///
  /// Sources: recorded by Interface Builder, 842 of 896 points in 10 of 10 sheets where 44 at the top are not safe; Apple,
  /// `UISheetPresentationController.Detent`, "approximately half the height of the screen"; form sheets by
  /// `UIModalPresentationStyle.formSheet`, page sheets by `UIModalPresentationStyle.pageSheet`, "higher than wide, and
  /// something of what is behind is always visible", and by `prefersPageSizing` for the width. How high they are, and the
  /// margins beside what is read, is not documented: an approximation. Where telephones are held sideways, sheets fill the
  /// window.
  func frameWhenPresented(in window: UIWindow) -> CGRect {
    let bounds = window.bounds
    let traits = window.traitCollection
    if modalPresentationStyle == .custom, let controller = presentationController {
      let frame = controller.frameOfPresentedViewInContainerView
      return frame.isEmpty ? bounds : frame
    }
    let isHigh = traits.verticalSizeClass != .compact
    guard modalPresentationStyle.isSheet, isHigh else { return bounds }
    if traits.horizontalSizeClass == .regular { return sheet(inMiddleOf: window) }
    let safe = window.environment.safeAreaInsets
    let room = max(0, bounds.height - (safe.top > 0 ? safe.top + 10 : 0))
    let detent = (keptPresentation as? UISheetPresentationController)?.currentDetent
    let height = detent?.height(in: bounds.height, most: room, safe: safe.bottom, traits) ?? room
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  private func sheet(inMiddleOf window: UIWindow) -> CGRect {
    let bounds = window.bounds
    let wanted = isSizedAsPage ? window.sizeOfPageSheets : sizeOfFormSheet
    let (width, height) = (min(wanted.width, bounds.width), min(wanted.height, bounds.height))
    return CGRect(
      x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
  }

  private var sizeOfFormSheet: CGSize {
    let asked = preferredContentSize
    return asked.width > 0 && asked.height > 0 ? asked : CGSize(width: 540, height: 620)
  }

  private var isSizedAsPage: Bool {
    if modalPresentationStyle.isSmallOnPads { return false }
    return (keptPresentation as? UISheetPresentationController)?.prefersPageSizing ?? true
  }
}

extension UIWindow {
  /// The size of page sheets on an iPad, in points: as wide as readable content with the least margins beside it.
  fileprivate var sizeOfPageSheets: CGSize {
    let margins = environment.minimumLayoutMargins ?? .zero
    let safe = environment.safeAreaInsets
    return CGSize(
      width: environment.readableContentWidth + margins.leading + margins.trailing,
      height: max(0, bounds.height - 2 * max(safe.top, safe.bottom)))
  }
}

extension UIViewController {
  /// The controller that contains this one and that no other contains; itself, if that is so.
  var outermost: UIViewController {
    var outermost = self
    while let parent = outermost.parent { outermost = parent }
    return outermost
  }
}

// MARK: - A window of its own

extension UIViewController: WindowMaking {
  /// A window for the controller, whose bars have the room that they take by themselves.
  package func makeWindow() -> any ControllerWindow {
    let window = UIWindow(frame: .zero)
    window.name = "window"
    return window
  }
}
