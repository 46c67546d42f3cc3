/// What decides which fingers a recogniser listens to, on UIKit. Never asked, so that any method may be written, or none.
public protocol UIGestureRecognizerDelegate: AnyObject {}
