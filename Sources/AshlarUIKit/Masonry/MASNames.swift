// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

/// What has `mas_`: `UIView`.
public typealias MAS_VIEW = UIView

/// What looks after a view: `ViewController`, which is the class behind `UIViewController`.
public typealias MAS_VIEW_CONTROLLER = ViewController

/// Insets: `UIEdgeInsets`.
public typealias MASEdgeInsets = UIEdgeInsets

/// A priority: `UILayoutPriority`.
public typealias MASLayoutPriority = UILayoutPriority

/// Must hold: 1000.
public let MASLayoutPriorityRequired = UILayoutPriority.required

/// 750.
public let MASLayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh

/// 500.
public let MASLayoutPriorityDefaultMedium = UILayoutPriority.medium

/// 250.
public let MASLayoutPriorityDefaultLow = UILayoutPriority.defaultLow

/// 50.
public let MASLayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel

/// Along which axis views are distributed.
public enum MASAxisType: UInt, Hashable, Sendable {
  case horizontal
  case vertical
}

/// Attributes for `make.attributes(…)`: a mask of Apple's numbers.
public struct MASAttribute: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  private init(_ attribute: NSLayoutConstraint.Attribute) {
    rawValue = 1 << UInt(attribute.rawValue)
  }

  public static let left = MASAttribute(.left)
  public static let right = MASAttribute(.right)
  public static let top = MASAttribute(.top)
  public static let bottom = MASAttribute(.bottom)
  public static let leading = MASAttribute(.leading)
  public static let trailing = MASAttribute(.trailing)
  public static let width = MASAttribute(.width)
  public static let height = MASAttribute(.height)
  public static let centerX = MASAttribute(.centerX)
  public static let centerY = MASAttribute(.centerY)
  public static let baseline = MASAttribute(.lastBaseline)
  public static let firstBaseline = MASAttribute(.firstBaseline)
  public static let lastBaseline = MASAttribute(.lastBaseline)
  public static let leftMargin = MASAttribute(.leftMargin)
  public static let rightMargin = MASAttribute(.rightMargin)
  public static let topMargin = MASAttribute(.topMargin)
  public static let bottomMargin = MASAttribute(.bottomMargin)
  public static let leadingMargin = MASAttribute(.leadingMargin)
  public static let trailingMargin = MASAttribute(.trailingMargin)
  public static let centerXWithinMargins = MASAttribute(.centerXWithinMargins)
  public static let centerYWithinMargins = MASAttribute(.centerYWithinMargins)

  /// The attributes in the order in which Masonry makes them.
  ///
  /// Masonry makes two constraints of the last baseline, as two of its names have one number; one is
  /// made here.
  var list: [NSLayoutConstraint.Attribute] {
    let order: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY,
      .firstBaseline, .lastBaseline, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
      .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    return order.filter { contains(MASAttribute($0)) }
  }
}

/// A layout constraint that Masonry's maker made.
public class MASLayoutConstraint: NSLayoutConstraint {
  /// What made it.
  var maker: MASViewConstraint?

  /// The name of the constraint in reports, which is its `identifier`.
  public var mas_key: String? {
    get { identifier }
    set { identifier = newValue }
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
/// Masonry's macro takes the names from the variables; Swift has to be told them.
public func MASAttachKeys(_ keys: [String: LayoutBox]) {
  for (key, box) in keys { box.mas_key = key }
}
