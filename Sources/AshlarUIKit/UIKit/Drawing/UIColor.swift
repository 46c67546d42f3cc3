/// A colour. It is kept, and has no effect on layout.
public struct UIColor: Hashable, Sendable {
  /// The red component, from 0 to 1.
  public var red: CGFloat
  /// The green component, from 0 to 1.
  public var green: CGFloat
  /// The blue component, from 0 to 1.
  public var blue: CGFloat
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat

  /// Makes a colour from its components, from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// The colour that a closure gives for the traits of `UIScreen.main`.
  public init(dynamicProvider: (UITraitCollection) -> UIColor) { self = dynamicProvider(.current) }

  /// Makes a grey, from 0 for black to 1 for white.
  public init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour with a name: a grey, since there are no asset catalogues. Nil for an empty name.
  public init?(named name: String) {
    if name.isEmpty { return nil }
    self.init(white: 0.5, alpha: 1)
  }

  /// The same colour with another opacity.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour for a layer.
  public var cgColor: CGColor { CGColor(color: self) }
}

/// A colour of a layer.
public struct CGColor: Hashable, Sendable {
  let color: UIColor
}

// MARK: - Names

extension UIColor {
  /// The color of that name, in UIKit's numbers.
  public static let black = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// The color of that name, in UIKit's numbers.
  public static let clear = UIColor(white: 0, alpha: 0)

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemRed = red

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemGreen = green

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemBlue = blue

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemOrange = orange

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemYellow = yellow

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemPurple = purple

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemGray = gray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let label = black

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let secondaryLabel = darkGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemBackground = white

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let secondarySystemBackground = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let separator = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemPink = red

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemTeal = cyan

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemIndigo = purple

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemBrown = brown

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemGray2 = gray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemGray3 = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemGray4 = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemGray5 = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemGray6 = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let tertiaryLabel = gray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let quaternaryLabel = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let placeholderText = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let link = blue

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let tertiarySystemBackground = white

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemGroupedBackground = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let secondarySystemGroupedBackground = white

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let tertiarySystemGroupedBackground = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let systemFill = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let secondarySystemFill = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let opaqueSeparator = lightGray

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let darkText = black

  /// The system's colour of that name, which on UIKit changes with the appearance.
  public static let lightText = lightGray
}
