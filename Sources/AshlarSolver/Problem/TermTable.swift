/// The coefficients of all constraints: each row in one piece, each column as a list.
struct TermTable: ~Copyable {
  private var entries = FlatArray<Entry>()

  /// Pieces that removed constraints left, by length: the first entry of each piece names the next.
  private var firstVacant = FlatArray<Int32>()

  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
    var constraint: Int32

    /// The neighbours in the column of the unknown, or −1.
    var next: Int32 = -1
    var previous: Int32 = -1
  }
}

extension TermTable {
  var count: Int { entries.count }

  subscript(index: Int) -> Entry {
    @inline(__always) _read { yield entries[index] }
    @inline(__always) _modify { yield &entries[index] }
  }

  mutating func reserve(_ count: Int, in slab: inout Slab) {
    entries.reserve(count, in: &slab)
  }

  /// Returns the first of `count` entries in one piece, to be filled by the caller.
  mutating func allocate(_ count: Int) -> Int {
    if count < firstVacant.count, firstVacant[count] >= 0 {
      let first = Int(firstVacant[count])
      firstVacant[count] = entries[first].next
      return first
    }
    let first = entries.count
    entries.extend(by: count)
    return first
  }

  /// Gives a piece back. Its entries must have been taken out of their columns.
  mutating func release(_ piece: Range<Int>) {
    guard !piece.isEmpty else { return }
    firstVacant.extend(to: piece.count + 1, with: -1)
    entries[piece.lowerBound].next = firstVacant[piece.count]
    firstVacant[piece.count] = Int32(piece.lowerBound)
  }
}
