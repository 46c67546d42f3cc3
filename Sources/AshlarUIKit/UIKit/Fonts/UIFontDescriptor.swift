public import Ashlar

/// What is asked of a font: its size, its weight and what its letters look like.
public struct UIFontDescriptor: Hashable, Sendable {
  var font: UIFont
  private var isItalic = false

  init(_ font: UIFont) { self.font = font }

  /// The font of a style in the size that people have chosen.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> Self {
    Self(.preferredFont(forTextStyle: style))
  }

  /// Makes one of a font's name; see `UIFont(name:size:)`.
  public init(name: String, size: CGFloat) { font = UIFont(name: name, size: size) }

  /// The size of the letters, in points.
  public var pointSize: CGFloat { font.pointSize }

  /// Whether the letters are bold, slanted or of one width.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if font.weight.isBold { traits.insert(.traitBold) }
    if font.family == .mono { traits.insert(.traitMonoSpace) }
    if isItalic { traits.insert(.traitItalic) }
    return traits
  }

  /// The same with other traits: bold letters are measured as such, slanted ones as upright ones.
  public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    var descriptor = self
    let isBold = symbolicTraits.contains(.traitBold)
    if isBold != font.weight.isBold { descriptor.font.weight = isBold ? .bold : .regular }
    if symbolicTraits.contains(.traitMonoSpace) { descriptor.font.family = .mono }
    descriptor.isItalic = symbolicTraits.contains(.traitItalic)
    return descriptor
  }

  /// The same in letters of another kind; rounded ones are measured as those of the system.
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

  /// The same in another size, in points.
  public func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    var descriptor = self
    descriptor.font.size = newPointSize
    return descriptor
  }

  /// What the letters are.
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

  /// What the letters of the system look like.
  public enum SystemDesign: Hashable, Sendable {
    /// As on UIKit.
    case `default`
    /// As on UIKit.
    case rounded
    /// As on UIKit.
    case serif
    /// As on UIKit.
    case monospaced
  }
}

extension UIFont {
  /// What is asked of the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }

  /// Makes a font of what is asked of it, in a size in points; 0 for the size that it has.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self = pointSize == 0 ? descriptor.font : descriptor.withSize(pointSize).font
  }
}
