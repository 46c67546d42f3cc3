// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Ashlar

/// The properties of text input. A view has an object of this class once one of them is set.
final class TextInput {
  var isSecureTextEntry = false
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var textContentType: UITextContentType?
  var clearButtonMode = UITextField.ViewMode.never
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var enablesReturnKeyAutomatically = false
  var isEditable = true
  var isSelectable = true
  var inputView: UIView?
  var inputAccessoryView: UIView?
  var leftView: UIView?
  var rightView: UIView?
  var leftViewMode = UITextField.ViewMode.never
  var rightViewMode = UITextField.ViewMode.never
  weak var fieldDelegate: (any UITextFieldDelegate)?
  weak var viewDelegate: (any UITextViewDelegate)?
}

extension UITextField {
  /// The condition for showing a view beside the text.
  public enum ViewMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case never, whileEditing, unlessEditing, always
  }

  /// Whether the text is hidden. Kept, and without effect: the text is measured as it is.
  public var isSecureTextEntry: Bool {
    get { looks.input.isSecureTextEntry }
    set { appearance.input.isSecureTextEntry = newValue }
  }

  /// The type of the keyboard. Kept, and without effect.
  public var keyboardType: UIKeyboardType {
    get { looks.input.keyboardType }
    set { appearance.input.keyboardType = newValue }
  }

  /// The title of the return key. Kept, and without effect.
  public var returnKeyType: UIReturnKeyType {
    get { looks.input.returnKeyType }
    set { appearance.input.returnKeyType = newValue }
  }

  /// The automatic capitalisation of text. Kept, and without effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { looks.input.autocapitalizationType }
    set { appearance.input.autocapitalizationType = newValue }
  }

  /// Whether typed text is corrected. Kept, and without effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { looks.input.autocorrectionType }
    set { appearance.input.autocorrectionType = newValue }
  }

  /// The kind of content of the text. Kept, and without effect.
  public var textContentType: UITextContentType? {
    get { looks.input.textContentType }
    set { appearance.input.textContentType = newValue }
  }

  /// The condition for showing the clear button. Kept, and without effect.
  public var clearButtonMode: ViewMode {
    get { looks.input.clearButtonMode }
    set { appearance.input.clearButtonMode = newValue }
  }

  /// The condition for showing the view on the left of the text. Kept, and without effect.
  public var leftViewMode: ViewMode {
    get { looks.input.leftViewMode }
    set { appearance.input.leftViewMode = newValue }
  }

  /// The condition for showing the view on the right of the text. Kept, and without effect.
  public var rightViewMode: ViewMode {
    get { looks.input.rightViewMode }
    set { appearance.input.rightViewMode = newValue }
  }
}

// MARK: - Types of text input

/// The type of the keyboard. Without effect.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad,
    emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
}

/// The title of the return key. Without effect.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall,
    `continue`
}

/// The automatic capitalisation of text. Without effect.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// As on UIKit.
  case none, words, sentences, allCharacters
}

/// Whether typed text is corrected. Without effect.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`, no, yes
}

/// The kind of content of a text. Without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the content type.
  public let rawValue: String

  /// Makes a content type with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// As on UIKit.
  public static let name = Self(rawValue: "name")
  /// As on UIKit.
  public static let username = Self(rawValue: "username")
  /// As on UIKit.
  public static let password = Self(rawValue: "password")
  /// As on UIKit.
  public static let newPassword = Self(rawValue: "new-password")
  /// As on UIKit.
  public static let oneTimeCode = Self(rawValue: "one-time-code")
  /// As on UIKit.
  public static let emailAddress = Self(rawValue: "email")
  /// As on UIKit.
  public static let telephoneNumber = Self(rawValue: "tel")
  /// As on UIKit.
  public static let postalCode = Self(rawValue: "postal-code")
}
