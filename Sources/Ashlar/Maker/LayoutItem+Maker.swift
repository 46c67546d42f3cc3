/// The handles of the sentences that a closure wrote, in order.
public struct ConstraintHandles: RandomAccessCollection {
  let maker: ConstraintMaker

  public var startIndex: Int { 0 }

  public var endIndex: Int { maker.finishedCount ?? 0 }

  public subscript(position: Int) -> ConstraintHandle {
    ConstraintHandle(maker: maker, index: position)
  }

  /// The constraints of all sentences, in order.
  public var layoutConstraints: [LayoutConstraint] { flatMap(\.layoutConstraints) }
}

// MARK: - Verbs

extension LayoutItem {
  /// Makes constraints and activates them.
  ///
  /// The closure runs once, at once. A view keeps its frame no longer
  /// (``View/translatesAutoresizingMaskIntoConstraints`` becomes false). Making the same constraints
  /// twice makes them twice.
  ///
  /// - Returns: A handle for each sentence, in order.
  @discardableResult
  public func makeConstraints(_ closure: (ConstraintMaker) -> Void) -> ConstraintHandles {
    let handles = prepareConstraints(closure)
    handles.maker.activateAll()
    return handles
  }

  /// Makes constraints and leaves them inactive.
  @discardableResult
  public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> ConstraintHandles {
    node.readView { $0.translatesAutoresizingMaskIntoConstraints = false }
    let maker = ConstraintMaker(self)
    closure(maker)
    maker.finish()
    return ConstraintHandles(maker: maker)
  }

  /// Changes the constraints that a maker made before, and makes those that are new.
  ///
  /// A sentence finds the active constraint that has the same items, attributes and relation, and sets
  /// its constant, multiplier and priority; of several such, the one whose multiplier and priority are
  /// the same already. The handles control the constraints that exist then.
  @discardableResult
  public func updateConstraints(_ closure: (ConstraintMaker) -> Void) -> ConstraintHandles {
    let handles = prepareConstraints(closure)
    handles.maker.adopt(madeConstraints)
    handles.maker.activateAll()
    return handles
  }

  /// Makes constraints in place of all that makers have made for this item before.
  ///
  /// The closure runs first; then the old constraints go and the new ones come, in one step.
  @discardableResult
  public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) -> ConstraintHandles {
    let handles = prepareConstraints(closure)
    removeConstraints()
    handles.maker.activateAll()
    return handles
  }

  /// Deactivates every constraint that a maker has made for this item.
  ///
  /// Constraints of other items that speak of this one stay.
  public func removeConstraints() {
    LayoutConstraint.deactivate(madeConstraints)
  }

  /// The active constraints that makers have made for this item.
  private var madeConstraints: [LayoutConstraint] {
    node.concerning.filter { $0.isMade && $0.mainNode === node }
  }
}

extension LayoutConstraint {
  /// The box that the constraint is about.
  fileprivate var mainNode: BoxNode? { firstNode ?? distances?.first?.node }
}

// MARK: - Updating

extension ConstraintMaker {
  /// Lets the sentences take over constraints that exist, instead of the same ones made anew.
  ///
  /// What makes no sense takes over nothing: it is a fault with its own line when it is activated.
  fileprivate func adopt(_ existing: [LayoutConstraint]) {
    var existing = existing
    for index in sentences.indices {
      for part in sentences[index].parts {
        let new = parts[part].constraint
        guard new.error == nil, let match = existing.bestMatch(for: new) else { continue }
        parts[part].constraint = existing.remove(at: match)
      }
      apply(.all, of: index)
    }
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
  /// Whether a new constraint relates the same attributes of the same items in the same way.
  fileprivate func isAbout(_ new: LayoutConstraint) -> Bool {
    guard relation == new.relation else { return false }
    if let distances, let others = new.distances { return distances.areSame(as: others) }
    return firstNode === new.firstNode && secondNode === new.secondNode
      && firstAttribute == new.firstAttribute
      && secondAttribute == new.secondAttribute && distances == nil && new.distances == nil
  }
}
