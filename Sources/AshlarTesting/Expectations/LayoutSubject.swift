import Ashlar

/// What an expectation can lay out: a view that is the root of a tree, or a controller.
///
/// `View` and `ViewController` conform, with all their subclasses, and nothing else should. A controller is kept as long as
/// it is looked at. Its view is put into a window, as large as the case says.
public protocol LayoutSubject: AnyObject {}

extension View: LayoutSubject {}

extension ViewController: LayoutSubject {}
