// Which constraints an update changes: those that are like a new one.

extension LayoutConstraint {
  /// Whether two constraints have the same multiplier and priority.
  func hasSameNumbers(as other: LayoutConstraint) -> Bool {
    let (own, others) = (terms, other.terms)
    return own.multiplier == others.multiplier && own.priority == others.priority
  }

  /// Whether another constraint relates the same attributes of the same items in the same way.
  func isAbout(_ new: LayoutConstraint) -> Bool {
    guard relation == new.relation else { return false }
    if let distances, let others = new.distances { return distances.areSame(as: others) }
    return startsLike(new) && secondNode === new.secondNode
      && secondAttribute == new.secondAttribute
  }

  /// Whether another constraint is the same up to its target. Distances never do.
  func startsLike(_ new: LayoutConstraint) -> Bool {
    firstNode === new.firstNode && firstAttribute == new.firstAttribute
      && relation == new.relation && distances == nil && new.distances == nil
  }

  /// The active constraints of the same class that differ in their constants at most, the oldest first.
  ///
  /// They relate the same attributes of the same items in the same way, with the same multiplier and priority.
  ///
  /// - Complexity: O(*n*) for *n* constraints that refer to the first item.
  package var counterparts: [LayoutConstraint] {
    guard let firstNode else { return [] }
    return firstNode.concerning.filter {
      $0 !== self && $0.isAbout(self) && $0.hasSameNumbers(as: self)
        && type(of: $0) == type(of: self)
    }
  }
}
