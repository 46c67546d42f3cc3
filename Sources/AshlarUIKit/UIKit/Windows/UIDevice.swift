import Ashlar

/// The device that a program runs on: that of `UIScreen.main`.
public struct UIDevice: Sendable {
  /// The device of `UIScreen.main`.
  public static let current = UIDevice()

  /// The kind of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UITraitCollection.current.userInterfaceIdiom
  }

  /// As on UIKit; never posted here.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// The name of the device.
  public var name: String { UIScreen.main.device.name }
}
