internal import AshlarSolver

// MARK: - Attributes as terms

extension ConstraintSystem {
  /// Adds a multiple of an attribute to `sentence`, taken in the space of a view that contains the box.
  ///
  /// Nearly always that is the corner of a box directly inside the view and a share of its extent.
  mutating func addSide(
    _ attribute: LayoutAttribute, of node: BoxNode, times factor: Double,
    in ancestor: BoxNode
  ) {
    guard attribute.isPlain, node.isOrdinary, factor != 0,
      node === ancestor || node.isDirectly(in: ancestor)
    else { return addFarSide(attribute, of: node, times: factor, in: ancestor) }
    let token = Int32(truncatingIfNeeded: token(of: node))
    let attribute = direction == .leftToRight ? attribute : attribute.absolute(direction)
    let axis: LayoutAxis = attribute.isHorizontal ? .horizontal : .vertical
    if !attribute.isSize, node !== ancestor { sentence.append(factor, axis.cornerSide, of: token) }
    let share = factor * attribute.shareOfExtent
    if share != 0 { sentence.append(share, axis.extentSide, of: token) }
  }

  /// Adds what is not as simple as that.
  @inline(never)
  private mutating func addFarSide(
    _ attribute: LayoutAttribute, of node: BoxNode, times factor: Double,
    in ancestor: BoxNode
  ) { add(attribute.absolute(direction), of: node, times: factor, in: ancestor) }

  /// Adds a multiple of an attribute, taken in the space of a view that contains the box.
  mutating func add(
    _ attribute: LayoutAttribute, of node: BoxNode, times factor: Double,
    in ancestor: BoxNode
  ) {
    if attribute.isMargin || node.systemGuide ?? .content != .content {
      return addInset(attribute, of: node, times: factor, in: ancestor)
    }
    if node.scrolls, let area = scrolledArea(of: node, attribute, in: ancestor) {
      return add(attribute, of: area, times: factor, in: ancestor)
    }
    let token = token(of: node)
    guard let axis = attribute.axis else { return }
    if attribute.isBaseline {
      mentionsBaselines = true
      if !baselines.isEmpty, let inner = baselineNode(of: node, token, attribute) {
        return add(attribute, of: inner, times: factor, in: ancestor)
      }
      addOrigin(of: node, token, axis, times: factor, in: ancestor)
      return addBaseline(attribute, of: node, token, times: factor)
    }
    if attribute.isLocation {
      addOrigin(of: node, token, axis, times: factor, in: ancestor)
    }
    sentence.add(factor * attribute.shareOfExtent, axis.extentSide, of: Int32(token))
  }

  /// Adds the way from the corner of a view down to the corner of a box inside it.
  mutating func addOrigin(
    of node: BoxNode, _ token: Int, _ axis: LayoutAxis, times factor: Double,
    in ancestor: BoxNode
  ) {
    if node === ancestor { return }
    sentence.add(factor, axis.cornerSide, of: Int32(token))
    if !node.isDirectly(in: ancestor) {
      addOrigins(outside: node, axis, times: factor, in: ancestor)
    }
  }

  /// Adds the way from the corner of a view down to the corner of the container of a box inside it.
  private mutating func addOrigins(
    outside node: BoxNode, _ axis: LayoutAxis, times factor: Double, in ancestor: BoxNode
  ) {
    var outer = node.container
    while let node = outer, node !== ancestor {
      let token = token(of: node)
      sentence.add(factor, axis.cornerSide, of: Int32(token))
      if node.scrolls { addOffset(of: node, axis, times: -factor) }
      outer = node.container
    }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge, a centre or an extent of a box, so that it is made of the box's unknowns only.
  var isPlain: Bool { Self.plain & bit != 0 }

  private static var plain: UInt32 {
    left.bit | right.bit | top.bit | bottom.bit | leading.bit | trailing.bit | width.bit
      | height.bit | centerX.bit | centerY.bit
  }

  /// Its share of the extent of a box, or that of its distance from the top-left corner of the box.
  var shareOfExtent: Double { Self.near & bit != 0 ? 0 : Self.middle & bit != 0 ? 0.5 : 1 }

  private static var middle: UInt32 { centerX.bit | centerY.bit }

  private static var near: UInt32 {
    ~(width.bit | right.bit | trailing.bit | height.bit | bottom.bit | centerX.bit | centerY.bit)
  }
}

// MARK: - Margins and the guides that views make themselves

extension ConstraintSystem {
  /// Adds a multiple of a place or an extent inside the margins of a view, or of one of its own guides.
  ///
  /// They have no unknowns: each edge is a share of the view's extent and a constant, so that another
  /// margin is another constant.
  mutating func addInset(
    _ attribute: LayoutAttribute, of node: BoxNode, times factor: Double,
    in ancestor: BoxNode
  ) {
    let guide = node.systemGuide ?? .layoutMargins
    guard let axis = attribute.axis, let owner = node.host, let view = owner.view else { return }
    let state = view.insets?.state ?? view.plainInsets
    let span = state.span(of: guide, along: axis)
    let (near, far) = attribute.weights
    let token = token(of: owner)
    if attribute.isLocation {
      addOrigin(of: owner, token, axis, times: factor, in: ancestor)
      if owner.scrolls, owner === ancestor, !attribute.isCenter {
        addOffset(of: owner, axis, times: factor)
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
  /// Its composition: the weight of the left or top edge, and that of the right or bottom one.
  fileprivate var weights: (near: Double, far: Double) {
    switch withoutMargins {
    case .right, .trailing, .bottom, .lastBaseline: (0, 1)
    case .width, .height: (-1, 1)
    case .centerX, .centerY: (0.5, 0.5)
    default: (1, 0)
    }
  }
}

// MARK: - Views that scroll

extension ConstraintSystem {
  /// The area that a view scrolls, if an attribute of the view means that: if something inside it, in whose space it
  /// is taken, refers to an edge of the view.
  ///
  /// The middle, seen from inside, is that of the frame, laid at the start of the area.
  ///
  /// Source: Apple's frameworks, as recorded (reference, "What 4,000 recorded screens say", 2).
  private func scrolledArea(
    of node: BoxNode, _ attribute: LayoutAttribute, in ancestor: BoxNode
  ) -> BoxNode? {
    guard attribute.isLocation, !attribute.isCenter, node === ancestor else {
      return nil
    }
    guard let view = node.view else { return nil }
    return view.scrollArea?.guide(in: view).node
  }

  /// Adds a multiple of how far a view has been scrolled along an axis.
  private mutating func addOffset(
    of node: BoxNode, _ axis: LayoutAxis, times factor: Double
  ) {
    guard let view = node.view else { return }
    let offset = view.storedBoundsOrigin
    sentence.constant += factor * Double(axis == .horizontal ? offset.x : offset.y)
    sentence.scrollers.append(Int32(token(of: node)))
  }
}

// MARK: - Sums

/// An attribute of a box as a sum of unknowns and a constant, in points.
struct AttributeSum {
  let terms: [Term]
  var constant: Double
}

extension ConstraintSystem {
  /// An attribute of a box as a sum, taken in the space of a view that contains the box.
  mutating func sum(
    for attribute: LayoutAttribute, of node: BoxNode, in space: BoxNode,
    _ direction: LayoutDirection
  ) -> AttributeSum {
    self.direction = direction
    sentence.begin()
    add(attribute.absolute(direction), of: node, times: 1, in: space)
    return AttributeSum(terms: termsOfSentence, constant: sentence.constant)
  }

  /// The sum of terms, in points.
  func value(of terms: [Term]) -> Double {
    terms.reduce(0) { $0 + $1.coefficient * solver.value(of: $1.unknown) }
  }

  /// By how much the left side of a constraint is greater than its right side, in points.
  ///
  /// Places count in the direction of the constraint, which may be the one from right to left.
  mutating func excess(of index: Int32) -> Double {
    let record = tree.store.constraints[index]
    readDirection(of: record)
    guard compose(record, index) else { return 0 }
    let excess = value(of: termsOfSentence) - bound(of: record.terms)
    return isMirrored(record.terms) ? -excess : excess
  }

  private var termsOfSentence: [Term] {
    sentence.terms.all.map { Term($0.coefficient, solver.unknown(at: $0.unknown)) }
  }
}
