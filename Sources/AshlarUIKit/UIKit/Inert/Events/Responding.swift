import Ashlar

/// On UIKit, is notified when a person types into a field. Ashlar calls no method of it, so that you may write any or
/// none.
public protocol UITextFieldDelegate: AnyObject {}

/// On UIKit, is notified when a person types into a text view. Ashlar calls no method of it, so that you may write
/// any or none.
public protocol UITextViewDelegate: UIScrollViewDelegate {}
