// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Ashlar

/// What a field and a text view say about typing. A view has it once something of it is set.
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
  /// When a view beside the text is shown.
  public enum ViewMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case never
    /// As on UIKit.
    case whileEditing
    /// As on UIKit.
    case unlessEditing
    /// As on UIKit.
    case always
  }

  /// Whether the text is hidden. Kept, and without effect: the text is measured as it is.
  public var isSecureTextEntry: Bool {
    get { looks.input.isSecureTextEntry }
    set { appearance.input.isSecureTextEntry = newValue }
  }

  /// Which keyboard is shown. Kept, and without effect.
  public var keyboardType: UIKeyboardType {
    get { looks.input.keyboardType }
    set { appearance.input.keyboardType = newValue }
  }

  /// The title of the key that ends a line. Kept, and without effect.
  public var returnKeyType: UIReturnKeyType {
    get { looks.input.returnKeyType }
    set { appearance.input.returnKeyType = newValue }
  }

  /// Which letters are made capitals. Kept, and without effect.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { looks.input.autocapitalizationType }
    set { appearance.input.autocapitalizationType = newValue }
  }

  /// Whether what is typed is corrected. Kept, and without effect.
  public var autocorrectionType: UITextAutocorrectionType {
    get { looks.input.autocorrectionType }
    set { appearance.input.autocorrectionType = newValue }
  }

  /// The meaning of the text. Kept, and without effect.
  public var textContentType: UITextContentType? {
    get { looks.input.textContentType }
    set { appearance.input.textContentType = newValue }
  }

  /// When there is a button that empties the field. Kept, and without effect.
  public var clearButtonMode: ViewMode {
    get { looks.input.clearButtonMode }
    set { appearance.input.clearButtonMode = newValue }
  }

  /// When something is on the left of the text. Kept, and without effect.
  public var leftViewMode: ViewMode {
    get { looks.input.leftViewMode }
    set { appearance.input.leftViewMode = newValue }
  }

  /// When something is on the right of the text. Kept, and without effect.
  public var rightViewMode: ViewMode {
    get { looks.input.rightViewMode }
    set { appearance.input.rightViewMode = newValue }
  }
}

// MARK: - What is said about typing

/// Which keyboard is shown. Without effect.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`
  /// As on UIKit.
  case asciiCapable
  /// As on UIKit.
  case numbersAndPunctuation
  /// As on UIKit.
  case URL
  /// As on UIKit.
  case numberPad
  /// As on UIKit.
  case phonePad
  /// As on UIKit.
  case namePhonePad
  /// As on UIKit.
  case emailAddress
  /// As on UIKit.
  case decimalPad
  /// As on UIKit.
  case twitter
  /// As on UIKit.
  case webSearch
  /// As on UIKit.
  case asciiCapableNumberPad
}

/// The title of the key that ends a line. Without effect.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`
  /// As on UIKit.
  case go
  /// As on UIKit.
  case google
  /// As on UIKit.
  case join
  /// As on UIKit.
  case next
  /// As on UIKit.
  case route
  /// As on UIKit.
  case search
  /// As on UIKit.
  case send
  /// As on UIKit.
  case yahoo
  /// As on UIKit.
  case done
  /// As on UIKit.
  case emergencyCall
  /// As on UIKit.
  case `continue`
}

/// Which letters are made capitals. Without effect.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// As on UIKit.
  case none
  /// As on UIKit.
  case words
  /// As on UIKit.
  case sentences
  /// As on UIKit.
  case allCharacters
}

/// Whether what is typed is corrected. Without effect.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As on UIKit.
  case `default`
  /// As on UIKit.
  case no
  /// As on UIKit.
  case yes
}

/// The meaning of a text. Without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name of the meaning.
  public let rawValue: String

  /// Makes a meaning of its name.
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
