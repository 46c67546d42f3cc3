/// One piece of memory for several arrays whose sizes are known beforehand.
///
/// Ten arrays in ten pieces cost more than their elements where a problem is small. And where it is large, an
/// allocator hands the pieces back to the system and has to request them again, page by page.
///
/// Arrays keep the memory that they have a part of, so the slab itself may go before them.
@usableFromInline
package struct Slab: ~Copyable {
  @usableFromInline let memory: SlabMemory?
  @usableFromInline let size: Int

  /// The number of bytes given out: a multiple of the alignment, and at most ``size``.
  @usableFromInline var used = 0

  /// Suits every element that an ``OwnedArray`` has here.
  @inlinable static var alignment: Int { 16 }

  /// A slab of a number of bytes; without memory if there are none.
  @inlinable
  package init(size: Int) {
    self.size = size
    memory = size > 0 ? SlabMemory(size: size) : nil
  }

  @inlinable
  package var isEmpty: Bool { size == 0 }

  /// The number of bytes that `count` elements take, including those for alignment.
  @inlinable @inline(__always)
  package static func size<Element: ~Copyable>(of count: Int, _: Element.Type) -> Int {
    (count * MemoryLayout<Element>.stride + alignment - 1) & ~(alignment &- 1)
  }

  /// Takes the memory for `count` elements, or returns nil if too little is left.
  // Safe: the bytes from `used` to `used + needed` lie in the memory and are given out once. They are aligned, since
  // the memory is, and since every piece takes a multiple of the alignment.
  @inlinable @inline(__always)
  mutating func take<Element: ~Copyable>(
    _ count: Int, _: Element.Type
  ) -> UnsafeMutablePointer<Element>? {
    precondition(MemoryLayout<Element>.alignment <= Self.alignment && count >= 0)
    guard let memory, count <= size else { return nil }
    let needed = Self.size(of: count, Element.self)
    guard needed <= size &- used else { return nil }
    defer { used &+= needed }
    return (memory.base + used).bindMemory(to: Element.self, capacity: count)
  }
}

/// The memory of a slab, which is there as long as the slab or an array refers to it.
@usableFromInline
final class SlabMemory {
  @usableFromInline let base: UnsafeMutableRawPointer

  @inlinable
  init(size: Int) { base = .allocate(byteCount: size, alignment: Slab.alignment) }

  // Safe: nothing refers to the object any more, so no array has a part of the memory.
  @inlinable
  deinit { base.deallocate() }
}
