/// A colour in sRGB, with components from 0 to 1. Pages are drawn in it; no layout depends on it.
public struct Color: Hashable, Sendable, Codable {
  /// The red component.
  public var red: CGFloat

  /// The green component.
  public var green: CGFloat

  /// The blue component.
  public var blue: CGFloat

  /// The opacity, from 0 to 1.
  public var alpha: CGFloat

  /// Makes a colour from its components, from 0 to 1; opaque by default.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Makes a grey, from 0 for black to 1 for white; opaque by default.
  public init(white: CGFloat, alpha: CGFloat = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black.
  public static let black = Color(white: 0)

  /// White.
  public static let white = Color(white: 1)

  /// A grey half way between black and white.
  public static let gray = Color(white: 0.5)

  /// Full transparency.
  public static let clear = Color(white: 0, alpha: 0)
}
