/// A growable array that belongs to one owner.
///
/// Each change of a standard array asks whether another owner shares its memory, which for what the engine keeps costs
/// more than the change. This array cannot be copied, so nothing has to ask, and its elements need not be copyable
/// either. Every index is checked, in optimised builds too.
@usableFromInline
package struct OwnedArray<Element: ~Copyable>: ~Copyable {
  @usableFromInline var elements = FlatArray<Element>()

  /// An empty array without memory.
  @inlinable
  package init() {}
}

// MARK: - Elements

extension OwnedArray where Element: ~Copyable {
  /// The number of elements.
  @inlinable
  package var count: Int { elements.count }

  @inlinable
  package var isEmpty: Bool { elements.isEmpty }

  @inlinable
  package var indices: Range<Int> { elements.indices }

  // A negative index is a very large number without a sign, so that one comparison is enough.

  /// The element at an index, which must be one of ``indices``.
  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) _read {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count))
      yield elements[index]
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count))
      yield &elements[index]
    }
  }

  @inlinable @inline(__always)
  package mutating func append(_ element: consuming Element) { elements.append(element) }

  /// Takes out the last element, of which there must be one.
  @inlinable
  package mutating func removeLast() -> Element {
    precondition(!isEmpty)
    return elements.removeLast()
  }

  /// Lets go of all elements, and keeps the memory.
  @inlinable
  package mutating func removeAll() { elements.removeAll() }

  /// Makes room for a number of elements at once.
  @inlinable
  package mutating func reserve(_ count: Int) { elements.reserve(count) }

  /// Makes room in a slab, if there is no memory yet whose elements would have to move.
  @inlinable
  package mutating func reserve(_ count: Int, in slab: inout Slab) {
    elements.reserve(count, in: &slab)
  }
}

// MARK: - Values that can be copied

extension OwnedArray {
  /// A copy of the elements.
  @inlinable
  package var all: [Element] { elements.all }

  /// Makes the array as long as `newCount`, filling what is new.
  @inlinable
  package mutating func extend(to newCount: Int, with element: Element) {
    while count < newCount { append(element) }
  }
}

// MARK: - Plain values

extension OwnedArray where Element: BitwiseCopyable {
  /// The elements, for the solver, which reads them.
  @inlinable
  package var flat: FlatArray<Element> { @inline(__always) _read { yield elements } }
}

// MARK: - Objects

extension OwnedArray {
  /// Reads something of the object at an index, if there is one: it is not counted for it.
  // Safe: the array has the object, and does not change while it is read.
  @inlinable @inline(__always)
  package func read<Object: AnyObject, Value>(
    _ index: Int, _ body: (Object) -> Value
  ) -> Value? where Element == Object? {
    precondition(UInt(bitPattern: index) < UInt(bitPattern: elements.count))
    guard let object = elements[index] else { return nil }
    return Unmanaged.passUnretained(object)._withUnsafeGuaranteedRef { body($0) }
  }
}
