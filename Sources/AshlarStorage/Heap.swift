/// What a ``Heap`` holds.
@usableFromInline
package protocol Ranked: BitwiseCopyable {
  func isBefore(_ other: Self) -> Bool
}

/// Elements of which the first can be had at any time.
@usableFromInline
package struct Heap<Element: Ranked>: ~Copyable {
  @usableFromInline var elements = FlatArray<Element>()

  @inlinable
  package init() {}
}

extension Heap {
  @inlinable
  package var isEmpty: Bool { elements.isEmpty }

  @inlinable
  package var first: Element { elements[0] }

  @inlinable
  package mutating func removeAll() { elements.removeAll() }

  @inlinable
  package mutating func reserve(_ count: Int, in slab: inout Slab) {
    elements.reserve(count, in: &slab)
  }

  @inlinable
  package mutating func push(_ element: Element) {
    elements.append(element)
    rise(element, from: elements.count - 1)
  }

  // Elements are large, and few rise: `Benchmarks life stacks` shows it.
  @inlinable
  @inline(__always)
  mutating func rise(_ element: Element, from start: Int) {
    var index = start
    while index > 0, element.isBefore(elements[(index - 1) / 2]) {
      elements[index] = elements[(index - 1) / 2]
      index = (index - 1) / 2
    }
    elements[index] = element
  }

  /// Takes an element in without keeping order; ``heapify()`` must follow before the first is popped.
  @inlinable
  package mutating func append(_ element: Element) { elements.append(element) }

  @inlinable
  package mutating func heapify() {
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  @inlinable
  package mutating func popFirst() -> Element {
    let first = elements[0]
    let last = elements.removeLast()
    if !elements.isEmpty { fillFirst(with: last) }
    return first
  }

  /// Puts an element in the first place, which is vacant, and lets it sink.
  ///
  /// The last element nearly always belongs near the end. So the vacant place goes there first, with one comparison in each
  /// generation, and the element rises from it.
  ///
  /// Source: I. Wegener, "Bottom-up heapsort", Theoretical Computer Science 118, 1993.
  @inlinable
  mutating func fillFirst(with element: Element) {
    var index = 0
    var child = 1
    while child < elements.count {
      if child + 1 < elements.count, elements[child + 1].isBefore(elements[child]) { child += 1 }
      elements[index] = elements[child]
      index = child
      child = 2 * index + 1
    }
    rise(element, from: index)
  }

  @inlinable
  mutating func sink(_ start: Int) {
    let element = elements[start]
    var index = start
    while true {
      var child = 2 * index + 1
      if child >= elements.count { break }
      if child + 1 < elements.count, elements[child + 1].isBefore(elements[child]) { child += 1 }
      if !elements[child].isBefore(element) { break }
      elements[index] = elements[child]
      index = child
    }
    elements[index] = element
  }
}

// MARK: - Before there is an order

extension Heap {
  @inlinable
  package var count: Int { elements.count }

  @inlinable
  package subscript(place: Int) -> Element { elements[place] }

  /// Brings what comes before a certain element of a range in front of it and of all others.
  ///
  /// The element is the middle one of three, so that at least one of three or more comes before it.
  ///
  /// - Returns: Where the others begin.
  @inlinable
  package mutating func split(_ range: Range<Int>) -> Int {
    let middle = range.lowerBound + range.count / 2
    let last = range.upperBound - 1
    order(range.lowerBound, middle)
    order(range.lowerBound, last)
    order(middle, last)
    swap(middle, last)
    var boundary = range.lowerBound
    for place in range.lowerBound..<last where elements[place].isBefore(elements[last]) {
      swap(place, boundary)
      boundary += 1
    }
    swap(boundary, last)
    return boundary
  }

  /// Lets two elements change places if the second comes before the first.
  @inlinable
  mutating func order(_ first: Int, _ second: Int) {
    if elements[second].isBefore(elements[first]) { swap(first, second) }
  }

  @inlinable
  mutating func swap(_ first: Int, _ second: Int) {
    let element = elements[first]
    elements[first] = elements[second]
    elements[second] = element
  }

  /// Drops all elements but those in a range.
  @inlinable
  package mutating func keep(_ range: Range<Int>) {
    for place in range { elements[place - range.lowerBound] = elements[place] }
    elements.removeLast(elements.count - range.count)
  }
}
