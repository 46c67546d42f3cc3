/// One piece of memory for the arrays of a problem whose size is known beforehand.
///
/// Ten arrays in ten pieces cost more than their elements where a problem is small. And where it is
/// large, an allocator hands the pieces back to the system and has to ask for them again, page by page.
@usableFromInline
package struct Slab: ~Copyable {
  @usableFromInline var base: UnsafeMutableRawPointer?
  @usableFromInline let size: Int
  @usableFromInline var used = 0

  /// Suits every element that a ``FlatArray`` has here.
  @inlinable static var alignment: Int { 16 }

  @inlinable
  package init(size: Int) {
    self.size = size
    if size > 0 { base = .allocate(byteCount: size, alignment: Self.alignment) }
  }

  @inlinable
  package var isEmpty: Bool { size == 0 }

  @inlinable
  deinit {
    base?.deallocate()
  }

  /// How many bytes `count` elements take, with what alignment costs.
  @inlinable @inline(__always)
  package static func size<Element>(of count: Int, _: Element.Type) -> Int {
    (count * MemoryLayout<Element>.stride + alignment - 1) & ~(alignment &- 1)
  }

  /// Takes the memory for `count` elements, or returns nil if too little is left.
  @inlinable @inline(__always)
  mutating func take<Element>(
    _ count: Int, _: Element.Type
  ) -> UnsafeMutablePointer<Element>? {
    precondition(MemoryLayout<Element>.alignment <= Self.alignment)
    guard let base, count <= size else { return nil }
    let needed = Self.size(of: count, Element.self)
    guard needed <= size &- used else { return nil }
    defer { used &+= needed }
    return (base + used).bindMemory(to: Element.self, capacity: count)
  }
}
