/// The record of a box that constraints mention, or that contains such a box.
struct BoxRecord: TableRecord, BitwiseCopyable {
  /// The box in whose space it is placed, or −1 for a root.
  var container: Int32

  /// Its number in the engine of its tree, or −1 while no installed constraint needs it.
  var token: Int32 = -1

  /// The constraints that it holds, and those whose first or second item it is. Those that it holds itself are not among
  /// its second ones.
  var lists = ConstraintLists(Ends())

  /// Its mark while a part of the tree leaves.
  var mark: Int32 = -1

  let isGuide: Bool

  /// Whether its edges are its own: whether it neither scrolls nor depends on its owner's insets.
  let isOrdinary: Bool

  /// The ends of a list of constraints, or −1.
  struct Ends: BitwiseCopyable {
    var head: Int32 = -1
    var tail: Int32 = -1

    var isEmpty: Bool { head < 0 }

    /// Appends a constraint.
    ///
    /// - Returns: The one before it, or −1.
    mutating func append(_ index: Int32) -> Int32 {
      let last = tail
      tail = index
      if last < 0 { head = index }
      return last
    }
  }

  static var vacant: BoxRecord { BoxRecord(container: -2, isGuide: false, isOrdinary: false) }

  var isVacant: Bool { container == -2 }
}
