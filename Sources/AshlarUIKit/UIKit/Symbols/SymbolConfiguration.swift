public import Ashlar

extension UIImage {
  /// How large a symbol is: the letters beside which it stands, and its scale among them. Weights and colours are kept by
  /// nothing and have no effect: the same symbol is about as large in every weight.
  public struct SymbolConfiguration: Hashable, Sendable {
    var symbol: ImageSymbol

    init(symbol: ImageSymbol) { self.symbol = symbol }

    /// Says how large the letters are beside which a symbol stands, in points.
    public init(pointSize: CGFloat) { symbol = ImageSymbol(pointSize: pointSize) }

    /// Says how large and how heavy the letters are beside which a symbol stands, in points.
    public init(pointSize: CGFloat, weight: SymbolWeight) { self.init(pointSize: pointSize) }

    /// Says how large and how heavy the letters are beside which a symbol stands, in points, and its scale.
    public init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      symbol = ImageSymbol(pointSize: pointSize, scale: scale.number)
    }

    /// Says how large a symbol is beside letters.
    public init(scale: SymbolScale) { symbol = ImageSymbol(scale: scale.number) }

    /// Says how heavy a symbol is, which leaves its size.
    public init(weight: SymbolWeight) { symbol = ImageSymbol() }

    /// Says that a symbol stands beside letters of a style, in the size that people have chosen by now.
    public init(textStyle: UIFont.TextStyle) {
      self.init(font: .preferredFont(forTextStyle: textStyle))
    }

    /// Says that a symbol stands beside letters of a style, and its scale.
    public init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(font: .preferredFont(forTextStyle: textStyle), scale: scale)
    }

    /// Says that a symbol stands beside letters of a font.
    public init(font: UIFont) { self.init(pointSize: font.pointSize) }

    /// Says that a symbol stands beside letters of a font, and its scale.
    public init(font: UIFont, scale: SymbolScale) {
      symbol = ImageSymbol(pointSize: font.pointSize, scale: scale.number)
    }

    /// Says that a symbol has shades of a colour, which leaves its size.
    public init(hierarchicalColor: UIColor) { symbol = ImageSymbol() }

    /// Says that a symbol has several colours, which leaves its size.
    public init(paletteColors: [UIColor]) { symbol = ImageSymbol() }

    /// Says nothing.
    public static let unspecified = SymbolConfiguration(symbol: ImageSymbol())

    /// Says that a symbol has its own colours, which leaves its size.
    public static func preferringMulticolor() -> Self { .unspecified }

    /// Says that a symbol has one colour, which leaves its size.
    public static func preferringMonochrome() -> Self { .unspecified }

    /// What another configuration says, and otherwise what this one says.
    public func applying(_ configuration: Self) -> Self {
      Self(symbol: configuration.symbol.replacing(symbol))
    }
  }

  /// How a picture is made; here always what is said of a symbol.
  public typealias Configuration = SymbolConfiguration

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

  /// How large a symbol is beside letters.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// Medium.
    case `default` = -1
    /// Up to what shows the symbol; medium, where nothing says otherwise.
    case unspecified
    /// About 20 % smaller than medium.
    case small
    /// As the shape says.
    case medium
    /// About 30 % larger than medium.
    case large

    /// The number in the symbol of a picture; nil where nothing is said.
    var number: Int? { self == .unspecified ? nil : max(1, self == .default ? 2 : rawValue) }
  }
}
