/// The last recorded state of a constraint in an endless layout.
struct LoopConstraint {
  let constraint: LayoutConstraint
  private var terms: ConstraintTerms
  private var text: String

  init(_ constraint: LayoutConstraint) {
    self.constraint = constraint
    terms = constraint.terms
    text = Self.text(of: constraint)
  }

  /// Takes the numbers that the constraint has now.
  ///
  /// - Returns: How they differ from those before, if they do.
  mutating func take() -> LoopChange? {
    let new = constraint.terms
    if terms.hasSameNumbers(as: new) { return nil }
    let old = text
    terms = new
    text = Self.text(of: constraint)
    return Self.change(from: old, to: text)
  }

  /// The constraint in code-like notation.
  static func text(of constraint: LayoutConstraint) -> String {
    ConstraintText(constraint: constraint).naming { $0?.reportName ?? "(gone)" }
  }

  static func change(from old: String?, to new: String?) -> LoopChange {
    LoopChange(override: nil, subject: "a constraint", old: old, new: new)
  }
}

extension ConstraintTerms {
  fileprivate func hasSameNumbers(as other: ConstraintTerms) -> Bool {
    multiplier == other.multiplier && constant == other.constant
      && constantFromRight == other.constantFromRight && priority == other.priority
  }
}

extension LoopChange {
  /// Whether it is a call, and no value.
  var isCall: Bool { old == nil && new == nil }

  /// The change, with the override that makes it.
  func made(by override: String?) -> LoopChange {
    LoopChange(override: override, subject: subject, old: old, new: new)
  }
}
