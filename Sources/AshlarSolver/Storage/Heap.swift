/// What a ``Heap`` holds.
protocol Ranked: BitwiseCopyable {
  func isBefore(_ other: Self) -> Bool
}

/// Elements of which the first can be had at any time.
struct Heap<Element: Ranked>: ~Copyable {
  private var elements = FlatArray<Element>()
}

extension Heap {
  var isEmpty: Bool { elements.isEmpty }

  mutating func removeAll() { elements.removeAll() }

  mutating func reserve(_ count: Int, in slab: inout Slab) {
    elements.reserve(count, in: &slab)
  }

  mutating func push(_ element: Element) {
    elements.append(element)
    var index = elements.count - 1
    while index > 0, element.isBefore(elements[(index - 1) / 2]) {
      elements[index] = elements[(index - 1) / 2]
      index = (index - 1) / 2
    }
    elements[index] = element
  }

  /// Takes an element in without keeping order; ``heapify()`` must follow before the first is popped.
  mutating func append(_ element: Element) {
    elements.append(element)
  }

  mutating func heapify() {
    for index in stride(from: elements.count / 2 - 1, through: 0, by: -1) { sink(index) }
  }

  mutating func popFirst() -> Element {
    let first = elements[0]
    let last = elements.removeLast()
    if !elements.isEmpty {
      elements[0] = last
      sink(0)
    }
    return first
  }

  private mutating func sink(_ start: Int) {
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
