import Ashlar

/// On UIKit, is notified when a person types into a field. Ashlar calls no method of it, so that you may write any or
/// none.
public protocol UITextFieldDelegate: AnyObject {}

/// On UIKit, is notified when a person types into a text view. Ashlar calls no method of it, so that you may write
/// any or none.
public protocol UITextViewDelegate: UIScrollViewDelegate {}

extension UITextField {
  /// On UIKit, is notified when a person types. Kept, and never called.
  public var delegate: (any UITextFieldDelegate)? {
    get { looks.input.fieldDelegate }
    set { appearance.input.fieldDelegate = newValue }
  }
}

extension UITextView {
  /// On UIKit, is notified when a person types. Kept, and never called.
  public var delegate: (any UITextViewDelegate)? {
    get { looks.input.viewDelegate }
    set { appearance.input.viewDelegate = newValue }
  }
}
