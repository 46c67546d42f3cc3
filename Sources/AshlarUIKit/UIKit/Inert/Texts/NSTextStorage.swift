/// The text of a text view, on UIKit. A text view here has none: what it shows is its `attributedText`.
open class NSTextStorage {
  /// What has been changed of a text.
  public struct EditActions: OptionSet, Hashable, Sendable {
    /// Apple's numbers, added.
    public let rawValue: UInt

    /// Makes changes of Apple's numbers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let editedAttributes = Self(rawValue: 1)
    /// As on UIKit.
    public static let editedCharacters = Self(rawValue: 2)
  }

  /// Hears on UIKit of changes. Kept, and never called.
  public weak var delegate: (any NSTextStorageDelegate)?

  /// The characters.
  public private(set) var string: String

  /// Makes a text that no view shows.
  public init(string: String = "") { self.string = string }

  /// Changes what a view shows on UIKit. Here it sets the characters.
  public func setAttributedString(_ text: NSAttributedString) { string = text.string }
}

/// Hears on UIKit of changes of a text. Here no method is called, so that any may be written, or none.
public protocol NSTextStorageDelegate: AnyObject {}
