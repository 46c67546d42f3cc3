/// A screen on which a root is laid out: its size, its scale and its insets.
///
/// ```swift
/// root.layout(on: .iPhone15Pro)
/// root.layout(on: .iPhone15Pro, .landscape)
/// ```
///
/// Sources: Apple, Human Interface Guidelines, "Layout", for sizes and scales; the safe areas are what
/// devices report for a full screen with a status bar and without other bars.
public struct DeviceProfile: Hashable, Sendable {
  /// The name of the device.
  public var name: String

  /// The size of the screen held upright, in points.
  public var size: CGSize

  /// The number of pixels per point.
  public var scale: CGFloat

  /// The insets that bars, cut-outs and indicators cover in portrait, in points.
  public var safeAreaInsets: EdgeInsets

  /// The insets that bars, cut-outs and indicators cover in landscape, in points.
  public var landscapeSafeAreaInsets: EdgeInsets

  /// The least margins of a root view, in points.
  public var minimumLayoutMargins: DirectionalEdgeInsets

  /// Makes a screen; all lengths in points.
  public init(
    name: String, size: CGSize, scale: CGFloat, safeAreaInsets: EdgeInsets = .zero,
    landscapeSafeAreaInsets: EdgeInsets = .zero, sideMargin: CGFloat = 16
  ) {
    self.name = name
    self.size = size
    self.scale = scale
    self.safeAreaInsets = safeAreaInsets
    self.landscapeSafeAreaInsets = landscapeSafeAreaInsets
    minimumLayoutMargins = DirectionalEdgeInsets(leading: sideMargin, trailing: sideMargin)
  }

  /// The orientation of a device, which determines the size and the safe area.
  ///
  /// Landscape is the same to either side: insets do not swap between left and right.
  public enum Orientation: Hashable, Sendable, CaseIterable {
    /// Upright, with the size of the profile.
    case portrait

    /// Sideways, with width and height exchanged.
    case landscape
  }

  /// The size of the screen in an orientation, in points.
  public func size(in orientation: Orientation) -> CGSize {
    orientation == .portrait ? size : CGSize(width: size.height, height: size.width)
  }

  /// The insets of the safe area in an orientation, in points.
  public func safeAreaInsets(in orientation: Orientation) -> EdgeInsets {
    orientation == .portrait ? safeAreaInsets : landscapeSafeAreaInsets
  }
}

// MARK: - Laying out
