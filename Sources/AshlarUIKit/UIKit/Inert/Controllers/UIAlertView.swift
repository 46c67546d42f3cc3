/// A message with choices, as before iOS 8. It is not shown; use `UIAlertController`, whose actions a test can
/// choose.
public final class UIAlertView {
  /// As on UIKit; no layout depends on it.
  public var title: String
  /// As on UIKit; no layout depends on it.
  public var message: String?
  /// A number that identifies the message.
  public var tag = 0

  /// Makes a message that is not shown. Its delegate is not notified.
  public init(
    title: String?, message: String?, delegate: Any?, cancelButtonTitle: String?,
    otherButtonTitles: String...
  ) {
    self.title = title ?? ""
    self.message = message
  }

  /// Does nothing.
  public func show() {}
}
