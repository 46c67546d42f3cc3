/// A message with choices, as before iOS 8. It is not shown: `UIAlertController` is presented, and a test chooses.
public final class UIAlertView {
  /// As on UIKit; no layout depends on it.
  public var title: String
  /// As on UIKit; no layout depends on it.
  public var message: String?
  /// A number to find the message by.
  public var tag = 0

  /// Makes a message that is not shown. Its delegate is not told of anything.
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
