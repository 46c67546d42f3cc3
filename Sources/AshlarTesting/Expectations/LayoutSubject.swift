import Ashlar

/// The subject of an expectation: a view that is the root of a tree, or a controller.
///
/// `View` and `ViewController` conform, with all their subclasses, and nothing else should. A controller is retained
/// during the expectation. Its view is put in a window with the size of the case.
public protocol LayoutSubject: AnyObject {}

extension View: LayoutSubject {}

extension ViewController: LayoutSubject {}
