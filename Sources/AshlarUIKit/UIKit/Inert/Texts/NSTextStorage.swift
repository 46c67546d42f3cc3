/// The text of a text view, on UIKit. A text view here has none: it shows its `attributedText`.
open class NSTextStorage {
  /// The kinds of edits of a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// The options as bits, with Apple's values.
    public let rawValue: UInt

    /// Makes kinds from bits with Apple's values.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let editedAttributes = Self(rawValue: 1)
    /// As on UIKit.
    public static let editedCharacters = Self(rawValue: 2)
  }

  /// On UIKit, is notified of changes. Kept, and never called.
  public weak var delegate: (any NSTextStorageDelegate)?

  /// The characters.
  public private(set) var string: String

  /// Makes a text that no view shows.
  public init(string: String = "") { self.string = string }

  /// Sets the characters. On UIKit, it also changes the content of a view.
  public func setAttributedString(_ text: NSAttributedString) { string = text.string }
}

/// On UIKit, is notified of changes of a text. Ashlar calls no method of it, so that you may write any or none.
public protocol NSTextStorageDelegate: AnyObject {}
