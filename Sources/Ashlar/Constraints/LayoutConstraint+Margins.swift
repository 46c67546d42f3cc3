// MARK: - Margins

extension LayoutConstraint {
  /// Whether the constraint speaks of the margins of a view, or of a guide that the view made itself.
  func dependsOnInsets(of node: BoxNode) -> Bool {
    if marginSide != .none { return true }
    if let distances { return distances.dependOnInsets(of: node) }
    return Self.isInset(firstNode, firstAttribute, of: node)
      || Self.isInset(secondNode, secondAttribute, of: node)
  }

  static func isInset(_ item: BoxNode?, _ attribute: Attribute, of node: BoxNode) -> Bool {
    guard let item else { return false }
    return item === node
      ? attribute.isMargin : item.systemGuide != nil && item.container === node
  }

  /// Whether the constraint gives margins to something that has none.
  var isMarginOfGuide: Bool {
    firstAttribute.isMargin && firstNode?.isGuide ?? false
      || secondAttribute.isMargin && secondNode?.isGuide ?? false
  }

  /// Which of the items has the margin that a constraint's constant is.
  enum MarginSide: UInt8 {
    case none
    case first
    case second
  }

  /// Makes the constant the margin of an item at the edge that the constraint speaks of, in points, and
  /// lets it follow that margin until somebody sets the constant.
  func follow(_ side: MarginSide) {
    marginSide = side
    followMargin()
  }

  /// Brings a constant that is a margin up to date.
  func followMargin() {
    guard marginSide != .none else { return }
    let (node, attribute) =
      marginSide == .first ? (firstNode, firstAttribute) : (secondNode, secondAttribute)
    guard let view = node?.view else { return }
    storedConstant = DirectedNumber { direction in
      view.insetState.margins.amount(at: attribute.absolute(direction))
    }
  }
}

extension EdgeInsets {
  /// The inset of an edge.
  fileprivate func amount(at edge: LayoutConstraint.Attribute) -> CGFloat {
    switch edge {
    case .left: left
    case .right: right
    case .top: top
    case .bottom: bottom
    default: 0
    }
  }
}
