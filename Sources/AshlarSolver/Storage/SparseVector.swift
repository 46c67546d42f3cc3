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

  /// Takes memory for indices below `count`, of which a few are added to.
  mutating func reserve(_ count: Int, few: Int, in slab: inout Slab) {
    places.reserve(count, in: &slab)
    entries.reserve(few, in: &slab)
    support.reserve(few, in: &slab)
  }

  /// How many bytes that takes.
  static func size(of count: Int, few: Int) -> Int {
    Slab.size(of: count, Int32.self) + Slab.size(of: few, Entry.self)
      + Slab.size(of: few, Int32.self)
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
      return place < 0 ? 0 : self[place: place]
    }
  }

  /// Whether an entry is more than rounding of earlier steps may have left of a zero.
  func isSignificant(_ index: Int) -> Bool {
    let place = Int(places[index]) - 1
    return place >= 0 && isSignificant(place: place)
  }

  /// The entry that stands at a place in ``support``, or zero where its parts cancelled.
  subscript(place place: Int) -> Double {
    @inline(__always) get {
      let entry = entries[place]
      return entry.sum.magnitude > Tolerance.cancellation * entry.magnitude ? entry.sum : 0
    }
  }

  /// Whether the entry at a place in ``support`` is more than rounding may have left of a zero.
  @inline(__always)
  func isSignificant(place: Int) -> Bool {
    entries[place].sum.magnitude > Tolerance.significance * entries[place].magnitude
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
