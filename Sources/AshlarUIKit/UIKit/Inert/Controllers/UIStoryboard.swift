import Ashlar

/// A file of controllers made with Interface Builder. There are none here: a request for a controller is a fault.
public final class UIStoryboard {
  private let name: String

  /// Makes an object with the name of a file.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) { self.name = name }

  /// Nil, and a `LayoutFault`: there is no file.
  public func instantiateInitialViewController() -> UIViewController? {
    report("its first controller")
    return nil
  }

  /// A controller of an empty view, and a `LayoutFault`: there is no file.
  public func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    report("\"\(identifier)\"")
    return UIViewController()
  }

  /// Reports the fault to standard error, because there is no view that could report it.
  private func report(_ wanted: String) { LayoutDiagnostics.report(fault(wanted), to: nil) }

  /// The message about a request for a controller.
  func fault(_ wanted: String) -> LayoutFault {
    LayoutFault(
      reason: .ported(
        message: "Could not find a storyboard named '\(name)'.",
        explanation: "There are no storyboards: make \(wanted) in code."),
      location: nil)
  }
}
