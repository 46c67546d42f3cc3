public import Ashlar

/// The description of a font: its size, its weight and its design.
public struct UIFontDescriptor: Hashable, Sendable {
  var font: UIFont
  private var isItalic = false

  init(_ font: UIFont) { self.font = font }

  /// The descriptor of a style's font in the preferred size.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> Self {
    Self(.preferredFont(forTextStyle: style))
  }

  /// Makes a descriptor with a font's name; see `UIFont(name:size:)`.
  public init(name: String, size: CGFloat) { font = UIFont(name: name, size: size) }

  /// The size of the letters, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// The traits of the letters: bold, slanted, monospaced.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight.isBold { traits.insert(.traitBold) }
    if font.family == .mono { traits.insert(.traitMonoSpace) }
    if isItalic { traits.insert(.traitItalic) }
    return traits
  }

  /// A descriptor with other traits: bold letters are measured as bold, slanted ones as upright.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var descriptor = self
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != font.weight.isBold { descriptor.font.weight = isBold ? .bold : .regular }
    if symbolicTraits.contains(.traitMonoSpace) { descriptor.font.family = .mono }
    descriptor.isItalic = symbolicTraits.contains(.traitItalic)
    return descriptor
  }

  /// A descriptor with another design; rounded letters are measured like those of the system.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var descriptor = self
    descriptor.font.family =
      switch design {
      case .default, .rounded: .system
      case .serif: .serif
      case .monospaced: .mono
      }
    return descriptor
  }

  /// A descriptor with another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var descriptor = self
    descriptor.font.size = newPointSize
    return descriptor
  }

  /// The traits of letters.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt32

    /// Makes traits from bits with Apple's values.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let traitItalic = Self(rawValue: 1 << 0)
    /// As on UIKit.
    public static let traitBold = Self(rawValue: 1 << 1)
    /// As on UIKit.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }

  /// The designs of the system font.
  public enum SystemDesign: Hashable, Sendable {
    /// As on UIKit.
    case `default`, rounded, serif, monospaced
  }
}

extension UIFont {
  /// The descriptor of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Makes a font from a descriptor, in a size in points; 0 for the descriptor's size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize == 0 ? descriptor.font : descriptor.withSize(pointSize).font
  }
}
