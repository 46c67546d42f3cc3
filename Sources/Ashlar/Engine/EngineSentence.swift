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
    in ancestor: BoxNode
  ) {
    let token = token(of: node)
    guard let axis = attribute.axis else { return }
    if attribute.isLocation { addOrigin(of: node, axis, times: factor, in: ancestor) }
    sentence.add(attribute, of: items[token], times: factor)
  }

  /// Adds the way from the corner of a view down to the corner of a box inside it.
  private func addOrigin(
    of node: BoxNode, _ axis: LayoutAxis, times factor: Double, in ancestor: BoxNode
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

extension EngineSentence {
  /// Adds an extent, or how far an edge or a centre is from the top-left corner of its box.
  fileprivate mutating func add(
    _ attribute: LayoutConstraint.Attribute, of item: EngineItem, times factor: Double
  ) {
    switch attribute {
    case .width, .right, .trailing: add(factor, item.width)
    case .centerX: add(factor / 2, item.width)
    case .height, .bottom: add(factor, item.height)
    case .centerY: add(factor / 2, item.height)
    case .firstBaseline:
      constant += factor * item.baselines.first
    case .lastBaseline:
      add(factor, item.height)
      constant -= factor * item.baselines.last
    default: break
    }
  }
}
