public import Ashlar

/// Receives events, on UIKit. Here it has the names of the keyboard's notifications, and views and controllers are
/// not among its subclasses.
///
/// No keyboard appears here: set the `keyboardHeight` of a `Window`, and `keyboardLayoutGuide` follows it.
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
    /// Does nothing: no selector can be sent where there is no Objective-C.
    ///
    /// `addObserver(forName:object:queue:using:)` is there.
    public func addObserver(
      _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
    ) {}
  }
#endif
