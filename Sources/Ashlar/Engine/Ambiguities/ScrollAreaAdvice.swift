/// The missing constraints of a scroll view whose content has no size along an axis.
struct ScrollAreaAdvice {
  let engine: LayoutEngine
  let area: BoxNode
  let axis: LayoutAxis

  /// The innermost view whose extent is as free as that of the area, if there is one.
  let open: BoxNode?

  func words(_ names: inout ReportNames) -> String? {
    guard let view = area.container?.view else { return nil }
    let name = names.name(of: view)
    let (start, end, long) = (axis.start, axis.end, axis == .horizontal ? "wide" : "high")
    guard let tie = tie(in: view), let tied = tiedNode(tie, in: view) else {
      return untied(view, name, &names)
    }
    if let open, open !== tied {
      return "Nothing says how \(long) \(names.name(of: open)) is, so that the content of \(name) "
        + "has no \(axis.extent): give it a \(axis.extent)."
    }
    let inner = names.name(of: tied)
    if isTied(tied, to: view) {
      return "Nothing says how \(long) \(inner) is, so that the "
        + "content of \(name) has no \(axis.extent): give it a \(axis.extent), or tie what is in "
        + "it to its \(start) and its \(end)."
    }
    return "\(inner) is tied to the end of the content of \(name) (\(tie.sourceText)), but "
      + "no chain leads to it from the \(start) edge of \(name): tie it to what stands before it, extents included. "
      + "To stay where it is while the rest scrolls, tie it to \(name).frameLayoutGuide."
  }

  /// The advice for an area where nothing ends with the content.
  private func untied(_ view: View, _ name: String, _ names: inout ReportNames) -> String {
    let end = axis.end
    let last = view.subviews.filter { isInside($0, view) }.max {
      let ends = [$0.frame, $1.frame].map { axis == .horizontal ? $0.maxX : $0.maxY }
      return ends[0] < ends[1]
    }
    guard let last else {
      return "The content of \(name) has no \(axis.extent): tie what is in it to its \(end) edge."
    }
    let inner = names.name(of: last)
    let place = last.node.concerning.all.first { $0.firstNode === last.node }
    return "The content of \(name) has no \(axis.extent), because nothing in it is tied to its "
      + "\(end) edge: tie \(inner).\(end) to \(name).\(end)"
      + (place.map { ", beside its other constraints (\($0.sourceText))." } ?? ".")
  }
}

// MARK: - Ties

extension ScrollAreaAdvice {
  /// Whether constraints place a view in what scrolls, and nothing ties it to what does not along the axis.
  private func isInside(_ inner: View, _ view: View) -> Bool {
    if inner.translatesMask || !inner.isConstrained { return false }
    return !inner.node.concerning.all.contains { constraint in
      constraint.mentions(inner.node, along: axis)
        && constraint.nodes.contains { node in
          node !== view.node && node !== area && !Self.isPart(node, of: view)
        }
    }
  }

  private static func isPart(_ node: BoxNode, of view: View) -> Bool {
    guard let host = node.host?.view else { return false }
    return host !== view && host.isDescendant(of: view)
  }

  /// A constraint that ties something inside to the far edge of the area.
  private func tie(in view: View) -> LayoutConstraint? {
    view.constraints.first { constraint in
      constraint.relation == .equal && tiedNode(constraint, in: view) != nil
    }
  }

  /// The node that a constraint ties to the far edge, if there is one.
  private func tiedNode(_ constraint: LayoutConstraint, in view: View) -> BoxNode? {
    other(constraint, than: axis.end, in: view)
  }

  /// Whether a box is tied to the near edge as well.
  private func isTied(_ node: BoxNode, to view: View) -> Bool {
    view.constraints.contains { other($0, than: axis.start, in: view) === node }
  }

  /// The box whose edge a constraint ties to an edge of the area.
  private func other(
    _ constraint: LayoutConstraint, than edge: LayoutAttribute, in view: View
  ) -> BoxNode? {
    let direction = view.effectiveUserInterfaceLayoutDirection
    func isEdge(_ node: BoxNode?, _ attribute: LayoutAttribute) -> Bool {
      (node === view.node || node === area)
        && attribute.withoutMargins.absolute(direction) == edge
    }
    guard let first = constraint.firstNode, let second = constraint.secondNode else { return nil }
    if isEdge(second, constraint.secondAttribute), first.isDirectly(in: view.node) { return first }
    if isEdge(first, constraint.firstAttribute), second.isDirectly(in: view.node) { return second }
    return nil
  }
}
