/// What differs between the native maker, SnapKit's and Masonry's.
///
/// The sentence, the maker and the steps of a verb are the same for all three.
package protocol SentenceRules {
  /// Says in a draft, which has the attribute and the numbers of a sentence, what a target of it means. No other code runs
  /// meanwhile.
  ///
  /// - Returns: Whether there is something to compare with. That there is not is thrown if it is a fault.
  static func complete(
    _ draft: inout ConstraintDraft, with target: SentenceTarget, in sentence: ConstraintSentence,
    among all: inout WrittenSentences, for item: LayoutBox
  ) throws(LayoutFault) -> Bool

  /// What makes the objects of the class by which the maker knows its own constraints; nil for the native maker.
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

  /// Whether an update adds what is like nothing that exists; if not, that is told.
  static func adds(_ new: LayoutConstraint) -> Bool

  /// Lets a constraint that exists say what a new one says, as far as an update changes it.
  static func update(_ existing: LayoutConstraint, to new: LayoutConstraint)

  /// Whether what has been made of a sentence is made anew when it is installed again.
  static func isStale(
    _ constraint: LayoutConstraint, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> Bool
}

extension SentenceRules {
  package static func isStale(
    _ constraint: LayoutConstraint, _ sentence: ConstraintSentence, _ item: LayoutBox
  ) -> Bool { false }
}

/// One of the three sets of rules.
package typealias SentenceRuling = any SentenceRules.Type
