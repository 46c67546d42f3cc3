internal import AshlarSolver

// MARK: - Autoresizing masks

extension LayoutEngine {
  /// Lets the constraints of a box's mask hold; nil for a box that has none.
  ///
  /// They are made again only when somebody has set the frame or the mask. Frames that come out of
  /// layouts keep to them, and reading those back would be wrong while some have yet to be written.
  func workInMask(_ mask: [AutoresizingConstraint]?, of node: BoxNode) {
    guard let mask else {
      if masks[node.token] != nil { removeMask(of: node.token) }
      return
    }
    let isKnown = masks[node.token] != nil
    if isKnown, !(node.view?.isMaskStale ?? false) { return }
    if !isRehearsal { node.view?.isMaskStale = false }
    guard let container = node.container else { return }
    let outer = token(of: container)
    removeStrayDemands(of: node.token, keeping: mask.map(\.kind))
    masks[node.token] = mask
    for constraint in mask { workIn(constraint, of: node.token, in: Int32(outer)) }
  }

  private func workIn(_ constraint: AutoresizingConstraint, of token: Int32, in outer: Int32) {
    write(constraint, of: token, in: outer)
    let value = Double(constraint.constant)
    let known = findDemand(constraint.kind, from: items[Int(token)].firstDemand)
    guard known >= 0 else {
      return addDemand(constraint.kind, value, Penalties(.equal, .required), token)
    }
    demands[known].value = value
    let handle = solver.constraint(at: demands[known].constraint)
    try? solver.setTerms(sentence.terms.flat, of: handle)
    try? solver.setConstant(value, of: handle)
  }

  /// Writes the terms of a constraint of a mask into `sentence`.
  func write(_ constraint: AutoresizingConstraint, of token: Int32, in outer: Int32) {
    let axis = constraint.kind.axis
    sentence.begin()
    if constraint.attribute.hasPlace { sentence.add(1, axis.cornerSide, of: token) }
    if constraint.attribute.hasExtent { sentence.add(1, axis.extentSide, of: token) }
    sentence.add(-Double(constraint.multiplier), axis.extentSide, of: outer)
  }

  private func removeMask(of token: Int32) {
    masks[token] = nil
    removeStrayDemands(of: token, keeping: [])
  }

  /// Takes back what a box demands of its frame, apart from some of it.
  private func removeStrayDemands(of token: Int32, keeping kept: [EngineDemand.Kind]) {
    for attribute in [LayoutAttribute.left, .right, .top, .bottom, .width, .height] {
      let kind = EngineDemand.Kind.frame(attribute)
      let known = findDemand(kind, from: items[Int(token)].firstDemand)
      if known >= 0, !kept.contains(kind) { removeDemand(known, of: token) }
    }
  }
}

// MARK: - Kinds

extension AutoresizingConstraint {
  var kind: EngineDemand.Kind {
    switch attribute {
    case .minX: .frame(.left)
    case .width: .frame(.width)
    case .maxX: .frame(.right)
    case .minY: .frame(.top)
    case .height: .frame(.height)
    case .maxY: .frame(.bottom)
    }
  }
}

extension AutoresizingConstraint.Attribute {
  fileprivate var hasPlace: Bool { self != .width && self != .height }

  fileprivate var hasExtent: Bool { self != .minX && self != .minY }

  /// What a view that keeps its frame fixes of it.
  init?(_ attribute: LayoutAttribute) {
    switch attribute {
    case .left: self = .minX
    case .width: self = .width
    case .right: self = .maxX
    case .top: self = .minY
    case .height: self = .height
    case .bottom: self = .maxY
    default: return nil
    }
  }
}

extension EngineDemand.Kind {
  /// The axis along which it demands something.
  var axis: LayoutAxis {
    switch self {
    case .frame(let attribute): attribute.axis ?? .horizontal
    case .content(let axis), .rank(let axis): axis
    }
  }
}
