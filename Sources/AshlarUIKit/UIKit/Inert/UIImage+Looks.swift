// What pictures look like, and where they come from. There are no pictures, only sizes.

extension UIImage {
  /// Nil: there are no pictures here, and so none of that name.
  ///
  /// Give the size that the picture has: `UIImage(named: "logo", size: CGSize(width: 48, height: 48))`.
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {
    return nil
  }

  /// Nil: no data are read.
  public init?(data: Data) { return nil }

  /// Nil: no data are read.
  public init?(data: Data, scale: CGFloat) { return nil }

  /// Nil: no file is read.
  public init?(contentsOfFile path: String) { return nil }

  /// Nil: there are no symbols here.
  public init?(systemName: String, withConfiguration configuration: SymbolConfiguration?) {
    return nil
  }

  /// The picture itself: colours have no size.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The picture itself: colours have no size.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// The picture itself, which is as large in every configuration.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage { self }

  /// Nil: nothing is written.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Nil: nothing is written.
  public func pngData() -> Data? { nil }

  /// How a symbol is drawn. Without effect.
  public struct SymbolConfiguration: Hashable, Sendable {
    /// Says how large the letters are beside which a symbol stands, in points.
    public init(pointSize: CGFloat) {}

    /// Says how large and how heavy the letters are beside which a symbol stands, in points.
    public init(pointSize: CGFloat, weight: SymbolWeight) {}

    /// Says how large and how heavy the letters are beside which a symbol stands, in points.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {}

    /// Says how large a symbol is beside letters.
    public init(scale: SymbolScale) {}
  }

  /// How heavy a symbol is. Without effect.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As on UIKit.
    case unspecified
    /// As on UIKit.
    case ultraLight
    /// As on UIKit.
    case thin
    /// As on UIKit.
    case light
    /// As on UIKit.
    case regular
    /// As on UIKit.
    case medium
    /// As on UIKit.
    case semibold
    /// As on UIKit.
    case bold
    /// As on UIKit.
    case heavy
    /// As on UIKit.
    case black
  }

  /// How large a symbol is beside letters. Without effect.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As on UIKit.
    case `default` = -1
    /// As on UIKit.
    case unspecified
    /// As on UIKit.
    case small
    /// As on UIKit.
    case medium
    /// As on UIKit.
    case large
  }
}

extension UIColor {
  /// The colour of a layer.
  public init(cgColor: CGColor) { self = cgColor.color }
}
