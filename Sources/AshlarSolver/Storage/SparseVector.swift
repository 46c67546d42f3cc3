/// A vector most of whose entries are zero, kept so that clearing it costs only what was used.
///
/// Beside each entry stands the sum of the magnitudes that were added to it. An entry that is far
/// smaller than its parts is what rounding left of a sum that is zero, and reads as zero.
struct SparseVector: ~Copyable {
  /// For each index one more than the place of its entry, or zero.
  private var places = FlatArray<Int32>()
  private var entries = FlatArray<Entry>()

  /// The indices that were added to, in the order of their first addition.
  private(set) var support = FlatArray<Int32>()

  struct Entry: BitwiseCopyable {
    var sum: Double
    var magnitude: Double
  }
}

extension SparseVector {
  /// Makes room for indices below `count`.
  mutating func extend(to count: Int) {
    places.extend(to: count, with: 0)
  }

  @inline(__always)
  mutating func add(_ amount: Double, at index: Int) {
    let place = Int(places[index]) - 1
    if place >= 0 {
      entries[place].sum += amount
      entries[place].magnitude += amount.magnitude
    } else {
      support.append(Int32(index))
      entries.append(Entry(sum: amount, magnitude: amount.magnitude))
      places[index] = Int32(entries.count)
    }
  }

  /// Replaces whatever was added at an index.
  mutating func set(_ value: Double, at index: Int) {
    add(0, at: index)
    entries[Int(places[index]) - 1] = Entry(sum: value, magnitude: value.magnitude)
  }

  /// The entry, or zero where its parts cancelled.
  subscript(index: Int) -> Double {
    @inline(__always) get {
      let place = Int(places[index]) - 1
      if place < 0 { return 0 }
      let entry = entries[place]
      return entry.sum.magnitude > Tolerance.cancellation * entry.magnitude ? entry.sum : 0
    }
  }

  /// Whether an entry is more than rounding of earlier steps may have left of a zero.
  func isSignificant(_ index: Int) -> Bool {
    let place = Int(places[index]) - 1
    return place >= 0
      && entries[place].sum.magnitude > Tolerance.significance * entries[place].magnitude
  }

  @inline(__always)
  func contains(_ index: Int) -> Bool {
    places[index] > 0
  }

  mutating func removeAll() {
    for index in support.indices { places[Int(support[index])] = 0 }
    support.removeAll()
    entries.removeAll()
  }
}
