public import Ashlar

/// The base class of responders on UIKit. Here it has the names of the keyboard's notifications, and views and
/// controllers are not among its subclasses.
///
/// There is no keyboard here: set the `keyboardHeight` of a `Window`, and `keyboardLayoutGuide` follows it.
open class UIResponder {
  /// Makes a responder that receives no events.
  public init() {}

  /// As on UIKit; never posted here.
  public static let keyboardWillShowNotification = name("UIKeyboardWillShowNotification")
  /// As on UIKit; never posted here.
  public static let keyboardDidShowNotification = name("UIKeyboardDidShowNotification")
  /// As on UIKit; never posted here.
  public static let keyboardWillHideNotification = name("UIKeyboardWillHideNotification")
  /// As on UIKit; never posted here.
  public static let keyboardDidHideNotification = name("UIKeyboardDidHideNotification")
  /// As on UIKit; never posted here.
  public static let keyboardWillChangeFrameNotification = name(
    "UIKeyboardWillChangeFrameNotification")

  /// As on UIKit.
  public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// As on UIKit.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// As on UIKit.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// As on UIKit.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"

  private static func name(_ name: String) -> Notification.Name { Notification.Name(name) }
}

#if !canImport(ObjectiveC)
  extension NotificationCenter {
    /// Does nothing: without Objective-C, no selector can be sent.
    ///
    /// Use `addObserver(forName:object:queue:using:)`.
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {}
  }
#endif
