// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

/// The class of views with `mas_`: `UIView`.
public typealias MAS_VIEW = UIView
/// The class of view controllers: `UIViewController`.
public typealias MAS_VIEW_CONTROLLER = UIViewController
/// Insets: `UIEdgeInsets`.
public typealias MASEdgeInsets = UIEdgeInsets
/// A priority: `UILayoutPriority`.
public typealias MASLayoutPriority = UILayoutPriority
/// The priority of constraints that must hold: 1000.
public let MASLayoutPriorityRequired = UILayoutPriority.required
/// 750.
public let MASLayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// 500.
public let MASLayoutPriorityDefaultMedium = UILayoutPriority.medium
/// 250.
public let MASLayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// 50.
public let MASLayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// The axis along which views are distributed.
public enum MASAxisType: UInt, Hashable, Sendable {
  /// Masonry's name.
  case horizontal, vertical
}

/// Attributes for `make.attributes(…)`: a mask of Apple's numbers.
public struct MASAttribute: OptionSet, Hashable, Sendable {
  /// A bit for each attribute, at the place of Apple's number for it.
  public let rawValue: UInt

  /// Makes a set of attributes from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ attribute: NSLayoutConstraint.Attribute) {
    rawValue = 1 << UInt(attribute.rawValue)
  }

  /// Masonry's name.
  public static let left = MASAttribute(.left)
  /// Masonry's name.
  public static let right = MASAttribute(.right)
  /// Masonry's name.
  public static let top = MASAttribute(.top)
  /// Masonry's name.
  public static let bottom = MASAttribute(.bottom)
  /// Masonry's name.
  public static let leading = MASAttribute(.leading)
  /// Masonry's name.
  public static let trailing = MASAttribute(.trailing)
  /// Masonry's name.
  public static let width = MASAttribute(.width)
  /// Masonry's name.
  public static let height = MASAttribute(.height)
  /// Masonry's name.
  public static let centerX = MASAttribute(.centerX)
  /// Masonry's name.
  public static let centerY = MASAttribute(.centerY)
  /// Masonry's name.
  public static let baseline = MASAttribute(.lastBaseline)
  /// Masonry's name.
  public static let firstBaseline = MASAttribute(.firstBaseline)
  /// Masonry's name.
  public static let lastBaseline = MASAttribute(.lastBaseline)
  /// Masonry's name.
  public static let leftMargin = MASAttribute(.leftMargin)
  /// Masonry's name.
  public static let rightMargin = MASAttribute(.rightMargin)
  /// Masonry's name.
  public static let topMargin = MASAttribute(.topMargin)
  /// Masonry's name.
  public static let bottomMargin = MASAttribute(.bottomMargin)
  /// Masonry's name.
  public static let leadingMargin = MASAttribute(.leadingMargin)
  /// Masonry's name.
  public static let trailingMargin = MASAttribute(.trailingMargin)
  /// Masonry's name.
  public static let centerXWithinMargins = MASAttribute(.centerXWithinMargins)
  /// Masonry's name.
  public static let centerYWithinMargins = MASAttribute(.centerYWithinMargins)

  /// The attributes in the order in which Masonry makes them, which is that of their numbers but for the baselines.
  ///
  /// Masonry makes two constraints of the last baseline, as two of its names have one number; one is
  /// made here.
  var list: AttributeList {
    var list = AttributeList()
    let numbers = [1...10, 12...12, 11...11, 13...20].joined()
    for case let attribute? in numbers.map(NSLayoutConstraint.Attribute.init(rawValue:))
    where contains(MASAttribute(attribute)) {
      list.append(attribute)
    }
    return list
  }
}

extension LayoutBox {
  /// The name of the view or guide in reports.
  public var mas_key: String? {
    get { name }
    set { name = newValue }
  }
}

/// Names views and guides for reports: `MASAttachKeys(["title": title, "image": image])`.
///
/// Masonry's macro takes the names from the variables; in Swift you pass them.
public func MASAttachKeys(_ keys: [String: LayoutBox]) {
  for (key, box) in keys { box.mas_key = key }
}
