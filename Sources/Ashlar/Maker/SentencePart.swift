/// What has been made of a clause of a sentence.
package struct SentencePart {
  /// The number of the sentence.
  let sentence: Int

  /// The number of the clause.
  package let clause: Int

  /// The constraint; nil if there cannot be one.
  package var constraint: LayoutConstraint?
  /// Whether the constraint was there before, and an update has found it.
  var isFound = false

  /// What is added before the offset: the number that was the target, or an inset that was.
  let base: DirectedNumber

  /// Whether the multiplier belongs to the base.
  let scalesBase: Bool

  init(_ sentence: Int, _ clause: Int, _ made: MadeConstraint?) {
    self.sentence = sentence
    self.clause = clause
    constraint = made?.constraint
    base = made?.base ?? DirectedNumber(0)
    scalesBase = made?.scalesBase ?? false
  }

  /// Stands for a constraint that has been installed.
  package init(_ constraint: LayoutConstraint) { self.init(0, 0, MadeConstraint(constraint)) }
}

extension SentencePart {
  /// What has been made, if there is a constraint.
  var made: MadeConstraint? {
    constraint.map { MadeConstraint($0, base: base, scalesBase: scalesBase) }
  }
}

// MARK: - Changes

extension ConstraintSentence {
  /// Some of the things that a sentence says about its constraints.
  struct Statements: OptionSet {
    let rawValue: UInt8

    static let constant = Statements(rawValue: 1)
    static let multiplier = Statements(rawValue: 2)
    static let priority = Statements(rawValue: 4)
    static let label = Statements(rawValue: 8)
  }

  /// Lets a constraint follow some of what the sentence says, and leaves the rest of it alone.
  ///
  /// - Returns: Whether it could. A number that makes no sense is a ``LayoutFault``, and leaves the
  ///   constraint as it was.
  func apply(_ statements: Statements, to part: SentencePart) -> Bool {
    guard let constraint = part.constraint else { return true }
    let factor = part.scalesBase ? 1 : multiplier
    let attribute = constraint.firstAttribute
    let number = constant(of: attribute, part.base, times: part.scalesBase ? multiplier : 1)
    let isRescaled = part.scalesBase && statements.contains(.multiplier)
    let statements = isRescaled ? statements.union(.constant) : statements
    if statements.contains(.multiplier) { constraint.multiplier = factor }
    if statements.contains(.constant) {
      constraint.setConstant(number)
      if let made = part.made { constraint.wording = wording(of: made, clause: part.clause) }
    }
    if statements.contains(.priority) { constraint.priority = priority }
    return (!statements.contains(.multiplier) || constraint.multiplier == factor)
      && (!statements.contains(.constant) || constraint.storedConstant == number)
      && (!statements.contains(.priority) || constraint.priority == priority)
  }
}
