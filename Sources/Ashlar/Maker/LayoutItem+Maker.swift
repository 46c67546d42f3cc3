/// The handles of the sentences that a closure wrote, in order.
public struct ConstraintHandles: RandomAccessCollection {
  let maker: LayoutMaker

  /// The place of the first handle: 0.
  public var startIndex: Int { 0 }
  /// No handles.
  package static var none: Self { Self(maker: LayoutMaker(nil, NativeRules.self)) }

  /// The number of handles.
  public var endIndex: Int { maker.installedCount }

  /// The handle of the sentence at a place.
  public subscript(position: Int) -> ConstraintHandle {
    ConstraintHandle(maker: maker, index: position)
  }

  /// The constraints of all sentences, in order.
  public var layoutConstraints: [LayoutConstraint] { flatMap(\.layoutConstraints) }
}

// MARK: - Verbs

extension LayoutItem {
  package func carryOut(
    _ verb: SentenceVerb, _ closure: (LayoutMaker) -> Void
  ) -> ConstraintHandles {
    let maker = LayoutMaker.begin(self, NativeRules.self)
    maker.carryOut(for: self) {
      closure(maker)
      return verb
    }
    return ConstraintHandles(maker: maker)
  }

  /// Makes constraints and activates them.
  ///
  /// The closure runs once, immediately. The view no longer keeps its frame
  /// (``View/translatesAutoresizingMaskIntoConstraints`` becomes false). A second call makes the same constraints
  /// again.
  ///
  /// - Returns: A handle for each sentence, in order.
  @discardableResult
  public func makeConstraints(_ closure: (LayoutMaker) -> Void) -> ConstraintHandles {
    carryOut(.make, closure)
  }

  /// Makes constraints and leaves them inactive.
  @discardableResult
  public func prepareConstraints(_ closure: (LayoutMaker) -> Void) -> ConstraintHandles {
    carryOut(.prepare, closure)
  }

  /// Updates the constraints that makers have made for this item, and adds those that are missing.
  ///
  /// A sentence updates the constant, multiplier and priority of the active constraint with the same items,
  /// attributes and relation. Of several such constraints it takes the one that already has the same multiplier and
  /// priority. The handles control the updated constraints. Add `replacing()` to a sentence to change the target of
  /// an existing constraint.
  @discardableResult
  public func updateConstraints(_ closure: (LayoutMaker) -> Void) -> ConstraintHandles {
    carryOut(.update, closure)
  }

  /// Replaces all constraints that makers have made for this item.
  ///
  /// The closure runs first; then the new constraints replace the old ones, in one step.
  @discardableResult
  public func remakeConstraints(_ closure: (LayoutMaker) -> Void) -> ConstraintHandles {
    carryOut(.remake, closure)
  }

  /// Deactivates every constraint that a maker has made for this item.
  ///
  /// Constraints of other items that mention this one stay.
  public func removeConstraints() { LayoutConstraint.deactivate(madeConstraints) }
  /// The active constraints that makers have made for this item.
  var madeConstraints: [LayoutConstraint] { constraints(madeBy: NativeRules.self) }
}

extension LayoutItem {
  /// SnapKit's domain. It has the type of the item, so that the code after it compiles and the compiler shows this
  /// advice.
  @available(*, unavailable, message: "write view.right without snp, or import AshlarUIKit")
  public var snp: Self { self }
}
