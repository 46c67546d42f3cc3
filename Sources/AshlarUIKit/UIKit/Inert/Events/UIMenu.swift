/// An element of a menu: an action or another menu. No menu is shown.
public protocol UIMenuElement: AnyObject {
  /// Its title.
  var title: String { get }
}

extension UIAction: UIMenuElement {}

/// How an element of a menu can be used. Without effect.
public struct UIMenuElementAttributes: OptionSet, Hashable, Sendable {
  /// Apple's numbers, added.
  public let rawValue: UInt

  /// Makes attributes of Apple's numbers.
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

/// Whether an element of a menu is chosen. Without effect.
public enum UIMenuElementState: Int, Hashable, Sendable {
  /// As on UIKit.
  case off
  /// As on UIKit.
  case on
  /// As on UIKit.
  case mixed
}

extension UIMenuElement {
  /// How an element can be used.
  public typealias Attributes = UIMenuElementAttributes

  /// Whether an element is chosen.
  public typealias State = UIMenuElementState
}

/// Several actions together, on UIKit. Kept, and not shown.
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

  /// How a menu is shown. Without effect.
  public struct Options: OptionSet, Hashable, Sendable {
    /// Apple's numbers, added.
    public let rawValue: UInt

    /// Makes options of Apple's numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// As on UIKit.
    public static let destructive = Options(rawValue: 1 << 1)
    /// As on UIKit.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }
}
