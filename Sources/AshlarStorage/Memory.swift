#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Memory that grows where it is, if the system can do so.
///
/// Linux and Apple's systems map the same pages at another address when a large piece has to move. That saves a copy,
/// and the pages for it. Elsewhere, and in Embedded Swift, growing is a copy.
@usableFromInline
enum Memory {
  /// Every piece suits elements of this alignment, on every system.
  @inlinable static var alignment: Int { 2 * MemoryLayout<Int>.size }

  /// Makes a piece longer, or makes a new one for nil. The bytes in it stay; its old address is void.
  // Safe: callers give a piece that was made here with its size, and use what is returned in its place.
  @usableFromInline
  static func extend(
    _ piece: UnsafeMutableRawPointer?, of size: Int, to newSize: Int
  ) -> UnsafeMutableRawPointer {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      guard let extended = realloc(piece, newSize) else { fatalError("out of memory") }
    #else
      let extended = UnsafeMutableRawPointer.allocate(byteCount: newSize, alignment: alignment)
      if let piece {
        extended.copyMemory(from: piece, byteCount: size)
        piece.deallocate()
      }
    #endif
    return extended
  }

  /// Gives a piece back.
  // Safe: callers give a piece that was made here, once.
  @usableFromInline
  static func giveBack(_ piece: UnsafeMutableRawPointer) {
    #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
      free(piece)
    #else
      piece.deallocate()
    #endif
  }
}
