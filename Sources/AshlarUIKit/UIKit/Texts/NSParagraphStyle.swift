public import Ashlar

/// The heights, distances and breaks of the lines of a paragraph.
open class NSParagraphStyle {
  final var style = ParagraphStyle()
  final var ownAlignment = NSTextAlignment.natural
  final var ownLineBreakMode = NSLineBreakMode.byWordWrapping
  final var ownLineBreakStrategy: LineBreakStrategy = []

  /// Makes a style with the default values.
  public init() {}

  /// The style with the default values.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The space between a line and the next one, in points.
  open var lineSpacing: CGFloat { style.lineSpacing }

  /// The space between the paragraph and the next one, in points, besides the space between lines.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }

  /// The factor of the height of a line; 0 for none.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }

  /// The least height of a line, in points.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }

  /// The greatest height of a line, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }

  /// The alignment of the text. Kept, and without effect.
  open var alignment: NSTextAlignment { ownAlignment }

  /// How lines are broken. The mode of the first paragraph applies to the label that shows the text.
  open var lineBreakMode: NSLineBreakMode { ownLineBreakMode }

  /// The strategy for breaking lines. Kept, and without effect.
  open var lineBreakStrategy: LineBreakStrategy { ownLineBreakStrategy }

  /// The strategy for breaking lines.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes ways from bits with Apple's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let pushOut = Self(rawValue: 1)
    /// As on UIKit.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// As on UIKit.
    public static let standard = Self(rawValue: 0xFFFF)
  }

  /// A copy of the style.
  public func copy() -> Any { NSParagraphStyle(self) }

  /// A mutable copy of the style.
  public func mutableCopy() -> Any { NSMutableParagraphStyle(self) }

  init(_ other: NSParagraphStyle) { take(other) }

  final func take(_ other: NSParagraphStyle) {
    style = other.style
    ownAlignment = other.ownAlignment
    ownLineBreakMode = other.ownLineBreakMode
    ownLineBreakStrategy = other.ownLineBreakStrategy
  }
}

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The space between a line and the next one, in points.
  open override var lineSpacing: CGFloat {
    get { style.lineSpacing }
    set { style.lineSpacing = newValue }
  }

  /// The space between the paragraph and the next one, in points, besides the space between lines.
  open override var paragraphSpacing: CGFloat {
    get { style.paragraphSpacing }
    set { style.paragraphSpacing = newValue }
  }

  /// The factor of the height of a line; 0 for none.
  open override var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }

  /// The least height of a line, in points.
  open override var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }

  /// The greatest height of a line, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }

  /// The alignment of the text. Kept, and without effect.
  open override var alignment: NSTextAlignment {
    get { ownAlignment }
    set { ownAlignment = newValue }
  }

  /// How lines are broken. The mode of the first paragraph applies to the label that shows the text.
  open override var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set { ownLineBreakMode = newValue }
  }

  /// The strategy for breaking lines. Kept, and without effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { ownLineBreakStrategy }
    set { ownLineBreakStrategy = newValue }
  }

  /// Copies everything from another style.
  public func setParagraphStyle(_ other: NSParagraphStyle) { take(other) }
}
