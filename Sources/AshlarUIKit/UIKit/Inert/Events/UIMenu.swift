/// An element of a menu: an action or another menu. No menu is shown.
public protocol UIMenuElement: AnyObject {
  /// The title of the action.
  var title: String { get }
}

extension UIAction: UIMenuElement {}

/// The attributes of an element of a menu. Without effect.
public struct UIMenuElementAttributes: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes attributes from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let disabled = Self(rawValue: 1 << 0)
  /// As on UIKit.
  public static let destructive = Self(rawValue: 1 << 1)
  /// As on UIKit.
  public static let hidden = Self(rawValue: 1 << 2)
  /// As on UIKit.
  public static let keepsMenuPresented = Self(rawValue: 1 << 3)
}

/// The state of an element of a menu. Without effect.
public enum UIMenuElementState: Int, Hashable, Sendable {
  /// As on UIKit.
  case off, on, mixed
}

extension UIMenuElement {
  /// The attributes of an element.
  public typealias Attributes = UIMenuElementAttributes

  /// The state of an element.
  public typealias State = UIMenuElementState
}

/// A menu of actions, on UIKit. Kept, and not shown.
public final class UIMenu: UIMenuElement {
  /// The title of the menu.
  public let title: String

  /// The elements of the menu.
  public let children: [any UIMenuElement]

  /// Makes a menu of actions and other menus.
  public init(
    title: String = "", image: UIImage? = nil, options: Options = [],
    children: [any UIMenuElement] = []
  ) {
    self.title = title
    self.children = children
  }

  /// The options of a menu. Without effect.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes options from bits with Apple's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As on UIKit.
    public static let destructive = Options(rawValue: 1 << 1)
    /// As on UIKit.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
