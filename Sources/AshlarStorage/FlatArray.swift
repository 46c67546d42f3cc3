/// A growable array of one owner, whose indices are checked in debug builds only.
///
/// The inner loops of the solver read millions of numbers. A standard array asks at each change whether another owner
/// shares its memory, and checks every index; both cost more than the arithmetic. To check indices here in optimised
/// builds too makes the solver a quarter slower (`Benchmarks solver`, all workloads). So only the solver uses this type,
/// and the types of this module that check what they ask it: everything else has an ``OwnedArray``. No pointer leaves it.
///
/// The invariant on which every unsafe line below rests: the first ``count`` places at `base` hold elements, `room`
/// places belong to the array, and `count ≤ room`. The memory is the array's own if `slab` is nil; otherwise it is a
/// part of a slab that was given to no other array, and `slab` keeps it. Elements move byte by byte, so none of them has
/// a weak reference.
///
/// Letting go of an element may run any code. The language sees to it that such code does not reach the array, which
/// is being changed then.
@usableFromInline
package struct FlatArray<Element: ~Copyable>: ~Copyable {
  @usableFromInline var base = Self.nowhere
  @usableFromInline var length = 0
  @usableFromInline var room = 0
  @usableFromInline var slab: SlabMemory?

  /// An empty array without memory.
  @inlinable
  package init() {}

  // Safe: the first `length` places hold elements, and none of them is used any more.
  @inlinable
  deinit {
    base.deinitialize(count: length)
    if slab == nil, room > 0 { Memory.giveBack(base) }
  }

  /// Where an array without memory begins. Nothing is read or written there.
  // Safe: an alignment is never zero.
  @inlinable static var nowhere: UnsafeMutablePointer<Element> {
    UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment)!
  }
}

// MARK: - Elements

extension FlatArray where Element: ~Copyable {
  /// The number of elements.
  @inlinable
  package var count: Int { length }

  /// For how many elements there is memory.
  @inlinable
  package var capacity: Int { room }

  @inlinable
  package var isEmpty: Bool { length == 0 }

  @inlinable
  package var indices: Range<Int> { Range(uncheckedBounds: (0, length)) }

  /// The element at an index, which must be one of ``indices``.
  // Safe: the caller requests a place that holds an element.
  @inlinable
  package subscript(index: Int) -> Element {
    @inline(__always) _read {
      assert(index >= 0 && index < length)
      yield base[index]
    }
    @inline(__always) _modify {
      assert(index >= 0 && index < length)
      yield &base[index]
    }
  }
}

extension FlatArray {
  /// A copy of the elements.
  // Safe: there are `length` elements from `base` on.
  @inlinable
  package var all: [Element] { Array(UnsafeBufferPointer(start: base, count: length)) }
}

// MARK: - Growing and shrinking

extension FlatArray where Element: ~Copyable {
  @inlinable @inline(__always)
  package mutating func append(_ element: consuming Element) {
    if length == room { grow(to: length &+ 1) }
    initializeNext(to: element)
  }

  /// Adds an element for which there is room.
  ///
  /// Several arrays of one length have the same room, so that only one of them has to be asked for it.
  @inlinable @inline(__always)
  package mutating func appendInRoom(_ element: consuming Element) {
    assert(length < room)
    initializeNext(to: element)
  }

  // Safe: callers see to it that `length < room`, so the place belongs to the array and holds nothing.
  @inlinable @inline(__always)
  mutating func initializeNext(to element: consuming Element) {
    (base + length).initialize(to: element)
    length &+= 1
  }

  // Safe: the place held an element, and is no longer among those that do.
  @inlinable @inline(__always)
  package mutating func removeLast() -> Element {
    assert(length > 0)
    length &-= 1
    return (base + length).move()
  }

  @inlinable @inline(__always)
  package mutating func popLast() -> Element? {
    if length == 0 { return nil }
    return removeLast()
  }

  /// Lets go of the last elements, and keeps the memory.
  // Safe: the places held elements, and are no longer among those that do.
  @inlinable
  package mutating func removeLast(_ number: Int) {
    assert(number >= 0 && number <= length)
    length &-= number
    // One by one each is let go of in code for its type: `Benchmarks life list` shows it.
    var place = base + length
    for _ in 0..<number {
      _ = place.move()
      place += 1
    }
  }

  /// Lets go of all elements, and keeps the memory.
  @inlinable
  package mutating func removeAll() { removeLast(length) }
}

// MARK: - Making room

extension FlatArray where Element: ~Copyable {
  /// Makes room for `capacity` elements at once.
  @inlinable
  package mutating func reserve(_ capacity: Int) {
    if capacity > room { grow(to: capacity, exactly: true) }
  }

  /// Makes room for `capacity` elements, in a slab if there is no memory yet whose elements would have to move.
  @inlinable
  package mutating func reserve(_ capacity: Int, in slab: inout Slab) {
    guard room == 0, capacity > 0, let memory = slab.take(capacity, Element.self) else {
      return reserve(capacity)
    }
    base = memory
    room = capacity
    self.slab = slab.memory
  }

  /// For how many elements there should be room where there has to be some for `needed`, more than there is: more than
  /// `most` only if that is.
  ///
  /// The capacity grows sixteenfold while it is small, and then to that of a large screen, so that few elements are moved: what
  /// is not used is not touched.
  @inlinable
  package func largerCapacity(for needed: Int, most: Int = .max) -> Int {
    let larger =
      room < 64 ? 16 * room : room < 1024 ? min(32 * room, 8192) : room + room / 2
    return max(needed, min(max(Self.fewest, larger), most))
  }

  /// For how many elements there is room at first: in less than a kilobyte, as allocators take more as a reason to tidy
  /// up what has been freed.
  @inlinable static var fewest: Int { max(1, min(16, 960 / MemoryLayout<Element>.stride)) }

  // Safe: the new piece has room for the elements, and their bytes are in it. The old one is given up if it was the
  // array's own.
  @inlinable @inline(never)
  mutating func grow(to needed: Int, exactly isExact: Bool = false) {
    precondition(MemoryLayout<Element>.alignment <= Memory.alignment)
    let newRoom = isExact ? needed : largerCapacity(for: needed)
    let isOwn = slab == nil && room > 0
    let stride = MemoryLayout<Element>.stride
    let piece = Memory.extend(isOwn ? base : nil, of: room * stride, to: newRoom * stride)
    let newBase = piece.bindMemory(to: Element.self, capacity: newRoom)
    if !isOwn { newBase.moveInitialize(from: base, count: length) }
    base = newBase
    room = newRoom
    slab = nil
  }
}
