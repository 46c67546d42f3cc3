internal import AshlarStorage

/// The boxes of a tree that constraints speak of, and the active constraints, as numbers.
///
/// It knows no view, no object and no engine. So nothing that is done to it runs code of a program, and nothing in it has to
/// be let go of.
struct LayoutStore: ~Copyable {
  var boxes = RecordTable<BoxRecord>()
  var constraints = RecordTable<ConstraintRecord>()

  /// All ages are greater than the first number and at most the second one.
  var oldest: Int64 = 0
  var youngest: Int64 = 0
}

// MARK: - Boxes

extension LayoutStore {
  /// The view that stands for a box: itself, or a guide's owner.
  func host(of box: Int32) -> Int32 { boxes[box].isGuide ? boxes[box].container : box }

  /// The lowest view that contains both views; each view contains itself. −1 in different trees.
  func closestCommonAncestor(_ first: Int32, _ second: Int32) -> Int32 {
    if first == second { return first }
    let container = boxes[first].container
    let other = boxes[second].container
    if container >= 0, container == second || container == other { return container }
    if other == first { return first }
    return distantAncestor(first, second)
  }

  private func distantAncestor(_ first: Int32, _ second: Int32) -> Int32 {
    var (first, second) = (first, second)
    let difference = depth(of: first) - depth(of: second)
    for _ in 0..<max(0, difference) { first = boxes[first].container }
    for _ in 0..<max(0, -difference) { second = boxes[second].container }
    while first != second {
      first = boxes[first].container
      second = boxes[second].container
      if first < 0 || second < 0 { return -1 }
    }
    return first
  }

  private func depth(of box: Int32) -> Int {
    var depth = 0
    var outer = boxes[box].container
    while outer >= 0 {
      depth += 1
      outer = boxes[outer].container
    }
    return depth
  }

  /// Whether no constraint speaks of a box, apart from those that it holds for others.
  func isUnmentioned(_ box: Int32) -> Bool {
    boxes[box].lists[.asFirst].isEmpty && boxes[box].lists[.asSecond].isEmpty
  }
}

// MARK: - Constraints

extension LayoutStore {
  /// Lets a constraint count, as the youngest.
  ///
  /// - Returns: Its place.
  mutating func add(_ record: ConstraintRecord) -> Int32 {
    youngest += 1
    let index = constraints.insert(record)
    constraints[index].begin(youngest, record.holder, record.terms.marks)
    link(index, record.first, record.second, record.holder)
    return index
  }

  /// Lets constraints count, in order, that are held by the closest common containers of their boxes.
  ///
  /// - Parameters:
  ///   - records: The constraints, which get their ages and holders.
  ///   - places: Gets their places.
  mutating func add(
    _ records: inout OwnedArray<ConstraintRecord>, _ places: inout OwnedArray<Int32>
  ) {
    for place in records.indices { places.append(addYoungest(&records[place])) }
  }

  /// Lets a constraint count that is held by the closest common container of its boxes.
  ///
  /// - Parameter record: The constraint, which gets its age and holder.
  /// - Returns: Its place.
  mutating func addYoungest(_ record: inout ConstraintRecord) -> Int32 {
    youngest += 1
    let holder = holder(of: record.first, record.second)
    record.begin(
      youngest, holder, record.terms.marks.union([.isHeldByCommonAncestor, .isWaiting]))
    let index = constraints.insert(record)
    link(index, record.first, record.second, holder)
    return index
  }

  /// The lowest view that contains two boxes, or one.
  private func holder(of first: Int32, _ second: Int32) -> Int32 {
    let host = host(of: first)
    return second < 0 ? host : closestCommonAncestor(host, self.host(of: second))
  }

  /// Whether the constraint of an age, which tells it from all others of the tree, is still at a place.
  func contains(_ index: Int32, age: Int64) -> Bool {
    Int(index) < constraints.placeCount && !constraints[index].isVacant
      && constraints[index].age == age
  }

  /// Takes a constraint out.
  ///
  /// - Returns: What it was, and the numbers of its boxes in the engine.
  @discardableResult
  mutating func remove(
    _ index: Int32
  ) -> (record: ConstraintRecord, first: Int32, second: Int32) {
    let record = constraints.remove(index)
    unlink(record)
    return (record, token(of: record.first), token(of: record.second))
  }

  /// The number of a box in the engine, or −1.
  func token(of box: Int32) -> Int32 { box < 0 ? -1 : boxes[box].token }

  /// The constraints in a list, in the order in which they came.
  func list(
    _ list: ConstraintListKind, of box: Int32,
    where isIncluded: (ConstraintRecord) -> Bool = { _ in true }
  ) -> [Int32] {
    var found: [Int32] = []
    var next = boxes[box].lists[list].head
    if next < 0 { return found }
    found.reserveCapacity(8)
    while next >= 0 {
      if isIncluded(constraints[next]) { found.append(next) }
      next = constraints[next].lists[list].next
    }
    return found
  }

  /// The constraints that speak of a box, apart from those that it holds for others, the oldest first. Those that measure
  /// distances are not among them.
  func mentions(of box: Int32) -> [Int32] {
    let first = list(.asFirst, of: box)
    let second = list(.asSecond, of: box)
    if second.isEmpty { return first }
    if first.isEmpty { return second }
    return (first + second).sorted { constraints[$0].age < constraints[$1].age }
  }
}

// MARK: - Sentences

extension LayoutStore {
  /// The constraint of a maker that was made first of the sentence that a later one was made of, as far as it is active:
  /// the youngest older one of the same box and line that begins a sentence. −1 if there is none.
  func headOfSentence(_ index: Int32) -> Int32 {
    let own = constraints[index]
    var head: Int32 = -1
    var next = own.first < 0 ? -1 : boxes[own.first].lists[.asFirst].head
    while next >= 0 {
      let record = constraints[next]
      let isHead =
        !record.terms.marks.contains(.continuesSentence) && record.file == own.file
        && record.terms.line == own.terms.line && record.age < own.age
      if isHead, head < 0 || record.age > constraints[head].age { head = next }
      next = record.lists[.asFirst].next
    }
    return head
  }
}

// MARK: - Lists

extension LayoutStore {
  /// Whether a constraint is to be found at its second item: not at the view that holds it, nor at one that is the first
  /// item too.
  private func isTiedToSecond(_ first: Int32, _ second: Int32, _ holder: Int32) -> Bool {
    second >= 0 && second != first && host(of: second) != holder
  }

  /// Enters a constraint into the lists of its boxes.
  mutating func link(_ index: Int32, _ first: Int32, _ second: Int32, _ holder: Int32) {
    append(index, .held, of: holder)
    if first >= 0 { append(index, .asFirst, of: first) }
    if isTiedToSecond(first, second, holder) { append(index, .asSecond, of: second) }
  }

  private mutating func unlink(_ record: ConstraintRecord) {
    remove(record, .held, of: record.holder)
    if record.first >= 0 { remove(record, .asFirst, of: record.first) }
    if isTiedToSecond(record.first, record.second, record.holder) {
      remove(record, .asSecond, of: record.second)
    }
  }

  private mutating func append(_ index: Int32, _ list: ConstraintListKind, of box: Int32) {
    let last = boxes[box].lists[list].append(index)
    if last < 0 { return }
    constraints[last].lists[list].next = index
    constraints[index].lists[list].previous = last
  }

  private mutating func remove(
    _ record: ConstraintRecord, _ list: ConstraintListKind, of box: Int32
  ) {
    let links = record.lists[list]
    if links.previous < 0 {
      boxes[box].lists[list].head = links.next
    } else {
      constraints[links.previous].lists[list].next = links.next
    }
    if links.next < 0 {
      boxes[box].lists[list].tail = links.previous
    } else {
      constraints[links.next].lists[list].previous = links.previous
    }
  }
}
