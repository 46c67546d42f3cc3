/// The entries of many linked lists, side by side. What is given back is used again.
///
/// An entry is known by its number. Vacant ones form a list of their own.
@usableFromInline
package struct Pool<Entry: PoolEntry>: ~Copyable {
  @usableFromInline var entries = FlatArray<Entry>()
  @usableFromInline var firstVacant: Int32 = -1

  @inlinable
  package init() {}
}

/// An entry with the number of another one of its kind, or −1.
@usableFromInline
package protocol PoolEntry: BitwiseCopyable {
  var next: Int32 { get set }
}

extension Pool {
  @inlinable
  package subscript(index: Int32) -> Entry {
    @inline(__always) _read { yield entries[Int(index)] }
    @inline(__always) _modify { yield &entries[Int(index)] }
  }

  /// Takes in an entry, and returns its number.
  @inlinable
  package mutating func insert(_ entry: Entry) -> Int32 {
    let index = firstVacant
    guard index >= 0 else {
      entries.append(entry)
      return Int32(entries.count - 1)
    }
    firstVacant = self[index].next
    self[index] = entry
    return index
  }

  /// Takes back an entry that is in no list any more.
  @inlinable
  package mutating func release(_ index: Int32) {
    self[index].next = firstVacant
    firstVacant = index
  }

  /// Forgets all entries, and keeps the memory.
  @inlinable
  package mutating func removeAll() {
    entries.removeAll()
    firstVacant = -1
  }
}
