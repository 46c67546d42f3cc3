public import Ashlar

/// The amount of space along an axis.
public enum UIUserInterfaceSizeClass: Int, Hashable, Sendable {
  /// As on UIKit.
  case unspecified, compact, regular
}

/// The kind of a device.
public enum UIUserInterfaceIdiom: Int, Hashable, Sendable {
  /// As on UIKit.
  case unspecified = -1
  /// As on UIKit.
  case phone, pad
}

/// Whether colours are light or dark.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
  /// As on UIKit.
  case unspecified, light, dark
}

/// The traits of a layout's environment: size classes, idiom and display scale.
///
/// They are those of the window's device in its orientation, or of `UIScreen.main` without a device. An iPad is
/// regular along both axes, an iPhone in portrait compact horizontally and regular vertically. In landscape, an
/// iPhone is compact vertically, and regular horizontally if its short side has 414 points or more.
///
/// Source: Apple, Human Interface Guidelines, "Device size classes".
public struct UITraitCollection: Hashable, Sendable {
  /// The amount of horizontal space.
  public let horizontalSizeClass: UIUserInterfaceSizeClass

  /// The amount of vertical space.
  public let verticalSizeClass: UIUserInterfaceSizeClass

  /// The kind of the device.
  public let userInterfaceIdiom: UIUserInterfaceIdiom

  /// The number of pixels per point.
  public let displayScale: CGFloat

  /// The style of colours: light.
  public let userInterfaceStyle = UIUserInterfaceStyle.light

  /// The size of text that people have chosen.
  public let preferredContentSizeCategory: UIContentSizeCategory

  /// Makes the traits of a device in an orientation.
  public init(_ device: DeviceProfile, _ orientation: DeviceProfile.Orientation = .portrait) {
    let short = min(device.size.width, device.size.height)
    // No iPhone is as wide as the smallest iPad, which has 744 points.
    let isPad = short >= 700
    let isUpright = orientation == .portrait
    userInterfaceIdiom = isPad ? .pad : .phone
    horizontalSizeClass = isPad || !isUpright && short >= 414 ? .regular : .compact
    verticalSizeClass = isPad || isUpright ? .regular : .compact
    displayScale = device.scale
    preferredContentSizeCategory = .preferred
  }

  /// Makes traits with the size of text alone. The scale is 0, as on UIKit.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    userInterfaceIdiom = .unspecified
    horizontalSizeClass = .unspecified
    verticalSizeClass = .unspecified
    displayScale = 0
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }

  /// The traits of `UIScreen.main`.
  public static var current: UITraitCollection { UITraitCollection(UIScreen.main.device) }

  /// Whether other traits change the look of colours: never, here.
  public func hasDifferentColorAppearance(comparedTo traits: UITraitCollection?) -> Bool { false }
}

extension UIScreen {
  /// The traits of the screen held upright.
  public var traitCollection: UITraitCollection { UITraitCollection(device) }
}
