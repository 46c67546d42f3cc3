/// The draft of a clause's constraint, with items by their numbers in the maker.
///
/// It is plain. Rules make it of a sentence; a record takes its ``terms`` as they are, in
/// `WrittenSentences+Constraints.swift`.
package struct ConstraintDraft: BitwiseCopyable {
  /// The terms of the constraint.
  var terms: ConstraintTerms

  /// The sentence, and the number of the clause in it.
  var sentence: Int32
  var clause: Int32

  /// The number of the item on the right, or −1.
  package var second: Int32 = -1
  /// The number of the distance on the right, or −1. Then the extent of the item is on the left.
  var distance: Int32 = -1

  /// The part of the constant before the offset: the number or the inset that was the target.
  var base = DirectedNumber(0)

  /// Whether the multiplier belongs to the base, because there is no second attribute, or none that a person wrote.
  var scalesBase = false

  /// Whether its constraint is to be active, and whether it needs an object, as it has a name or a file of its own.
  var isActive: Bool
  var needsObject: Bool

  /// A constraint of the attribute of a clause, with the numbers of its sentence, that is compared with nothing yet.
  init(_ clause: Int, of index: Int, in text: borrowing WrittenSentences) {
    terms = ConstraintTerms(
      text.sentences[index].attribute(of: clause), text.sentences[index].relation,
      .notAnAttribute, times: Double(text.sentences[index].multiplier), plus: 0,
      line: text.sentences[index].line)
    terms.priority = text.sentences[index].priority
    if clause > 0 { terms.marks.insert(.continuesSentence) }
    isActive = !text.sentences[index].isInactive
    needsObject =
      text.sentences[index].particulars >= 0 && text.particulars(of: index).needsObjects
    sentence = Int32(truncatingIfNeeded: index)
    self.clause = Int32(truncatingIfNeeded: clause)
  }
}

extension ConstraintDraft {
  /// The number of its sentence.
  package var index: Int { Int(sentence) }

  package var firstAttribute: LayoutConstraint.Attribute { terms.firstAttribute }

  package var secondAttribute: LayoutConstraint.Attribute {
    get { terms.secondAttribute }
    set { terms.secondAttribute = newValue }
  }

  /// Whether nothing can be made of the clause.
  var isNothing: Bool { firstAttribute == .notAnAttribute }

  /// Notes that nothing can be made of the clause.
  mutating func becomeNothing() { terms.firstAttribute = .notAnAttribute }

  /// Sets a constant that is the same in both directions of reading, in points.
  package mutating func move(by constant: CGFloat) {
    terms.constant = Double(constant)
    terms.constantFromRight = Double(constant)
  }
}
