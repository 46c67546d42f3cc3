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

  /// A colour of the system in light, by its numbers from 0 to 255.
  ///
  /// Source: Apple, Human Interface Guidelines, "Color", as of iOS 13 to 18.
  private static func system(
    _ red: CGFloat, _ green: CGFloat, _ blue: CGFloat, _ alpha: CGFloat = 1
  ) -> UIColor { UIColor(red: red / 255, green: green / 255, blue: blue / 255, alpha: alpha) }

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemRed = system(255, 59, 48)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemGreen = system(52, 199, 89)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemBlue = system(0, 122, 255)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemOrange = system(255, 149, 0)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemYellow = system(255, 204, 0)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemPurple = system(175, 82, 222)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemGray = system(142, 142, 147)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let label = black

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let secondaryLabel = system(60, 60, 67, 0.6)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemBackground = white

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let secondarySystemBackground = system(242, 242, 247)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let separator = system(60, 60, 67, 0.29)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemPink = system(255, 45, 85)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemTeal = system(48, 176, 199)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemIndigo = system(88, 86, 214)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemBrown = system(162, 132, 94)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemGray2 = system(174, 174, 178)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemGray3 = system(199, 199, 204)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemGray4 = system(209, 209, 214)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemGray5 = system(229, 229, 234)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemGray6 = system(242, 242, 247)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let tertiaryLabel = system(60, 60, 67, 0.3)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let quaternaryLabel = system(60, 60, 67, 0.18)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let placeholderText = system(60, 60, 67, 0.3)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let link = system(0, 122, 255)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let tertiarySystemBackground = white

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemGroupedBackground = system(242, 242, 247)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let secondarySystemGroupedBackground = white

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let tertiarySystemGroupedBackground = system(242, 242, 247)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let systemFill = system(120, 120, 128, 0.2)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let secondarySystemFill = system(120, 120, 128, 0.16)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let opaqueSeparator = system(198, 198, 200)

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let darkText = black

  /// The system's colour of that name in light. On UIKit it changes with the appearance.
  public static let lightText = lightGray
}
