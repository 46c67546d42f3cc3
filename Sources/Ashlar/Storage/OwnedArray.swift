internal import AshlarSolver

/// A growable array of plain values that belongs to one owner.
///
/// Each change of a standard array asks whether somebody else has it too, which for what the engine keeps costs more
/// than the change. This one cannot be copied. Every index is checked.
struct OwnedArray<Element: BitwiseCopyable>: ~Copyable {
  private(set) var storage = FlatArray<Element>()
}

// MARK: - Looking

extension OwnedArray {
  var count: Int { storage.count }

  var isEmpty: Bool { storage.isEmpty }

  var indices: Range<Int> { storage.indices }

  /// A copy of the elements, for what takes its time.
  var all: [Element] { indices.map { storage[$0] } }

  subscript(index: Int) -> Element {
    @inline(__always) get {
      precondition(index >= 0 && index < storage.count)
      return storage[index]
    }
    @inline(__always) _modify {
      precondition(index >= 0 && index < storage.count)
      yield &storage[index]
    }
  }
}

// MARK: - Changing

extension OwnedArray {
  @inline(__always)
  mutating func append(_ element: Element) { storage.append(element) }

  /// Makes the array as long as `newCount`, filling what is new.
  mutating func extend(to newCount: Int, with element: Element) {
    storage.extend(to: newCount, with: element)
  }

  /// Makes room in a slab, which must be there as long as the array is used, if there is nothing yet.
  mutating func reserveCapacity(_ count: Int, in slab: inout Slab) {
    storage.reserve(count, in: &slab)
  }

  /// How many bytes of a slab so many elements take.
  static func size(of count: Int) -> Int { Slab.size(of: count, Element.self) }

  mutating func popLast() -> Element? {
    storage.isEmpty ? nil : storage.removeLast()
  }

  /// Takes out what is something, and leaves the rest in order.
  mutating func remove(where isLeaving: (Element) -> Bool) {
    _ = storage.remove(where: isLeaving)
  }

  /// Forgets all elements and keeps the memory.
  mutating func removeAll() { storage.removeAll() }
}
