import Ashlar

/// Hears on UIKit that a person types into a field. Here no method is called, so that any may be written,
/// or none.
public protocol UITextFieldDelegate: AnyObject {}

/// Hears on UIKit that a person types into a text view. Here no method is called, so that any may be
/// written, or none.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

extension UITextField {
  /// Hears on UIKit that a person types. Kept, and never called.
  public var delegate: (any UITextFieldDelegate)? {
    get { looks.input.fieldDelegate }
    set { appearance.input.fieldDelegate = newValue }
  }
}

extension UITextView {
  /// Hears on UIKit that a person types. Kept, and never called.
  public var delegate: (any UITextViewDelegate)? {
    get { looks.input.viewDelegate }
    set { appearance.input.viewDelegate = newValue }
  }
}
