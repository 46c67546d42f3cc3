internal import AshlarSolver

/// The terms of one constraint while it is put together.
struct EngineSentence {
  var terms: [Term] = []

  /// What stands on the left beside the terms, in points.
  var constant = 0.0

  mutating func begin() {
    terms.removeAll(keepingCapacity: true)
    constant = 0
  }

  mutating func add(_ coefficient: Double, _ unknown: Unknown) {
    if coefficient != 0 { terms.append(Term(coefficient, unknown)) }
  }
}

// MARK: - Attributes as terms

extension LayoutEngine {
  /// Adds a multiple of an attribute, taken in the space of a view that contains the box.
  func add(
    _ attribute: LayoutConstraint.Attribute, of node: BoxNode, times factor: Double,
    in ancestor: BoxNode, to sentence: inout EngineSentence
  ) {
    if attribute.isMargin || node.systemGuide != nil {
      return addInset(attribute, of: node, times: factor, in: ancestor, to: &sentence)
    }
    let token = token(of: node)
    guard let axis = attribute.axis else { return }
    if attribute.isLocation {
      addOrigin(of: node, axis, times: factor, in: ancestor, to: &sentence)
    }
    let share = factor * attribute.shareOfExtent
    if share != 0 {
      sentence.add(share, axis == .horizontal ? items[token].width : items[token].height)
    }
    if attribute == .firstBaseline { sentence.constant += factor * items[token].baselines.first }
    if attribute == .lastBaseline { sentence.constant -= factor * items[token].baselines.last }
  }

  /// Adds the way from the corner of a view down to the corner of a box inside it.
  func addOrigin(
    of node: BoxNode, _ axis: LayoutAxis, times factor: Double, in ancestor: BoxNode,
    to sentence: inout EngineSentence
  ) {
    if node === ancestor { return }
    let token = token(of: node)
    sentence.add(factor, axis == .horizontal ? items[token].x : items[token].y)
    var outer = node.container
    while let node = outer, node !== ancestor {
      let token = self.token(of: node)
      sentence.add(factor, axis == .horizontal ? items[token].x : items[token].y)
      outer = node.container
    }
  }
}

extension LayoutConstraint.Attribute {
  /// How much of the extent of a box it is, or lies between it and the top-left corner of the box.
  fileprivate var shareOfExtent: Double {
    switch self {
    case .width, .right, .trailing, .height, .bottom, .lastBaseline: 1
    case .centerX, .centerY: 0.5
    default: 0
    }
  }
}
