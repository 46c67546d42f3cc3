/// The rules that differ between the native maker, SnapKit's and Masonry's.
///
/// The sentence, the maker and the steps of a verb are the same for all three.
package protocol SentenceRules {
  /// Applies a target to a draft, which has the attribute and the numbers of its sentence. No other code runs
  /// meanwhile.
  ///
  /// - Returns: Whether there is something to compare with. That there is not is thrown if it is a fault.
  static func complete(
    _ draft: inout ConstraintDraft, with target: SentenceTarget,
    among all: inout WrittenSentences, for item: LayoutBox
  ) throws(LayoutFault) -> Bool

  /// The factory of objects of the class that marks the maker's own constraints; nil for the native maker.
  static var objectMaker: (any ConstraintObjectMaking.Type)? { get }

  /// The name in reports of what is made of a clause of a sentence that has one.
  static func label(
    _ label: String, of clause: Int, in sentence: ConstraintSentence
  ) -> String

  /// Reports why a constraint cannot be active.
  ///
  /// - Returns: Whether the sentence keeps the constraint all the same.
  static func report(
    _ error: LayoutConstraintError, _ constraint: LayoutConstraint, _ item: LayoutBox
  ) -> Bool

  /// The constraint that exists and that an update changes in place of a new one.
  static func existing(
    like new: LayoutConstraint, among existing: inout [LayoutConstraint]
  ) -> LayoutConstraint?

  /// Whether an update adds constraints without an existing match; if not, it reports them.
  static func adds(_ new: LayoutConstraint) -> Bool

  /// Changes an existing constraint to match a new one, as far as an update may.
  static func update(_ existing: LayoutConstraint, to new: LayoutConstraint)

  /// Whether the constraints of a sentence are made again when it is installed again.
  static func isStale(
    _ constraint: LayoutConstraint, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> Bool
}

extension SentenceRules {
  package static func adds(_ new: LayoutConstraint) -> Bool { true }

  package static func update(_ existing: LayoutConstraint, to new: LayoutConstraint) {
    existing.constant = new.constant
  }

  package static func isStale(
    _ constraint: LayoutConstraint, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> Bool { false }
}

/// One of the three sets of rules.
package typealias SentenceRuling = any SentenceRules.Type
