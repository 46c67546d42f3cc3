extension Array {
  /// Takes out all elements and keeps the room that they took.
  ///
  /// A list of what changed has one or two elements as a rule, or none. To replace all elements by nothing, which is what
  /// the standard library does, takes longer then than to take them out one by one.
  ///
  /// - Complexity: O(*n*)
  @inlinable @inline(__always)
  package mutating func clear() {
    if count > 4 { return removeAll(keepingCapacity: true) }
    while popLast() != nil {}
  }
}
