/// What differs between the native maker, SnapKit's and Masonry's.
///
/// The sentence, the maker and the steps of a verb are the same for all three.
package protocol SentenceRules {
  /// Makes the constraint of an attribute and a target, of the class by which the maker knows its own. It has the
  /// multiplier and the constant of the sentence, and is required. Nil where there is nothing to compare with, which is
  /// told if it is a fault.
  static func constraint(
    of attribute: LayoutConstraint.Attribute, with target: SentenceTarget,
    in sentence: ConstraintSentence, of item: LayoutBox
  ) -> MadeConstraint?

  /// Whether a constraint is one that such a maker has made.
  static func hasMade(_ constraint: LayoutConstraint) -> Bool

  /// The name in reports of what is made of a clause.
  static func label(of clause: Int, in sentence: ConstraintSentence) -> String?

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
