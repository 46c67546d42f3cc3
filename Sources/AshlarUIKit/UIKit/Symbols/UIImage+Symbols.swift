public import Ashlar

// Symbols are pictures of the system, which a program requests by their names and the size of the letters beside
// them.

extension UIImage {
  /// A symbol of the system, in medium scale beside letters of 17 points.
  ///
  /// Any name but an empty one is that of a symbol: which ones a system has depends on its version. As on UIKit the
  /// size is that of the symbol with the room around it. It is recorded for a few names, and otherwise approximate:
  /// as wide as a circle, 20 points beside letters of 17, and nearly as high.
  ///
  /// Sources: shapes in resources of public storyboards (`chevron.left`, `chevron.right`, `circle`, `star.fill`, `plus`,
  /// `arrow.left`, `pause.fill`, `apple.terminal`); a chevron of 12.5 × 16.5 points and a plus in a circle 20 points wide
  /// by Interface Builder; `chevron.compact.down` of 70.33 × 25.67 points at 64 in Apple's developer forums, thread
  /// 716773; scales by WWDC 2019, session 206: small is about 20 % smaller than medium, and large 30 % larger.
  public init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// A symbol of the system with a configuration. See ``init(systemName:)`` for its size.
  public init?(systemName name: String, withConfiguration configuration: Configuration?) {
    if name.isEmpty { return nil }
    self.init(name: name, size: .zero)
    // The shapes are approximate, so that a lint about distorted pictures cannot judge them.
    stretches = true
    symbol = configuration?.symbol ?? ImageSymbol()
    size = SymbolShape(of: name).size(symbol)
  }

  /// A symbol of the system; the traits have no effect.
  public init?(systemName name: String, compatibleWith traits: UITraitCollection?) {
    self.init(systemName: name)
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { symbol != nil }

  /// The configuration of a symbol; nil for other pictures.
  public var symbolConfiguration: SymbolConfiguration? {
    symbol.map { SymbolConfiguration(symbol: $0) }
  }

  /// The configuration of a symbol; nil for other pictures.
  public var configuration: Configuration? { symbolConfiguration }

  /// Returns the symbol with a configuration applied to its own; nil for other pictures.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbol.map { resized(as: configuration.symbol.replacing($0)) }
  }

  /// Returns the symbol with a configuration; other pictures unchanged.
  public func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration) ?? self
  }

  /// The symbol in a view that prefers a configuration; the symbol's own configuration has precedence.
  func preferring(_ configuration: SymbolConfiguration?) -> UIImage {
    guard let symbol, let configuration else { return self }
    return resized(as: symbol.replacing(configuration.symbol))
  }

  private func resized(as symbol: ImageSymbol) -> UIImage {
    var image = self
    image.symbol = symbol
    image.size = SymbolShape(of: name).size(symbol)
    return image
  }
}

extension ImageSymbol {
  /// The settings of this one, or else those of another one.
  func replacing(_ other: ImageSymbol) -> ImageSymbol {
    ImageSymbol(pointSize: pointSize ?? other.pointSize, scale: scale ?? other.scale)
  }
}
