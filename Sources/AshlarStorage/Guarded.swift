/// A value of an object that is read or changed by one access at a time.
///
/// The language checks the same of each stored property of a class. It keeps a list of the accesses that have begun in a
/// thread, and to enter one and take it off costs more than to write a sentence's offset. Here the value itself counts who
/// reads it. An access that overlaps a change ends the program, as one of a stored property does.
///
/// The invariant: `content` belongs to this value alone, from its beginning to its end.
@usableFromInline
package struct Guarded<Value: ~Copyable>: ~Copyable {
  @usableFromInline
  struct Content: ~Copyable {
    @usableFromInline var value: Value

    /// The number of accesses that read the value; −1 while one changes it.
    @usableFromInline var readers = 0

    @inlinable
    init(_ value: consuming Value) { self.value = value }
  }

  @usableFromInline let content: UnsafeMutablePointer<Content>

  @inlinable
  package init(_ value: consuming Value) {
    content = .allocate(capacity: 1)
    content.initialize(to: Content(value))
  }

  // Safe: an access to the value needs it, and so keeps it from its end.
  @inlinable
  deinit {
    content.deinitialize(count: 1)
    content.deallocate()
  }

  // Safe: a change is the only access, as the count shows.
  @inlinable
  package var value: Value {
    @inline(__always) _read {
      precondition(content.pointee.readers >= 0)
      content.pointee.readers &+= 1
      defer { content.pointee.readers &-= 1 }
      yield content.pointee.value
    }
    @inline(__always) nonmutating _modify {
      precondition(content.pointee.readers == 0)
      content.pointee.readers = -1
      defer { content.pointee.readers = 0 }
      yield &content.pointee.value
    }
  }
}
