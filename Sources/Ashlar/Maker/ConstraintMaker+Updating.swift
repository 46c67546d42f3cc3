// MARK: - Updating

extension ConstraintMaker {
  /// Lets the sentences take over constraints that exist, instead of the same ones made anew.
  ///
  /// First each finds its own; then those that may replace a target choose among what is left. What
  /// makes no sense takes over nothing: it is a fault with its own line when it is activated.
  func adoptExisting() {
    var existing = ExistingConstraints(of: reference)
    var waiting: [Int] = []
    for index in sentences.indices {
      for part in sentences[index].parts {
        guard parts[part].read({ $0.error == nil }) else { continue }
        if let match = parts[part].read({ existing.take(matching: $0) }) {
          adopt(match, as: part)
        } else if sentences[index].isReplacing, !sentences[index].isInactive {
          waiting.append(part)
        }
      }
    }
    if !waiting.isEmpty {
      var left = existing.left
      for part in waiting { retarget(part, among: &left) }
    }
    for index in sentences.indices { apply(.all, of: index) }
  }

  /// Gives a constraint that exists the target of a new one, and takes it over.
  private func retarget(_ part: Int, among existing: inout [LayoutConstraint]) {
    let new = parts[part].constraint
    let rival = existing.lastIndex { $0.startsLike(new) }
    guard let rival, new.commonAncestor != nil else { return }
    let constraint = existing.remove(at: rival)
    constraint.retarget(to: new)
    adopt(.passRetained(constraint), as: part)
  }

  /// Takes a constraint over that exists, which is from now on where the sentence of the update is.
  private func adopt(_ constraint: Unmanaged<LayoutConstraint>, as part: Int) {
    parts[part].read { new in
      constraint._withUnsafeGuaranteedRef { $0.sourceLocation = new.sourceLocation }
    }
    parts[part].adopt(constraint)
  }
}

/// The constraints that makers have made for an item, of which sentences of an update take theirs.
///
/// References are not counted: they are active, and nothing is called that could change that while they are looked
/// through.
private struct ExistingConstraints {
  private var constraints: [Unmanaged<LayoutConstraint>] = []

  init(of reference: NodeReference) {
    reference.read { node in
      constraints.reserveCapacity(node.concerning.count)
      node.concerning.visit { constraint in
        guard constraint.isMade, constraint.mainReference == reference else { return }
        constraints.append(.passUnretained(constraint))
      }
    }
  }

  /// What no sentence has taken, in order.
  var left: [LayoutConstraint] { constraints.map { $0.takeUnretainedValue() } }

  /// Takes the constraint that a new one stands for: of several the one whose multiplier and priority are the same, and
  /// of several such the youngest.
  ///
  /// - Returns: A reference to it that the caller has from now on.
  mutating func take(matching new: LayoutConstraint) -> Unmanaged<LayoutConstraint>? {
    var match: Int?
    for index in constraints.indices.reversed() {
      let (isAbout, isSame) = constraints[index]._withUnsafeGuaranteedRef { known in
        guard known.isAbout(new) else { return (false, false) }
        return (true, known.hasSameNumbers(as: new))
      }
      if isAbout, match == nil || isSame { match = index }
      if isSame { break }
    }
    return match.map { constraints.remove(at: $0).retain() }
  }
}

extension LayoutConstraint {
  /// What the constraint is about.
  var mainReference: NodeReference? {
    if let firstReference { return firstReference }
    return distances?.first?.node.map { NodeReference($0) }
  }

  /// Whether two constraints have the same multiplier and priority.
  @inline(__always)
  func hasSameNumbers(as other: LayoutConstraint) -> Bool {
    storedMultiplier == other.storedMultiplier && storedPriority == other.storedPriority
  }

  /// Whether a new constraint relates the same attributes of the same items in the same way.
  @inline(__always)
  func isAbout(_ new: LayoutConstraint) -> Bool {
    guard relation == new.relation else { return false }
    if let distances, let others = new.distances { return distances.areSame(as: others) }
    return startsLike(new) && secondReference == new.secondReference
      && secondAttribute == new.secondAttribute
  }

  /// Whether a new constraint says the same up to its target. Distances never do.
  fileprivate func startsLike(_ new: LayoutConstraint) -> Bool {
    firstReference == new.firstReference && firstAttribute == new.firstAttribute
      && relation == new.relation && distances == nil && new.distances == nil
  }
}
