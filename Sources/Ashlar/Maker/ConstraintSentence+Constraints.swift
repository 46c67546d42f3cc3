// MARK: - Changes

extension ConstraintSentence {
  /// Some of the things that a sentence says about its constraints.
  struct Statements: OptionSet {
    let rawValue: UInt8

    static let constant = Statements(rawValue: 1)
    static let multiplier = Statements(rawValue: 2)
    static let priority = Statements(rawValue: 4)
    static let label = Statements(rawValue: 8)
    static let all: Statements = [.constant, .multiplier, .priority, .label]
  }

  /// Lets a constraint follow some of what the sentence says, and leaves the rest of it alone.
  ///
  /// - Returns: Whether it could. A number that makes no sense is a ``LayoutFault``, and leaves the
  ///   constraint as it was.
  func apply(_ statements: Statements, to part: SentencePart) -> Bool {
    part.read { apply(statements, to: $0, of: part) }
  }

  private func apply(
    _ statements: Statements, to constraint: LayoutConstraint, of part: SentencePart
  ) -> Bool {
    let factor = part.scalesBase ? 1 : multiplier
    let number = constant(of: part)
    let isRescaled = part.scalesBase && statements.contains(.multiplier)
    let statements = isRescaled ? statements.union(.constant) : statements
    if statements.contains(.multiplier) { constraint.multiplier = factor }
    if statements.contains(.constant) { constraint.setConstant(number) }
    if statements.contains(.priority) { constraint.priority = priority }
    return (!statements.contains(.multiplier) || constraint.multiplier == factor)
      && (!statements.contains(.constant) || constraint.storedConstant == number)
      && (!statements.contains(.priority) || constraint.priority == priority)
  }
}
