/// A vector most of whose entries are zero, kept so that clearing it costs only what was used.
///
/// Beside each entry stands the sum of the magnitudes that were added to it. An entry that is far
/// smaller than its parts is what rounding left of a sum that is zero, and reads as zero.
struct SparseVector: ~Copyable {
  private var entries = FlatArray<Entry>()

  /// The indices that were added to, in the order of their first addition.
  private(set) var support = FlatArray<Int32>()

  struct Entry: BitwiseCopyable {
    var sum = 0.0

    /// Negative as long as nothing was added.
    var magnitude = -1.0
  }
}

extension SparseVector {
  /// Makes room for indices below `count`.
  mutating func extend(to count: Int) {
    entries.extend(to: count, with: Entry())
  }

  @inline(__always)
  mutating func add(_ amount: Double, at index: Int) {
    if entries[index].magnitude < 0 {
      entries[index].magnitude = 0
      support.append(Int32(index))
    }
    entries[index].sum += amount
    entries[index].magnitude += amount.magnitude
  }

  /// Replaces whatever was added at an index.
  @inline(__always)
  mutating func set(_ value: Double, at index: Int) {
    add(0, at: index)
    entries[index].sum = value
    entries[index].magnitude = value.magnitude
  }

  /// The entry, or zero where its parts cancelled.
  subscript(index: Int) -> Double {
    @inline(__always) get {
      let entry = entries[index]
      return entry.sum.magnitude > Tolerance.cancellation * entry.magnitude ? entry.sum : 0
    }
  }

  /// Whether an entry is more than rounding of earlier steps may have left of a zero.
  func isSignificant(_ index: Int) -> Bool {
    let entry = entries[index]
    return entry.sum.magnitude > Tolerance.significance * entry.magnitude
  }

  func contains(_ index: Int) -> Bool {
    entries[index].magnitude >= 0
  }

  mutating func removeAll() {
    for position in support.indices {
      entries[Int(support[position])] = Entry()
    }
    support.removeAll()
  }
}
