extension FlatArray where Element: BitwiseCopyable {
  /// The last element, of which there must be one.
  @inlinable
  package var last: Element {
    get { self[length - 1] }
    set { self[length - 1] = newValue }
  }

  /// Makes the array as long as `newCount`, filling what is new.
  // Safe: there is room for `newCount` elements, and the places from `length` on hold none.
  @inlinable
  package mutating func extend(to newCount: Int, with element: Element) {
    guard newCount > length else { return }
    if newCount > room { grow(to: newCount) }
    (base + length).initialize(repeating: element, count: newCount - length)
    length = newCount
  }

  /// Adds elements, for which there is room, that mean nothing until the caller has written them.
  ///
  /// To fill them beforehand makes building a system a tenth slower (`Benchmarks solver FILE 0.1 build`).
  // Safe: the places belong to the array. What is in them is read by none before it has been written.
  @inlinable @inline(__always)
  package mutating func extendInRoom(by number: Int) {
    assert(number >= 0 && number <= room &- length)
    length &+= number
  }

  /// Takes out what is something, and leaves the rest in order.
  ///
  /// - Returns: Whether there was any.
  @inlinable
  @discardableResult
  package mutating func remove(where isLeaving: (Element) -> Bool) -> Bool {
    var kept = 0
    for index in indices where !isLeaving(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    let number = length - kept
    removeLast(number)
    return number > 0
  }

  /// Writes all elements over the first ones of a standard array, which must be as long.
  // Safe: both have `length` elements, in memory of their own.
  @inlinable
  package func copy(into array: inout [Element]) {
    precondition(array.count >= length)
    array.withUnsafeMutableBufferPointer { buffer in
      if length > 0 { buffer.baseAddress!.update(from: base, count: length) }
    }
  }

  /// Puts the elements in order. Equal elements may change places, so the order must be total.
  // Safe: the buffer is made of the places that hold elements, and is gone when the call ends.
  @inlinable
  package mutating func sort(by areInIncreasingOrder: (Element, Element) -> Bool) {
    var elements = UnsafeMutableBufferPointer(start: base, count: length)
    elements.sort(by: areInIncreasingOrder)
  }
}
