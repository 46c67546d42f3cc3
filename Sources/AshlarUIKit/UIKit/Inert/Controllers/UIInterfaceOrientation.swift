/// The orientation of an interface. Without effect: set the `orientation` of a window.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  /// As on UIKit.
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the orientation is portrait, also upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The orientation of a device. Without effect: set the `orientation` of a window.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  /// As on UIKit.
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the orientation is portrait, also upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }

  /// Whether the device lies on its back or on its face.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIDevice {
  /// The orientation of the device: portrait, like that of `UIScreen.main`.
  public var orientation: UIDeviceOrientation { .portrait }
}

extension UIWindowScene {
  /// The orientation of the scene: portrait, like that of `UIScreen.main`.
  public var interfaceOrientation: UIInterfaceOrientation { .portrait }
}

extension UIApplication {
  /// The orientation of the program: portrait, like that of `UIScreen.main`.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }
}
