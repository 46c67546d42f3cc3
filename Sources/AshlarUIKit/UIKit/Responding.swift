import Ashlar

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
