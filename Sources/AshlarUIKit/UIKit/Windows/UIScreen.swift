public import Ashlar

/// A screen, with a size and a number of pixels per point. Nothing is shown on it.
public struct UIScreen: Sendable {
  /// The device of the screen.
  public let device: DeviceProfile

  /// Makes the screen of a device.
  public init(_ device: DeviceProfile) { self.device = device }

  /// The screen of an iPhone 15 Pro, held upright: 393 × 852 points at 3 pixels each.
  ///
  /// To lay out for another one, give roots its size, or use `UIScreen(.iPhoneSE)`.
  public static let main = UIScreen(.iPhone15Pro)

  /// The screen's rectangle, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: device.size) }

  /// The number of pixels per point.
  public var scale: CGFloat { device.scale }

  /// The screen's rectangle, in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: device.size.width * scale, height: device.size.height * scale)
  }
}
