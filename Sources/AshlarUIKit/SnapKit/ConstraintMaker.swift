import Ashlar

/// Turns chains into constraints of one view or guide.
public final class ConstraintMaker: ConstraintMarginSource {
  /// The view or guide whose constraints are made.
  public let item: LayoutConstraintItem

  /// What the chains say, in the order in which they were begun.
  ///
  /// Exclusive access need not be checked: nothing is called while an access lasts.
  @exclusivity(unchecked) var chains: [ConstraintChain] = []

  init(item: LayoutConstraintItem) {
    self.item = item
    chains.reserveCapacity(4)
  }

  /// Begins a chain.
  @inlinable
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    ConstraintMakerExtendable(maker: self, index: begin(attributes))
  }

  /// The constraint of a chain, made when it is first asked for. Nil without a relation.
  func constraint(at index: Int) -> Constraint? {
    if let known = chains[index].constraint { return known }
    guard chains[index].isComplete else { return nil }
    let made = Constraint(layoutConstraints: chains[index].layoutConstraints(of: item))
    chains[index].constraint = made
    return made
  }
}

// MARK: - Verbs

extension ConstraintMaker {
  /// Runs a closure that says constraints.
  private static func run(
    _ closure: (ConstraintMaker) -> Void, for item: LayoutConstraintItem
  ) -> ConstraintMaker {
    (item as? UIView)?.translatesAutoresizingMaskIntoConstraints = false
    let maker = ConstraintMaker(item: item)
    closure(maker)
    return maker
  }

  /// Makes the constraints that a closure says, and leaves them inactive.
  static func prepareConstraints(
    item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void
  ) -> [Constraint] {
    let maker = run(closure, for: item)
    return maker.chains.indices.compactMap { maker.constraint(at: $0) }
  }

  @usableFromInline
  static func makeConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    activate(run(closure, for: item))
  }

  /// Activates what chains say.
  private static func activate(_ maker: consuming ConstraintMaker) {
    if isKnownUniquelyReferenced(&maker) { return maker.activateUnseen() }
    for index in maker.chains.indices { maker.constraint(at: index)?.activate() }
  }

  /// Does the same for a maker that nobody else keeps. Of chains that nobody has kept there need be no object.
  private func activateUnseen() {
    // Out of the maker: whoever hears of a fault may know it weakly and say more, which moves what it has.
    var said: [ConstraintChain] = []
    swap(&said, &chains)
    for index in said.indices {
      if let known = said[index].constraint {
        known.activate()
      } else {
        // Out of the chain, so that its reference need not count for each constraint.
        let related = said[index].related.take()
        said[index].visitLayoutConstraints(of: item, related) { LayoutConstraint.activateNew($0) }
      }
    }
  }

  static func remakeConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    let maker = run(closure, for: item)
    removeConstraints(item: item)
    activate(maker)
  }

  static func updateConstraints(item: LayoutConstraintItem, closure: (ConstraintMaker) -> Void) {
    let known = madeConstraints(of: item)
    if known.isEmpty { return makeConstraints(item: item, closure: closure) }
    for constraint in prepareConstraints(item: item, closure: closure) {
      constraint.adopt(from: known)
    }
  }

  static func removeConstraints(item: LayoutConstraintItem) {
    NSLayoutConstraint.deactivate(madeConstraints(of: item))
  }

  /// The active constraints that `snp` has made for an item.
  private static func madeConstraints(of item: LayoutConstraintItem) -> [LayoutConstraint] {
    item.ownConstraints.compactMap { $0 as? LayoutConstraint }
  }
}
