/// A growable array of plain values in memory of its own.
///
/// The solver's inner loops read millions of numbers. A standard array inside a class pays for a
/// uniqueness check and an exclusivity check at each of them, which cost more than the arithmetic.
/// This array cannot be copied, so that neither check is needed. Every index is checked in debug
/// builds, and nothing outside it sees a pointer.
@usableFromInline
package struct FlatArray<Element: BitwiseCopyable>: ~Copyable {
  @usableFromInline var base = Self.nowhere
  @usableFromInline package var count = 0
  @usableFromInline var capacity = 0

  /// Whether the memory is the array's own. If not it lies in a ``Slab``.
  @usableFromInline var isOwner = false

  @inlinable
  package init() {}

  @inlinable
  deinit {
    if isOwner { base.deallocate() }
  }

  /// For how many elements there is room at first: in less than a kilobyte, as allocators take more as a reason to tidy
  /// up what has been freed.
  @inlinable static var fewest: Int { max(1, min(16, 960 / MemoryLayout<Element>.stride)) }

  @usableFromInline static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }
}

// MARK: - Elements

extension FlatArray {
  @inlinable
  package var isEmpty: Bool { count == 0 }

  @inlinable
  package var indices: Range<Int> { Range(uncheckedBounds: (0, count)) }

  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) _read {
      assert(index >= 0 && index < count)
      yield base[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  var last: Element {
    get { self[count - 1] }
    set { self[count - 1] = newValue }
  }
}

// MARK: - Growing and shrinking

extension FlatArray {
  @inlinable @inline(__always)
  package mutating func append(_ element: Element) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Makes room for `capacity` elements at once.
  @inlinable
  package mutating func reserve(_ capacity: Int) {
    if capacity > self.capacity { grow(to: capacity, exactly: true) }
  }

  /// Makes room for `capacity` elements, in a slab if there is nothing yet that would have to move.
  ///
  /// The slab must be there as long as the array is used.
  @inlinable
  package mutating func reserve(_ capacity: Int, in slab: inout Slab) {
    guard self.capacity == 0, capacity > 0, let memory = slab.take(capacity, Element.self) else {
      return reserve(capacity)
    }
    base = memory
    self.capacity = capacity
  }

  /// Adds an element for which there is room.
  ///
  /// Several arrays of one length have the same room, so that only one of them has to be asked for it.
  @inline(__always)
  mutating func appendInRoom(_ element: Element) {
    assert(count < capacity)
    (base + count).initialize(to: element)
    count &+= 1
  }

  /// Makes the array as long as `newCount`, filling what is new.
  @inlinable
  package mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > count else { return }
    if newCount > capacity { grow(to: newCount) }
    (base + count).initialize(repeating: element, count: newCount - count)
    count = newCount
  }

  /// Adds elements, for which there is room, that mean nothing until the caller has written them.
  @inline(__always)
  mutating func extendInRoom(by number: Int) {
    assert(number >= 0 && count + number <= capacity)
    count &+= number
  }

  @inlinable @inline(__always)
  package mutating func removeLast() -> Element {
    assert(count > 0)
    count &-= 1
    return base[count]
  }

  mutating func removeLast(_ number: Int) {
    assert(number >= 0 && number <= count)
    count -= number
  }

  /// Takes out what is something, and leaves the rest in order.
  ///
  /// - Returns: Whether there was any.
  package mutating func remove(where isLeaving: (Element) -> Bool) -> Bool {
    var kept = 0
    for index in indices where !isLeaving(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    defer { count = kept }
    return kept < count
  }

  /// Copies all elements to the head of a buffer that is long enough.
  @inlinable
  func copy(into buffer: UnsafeMutableBufferPointer<Element>) {
    precondition(buffer.count >= count)
    if count > 0 { buffer.baseAddress!.update(from: base, count: count) }
  }

  /// Forgets all elements and keeps the memory.
  @inlinable
  package mutating func removeAll() {
    count = 0
  }

  /// For how many elements there should be room where there has to be some for `needed`, more than there is: more than
  /// `most` only if that is.
  @inlinable
  func largerCapacity(for needed: Int, most: Int = .max) -> Int {
    let half = capacity < 4096 ? capacity : capacity / 2
    return max(needed, min(max(Self.fewest, capacity + half), most))
  }

  @inlinable @inline(never)
  mutating func grow(to needed: Int, exactly isExact: Bool = false) {
    let newCapacity = isExact ? needed : largerCapacity(for: needed)
    let newBase = UnsafeMutablePointer<Element>.allocate(capacity: newCapacity)
    newBase.moveInitialize(from: base, count: count)
    if isOwner { base.deallocate() }
    base = newBase
    capacity = newCapacity
    isOwner = true
  }
}

// MARK: - Sorting

extension FlatArray {
  /// Puts the elements in order. Equal elements may change places, so the order must be total.
  mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: count)
    elements.sort(by: areInIncreasingOrder)
  }
}
