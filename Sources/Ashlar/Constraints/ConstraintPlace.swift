/// Where a constraint keeps its place in a list, which is −1 while it is not in it.
enum ConstraintPlace {
  /// Among those that its holder holds.
  case inHolder

  /// Among those that the engine of its tree has yet to hear of.
  case inQueue

  /// Among those that concern a box: one of its two items, or one that a distance measures from.
  case concerning(NodeReference)
}

extension LayoutConstraint {
  /// The constraint's place in a list, or −1.
  subscript(place: ConstraintPlace) -> Int32 {
    get {
      switch place {
      case .inHolder: placeInHolder
      case .inQueue: placeInQueue
      case .concerning(let node):
        node == firstReference
          ? placeAmongFirst
          : node == secondReference ? placeAmongSecond : distances?[node.node] ?? -1
      }
    }
    set {
      switch place {
      case .inHolder: placeInHolder = newValue
      case .inQueue: placeInQueue = newValue
      case .concerning(let node):
        if node == firstReference {
          placeAmongFirst = newValue
        } else if node == secondReference {
          placeAmongSecond = newValue
        } else {
          distances?[node.node] = newValue
        }
      }
    }
  }
}
