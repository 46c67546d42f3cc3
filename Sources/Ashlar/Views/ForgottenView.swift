/// A view that a constraint mentions and that has no superview.
struct ForgottenView {
  /// The view, if there is one.
  let view: View?

  /// A view of the tree that the constraint refers to besides.
  let listener: View?

  init(among hosts: [View]) {
    let roots = hosts.filter { $0.superview == nil }
    let lonely = roots.count == hosts.count ? roots.filter(\.subviews.isEmpty) : roots
    let isOne = hosts.count > 1 && lonely.allSatisfy { $0 === lonely[0] }
    view = isOne ? lonely.first : nil
    listener = hosts.first { [view] in $0 !== view } ?? hosts.first
  }
}

extension BoxNode {
  /// Reports a fault of a constraint without a holder in the tree to which the constraint refers, rather than in that
  /// of a forgotten view.
  static func report(_ fault: LayoutFault, about nodes: [BoxNode]) {
    let hosts = nodes.compactMap { $0.host?.view }
    guard case .illegalConstraint(.noCommonAncestor, _) = fault.reason else {
      return LayoutDiagnostics.report(fault, to: hosts.first?.tree.diagnostics)
    }
    let forgotten = ForgottenView(among: hosts)
    let hint = forgotten.view.map { "\($0.reportName) has no superview: add it first." }
    let told = LayoutFault(reason: fault.reason, location: fault.location, hint: hint)
    LayoutDiagnostics.report(told, to: forgotten.listener?.tree.diagnostics)
  }
}
