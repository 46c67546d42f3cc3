/// What a clause of a sentence means: a constraint as it will be made, with items by their numbers in the maker.
///
/// It is plain. Rules make it of a sentence, and `WrittenSentences+Constraints.swift` makes the constraint of it.
package struct ConstraintDraft: BitwiseCopyable {
  /// The sentence, and the number of the clause in it.
  var sentence: Int32 = 0
  var clause: Int32 = 0

  package var firstAttribute: LayoutConstraint.Attribute
  var relation: LayoutConstraint.Relation
  package var secondAttribute = LayoutConstraint.Attribute.notAnAttribute
  /// The number of the item on the right, or −1.
  package var second: Int32 = -1
  /// The number of the distance on the right, or −1. Then the extent of the item is on the left.
  var distance: Int32 = -1
  package var multiplier: CGFloat
  var priority: LayoutPriority

  /// The constant, and what is in it before the offset: the number that was the target, or an inset that was.
  var constant = DirectedNumber(0)
  var base = DirectedNumber(0)

  /// Whether the multiplier belongs to the base, because there is no second attribute, or none that a person wrote.
  var scalesBase = false

  /// How a person calls the number in the code.
  var wording = NumberWording.nothing

  /// Whether a native maker makes it, which updates look for.
  var isOfMaker = false

  /// Whether its constraint is to be active.
  var isActive = true

  /// A constraint of an attribute that has the numbers of a sentence, and is compared with nothing yet.
  package init(_ attribute: LayoutConstraint.Attribute, of sentence: ConstraintSentence) {
    firstAttribute = attribute
    relation = sentence.relation
    multiplier = sentence.multiplier
    priority = sentence.priority
  }

  /// Stands for a clause of which nothing can be made.
  static func nothing(of sentence: ConstraintSentence) -> ConstraintDraft {
    ConstraintDraft(.notAnAttribute, of: sentence)
  }

  /// Whether nothing can be made of the clause.
  var isNothing: Bool { firstAttribute == .notAnAttribute }

  /// Sets a constant that is the same in both directions of reading, in points.
  package mutating func move(by constant: CGFloat) { self.constant = DirectedNumber(constant) }
}
