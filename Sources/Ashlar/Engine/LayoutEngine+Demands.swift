internal import AshlarSolver

// What stands behind the constraints of the solver, as values for reports.

// MARK: - Demands

extension LayoutEngine {
  /// The demand behind a constraint of the system's solver.
  func demand(behind handle: Constraint, _ names: inout ReportNames) -> LayoutDemand {
    switch system.sources[handle] {
    case .constraint, .retired:
      if let constraint = system.constraint(of: handle) { return demand(of: constraint, &names) }
    case .demand(let token, let kind):
      if let node = system.node(token) { return demand(of: node, token, kind, &names) }
    case .target(let token, let axis):
      if let node = system.node(token) { return targetDemand(of: node, axis, &names) }
    case .none: break
    }
    return LayoutDemand(text: "(gone)", origin: .constraint)
  }

  /// A constraint of the tree.
  func demand(of constraint: LayoutConstraint, _ names: inout ReportNames) -> LayoutDemand {
    let firstNode = constraint.firstNode
    let secondNode = constraint.secondAttribute == .notAnAttribute ? nil : constraint.secondNode
    return LayoutDemand(
      text: names.text(of: constraint),
      location: constraint.isFromStack ? nil : constraint.sourceLocation,
      origin: constraint.isFromStack ? .stack : .constraint,
      first: firstNode.map { side($0, constraint.firstAttribute, in: secondNode, &names) },
      relation: constraint.relation,
      second: secondNode.map { side($0, constraint.secondAttribute, in: firstNode, &names) },
      multiplier: constraint.multiplier, constant: constraint.constant,
      isClosed: constraint.collapsing == .closed, priority: constraint.priority,
      identifier: constraint.identifier,
      serial: constraint.activation, wording: constraint.wording,
      sentence: constraint.wording.isShared ? headOfSentence(of: constraint).activation : nil,
      stack: StackSpacing(constraint).map { names.name(of: $0.stack) },
      isMade: constraint.isMade || constraint.isOfPortedMaker,
      isOfSystem: constraint.terms.marks.contains(.isOfSystem),
      feedsProportions: constraint.nodes.contains { feedsProportions($0) })
  }

  /// The intrinsic demands of a box. The token is the engine's own: the box may have left since the layout.
  private func demand(
    of node: BoxNode, _ token: Int32, _ kind: EngineDemand.Kind, _ names: inout ReportNames
  ) -> LayoutDemand {
    let value = system.knownDemand(kind, of: token)?.value ?? 0
    if case .frame(let attribute) = kind, let view = node.view, view.superview != nil {
      return maskDemand(attribute, of: view, system.masks[token], value, &names)
    }
    let side = side(node, kind.attribute, in: nil, &names)
    let isContent = kind.origin == .contentSize
    if isContent, node.view?.isCollapsed ?? false { return collapsedDemand(of: side) }
    if isContent, leansTowardsNothing(token, along: kind.axis) {
      return LayoutDemand(
        text: "\(side.item).\(kind.attribute) == 0", origin: .stack, first: side)
    }
    let priorities = node.view?.contentPriorities ?? ContentPriorities()
    return LayoutDemand(
      text: "\(side.item).\(kind.attribute) == \(GeometryText.number(value))",
      origin: node.systemGuide == .content ? .scrolledContent : kind.origin,
      first: side, constant: CGFloat(value),
      priority: isContent ? priorities.compressionResistance[kind.axis] : .required,
      hugging: isContent ? priorities.hugging[kind.axis] : nil,
      feedsProportions: isContent && feedsProportions(node))
  }

  /// Whether a box is in a stack whose views share its length in the proportion of theirs.
  private func feedsProportions(_ node: BoxNode) -> Bool {
    tree.sharesInProportion
      && sequence(first: node, next: { $0.container }).contains {
        $0.container?.view?.stackLayout?.sharesInProportion ?? false
      }
  }

  private func collapsedDemand(of side: LayoutDemand.Side) -> LayoutDemand {
    LayoutDemand(text: "\(side.item).\(side.attribute) == 0", origin: .collapsed, first: side)
  }

  /// The size that a view is to fit.
  private func targetDemand(
    of node: BoxNode, _ axis: LayoutAxis, _ names: inout ReportNames
  ) -> LayoutDemand {
    let target = fittingTarget ?? .zero
    let value = axis == .horizontal ? target.width : target.height
    let side = side(node, axis == .horizontal ? .width : .height, in: nil, &names)
    return LayoutDemand(
      text: "\(side.item).\(side.attribute) == \(GeometryText.number(Double(value)))",
      origin: .fittingSize, first: side, constant: value)
  }

  /// The demand of a view that keeps its frame or follows its superview.
  private func maskDemand(
    _ attribute: LayoutAttribute, of view: View, _ mask: [AutoresizingConstraint]?,
    _ value: Double, _ names: inout ReportNames
  ) -> LayoutDemand {
    if let row = rowDemand(attribute, of: view, value, &names) { return row }
    let constraint =
      mask?.first { $0.kind == .frame(attribute) }
      ?? AutoresizingConstraint(
        attribute: AutoresizingConstraint.Attribute(attribute) ?? .minX, multiplier: 0,
        constant: CGFloat(value))
    let container = view.node.container
    let extent: LayoutAttribute = attribute.axis == .horizontal ? .width : .height
    let words = constraint.text(
      view: names.name(of: view.node), superview: names.name(of: container))
    return LayoutDemand(
      text: words, origin: .autoresizingMask,
      first: side(view.node, attribute, in: container, &names),
      second: constraint.multiplier == 0
        ? nil : container.map { side($0, extent, in: view.node, &names) },
      multiplier: constraint.multiplier == 0 ? 1 : constraint.multiplier,
      constant: constraint.constant, mask: "\(view.masked?.mask ?? [])",
      corner: attribute.isSize ? nil : container.map { side($0, attribute, in: view.node, &names) },
      isPlacedByOwner: view.placedPart.isContent
        || view.placedPart == .accessory && !view.translatesMask)
  }

  /// What the content of a cell demands because its row is so wide or so high, or that of a header or footer. No mask
  /// of it can be turned off.
  private func rowDemand(
    _ attribute: LayoutAttribute, of view: View, _ value: Double,
    _ names: inout ReportNames
  ) -> LayoutDemand? {
    guard attribute.isSize, view.placedPart.isContent, let axis = attribute.axis else {
      return nil
    }
    let side = side(view.node, attribute, in: nil, &names)
    let extent = attribute == .width ? "Width" : "Height"
    return LayoutDemand(
      text: "\(side.item).\(attribute) == \(GeometryText.number(value))", origin: .frame,
      first: side, constant: CGFloat(value), identifier: "UIView-Encapsulated-Layout-\(extent)",
      listed: view.superview.flatMap { listedLength(of: $0, along: axis, &names) })
  }

  /// The length that the program gives a cell along an axis, if it does.
  private func listedLength(
    of cell: View, along axis: LayoutAxis, _ names: inout ReportNames
  ) -> ListedLength? {
    guard let list = cell.superview as? any CellList,
      let part = list.givenPart(of: cell, along: axis)
    else { return nil }
    let size = cell.bounds.size
    return ListedLength(
      list: names.name(of: list.node), part: part, axis: axis,
      length: axis == .horizontal ? size.width : size.height)
  }

  /// The demand that an unknown is zero, or not negative.
  func demand(
    thatZeroIs unknown: Unknown, _ origin: LayoutDemand.Origin, _ names: inout ReportNames
  )
    -> LayoutDemand
  {
    let token = system.token(of: unknown)
    guard token >= 0, let node = system.node(token) else {
      return LayoutDemand(text: "(gone)", origin: origin)
    }
    let side = side(node, attribute(of: unknown), in: nil, &names)
    if origin == .notNegative, side.attribute.isSize, node.view?.takesNoRoom ?? false {
      return collapsedDemand(of: side)
    }
    let relation: LayoutRelation = origin == .notNegative ? .greaterThanOrEqual : .equal
    let text =
      origin == .exercise
      ? "\(side.item).\(side.attribute)" : "\(side.item).\(side.attribute) \(relation) 0"
    return LayoutDemand(text: text, origin: origin, first: side, relation: relation)
  }

  /// The attribute of its box that an unknown stands for.
  func attribute(of unknown: Unknown) -> LayoutAttribute {
    switch RectangleSide(of: unknown) {
    case .left: .left
    case .top: .top
    case .width: .width
    case .height: .height
    }
  }

  private func side(
    _ node: BoxNode, _ attribute: LayoutAttribute, in other: BoxNode?,
    _ names: inout ReportNames
  ) -> LayoutDemand.Side {
    let owner = owner(of: node)
    return LayoutDemand.Side(
      item: names.name(of: node), attribute: attribute,
      type: node.box?.typeName ?? "",
      isContainer: other.map { $0.container === owner && $0 !== node } ?? false,
      inset: inset(of: node, attribute), key: owner.token)
  }

  /// The inset in its view of a margin, or of a guide that follows from it; see ``LayoutDemand/Side/inset``.
  private func inset(
    of node: BoxNode, _ attribute: LayoutAttribute
  ) -> CGFloat? {
    guard attribute.isMargin || !node.hasUnknowns, let view = node.host?.view,
      let axis = attribute.axis
    else { return nil }
    let state = view.insets?.state ?? view.plainInsets
    let span = state.span(of: node.systemGuide ?? .layoutMargins, along: axis)
    guard span.near.share == 0, span.far.share == 1 else { return nil }
    let (near, far) = (span.near.points, -span.far.points)
    switch attribute.withoutMargins.absolute(view.effectiveUserInterfaceLayoutDirection) {
    case .left, .top, .firstBaseline: return near
    case .right, .bottom, .lastBaseline: return far
    case .width, .height: return near + far
    default: return (near - far) / 2
    }
  }
}

extension LayoutEngine {
  /// The first constraint that was made of the same sentence of a maker, as far as it is active.
  private func headOfSentence(of constraint: LayoutConstraint) -> LayoutConstraint {
    if let spacing = StackSpacing(constraint) { return spacing.first ?? constraint }
    guard constraint.marks.contains(.continuesSentence), let tree = constraint.tree else {
      return constraint
    }
    let head = tree.store.headOfSentence(constraint.index)
    return head < 0 ? constraint : tree.object(of: head)
  }

  /// The constraints that have the same number in the code, this one among them.
  func sharing(theNumberOf constraint: LayoutConstraint) -> [LayoutConstraint] {
    if let spacing = StackSpacing(constraint) { return spacing.sharing }
    guard constraint.wording.isShared, let node = constraint.firstNode else { return [constraint] }
    let head = headOfSentence(of: constraint).activation
    return node.concerning.filter {
      $0.wording.isShared && headOfSentence(of: $0).activation == head
    }
  }
}

// MARK: - Leaning

extension LayoutEngine {
  /// Whether a view in a stack has no length along an axis where nothing else gives it one, rather than a content.
  func leansTowardsNothing(_ token: Int32, along axis: LayoutAxis) -> Bool {
    guard let content = system.knownDemand(.content(axis), of: token), content.value == 0
    else { return false }
    let handle = system.solver.constraint(at: content.constraint)
    return system.solver.penalties(of: handle).over.map { $0 < ContentDemands.leastWish } ?? false
      && system.node(token)?.view?.isArranged ?? false
  }
}

// MARK: - Kinds

extension EngineDemand.Kind {
  fileprivate var attribute: LayoutAttribute {
    switch self {
    case .frame(let attribute): attribute
    case .content(let axis), .rank(let axis): axis == .horizontal ? .width : .height
    }
  }

  fileprivate var origin: LayoutDemand.Origin {
    switch self {
    case .frame: .frame
    case .content, .rank: .contentSize
    }
  }
}
