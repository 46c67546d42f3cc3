import AshlarStorage

/// A vector most of whose entries are zero, with a cost of clearing proportional to the entries in use.
///
/// Beside each entry stands the sum of the magnitudes that were added to it. An entry that is far
/// smaller than its parts is what rounding left of a sum that is zero, and reads as zero.
struct SparseVector: ~Copyable {
  /// For each index one more than the place of its entry, or zero.
  private var placeOf = FlatArray<Int32>()

  /// The entries that were added to, in the order of their first addition.
  private var entries = FlatArray<Entry>()

  struct Entry: BitwiseCopyable {
    var sum: Double
    var magnitude: Double
    var index: Int32
  }
}

extension SparseVector {
  /// Makes room for indices below `count`.
  mutating func extend(to count: Int) { placeOf.extend(to: count, with: 0) }

  /// Takes memory for indices below `count`, of which a few are added to.
  mutating func reserve(_ count: Int, few: Int, in slab: inout Slab) {
    placeOf.reserve(count, in: &slab)
    entries.reserve(few, in: &slab)
  }

  /// The number of bytes that it takes.
  static func size(of count: Int, few: Int) -> Int {
    Slab.size(of: count, Int32.self) + Slab.size(of: few, Entry.self)
  }

  @inline(__always)
  mutating func add(_ amount: Double, at index: Int) {
    let place = Int(placeOf[index]) &- 1
    if place >= 0 {
      entries[place].sum += amount
      entries[place].magnitude += amount.magnitude
    } else {
      entries.append(
        Entry(sum: amount, magnitude: amount.magnitude, index: Int32(truncatingIfNeeded: index)))
      placeOf[index] = Int32(truncatingIfNeeded: entries.count)
    }
  }

  /// Replaces whatever was added at an index.
  mutating func set(_ value: Double, at index: Int) {
    add(0, at: index)
    let place = Int(placeOf[index]) - 1
    entries[place].sum = value
    entries[place].magnitude = value.magnitude
  }

  /// The entry, or zero where its parts cancelled.
  subscript(index: Int) -> Double {
    @inline(__always) get {
      let place = Int(placeOf[index]) &- 1
      return place < 0 ? 0 : self[place: place]
    }
  }

  @inline(__always)
  func contains(_ index: Int) -> Bool { placeOf[index] > 0 }

  mutating func removeAll() {
    for place in places { placeOf[index(at: place)] = 0 }
    entries.removeAll()
  }
}

// MARK: - Place by place

extension SparseVector {
  /// Where the entries stand that were added to, in the order of their first addition.
  @inline(__always)
  var places: Range<Int> { entries.indices }

  @inline(__always)
  func index(at place: Int) -> Int { Int(entries[place].index) }

  /// The entry at a place, or zero where its parts cancelled.
  subscript(place place: Int) -> Double {
    @inline(__always) get {
      let entry = entries[place]
      return entry.sum.magnitude > Tolerance.cancellation * entry.magnitude ? entry.sum : 0
    }
  }

  /// Whether a part of an entry is no more than rounding may have left of a zero.
  func isNoise(_ part: Double, at index: Int) -> Bool {
    let place = Int(placeOf[index]) - 1
    return place < 0 || part.magnitude <= Tolerance.significance * entries[place].magnitude
  }

  /// Whether no entry is more than the rounding of its own parts leaves of a zero.
  var isRounding: Bool {
    entries.indices.allSatisfy {
      entries[$0].sum.magnitude <= Tolerance.rounding * entries[$0].magnitude
    }
  }

  /// Takes what is left of each sum for a number of its own, however small it is beside its parts.
  mutating func forgetParts() {
    for place in entries.indices { entries[place].magnitude = entries[place].sum.magnitude }
  }

  /// Whether the entry at a place is more than rounding may have left of a zero.
  @inline(__always)
  func isSignificant(place: Int) -> Bool {
    entries[place].sum.magnitude > Tolerance.significance * entries[place].magnitude
  }
}

// MARK: - Index by index

extension SparseVector {
  /// Whether an entry is more than rounding of earlier steps may have left of a zero.
  func isSignificant(_ index: Int) -> Bool {
    let place = Int(placeOf[index]) - 1
    return place >= 0 && isSignificant(place: place)
  }
}
