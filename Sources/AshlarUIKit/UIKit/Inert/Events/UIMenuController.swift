/// A row of commands above a text, on UIKit. Kept nowhere, and not shown.
public struct UIMenuController: Sendable {
  /// The shared row of commands.
  public static let shared = UIMenuController()

  /// The commands of a program. Setting them does nothing.
  public var menuItems: [UIMenuItem]? {
    get { nil }
    nonmutating set {}
  }

  /// Whether the row is visible: false.
  public var isMenuVisible: Bool { false }

  /// Does nothing.
  public func setTargetRect(_ targetRect: CGRect, in targetView: UIView) {}

  /// Does nothing.
  public func setMenuVisible(_ isVisible: Bool, animated: Bool) {}

  /// Does nothing.
  public func showMenu(from targetView: UIView, rect targetRect: CGRect) {}

  /// Does nothing.
  public func hideMenu() {}

  /// Does nothing.
  public func update() {}
}

/// A command in a row above a text, on UIKit. Kept, and not shown.
public final class UIMenuItem {
  /// The title of the command.
  public var title: String

  /// The action of the command. Never called.
  public var action: Selector

  /// Makes a command.
  public init(title: String, action: Selector) {
    self.title = title
    self.action = action
  }
}
