/// A sentence of a maker, to adjust inside the closure and to control afterwards.
///
/// Inside the closure, adjustments such as `offset` follow it. Kept after the closure, it activates and deactivates
/// its constraints and changes their numbers.
///
/// ```swift
/// var bottom: ConstraintHandle?
/// field.makeConstraints { bottom = $0.bottom.equalToSuperview() }
/// bottom?.update(offset: -keyboardHeight)
/// ```
///
/// A handle keeps its constraints alive, and no views.
public struct ConstraintHandle: SentenceWriting {
  @usableFromInline let maker: LayoutMaker
  @usableFromInline let index: Int

  @inlinable init(maker: LayoutMaker, index: Int) {
    self.maker = maker
    self.index = index
  }

  /// Returns the sentence unchanged, to make it easier to read.
  @inlinable public var and: ConstraintHandle { self }
  /// Returns the sentence unchanged, to make it easier to read.
  @inlinable public var with: ConstraintHandle { self }
  /// Returns the handle itself, whose sentence has begun.
  @inlinable public func begin(_ fileID: String, _ line: UInt32) -> ConstraintHandle { self }

  /// Sets the relation of the sentence. A second one is a ``LayoutFault``, and the first one remains.
  public func relate(
    _ relation: LayoutConstraint.Relation, to target: ConstraintTargetValue, _ fileID: String,
    _ line: UInt32
  ) -> ConstraintHandle {
    maker.relateOnce(index, relation, target.target)
    return self
  }
}

// MARK: - Saying

extension ConstraintHandle {
  private var sentence: ConstraintSentence { maker.text.sentences[index] }

  func relate(
    _ relation: LayoutConstraint.Relation, toSuperview target: (View) -> some ConstraintTarget
  ) -> ConstraintHandle {
    let superview = maker.item?.containingView
    let target = superview.map { target($0).constraintTarget.target }
    maker.relateOnce(index, relation, target ?? .superview)
    return self
  }

  /// Changes a property of the sentence, and nothing that has been made of it.
  func changed(_ body: (inout ConstraintSentence) -> Void) -> ConstraintHandle {
    maker.say(index, body)
    return self
  }

  @inlinable func moved(by offset: CGFloat) -> ConstraintHandle {
    maker.setOffset(offset, of: index)
    return self
  }

  func moved(by offset: Displacement) -> ConstraintHandle {
    maker.setOffset(offset, of: index)
    return self
  }

  func movedInwards(by inset: Displacement) -> ConstraintHandle {
    maker.setInset(inset, of: index)
    return self
  }

  @inlinable func scaled(by factor: CGFloat) -> ConstraintHandle {
    maker.scale(index, by: factor)
    return self
  }

  @inlinable func ranked(_ priority: LayoutPriority) -> ConstraintHandle {
    maker.setPriority(priority, of: index)
    return self
  }
}

// MARK: - Reading

extension ConstraintHandle {
  /// The constraints that the sentence made, one for each attribute and target, in order.
  ///
  /// Empty inside the closure, and if the sentence was a fault.
  public var layoutConstraints: [LayoutConstraint] { maker.constraints(of: index) }
  /// The constant of the first constraint, in points.
  public var constant: CGFloat { layoutConstraints.first?.constant ?? 0 }

  /// The factor of the second attribute of the first constraint, or the number that is the target. No unit.
  public var multiplier: CGFloat {
    guard let first = sentence.drafts.first, !maker.text.drafts[first].scalesBase else {
      return sentence.multiplier
    }
    return maker.text.constraint(at: first)?.multiplier ?? sentence.multiplier
  }

  /// The priority of the first constraint.
  public var priority: LayoutPriority { layoutConstraints.first?.priority ?? sentence.priority }
  /// The attributes of the sentence, in the order of its constraints.
  public var attributes: [LayoutConstraint.Attribute] { Array(sentence.attributes) }

  /// The relation between the two sides of the first constraint.
  public var relation: LayoutConstraint.Relation {
    layoutConstraints.first?.relation ?? sentence.relation
  }

  /// The label of the sentence's constraints, without their numbers.
  public var label: String? { maker.text.label(of: sentence) }
  /// The line of code of the sentence.
  public var sourceLocation: CodeLocation { maker.location(of: index) }
}

// MARK: - Switching

extension ConstraintHandle {
  /// Whether any of the constraints is active. Setting it switches all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    nonmutating set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the constraints. Those that are active stay so.
  public func activate() { LayoutConstraint.activate(layoutConstraints) }
  /// Deactivates the constraints. They keep their numbers and can be activated again.
  public func deactivate() { LayoutConstraint.deactivate(layoutConstraints) }
}

// MARK: - Updating

extension ConstraintHandle {
  private func set(offset: Displacement = .none, inset: Displacement = .none) -> ConstraintHandle {
    maker.setNumbers(offset, inset, of: index)
    return self
  }

  /// Sets the constant of every constraint, in points, whether it came from a target, an offset or an inset.
  @discardableResult
  public func update(offset: CGFloat) -> ConstraintHandle { set(offset: .number(offset)) }

  /// Sets the constant of every constraint, in points, whether it came from a target, an offset or an inset.
  @_disfavoredOverload @discardableResult
  public func update(offset: some ConstraintNumber) -> ConstraintHandle {
    update(offset: offset.constraintNumber)
  }

  /// Sets the constants so that every attribute is inset by a number of points.
  @discardableResult
  public func update(inset: CGFloat) -> ConstraintHandle { set(inset: .even(inset)) }

  /// Sets the constants so that every attribute is inset by a number of points.
  @_disfavoredOverload @discardableResult
  public func update(inset: some ConstraintNumber) -> ConstraintHandle {
    update(inset: inset.constraintNumber)
  }

  /// Sets the constants so that every attribute is inset by its own inset, in points.
  @discardableResult
  public func update(inset: EdgeInsets) -> ConstraintHandle { set(inset: .insets(inset)) }

  /// Sets the constants so that every attribute is inset by its own inset, in points.
  @discardableResult
  public func update(inset: DirectionalEdgeInsets) -> ConstraintHandle {
    set(inset: .directional(inset))
  }

  /// Sets the priority of the constraints; it may change to and from required.
  ///
  /// A priority that is not above 0 and at most 1000 is a ``LayoutFault`` and changes nothing.
  @discardableResult
  public func update(priority: LayoutPriority) -> ConstraintHandle { self.priority(priority) }

  /// Sets the priority of the constraints: a number above 0 and at most 1000.
  @_disfavoredOverload @discardableResult
  public func update(priority: some ConstraintNumber) -> ConstraintHandle {
    update(priority: LayoutPriority(priority))
  }

  /// Sets the multiplier of the second attribute, or the factor of a number that is the target. No unit.
  @discardableResult
  public func update(multiplier: CGFloat) -> ConstraintHandle { multipliedBy(multiplier) }

  /// Sets the multiplier of the second attribute, or the factor of a number that is the target. No unit.
  @_disfavoredOverload @discardableResult
  public func update(multiplier: some ConstraintNumber) -> ConstraintHandle {
    update(multiplier: multiplier.constraintNumber)
  }
}
