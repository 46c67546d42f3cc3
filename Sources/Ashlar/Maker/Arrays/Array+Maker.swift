// The parameters of the closure tell the two forms of a verb apart.
// swift-format-ignore-file: AmbiguousTrailingClosureOverload

// MARK: - The same sentences for several views or guides

extension Array where Element: LayoutItem {
  /// Makes constraints for every item: the closure runs once for each, in order.
  @discardableResult
  public func makeConstraints(_ closure: (LayoutMaker) -> Void) -> [ConstraintHandle] {
    flatMap { $0.makeConstraints(closure) }
  }

  /// Makes constraints for every item, and leaves them inactive.
  @discardableResult
  public func prepareConstraints(_ closure: (LayoutMaker) -> Void) -> [ConstraintHandle] {
    flatMap { $0.prepareConstraints(closure) }
  }

  /// Updates the constraints of every item, and adds those that are missing.
  @discardableResult
  public func updateConstraints(_ closure: (LayoutMaker) -> Void) -> [ConstraintHandle] {
    flatMap { $0.updateConstraints(closure) }
  }

  /// Replaces all constraints that makers have made for the items.
  @discardableResult
  public func remakeConstraints(_ closure: (LayoutMaker) -> Void) -> [ConstraintHandle] {
    flatMap { $0.remakeConstraints(closure) }
  }

  /// Deactivates every constraint that makers have made for the items.
  public func removeConstraints() {
    for item in self { item.removeConstraints() }
  }
}

// MARK: - Sentences that differ from item to item

extension Array where Element: LayoutItem {
  /// Makes constraints for every item: the closure runs once for each, in order, with the item.
  @discardableResult
  public func makeConstraints(_ closure: (LayoutMaker, Element) -> Void) -> [ConstraintHandle] {
    flatMap { item in item.makeConstraints { closure($0, item) } }
  }

  /// Makes constraints for every item, and leaves them inactive. The closure receives the item.
  @discardableResult
  public func prepareConstraints(
    _ closure: (LayoutMaker, Element) -> Void
  ) -> [ConstraintHandle] { flatMap { item in item.prepareConstraints { closure($0, item) } } }

  /// Updates the constraints of every item, and adds those that are missing. The closure receives the item.
  @discardableResult
  public func updateConstraints(
    _ closure: (LayoutMaker, Element) -> Void
  ) -> [ConstraintHandle] { flatMap { item in item.updateConstraints { closure($0, item) } } }

  /// Replaces all constraints that makers have made for the items. The closure receives the item.
  @discardableResult
  public func remakeConstraints(
    _ closure: (LayoutMaker, Element) -> Void
  ) -> [ConstraintHandle] { flatMap { item in item.remakeConstraints { closure($0, item) } } }
}

// MARK: - Constraints of handles

extension [ConstraintHandle] {
  /// The constraints of all sentences, in order.
  public var layoutConstraints: [LayoutConstraint] { flatMap(\.layoutConstraints) }
}
