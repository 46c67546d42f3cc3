public import Ashlar

// Nobody types here, so that no view is ever the one that hears of keys.

extension UIView {
  /// Whether the view hears of keys: never, here.
  public var isFirstResponder: Bool { false }

  /// Does nothing: there are no keys here.
  ///
  /// - Returns: Whether the view hears of them from now on: no.
  @discardableResult
  public func becomeFirstResponder() -> Bool { false }

  /// Does nothing: no view hears of keys.
  ///
  /// - Returns: Whether the view hears of none any more.
  @discardableResult
  public func resignFirstResponder() -> Bool { true }

  /// Does nothing: nobody types here.
  ///
  /// - Returns: Whether nobody types any more.
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { true }
}

/// Who hears on UIKit that somebody types into a field. Here nobody is told anything, so that any method may be written,
/// or none.
public protocol UITextFieldDelegate: AnyObject {}

/// Who hears on UIKit that somebody types into a text view. Here nobody is told anything, so that any method may be
/// written, or none.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

extension UITextField {
  /// Who hears on UIKit that somebody types. Kept, and never called.
  public var delegate: (any UITextFieldDelegate)? {
    get { looks.input.fieldDelegate }
    set { appearance.input.fieldDelegate = newValue }
  }
}

extension UITextView {
  /// Who hears on UIKit that somebody types. Kept, and never called.
  public var delegate: (any UITextViewDelegate)? {
    get { looks.input.viewDelegate }
    set { appearance.input.viewDelegate = newValue }
  }
}
