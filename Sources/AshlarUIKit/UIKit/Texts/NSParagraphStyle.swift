public import Ashlar

/// How high the lines of a paragraph are, how far apart, and where they end.
open class NSParagraphStyle {
  final var style = ParagraphStyle()
  final var ownAlignment = NSTextAlignment.natural
  final var ownLineBreakMode = NSLineBreakMode.byWordWrapping
  final var ownLineBreakStrategy: LineBreakStrategy = []

  /// Makes a style that asks for nothing.
  public init() {}

  /// A style that asks for nothing.
  public static var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The space between a line and the next one, in points.
  open var lineSpacing: CGFloat { style.lineSpacing }

  /// The space between the paragraph and the next one, in points, besides the space between lines.
  open var paragraphSpacing: CGFloat { style.paragraphSpacing }

  /// By how much the height of a line is multiplied; 0 for not at all.
  open var lineHeightMultiple: CGFloat { style.lineHeightMultiple }

  /// How high a line is at least, in points.
  open var minimumLineHeight: CGFloat { style.minimumLineHeight }

  /// How high a line is at most, in points; 0 for no limit.
  open var maximumLineHeight: CGFloat { style.maximumLineHeight }

  /// How the text is aligned in its line. Kept, and without effect.
  open var alignment: NSTextAlignment { ownAlignment }

  /// Where lines end. That of the first paragraph counts for the label that shows the text.
  open var lineBreakMode: NSLineBreakMode { ownLineBreakMode }

  /// How lines are filled. Kept, and without effect.
  open var lineBreakStrategy: LineBreakStrategy { ownLineBreakStrategy }

  /// How lines are filled.
  public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
    /// Apple's numbers, added.
    public let rawValue: UInt

    /// Makes ways of Apple's numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let pushOut = Self(rawValue: 1)
    /// As on UIKit.
    public static let hangulWordPriority = Self(rawValue: 2)
    /// As on UIKit.
    public static let standard = Self(rawValue: 0xFFFF)
  }

  /// The same style.
  public func copy() -> Any { NSParagraphStyle(self) }

  /// The same style, to be changed.
  public func mutableCopy() -> Any { NSMutableParagraphStyle(self) }

  init(_ other: NSParagraphStyle) { take(other) }

  final func take(_ other: NSParagraphStyle) {
    style = other.style
    ownAlignment = other.ownAlignment
    ownLineBreakMode = other.ownLineBreakMode
    ownLineBreakStrategy = other.ownLineBreakStrategy
  }
}

/// A paragraph style that can be changed.
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

  /// By how much the height of a line is multiplied; 0 for not at all.
  open override var lineHeightMultiple: CGFloat {
    get { style.lineHeightMultiple }
    set { style.lineHeightMultiple = newValue }
  }

  /// How high a line is at least, in points.
  open override var minimumLineHeight: CGFloat {
    get { style.minimumLineHeight }
    set { style.minimumLineHeight = newValue }
  }

  /// How high a line is at most, in points; 0 for no limit.
  open override var maximumLineHeight: CGFloat {
    get { style.maximumLineHeight }
    set { style.maximumLineHeight = newValue }
  }

  /// How the text is aligned in its line. Kept, and without effect.
  open override var alignment: NSTextAlignment {
    get { ownAlignment }
    set { ownAlignment = newValue }
  }

  /// Where lines end. That of the first paragraph counts for the label that shows the text.
  open override var lineBreakMode: NSLineBreakMode {
    get { ownLineBreakMode }
    set { ownLineBreakMode = newValue }
  }

  /// How lines are filled. Kept, and without effect.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { ownLineBreakStrategy }
    set { ownLineBreakStrategy = newValue }
  }

  /// Copies everything from another style.
  public func setParagraphStyle(_ other: NSParagraphStyle) { take(other) }
}
