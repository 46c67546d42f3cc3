// MARK: - Updating

extension ConstraintMaker {
  /// Lets the sentences take over constraints that exist, instead of the same ones made anew.
  ///
  /// First each finds its own; then those that may replace a target choose among what is left. What
  /// makes no sense takes over nothing: it is a fault with its own line when it is activated.
  func adopt(_ existing: [LayoutConstraint]) {
    var existing = existing
    var waiting: [Int] = []
    for index in sentences.indices {
      let location = location(of: sentences[index])
      for part in sentences[index].parts {
        let new = parts[part].constraint
        guard new.error == nil else { continue }
        if let match = existing.bestMatch(for: new) {
          adopt(existing.remove(at: match), as: part)
          sentences[index].location = location
        } else if sentences[index].isReplacing, !sentences[index].isInactive {
          waiting.append(part)
          sentences[index].location = location
        }
      }
    }
    for part in waiting { retarget(part, among: &existing) }
    for index in sentences.indices { apply(.all, of: index) }
  }

  /// Gives a constraint that exists the target of a new one, and takes it over.
  private func retarget(_ part: Int, among existing: inout [LayoutConstraint]) {
    let new = parts[part].constraint
    let rival = existing.lastIndex { $0.startsLike(new) }
    guard let rival, new.commonAncestor != nil else { return }
    let constraint = existing.remove(at: rival)
    constraint.retarget(to: new)
    adopt(constraint, as: part)
  }

  /// Takes a constraint over that exists, which is from now on where the sentence of the update is.
  private func adopt(_ constraint: LayoutConstraint, as part: Int) {
    constraint.sourceLocation = parts[part].constraint.sourceLocation
    parts[part].adopt(constraint)
  }
}

extension [LayoutConstraint] {
  /// The place of the constraint that a new one stands for, the youngest if several do.
  fileprivate func bestMatch(for new: LayoutConstraint) -> Int? {
    let matches = indices.filter { self[$0].isAbout(new) }
    return matches.last {
      self[$0].multiplier == new.multiplier && self[$0].priority == new.priority
    }
      ?? matches.last
  }
}

extension LayoutConstraint {
  /// The box that the constraint is about.
  var mainNode: BoxNode? { firstNode ?? distances?.first?.node }

  /// Whether a new constraint relates the same attributes of the same items in the same way.
  fileprivate func isAbout(_ new: LayoutConstraint) -> Bool {
    guard relation == new.relation else { return false }
    if let distances, let others = new.distances { return distances.areSame(as: others) }
    return startsLike(new) && secondNode === new.secondNode
      && secondAttribute == new.secondAttribute
  }

  /// Whether a new constraint says the same up to its target. Distances never do.
  fileprivate func startsLike(_ new: LayoutConstraint) -> Bool {
    firstNode === new.firstNode && firstAttribute == new.firstAttribute
      && relation == new.relation && distances == nil && new.distances == nil
  }
}
