public import Ashlar

extension NSAttributedString.Key {
  /// The font of a text: a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// The distance added between characters, in points: a number.
  public static let kern = NSAttributedString.Key("NSKern")

  /// The style of paragraphs: an `NSParagraphStyle`. The one at the beginning of a paragraph applies to all of it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// The colour of a text. Kept, and without effect.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// The colour behind a text. Kept, and without effect.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// The line below a text. Kept, and without effect.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// The colour of the line below a text. Kept, and without effect.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// The line through a text. Kept, and without effect.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// The colour of the line through a text. Kept, and without effect.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// The link of a text. Kept, and without effect.
  public static let link = NSAttributedString.Key("NSLink")
}

/// The style of a line below or through a text. Without effect.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: Int

  /// Makes a style from bits with Apple's values.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let single = Self(rawValue: 1)

  /// As on UIKit.
  public static let thick = Self(rawValue: 2)

  /// As on UIKit.
  public static let double = Self(rawValue: 9)
}

// MARK: - To Ashlar

extension StyledText {
  /// The pieces of an attributed string, by their fonts, kerns, paragraph styles and colours.
  init(_ text: NSAttributedString) {
    self.init([])
    text.enumerateAttributes(in: text.wholeRange, options: []) { attributes, range, _ in
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
      var piece = Piece(
        text.attributedSubstring(from: range).string, font: attributes[.font] as? UIFont,
        kern: Self.number(attributes[.kern]), paragraphStyle: paragraph?.style ?? ParagraphStyle(),
        color: (attributes[.foregroundColor] as? UIColor).map { Color($0) })
      if piece.text.allSatisfy({ $0 == "\u{FFFC}" }) {
        piece.room = (attributes[.attachment] as? NSTextAttachment)?.room
      }
      pieces.append(piece)
    }
  }

  /// A number as people write it into attributes.
  private static func number(_ value: Any?) -> CGFloat {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: 0
    }
  }
}

// MARK: - From Ashlar

extension NSAttributedString {
  var wholeRange: NSRange { NSRange(location: 0, length: length) }

  /// The attribute at the beginning, if there is one.
  func first<Value>(_ key: Key) -> Value? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) as? Value : nil
  }

  /// What a view shows, as it was set if that still holds.
  ///
  /// - Parameters:
  ///   - text: The characters that are shown.
  ///   - styled: The pieces that they are shown in, if there are any.
  ///   - kept: What was set at last.
  ///   - font: What pieces without a font are shown in.
  static func shown(
    _ text: String?, _ styled: StyledText?, kept: NSAttributedString?, font: UIFont
  ) -> NSAttributedString? {
    guard let text else { return nil }
    guard let styled else { return NSAttributedString(string: text, attributes: [.font: font]) }
    guard let kept, kept.string == text else { return NSAttributedString(styled, font: font) }
    var known = StyledText(kept)
    if known == styled { return kept }
    for number in known.pieces.indices { known.pieces[number].font = nil }
    if known != styled { return NSAttributedString(styled, font: font) }
    return kept.set(in: font)
  }

  /// The same in one font.
  ///
  /// Composed afresh: on Linux, setting an attribute of a copy whose attributes overlap ends programs now and then.
  private func set(in font: UIFont) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    enumerateAttributes(in: wholeRange, options: []) { attributes, range, _ in
      var attributes = attributes
      attributes[.font] = font
      text.append(
        NSAttributedString(string: attributedSubstring(from: range).string, attributes: attributes))
    }
    return text
  }

  private convenience init(_ styled: StyledText, font: UIFont) {
    let text = NSMutableAttributedString(string: "")
    for piece in styled.pieces {
      let style = NSParagraphStyle()
      style.style = piece.paragraphStyle
      var attributes: [NSAttributedString.Key: Any] = [
        .font: piece.font ?? font, .kern: piece.kern, .paragraphStyle: style,
      ]
      if let color = piece.color {
        attributes[.foregroundColor] = UIColor(
          red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
      }
      text.append(NSAttributedString(string: piece.text, attributes: attributes))
    }
    self.init(attributedString: text)
  }
}
