/// A list of which the first four elements, and there are seldom more, are kept in place.
///
/// Makers keep in it what is said to them, while it is said. An array would be asked at every step whether somebody else
/// has it, and what is copied right after it was written keeps the processor waiting.
struct ShortList<Element: ShortListElement> {
  private var first = Element()
  private var second = Element()
  private var third = Element()
  private var fourth = Element()
  private var others: [Element] = []

  /// How many elements there are.
  private(set) var count = 0

  /// Has something look at an element, or change it. Nothing that it does may know of the list.
  @inline(__always)
  mutating func with<Result>(_ index: Int, _ body: (inout Element) -> Result) -> Result {
    switch index {
    case 0: body(&first)
    case 1: body(&second)
    case 2: body(&third)
    case 3: body(&fourth)
    default: withOther(index, body)
    }
  }

  // Not where it is called: before a loop the array would be made unique even if no turn of it needs that.
  @inline(never)
  private mutating func withOther<Result>(
    _ index: Int, _ body: (inout Element) -> Result
  ) -> Result { body(&others[index - 4]) }

  /// A copy of an element.
  subscript(index: Int) -> Element {
    switch index {
    case 0: first
    case 1: second
    case 2: third
    case 3: fourth
    default: others[index - 4]
    }
  }

  /// Adds an element, which is blank.
  ///
  /// - Returns: Its place.
  @inline(__always)
  mutating func append() -> Int {
    let index = count
    if index > 3 { others.append(Element()) }
    count += 1
    return index
  }

  /// Makes all elements blank.
  mutating func removeAll() {
    let count = count
    if count > 4 { return removeMany() }
    // None are left from the beginning: what an element lets go of may know who has the list, and add one.
    self.count = 0
    if count > 0 { first.clear() }
    if count > 1 { second.clear() }
    if count > 2 { third.clear() }
    if count > 3 { fourth.clear() }
  }

  // Not where it is called, as it is seldom needed.
  @inline(never)
  private mutating func removeMany() {
    var gone: [Element] = []
    swap(&gone, &others)
    count = 4
    removeAll()
    for index in gone.indices { gone[index].clear() }
  }
}

/// What a ``ShortList`` may have.
protocol ShortListElement {
  /// A blank one.
  init()

  /// Makes it blank, field by field: a blank one that is written over it would be written twice.
  mutating func clear()
}
