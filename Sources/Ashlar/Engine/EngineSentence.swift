internal import AshlarSolver
internal import AshlarStorage

/// The terms of one constraint while it is put together.
struct EngineSentence: ~Copyable {
  var terms = OwnedArray<Coefficient>()

  /// What stands on the left beside the terms, in points.
  var constant = 0.0

  /// The tokens of the views on whose scrolling the constant depends.
  var scrollers: [Int32] = []

  mutating func begin() {
    terms.removeAll()
    constant = 0
    if !scrollers.isEmpty { scrollers = [] }
  }

  /// Adds a multiple of a side of the box with a token.
  mutating func add(_ coefficient: Double, _ side: RectangleSide, of token: Int32) {
    if coefficient != 0 { append(coefficient, side, of: token) }
  }

  /// The same for a coefficient that is not zero.
  mutating func append(_ coefficient: Double, _ side: RectangleSide, of token: Int32) {
    terms.append(Coefficient(coefficient, side.number(in: token)))
  }
}

extension LayoutAxis {
  /// Where a box begins along the axis.
  var cornerSide: RectangleSide { self == .horizontal ? .left : .top }

  /// How long a box is along the axis.
  var extentSide: RectangleSide { self == .horizontal ? .width : .height }
}

// MARK: - Attributes as terms

extension LayoutEngine {
  /// Adds a multiple of an attribute to `sentence`, taken in the space of a view that contains the box.
  ///
  /// Nearly always that is the corner of a box directly inside the view and a share of its extent.
  func addSide(
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
  private func addFarSide(
    _ attribute: LayoutAttribute, of node: BoxNode, times factor: Double,
    in ancestor: BoxNode
  ) {
    var sentence = EngineSentence()
    swap(&sentence, &self.sentence)
    add(attribute.absolute(direction), of: node, times: factor, in: ancestor, to: &sentence)
    swap(&sentence, &self.sentence)
  }

  /// Adds a multiple of an attribute, taken in the space of a view that contains the box.
  func add(
    _ attribute: LayoutAttribute, of node: BoxNode, times factor: Double,
    in ancestor: BoxNode, to sentence: inout EngineSentence
  ) {
    if attribute.isMargin || node.systemGuide ?? .content != .content {
      return addInset(attribute, of: node, times: factor, in: ancestor, to: &sentence)
    }
    if node.scrolls, let area = scrolledArea(of: node, attribute, in: ancestor) {
      return add(attribute, of: area, times: factor, in: ancestor, to: &sentence)
    }
    let token = token(of: node)
    guard let axis = attribute.axis else { return }
    if attribute.isBaseline {
      speaksOfBaselines = true
      if !baselineViews.isEmpty, let inner = baselineNode(of: node, token, attribute) {
        return add(attribute, of: inner, times: factor, in: ancestor, to: &sentence)
      }
      addOrigin(of: node, token, axis, times: factor, in: ancestor, to: &sentence)
      return addBaseline(attribute, of: node, token, times: factor, to: &sentence)
    }
    if attribute.isLocation {
      addOrigin(of: node, token, axis, times: factor, in: ancestor, to: &sentence)
    }
    sentence.add(factor * attribute.shareOfExtent, axis.extentSide, of: Int32(token))
  }

  /// Adds the way from the corner of a view down to the corner of a box inside it.
  func addOrigin(
    of node: BoxNode, _ token: Int, _ axis: LayoutAxis, times factor: Double,
    in ancestor: BoxNode, to sentence: inout EngineSentence
  ) {
    if node === ancestor { return }
    sentence.add(factor, axis.cornerSide, of: Int32(token))
    if !node.isDirectly(in: ancestor) {
      addOrigins(outside: node, axis, times: factor, in: ancestor, to: &sentence)
    }
  }

  /// Adds the way from the corner of a view down to the corner of the container of a box inside it.
  private func addOrigins(
    outside node: BoxNode, _ axis: LayoutAxis, times factor: Double, in ancestor: BoxNode,
    to sentence: inout EngineSentence
  ) {
    var outer = node.container
    while let node = outer, node !== ancestor {
      let token = token(of: node)
      sentence.add(factor, axis.cornerSide, of: Int32(token))
      if node.scrolls { addOffset(of: node, axis, times: -factor, to: &sentence) }
      outer = node.container
    }
  }
}

extension LayoutAttribute {
  /// Whether it is an edge, a centre or an extent of a box, so that it is made of the box's unknowns only.
  fileprivate var isPlain: Bool { Self.plain & bit != 0 }

  private static var plain: UInt32 {
    left.bit | right.bit | top.bit | bottom.bit | leading.bit | trailing.bit | width.bit
      | height.bit | centerX.bit | centerY.bit
  }

  /// How much of the extent of a box it is, or lies between it and the top-left corner of the box.
  fileprivate var shareOfExtent: Double {
    let near = Self.near & bit != 0
    return near ? 0 : self == .centerX || self == .centerY ? 0.5 : 1
  }

  private static var near: UInt32 {
    ~(width.bit | right.bit | trailing.bit | height.bit | bottom.bit | centerX.bit | centerY.bit)
  }
}
