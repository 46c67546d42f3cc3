import Ashlar

// MARK: - Controllers in the window

extension UIWindow {
  /// The controllers whose views are in the window, each before those inside it, and those that are presented after those
  /// that present them. A full screen hides what is below it.
  final var controllersInSight: [UIViewController] {
    var found: [UIViewController] = []
    for (first, isCovering) in floors where first.viewIfLoaded?.isDescendant(of: self) ?? false {
      if isCovering { found = [] }
      found += shown(in: first).filter { $0.viewIfLoaded?.isDescendant(of: self) ?? false }
    }
    return found
  }

  /// The controllers that are presented in the window, those in front last.
  final var presented: [UIViewController] { floors.dropFirst().map(\.first) }

  /// The outermost controllers: the root, and what is presented above it, and whether that hides what is below.
  private var floors: [(first: UIViewController, isCovering: Bool)] {
    guard let rootViewController else { return [] }
    var floors = [(first: rootViewController, isCovering: false)]
    var index = 0
    while index < floors.count {
      for controller in shown(in: floors[index].first) {
        guard let next = controller.presented, next.isShownWhenPresented, next.parent == nil,
          !floors.contains(where: { $0.first === next })
        else { continue }
        floors.append((next, next.modalPresentationStyle.hidesOthers))
      }
      index += 1
    }
    return floors
  }

  /// A controller and those inside it that are shown while it is, each before those inside it.
  private func shown(in first: UIViewController) -> [UIViewController] {
    var found: [UIViewController] = []
    var waiting = [first]
    while let controller = waiting.popLast() {
      if found.contains(where: { $0 === controller }) { continue }
      found.append(controller)
      waiting += controller.shownChildren.reversed()
    }
    return found
  }
}

// MARK: - Places

extension UIWindow {
  /// Adds the views of presented controllers in front of the others, and removes those of controllers that are
  /// presented no more.
  final func showPresented() {
    let presented = presented
    for old in presentedBefore where !presented.contains(where: { $0 === old }) {
      if old.viewIfLoaded?.superview === self { old.viewIfLoaded?.removeFromSuperview() }
    }
    presentedBefore = presented
    for controller in presented {
      let view: UIView = controller.view
      if view.isDescendant(of: self) || isDescendant(of: view) { continue }
      keep(view)
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = []
    }
    placePresented()
  }

  /// Gives the views of presented controllers their frames.
  final func placePresented() {
    for controller in presentedBefore {
      guard let view = controller.viewIfLoaded, view.superview === self else { continue }
      let frame = controller.frameWhenPresented(in: self)
      if frame.isComputable, view.frame != frame { view.frame = frame }
    }
  }
}

extension UIModalPresentationStyle {
  /// Whether the style is a sheet on a telephone.
  var isSheet: Bool {
    switch self {
    case .automatic, .pageSheet, .formSheet, .popover: true
    default: false
    }
  }

  /// Whether the style leaves most of an iPad's screen free.
  var isSmallOnPads: Bool { self == .formSheet || self == .popover }

  /// Whether the presenting controller is notified that it is no longer visible.
  fileprivate var hidesOthers: Bool { self == .fullScreen || self == .currentContext }
}
