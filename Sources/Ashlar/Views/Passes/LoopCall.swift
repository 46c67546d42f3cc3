/// A call of an override in an endless layout.
struct LoopCall {
  let name: Name
  let node: BoxNode

  /// The overridable methods that layouts call.
  enum Name: String {
    case updateConstraints = "updateConstraints()"
    case layoutSubviews = "layoutSubviews()"
    case intrinsicContentSize
    case updateViewConstraints = "updateViewConstraints()"
    case viewWillLayoutSubviews = "viewWillLayoutSubviews()"
    case viewDidLayoutSubviews = "viewDidLayoutSubviews()"
  }
}

extension LoopCall: CustomStringConvertible {
  /// The view or the class of its controller, and the member: `card.layoutSubviews()`.
  var description: String { "\(owner).\(name.rawValue)" }

  private var owner: String {
    switch name {
    case .updateConstraints, .layoutSubviews, .intrinsicContentSize: node.reportName
    case .updateViewConstraints, .viewWillLayoutSubviews, .viewDidLayoutSubviews:
      node.view?.controller.map { "\(type(of: $0))" } ?? node.reportName
    }
  }
}
