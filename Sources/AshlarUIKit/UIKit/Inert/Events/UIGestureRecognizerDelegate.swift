/// On UIKit, decides which touches a recogniser receives. Ashlar calls no method of it, so that you may write any or
/// none.
public protocol UIGestureRecognizerDelegate: AnyObject {}
