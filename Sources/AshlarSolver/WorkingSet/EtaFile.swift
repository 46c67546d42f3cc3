import AshlarStorage

/// The eta file: the part of the factors that propagation through base rows cannot express.
///
/// A slot is propagated through the terms of its base row. As a rule that row is the one that is
/// tight there, and the constant to propagate is the row's own. Where no acyclic order allows that,
/// the slot keeps the terms of an earlier row, and its constant is a combination of the constants of
/// tight rows: the slot's *etas*. One eta names the slot of a tight row and a factor.
///
/// In the language of linear algebra the base rows form a triangular matrix *U*, and the etas
/// the rows of *L⁻¹* that differ from the identity, where *L·U* is the matrix of tight rows.
struct EtaFile: ~Copyable {
  private var entries = Pool<Entry>()

  /// The number of etas.
  private(set) var count = 0

  struct Entry: PoolEntry {
    var factor: Double
    /// The slot that it belongs to.
    var slot: Int32
    /// The slot whose tight row lends its constant.
    var source: Int32
    /// The next eta of the same slot, or −1.
    var nextOfSlot: Int32
    /// The neighbours among the etas with the same source, or −1.
    var nextOfSource: Int32
    var previousOfSource: Int32 = -1

    var next: Int32 {
      get { nextOfSlot }
      set { nextOfSlot = newValue }
    }
  }
}

extension EtaFile {
  subscript(index: Int32) -> Entry {
    @inline(__always) _read { yield entries[index] }
    @inline(__always) _modify { yield &entries[index] }
  }

  /// Takes an entry that is not in any list yet.
  mutating func allocate(_ entry: Entry) -> Int32 {
    count += 1
    return entries.insert(entry)
  }

  /// Gives back an entry that has been taken out of its lists.
  mutating func release(_ index: Int32) {
    count -= 1
    entries.release(index)
  }

  mutating func removeAll() {
    entries.removeAll()
    count = 0
  }
}
