/// A sentence that has been written: what can still be said about it, and the constraints it made.
///
/// Inside the closure of a maker it takes adjustments. Kept beyond that, it switches its constraints on
/// and off and changes their numbers.
///
/// ```swift
/// var bottom: ConstraintHandle?
/// field.makeConstraints { bottom = $0.bottom.equalToSuperview() }
/// bottom?.update(offset: -keyboardHeight)
/// ```
///
/// A handle keeps its constraints, and no views.
public struct ConstraintHandle {
  @usableFromInline let maker: ConstraintMaker
  @usableFromInline let index: Int

  @inlinable
  init(maker: ConstraintMaker, index: Int) {
    self.maker = maker
    self.index = index
  }

  var sentence: ConstraintSentence { maker.sentences[index] }

  /// Where among the maker's parts those of the sentence are, once the closure is done.
  private var parts: Range<Int> { maker.isFinished ? maker.sentences[index].parts : 0..<0 }

  /// Changes something that the sentence says; once the closure is done, its constraints follow.
  ///
  /// They follow in that only. If they cannot, the sentence stays as it was.
  func change(
    _ statements: ConstraintSentence.Statements, _ body: (inout ConstraintSentence) -> Void
  ) {
    maker.change(index, statements, body)
  }
}

// MARK: - Reading

extension ConstraintHandle {
  /// The constraints that the sentence made, one for each attribute and target, in order.
  ///
  /// Empty inside the closure, and if the sentence was a fault.
  public var layoutConstraints: [LayoutConstraint] {
    parts.map { maker.parts[$0].constraint }
  }

  /// The constant of the first constraint, in points.
  public var constant: CGFloat { layoutConstraints.first?.constant ?? 0 }

  /// What the second attribute of the first constraint is multiplied with, or the number that is the
  /// target. No unit.
  public var multiplier: CGFloat {
    guard let first = parts.first, !maker.parts[first].scalesBase else {
      return sentence.multiplier
    }
    return maker.parts[first].constraint.multiplier
  }

  /// How much the first constraint matters.
  public var priority: LayoutPriority { layoutConstraints.first?.priority ?? sentence.priority }

  /// What the sentence is about, in the order of its constraints.
  public var attributes: [LayoutConstraint.Attribute] { Array(sentence.attributes) }

  /// How the sides of the first constraint compare.
  public var relation: LayoutConstraint.Relation {
    layoutConstraints.first?.relation ?? sentence.relation
  }

  /// The name that the sentence gave its constraints, without their numbers.
  public var label: String? { sentence.label }

  /// Where the sentence was written.
  public var sourceLocation: CodeLocation { maker.location(of: sentence) }
}

// MARK: - Switching

extension ConstraintHandle {
  /// Whether any of the constraints is active. Setting it switches all of them.
  public var isActive: Bool {
    get { parts.contains { maker.parts[$0].constraint.isActive } }
    nonmutating set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the constraints. Those that are active stay so.
  public func activate() {
    maker.activate(index)
  }

  /// Deactivates the constraints. They keep their numbers and can be activated again.
  public func deactivate() {
    LayoutConstraint.deactivate(layoutConstraints)
  }
}

// MARK: - Updating

extension ConstraintHandle {
  /// Sets the constant of every constraint, in points, whatever it was made of.
  @discardableResult
  public func update(offset: CGFloat) -> ConstraintHandle {
    change(.constant) { sentence in
      sentence.forgetNumbers()
      sentence.move(by: offset)
    }
    return self
  }

  /// Sets the constants so that every attribute is so many points inside.
  @discardableResult
  public func update(inset: CGFloat) -> ConstraintHandle {
    change(.constant) { sentence in
      sentence.forgetNumbers()
      sentence.inset(by: inset)
    }
    return self
  }

  /// Sets the constants so that every attribute is inside by its inset, in points.
  @discardableResult
  public func update(inset: EdgeInsets) -> ConstraintHandle {
    change(.constant) { sentence in
      sentence.forgetNumbers()
      sentence.inset(by: .absolute(inset))
    }
    return self
  }

  /// Sets the constants so that every attribute is inside by its inset, in points.
  @discardableResult
  public func update(inset: DirectionalEdgeInsets) -> ConstraintHandle {
    change(.constant) { sentence in
      sentence.forgetNumbers()
      sentence.inset(by: .directional(inset))
    }
    return self
  }

  /// Sets how much the constraints matter; to and from required too.
  ///
  /// A priority that is not above 0 and at most 1000 is a ``LayoutFault`` and changes nothing.
  @discardableResult
  public func update(priority: LayoutPriority) -> ConstraintHandle {
    self.priority(priority)
  }

  /// Sets the multiplier. No unit.
  ///
  /// It multiplies the second attribute, or the number that is the target.
  @discardableResult
  public func update(multiplier: CGFloat) -> ConstraintHandle {
    multipliedBy(multiplier)
  }
}
