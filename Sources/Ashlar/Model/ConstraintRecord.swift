/// The record of an active constraint.
struct ConstraintRecord: TableRecord, BitwiseCopyable {
  var terms: ConstraintTerms

  /// The boxes that it refers to, and the view that holds it; −1 for none.
  var first: Int32
  var second: Int32
  var holder: Int32

  /// The number of its row in the solver, less than −1 for one that cannot be solved, or −1.
  var token: Int32 = -1

  /// Among contradicting constraints the one with the greatest number gives way.
  var age: Int64 = 0

  /// The place of its object; −1 without one, or less where a verb that the program keeps refers to it by its place.
  var face: Int32 = -1

  /// The file in which it was written, among those of the tree.
  var file: Int32 = 0

  /// Its maker, among those of the tree.
  var maker: UInt8 = 0

  /// Its neighbours among what its holder holds, and among what has its items.
  var lists = ConstraintLists(Links())

  /// The neighbours of a record in a list, or −1.
  struct Links: BitwiseCopyable {
    var previous: Int32 = -1
    var next: Int32 = -1
  }

  static var vacant: ConstraintRecord {
    ConstraintRecord(terms: .nothing, first: -1, second: -1, holder: -1)
  }

  var isVacant: Bool { holder < 0 }

  /// Whether the engine of the tree contains it.
  var hasToken: Bool { token != -1 }
}

extension ConstraintRecord {
  /// Whether the stack that holds it made it, as the container of the views that it refers to.
  var isOfOwnStack: Bool { terms.marks.stackRole != nil && !isOfStackAround }

  /// Whether it is the length of an arranged view, which holds it itself.
  var isOfStackAround: Bool {
    second < 0 && first == holder && terms.marks.stackRole?.isOfArrangedView ?? false
  }
}
