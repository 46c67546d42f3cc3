import Ashlar

/// The laid-out view and the objects that retain it.
struct LayoutStage {
  let root: View

  /// The controller that the root shows, and how it is called in failures.
  private let controller: ViewController?
  private let window: (any ControllerWindow)?

  /// Why it cannot be laid out, as a sentence.
  let refusal: String?

  /// The height of a window for a controller's view without a height of its own, in points.
  private static let usualHeight = DeviceProfile.iPhone15Pro.size.height

  init(_ subject: any LayoutSubject) {
    if let controller = subject as? ViewController {
      refusal = controller.parent.map { parent in
        "\(controller.stageName) is inside \(parent.stageName): give the expectation that one."
      }
      let window = (controller as? any WindowMaking)?.makeWindow() ?? Window(name: "window")
      // A view that must not be moved stays where it is.
      if refusal == nil { window.show(controller) }
      (self.controller, self.window, root) = (controller, window, window)
    } else {
      let view = subject as? View ?? View()
      (controller, window, root) = (nil, nil, view)
      refusal = view.superview.map { superview in
        "\(view.reportName) is inside \(superview.reportName): give the expectation the root of a tree."
      }
    }
  }

  /// Its name in failures.
  var name: String { controller?.stageName ?? root.reportName }

  /// Lays it out. Its problems are kept and not written anywhere.
  func layOut(_ circumstances: LayoutMatrix.Circumstances) {
    if refusal != nil { return }
    guard let window, let controller else { return circumstances.layOut(root) }
    var circumstances = circumstances
    circumstances.prepare(window)
    switch circumstances.screen {
    case .device(let device, let orientation):
      window.device = device
      window.orientation = orientation
    case .width(let width):
      let height = controller.view.fittingHeight(forWidth: width)
      circumstances.screen = .size(
        CGSize(width: width, height: height > 0 ? height : Self.usualHeight))
    case .size: break
    }
    circumstances.layOut(window)
  }
}

extension ViewController {
  /// The title, or the class.
  fileprivate var stageName: String { title ?? "\(type(of: self))" }
}
