import AshlarStorage

/// A vector most of whose entries are zero, for numbers that are written once and read often.
///
/// Unlike a ``SparseVector`` it has a number for every index, and does not record the origin of an entry.
struct DenseVector: ~Copyable {
  private var entries = FlatArray<Double>()

  /// The indices that were set, in order.
  private(set) var support = FlatArray<Int32>()
}

extension DenseVector {
  /// Makes room for indices below `count`.
  mutating func extend(to count: Int) { entries.extend(to: count, with: 0) }

  /// Takes memory for indices below `count`, of which a few are set.
  mutating func reserve(_ count: Int, few: Int, in slab: inout Slab) {
    entries.reserve(count, in: &slab)
    support.reserve(few, in: &slab)
  }

  /// The number of bytes that it takes.
  static func size(of count: Int, few: Int) -> Int {
    Slab.size(of: count, Double.self) + Slab.size(of: few, Int32.self)
  }

  /// Sets an entry that has not been set before.
  @inline(__always)
  mutating func set(_ value: Double, at index: Int) {
    entries[index] = value
    support.append(Int32(index))
  }

  /// Makes an entry one that has not been set.
  ///
  /// - Returns: Whether it had been.
  mutating func forget(_ index: Int) -> Bool {
    entries[index] = 0
    return support.remove { Int($0) == index }
  }

  subscript(index: Int) -> Double { @inline(__always) get { entries[index] } }

  mutating func removeAll() {
    for index in support.indices { entries[Int(support[index])] = 0 }
    support.removeAll()
  }
}
