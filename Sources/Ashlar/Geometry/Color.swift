/// A colour in sRGB, by its parts from 0 to 1. No layout depends on it; pages are drawn with it.
public struct Color: Hashable, Sendable, Codable {
  /// The share of red.
  public var red: CGFloat

  /// The share of green.
  public var green: CGFloat

  /// The share of blue.
  public var blue: CGFloat

  /// How opaque the colour is, from 0 to 1.
  public var alpha: CGFloat

  /// Makes a colour of its parts, from 0 to 1; opaque by default.
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

  /// Nothing to be seen.
  public static let clear = Color(white: 0, alpha: 0)
}
