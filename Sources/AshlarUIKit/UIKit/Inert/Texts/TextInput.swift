// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Ashlar

/// The properties of text input. A view has an object of this class once one of them is set.
final class TextInput {
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var enablesReturnKeyAutomatically = false
  var inputView: UIView?
  var inputAccessoryView: UIView?
}

extension UITextField {
  /// The condition for showing a view beside the text.
  public enum ViewMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case never, whileEditing, unlessEditing, always
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
