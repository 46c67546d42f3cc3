import Ashlar

/// A file of controllers made with Interface Builder. There are none here: asking for a controller is a fault.
public final class UIStoryboard {
  private let name: String

  /// Names a file.
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

  /// Reports the fault to standard error, as no view could hear of it.
  private func report(_ wanted: String) { LayoutDiagnostics.report(fault(wanted), to: nil) }

  /// What asking for a controller says.
  func fault(_ wanted: String) -> LayoutFault {
    LayoutFault(
      reason: .ported(
        message: "Could not find a storyboard named '\(name)'.",
        explanation: "There are no storyboards: make \(wanted) in code."),
      location: nil)
  }
}
