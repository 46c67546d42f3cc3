/// A group of handles that are activated, deactivated and changed together.
///
/// ```swift
/// let shown = ConstraintGroup(panel.prepareConstraints { $0.bottom.equalToSuperview() })
/// let hidden = ConstraintGroup(panel.makeConstraints { $0.top.equalTo(page.bottom) })
/// shown.activate(insteadOf: hidden)   // the next layout works both changes in at once
/// ```
///
/// A group keeps its handles in order, and no views. The handles may belong to different views.
public struct ConstraintGroup {
  /// The handles of the group, in the order of their addition.
  public private(set) var handles: [ConstraintHandle]

  /// Makes a group of handles, such as those that a verb of the maker returns.
  public init(_ handles: some Sequence<ConstraintHandle>) { self.handles = Array(handles) }

  /// Makes a group of single handles.
  public init(_ handles: ConstraintHandle...) { self.handles = handles }

  /// Adds a handle. Its constraints stay as they are.
  public mutating func append(_ handle: ConstraintHandle) { handles.append(handle) }

  /// Adds handles, in order. Their constraints stay as they are.
  public mutating func append(contentsOf handles: some Sequence<ConstraintHandle>) {
    self.handles.append(contentsOf: handles)
  }
}

// MARK: - Switching

extension ConstraintGroup {
  /// The constraints of all handles, in order.
  public var layoutConstraints: [LayoutConstraint] { handles.layoutConstraints }

  /// Whether any of the constraints is active. Setting it switches all of them.
  public var isActive: Bool {
    get { handles.contains { $0.isActive } }
    nonmutating set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates all constraints, in order. Those that are active stay so.
  public func activate() { LayoutConstraint.activate(layoutConstraints) }
  /// Deactivates all constraints. They keep their numbers and can be activated again.
  public func deactivate() { LayoutConstraint.deactivate(layoutConstraints) }

  /// Activates all constraints and deactivates those of another group.
  ///
  /// Constraints in both groups are active then. There is no state in between: the next layout applies all changes at
  /// once.
  public func activate(insteadOf other: ConstraintGroup) {
    var held = HeldSchedulers()
    for constraint in other.layoutConstraints { constraint.deactivate(&held) }
    for constraint in layoutConstraints { constraint.activate(&held) }
    held.letGo()
  }
}

// MARK: - Updating

extension ConstraintGroup {
  /// Sets every constant, in points, as ``ConstraintHandle/update(offset:)-(CGFloat)`` does.
  public func update(offset: CGFloat) { for handle in handles { handle.update(offset: offset) } }

  /// Sets the constants so that every attribute is inset by a number of points.
  public func update(inset: CGFloat) { for handle in handles { handle.update(inset: inset) } }

  /// Sets the constants so that every attribute is inset by its own inset, in points.
  public func update(inset: EdgeInsets) { for handle in handles { handle.update(inset: inset) } }

  /// Sets the priority of all constraints; it may change to and from required.
  public func update(priority: LayoutPriority) {
    for handle in handles { handle.update(priority: priority) }
  }

  /// Sets every multiplier, or the factor of a number that is the target. No unit.
  public func update(multiplier: CGFloat) {
    for handle in handles { handle.update(multiplier: multiplier) }
  }
}

// MARK: - Groups inside a closure

extension LayoutMaker {
  /// Makes a group of the sentences in a closure, which take effect like all others.
  ///
  /// ```swift
  /// var corner: ConstraintGroup?
  /// panel.makeConstraints { make in
  ///   corner = make.group {
  ///     make.left.equalTo(16)
  ///     make.top.equalTo(16)
  ///   }
  /// }
  /// ```
  @discardableResult
  public func group(_ sentences: () -> Void) -> ConstraintGroup {
    let first = count
    sentences()
    return ConstraintGroup(
      (first..<count).map { ConstraintHandle(maker: self, index: $0) })
  }
}
