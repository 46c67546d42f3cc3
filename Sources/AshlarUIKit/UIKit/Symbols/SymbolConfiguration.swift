public import Ashlar

extension UIImage {
  /// The configuration of a symbol's size: the font beside it, and its scale. Weights and colours are not kept and
  /// have no effect: a symbol has about the same size in every weight.
  public struct SymbolConfiguration: Hashable, Sendable {
    var symbol: ImageSymbol

    init(symbol: ImageSymbol) { self.symbol = symbol }

    /// Makes a configuration for letters of a size, in points.
    public init(pointSize: CGFloat) { symbol = ImageSymbol(pointSize: pointSize) }

    /// Makes a configuration for letters of a size, in points, and a weight.
    public init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }

    /// Makes a configuration for letters of a size, in points, and a weight, with a scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      symbol = ImageSymbol(pointSize: pointSize, scale: scale.number)
    }

    /// Makes a configuration with a scale.
    public init(scale: SymbolScale) { symbol = ImageSymbol(scale: scale.number) }

    /// Makes a configuration with a weight, which does not affect the size.
    public init(weight: SymbolWeight) { symbol = ImageSymbol() }

    /// Makes a configuration for letters of a text style, in the present preferred size.
    public init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Makes a configuration for letters of a text style, with a scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Makes a configuration for letters of a font.
    public init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// Makes a configuration for letters of a font, with a scale.
    public init(font: UIFont, scale: SymbolScale) {
      symbol = ImageSymbol(pointSize: font.pointSize, scale: scale.number)
    }

    /// Makes a configuration with shades of a colour, which do not affect the size.
    public init(hierarchicalColor: UIColor) { symbol = ImageSymbol() }

    /// Makes a configuration with several colours, which do not affect the size.
    public init(paletteColors: [UIColor]) { symbol = ImageSymbol() }

    /// A configuration without settings.
    public static let unspecified = SymbolConfiguration(symbol: ImageSymbol())

    /// Makes a configuration with the symbol's own colours, which do not affect the size.
    public static func preferringMulticolor() -> Self { .unspecified }

    /// Makes a configuration with one colour, which does not affect the size.
    public static func preferringMonochrome() -> Self { .unspecified }

    /// Returns a configuration with the settings of another one, and with those of this one where the other has none.
    public func applying(_ configuration: Self) -> Self {
      Self(symbol: configuration.symbol.replacing(symbol))
    }
  }

  /// The configuration of a picture; here always that of a symbol.
  public typealias Configuration = SymbolConfiguration

  /// The weight of a symbol. Without effect.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// As on UIKit.
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  /// The scale of a symbol beside letters.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// Medium.
    case `default` = -1
    /// The scale of the view that shows the symbol; medium by default.
    case unspecified
    /// About 20 % smaller than medium.
    case small
    /// The size of the symbol's shape.
    case medium
    /// About 30 % larger than medium.
    case large

    /// The number in the symbol of a picture; nil without one.
    var number: Int? { self == .unspecified ? nil : max(1, self == .default ? 2 : rawValue) }
  }
}
