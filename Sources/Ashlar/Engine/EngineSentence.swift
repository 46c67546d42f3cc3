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
    _ attribute: LayoutConstraint.Attribute, of box: LayoutBox, times factor: Double,
    in ancestor: View
  ) {
    let item = item(for: box)
    switch attribute {
    case .notAnAttribute: break
    case .width: sentence.add(factor, item.width)
    case .height: sentence.add(factor, item.height)
    default:
      addOrigin(of: box, attribute.axis!, times: factor, in: ancestor)
      addExtent(attribute, of: item, times: factor)
    }
  }

  /// Adds how far an edge or a centre is from the top-left corner of its box.
  private func addExtent(
    _ attribute: LayoutConstraint.Attribute, of item: EngineItem, times factor: Double
  ) {
    switch attribute {
    case .right, .trailing: sentence.add(factor, item.width)
    case .centerX: sentence.add(factor / 2, item.width)
    case .bottom: sentence.add(factor, item.height)
    case .centerY: sentence.add(factor / 2, item.height)
    case .firstBaseline:
      sentence.constant += factor * item.baselines.first
    case .lastBaseline:
      sentence.add(factor, item.height)
      sentence.constant -= factor * item.baselines.last
    default: break
    }
  }

  /// Adds the way from the corner of a view down to the corner of a box inside it.
  private func addOrigin(
    of box: LayoutBox, _ axis: LayoutAxis, times factor: Double, in ancestor: View
  ) {
    var box = box
    while box !== ancestor {
      let item = item(for: box)
      sentence.add(factor, axis == .horizontal ? item.x : item.y)
      guard let container = box.container else { return }
      box = container
    }
  }
}

extension EngineItem {
  var view: View? { box as? View }
}
