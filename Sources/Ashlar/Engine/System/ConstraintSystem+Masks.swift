internal import AshlarSolver

// MARK: - Autoresizing masks

extension ConstraintSystem {
  /// Adds the constraints of a box's mask; nil for a box that has none.
  ///
  /// They are made again only after a program has set the frame or the mask. Frames that come out of layouts keep to them,
  /// and reading those back would be wrong while some have yet to be written.
  mutating func applyMask(_ mask: [AutoresizingConstraint]?, of node: BoxNode) {
    guard let mask else {
      masks[node.token] = nil
      return removeStrayDemands(of: node.token, keeping: [])
    }
    let isKnown = masks[node.token] != nil
    if isKnown, !(node.view?.isMaskStale ?? false) { return }
    if !isRehearsal { node.view?.isMaskStale = false }
    guard let container = node.container else { return }
    let outer = token(of: container)
    removeStrayDemands(of: node.token, keeping: mask.map(\.kind))
    masks[node.token] = mask
    items[Int(node.token)].hasParticulars = true
    for constraint in mask { apply(constraint, of: node.token, in: Int32(outer)) }
  }

  private mutating func apply(
    _ constraint: AutoresizingConstraint, of token: Int32, in outer: Int32
  ) {
    write(constraint, of: token, in: outer)
    let value = Double(constraint.constant)
    let known = findDemand(constraint.kind, from: items[Int(token)].firstDemand)
    guard known >= 0 else {
      return addDemand(constraint.kind, value, Penalties(.equal, .required), token)
    }
    demands[known].value = value
    changedNumbers.note(demands[known].constraint)
    let handle = solver.constraint(at: demands[known].constraint)
    try? solver.setTerms(sentence.terms.flat, of: handle)
    try? solver.setConstant(value, of: handle)
  }

  /// Writes the terms of a constraint of a mask into `sentence`.
  mutating func write(_ constraint: AutoresizingConstraint, of token: Int32, in outer: Int32) {
    let axis = constraint.kind.axis
    sentence.begin()
    if constraint.attribute.hasPlace { sentence.add(1, axis.cornerSide, of: token) }
    if constraint.attribute.hasExtent { sentence.add(1, axis.extentSide, of: token) }
    sentence.add(-Double(constraint.multiplier), axis.extentSide, of: outer)
  }

  /// Takes back what a box demands of its frame, apart from some of it.
  private mutating func removeStrayDemands(of token: Int32, keeping kept: [EngineDemand.Kind]) {
    for attribute in [LayoutAttribute.left, .right, .top, .bottom, .width, .height] {
      let kind = EngineDemand.Kind.frame(attribute)
      let known = findDemand(kind, from: items[Int(token)].firstDemand)
      if known >= 0, !kept.contains(kind) { removeDemand(known, of: token) }
    }
  }
}

// MARK: - Alignment rectangles

extension ConstraintSystem {
  /// Turns the alignment rectangle of a box inside a view into its frame.
  func align(_ frame: inout CGRect, _ token: Int32, _ container: View) {
    if alignments.isEmpty { return }
    if container.node.token >= 0, let outer = alignments[container.node.token] {
      frame.origin.x += outer.left
      frame.origin.y += outer.top
    }
    guard let own = alignments[token] else { return }
    frame.origin.x -= own.left
    frame.origin.y -= own.top
    frame.size.width += own.left + own.right
    frame.size.height += own.top + own.bottom
  }

  /// Applies that the alignment rectangle of a box is another part of its frame than before.
  mutating func applyAlignment(_ insets: EdgeInsets, of node: BoxNode) {
    if insets == .zero, alignments.isEmpty { return }
    guard alignments[node.token] ?? .zero != insets else { return }
    alignments[node.token] = insets == .zero ? nil : insets
    items[Int(node.token)].hasParticulars = true
    node.view?.isMaskStale = true
    guard let view = node.view, !isRehearsal else { return }
    for inner in view.subviews where inner.node.token >= 0 {
      inner.isMaskStale = true
      freshBoxes.append(inner.node.token)
    }
    for guide in view.layoutGuides where guide.node.token >= 0 {
      freshBoxes.append(guide.node.token)
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

  /// The part of its frame that a view with a fixed frame determines.
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
