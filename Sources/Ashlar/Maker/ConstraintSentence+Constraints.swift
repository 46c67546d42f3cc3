// MARK: - New constraints

extension ConstraintSentence {
  /// Gives the constraints, which are new, their numbers and names.
  ///
  /// Those whose numbers make no sense say so, and are faults when they are activated.
  func begin() {
    for part in parts {
      part.constraint.begin(
        multiplier: multiplier(of: part), constant: constant(of: part),
        priority: priority)
    }
    writeLabels()
  }

  private func writeLabels() {
    guard let label else { return }
    for (place, part) in parts.enumerated() {
      part.constraint.identifier = parts.count == 1 ? label : "\(label)[\(place)]"
    }
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
    static let all: Statements = [.constant, .multiplier, .priority, .label]
  }

  /// Lets the constraints follow some of what the sentence says, and leaves the rest of them alone.
  ///
  /// - Returns: Whether all of them could. A number that makes no sense is a ``LayoutFault``, and leaves
  ///   a constraint as it was.
  func apply(_ statements: Statements) -> Bool {
    if statements.contains(.label) { writeLabels() }
    return parts.count { !apply(statements, to: $0) } == 0
  }

  private func apply(_ statements: Statements, to part: Part) -> Bool {
    let constraint = part.constraint
    let factor = multiplier(of: part)
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
