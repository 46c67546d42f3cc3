internal import AshlarSolver

// MARK: - Margins and the guides that views make themselves

extension LayoutEngine {
  /// Adds a multiple of a place or an extent inside the margins of a view, or of one of its own guides.
  ///
  /// They have no unknowns: each edge is a share of the view's extent and a constant, so that another
  /// margin is another constant.
  func addInset(
    _ attribute: LayoutAttribute, of node: BoxNode, times factor: Double,
    in ancestor: BoxNode, to sentence: inout EngineSentence
  ) {
    let guide = node.systemGuide ?? .layoutMargins
    guard let axis = attribute.axis, let owner = node.host, let view = owner.view else { return }
    let state = view.insets?.state ?? .plain
    let span = state.span(of: guide, along: axis)
    let (near, far) = attribute.weights
    let token = token(of: owner)
    if attribute.isLocation {
      addOrigin(of: owner, token, axis, times: factor, in: ancestor, to: &sentence)
      if owner.scrolls, owner === ancestor, !attribute.isCenter {
        addOffset(of: owner, axis, times: factor, to: &sentence)
      }
    }
    sentence.add(
      factor * (near * Double(span.near.share) + far * Double(span.far.share)),
      axis.extentSide, of: Int32(token))
    sentence.constant +=
      factor * (near * Double(span.near.points) + far * Double(span.far.points))
  }
}

extension LayoutAttribute {
  /// What it is made of: how much of the left or top edge, and how much of the right or bottom one.
  fileprivate var weights: (near: Double, far: Double) {
    switch withoutMargins {
    case .right, .trailing, .bottom, .lastBaseline: (0, 1)
    case .width, .height: (-1, 1)
    case .centerX, .centerY: (0.5, 0.5)
    default: (1, 0)
    }
  }
}
