import AshlarStorage

/// The tight rows during a rebuild, without slots.
struct Rebuild: ~Copyable {
  var rows = FlatArray<Unassigned>()
  var ready = FlatArray<Int32>()

  /// Slots that hold their bound, without a fitting tight row, until an unassigned row comes.
  var torn = FlatArray<Torn>()

  struct Torn: BitwiseCopyable {
    var slot: Int32
    /// The side on which the bound, which is not tight, really counts.
    var side: Side
    var isMended = false
  }

  struct Unassigned: BitwiseCopyable {
    var row: Row
    var firstMultiplier: Int32
  }
}
