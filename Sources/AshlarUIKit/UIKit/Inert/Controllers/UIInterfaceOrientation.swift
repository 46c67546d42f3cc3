/// How an interface is held. Without effect: set the `orientation` of a window.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// As on UIKit.
  case unknown
  /// As on UIKit.
  case portrait
  /// As on UIKit.
  case portraitUpsideDown
  /// As on UIKit.
  case landscapeRight
  /// As on UIKit.
  case landscapeLeft

  /// Whether it is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// How a device is held. Without effect: set the `orientation` of a window.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// As on UIKit.
  case unknown
  /// As on UIKit.
  case portrait
  /// As on UIKit.
  case portraitUpsideDown
  /// As on UIKit.
  case landscapeLeft
  /// As on UIKit.
  case landscapeRight
  /// As on UIKit.
  case faceUp
  /// As on UIKit.
  case faceDown

  /// Whether it is upright, either way up.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is held sideways.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether it lies on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
  /// How the device is held: upright, as `UIScreen.main` is.
  public var orientation: UIDeviceOrientation { .portrait }
}

extension UIWindowScene {
  /// How the scene is held: upright, as `UIScreen.main` is.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

extension UIApplication {
  /// How the program is held: upright, as `UIScreen.main` is.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
}
