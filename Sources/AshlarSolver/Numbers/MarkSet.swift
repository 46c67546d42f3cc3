import AshlarStorage

/// A set of marked indices that is cleared in constant time.
struct MarkSet: ~Copyable {
  private var marks = FlatArray<UInt32>()
  private var stamp: UInt32 = 0
}

extension MarkSet {
  /// Takes all marks away, and makes room for indices below `count`.
  mutating func begin(for count: Int) {
    marks.extend(to: count, with: 0)
    stamp &+= 1
    guard stamp == 0 else { return }
    for index in marks.indices { marks[index] = 0 }
    stamp = 1
  }

  func contains(_ index: Int) -> Bool { marks[index] == stamp }

  @inline(__always)
  mutating func mark(_ index: Int) { marks[index] = stamp }
}
