// Further properties of text input. There is no keyboard: it is kept, and has no effect.

/// A view for text input. Its settings are kept, and have no effect.
public protocol UITextInputTraits: UIView {}

extension UITextField: UITextInputTraits {}
extension UITextView: UITextInputTraits {}
extension UISearchBar: UITextInputTraits {}

extension UITextInputTraits {
  /// Whether unknown words are marked. Kept, and without effect.
  public var spellCheckingType: UITextSpellCheckingType {
    get { looks.input.spellCheckingType }
    set { appearance.input.spellCheckingType = newValue }
  }

  /// Whether quotation marks become curly. Kept, and without effect.
  public var smartQuotesType: UITextSmartQuotesType {
    get { looks.input.smartQuotesType }
    set { appearance.input.smartQuotesType = newValue }
  }

  /// Whether two hyphens become a dash. Kept, and without effect.
  public var smartDashesType: UITextSmartDashesType {
    get { looks.input.smartDashesType }
    set { appearance.input.smartDashesType = newValue }
  }

  /// Whether spaces are inserted and deleted with words. Kept, and without effect.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { looks.input.smartInsertDeleteType }
    set { appearance.input.smartInsertDeleteType = newValue }
  }

  /// The look of the keyboard. Kept, and without effect.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { looks.input.keyboardAppearance }
    set { appearance.input.keyboardAppearance = newValue }
  }

  /// Whether the return key is disabled without a text. Kept, and without effect.
  public var enablesReturnKeyAutomatically: Bool {
    get { looks.input.enablesReturnKeyAutomatically }
    set { appearance.input.enablesReturnKeyAutomatically = newValue }
  }
}

/// Whether unknown words are marked. Without effect.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, no, yes
}

/// Whether quotation marks become curly. Without effect.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, no, yes
}

/// Whether two hyphens become a dash. Without effect.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, no, yes
}

/// Whether spaces are inserted and deleted with words. Without effect.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, no, yes
}

/// The look of a keyboard. Without effect.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, dark, light
}
