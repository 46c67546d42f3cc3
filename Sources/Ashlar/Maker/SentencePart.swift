/// A constraint that a sentence made, and the number that it compares with.
///
/// A part has a reference to its constraint, which it does not count itself: whoever keeps parts calls
/// ``release()`` for each that it lets go. While the constraint is active the reference may be lent to the
/// view that holds it; see ``LayoutConstraint/isLent``.
struct SentencePart {
  private var reference: Unmanaged<LayoutConstraint>

  /// Whether the constraint was there before the sentence, so that its reference is not this part's to lend.
  private var isAdopted = false

  /// Whether the multiplier belongs to the base, because there is no second attribute, or none that a
  /// person wrote.
  let scalesBase: Bool

  /// What is added before the offset: the number that was the target, or an inset that was.
  let base: DirectedNumber

  /// Begins with a reference that the part has from now on.
  @inline(__always)
  init(_ reference: Unmanaged<LayoutConstraint>, base: DirectedNumber, scalesBase: Bool) {
    self.reference = reference
    self.base = base
    self.scalesBase = scalesBase
  }

  /// The constraint, counted while the caller has it.
  var constraint: LayoutConstraint { reference.takeUnretainedValue() }

  /// Lets something look at the constraint. Nothing that it does may release the part.
  @inline(__always)
  func read<Result>(_ body: (LayoutConstraint) -> Result) -> Result {
    reference._withUnsafeGuaranteedRef(body)
  }
}

// MARK: - References

extension SentencePart {
  /// Activates a constraint that was made for the part, and lends its reference to the holder.
  ///
  /// - Returns: Whether it is active.
  @inline(__always)
  func activate() -> Bool {
    read { constraint in
      constraint.activate(isAdopted ? .own : .lent)
      return constraint.isActive
    }
  }

  /// Takes over a constraint that exists in place of the one that was made, and a reference to it.
  mutating func adopt(_ constraint: Unmanaged<LayoutConstraint>) {
    release()
    reference = constraint
    isAdopted = true
  }

  /// Lets go of the constraint. The part must not be used any more.
  @inline(__always)
  func release() {
    if !isAdopted, read({ $0.isLent }) {
      read { $0.markAsMade() }
    } else {
      reference.release()
    }
  }
}
