internal import AshlarStorage

/// The records of a tree: its boxes that constraints mention, and its active constraints.
///
/// It refers to no view, no object and no engine. So nothing that is done to it runs code of a program, and nothing
/// in it has to be let go of.
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

  /// Whether no constraint refers to a box, apart from those that it holds for others.
  func isUnmentioned(_ box: Int32) -> Bool {
    boxes[box].lists[.asFirst].isEmpty && boxes[box].lists[.asSecond].isEmpty
  }
}

// MARK: - Constraints

extension LayoutStore {
  /// Activates a constraint, as the youngest.
  ///
  /// - Returns: Its place.
  mutating func add(_ record: ConstraintRecord) -> Int32 {
    let index = constraints.insert(record)
    linkAnew(index)
    return index
  }

  /// Activates a constraint, held by the closest common container of its boxes.
  ///
  /// - Returns: Its place.
  mutating func addYoungest(_ record: ConstraintRecord) -> Int32 {
    let host = host(of: record.first)
    let second = record.second
    let holder = second < 0 ? host : closestCommonAncestor(host, self.host(of: second))
    let index = constraints.insert(record)
    constraints[index].holder = holder
    constraints[index].terms.marks.formUnion([.isHeldByCommonAncestor, .isWaiting])
    linkAnew(index)
    return index
  }

  /// Activates constraints in order, held by the closest common containers of their boxes.
  ///
  /// - Parameters:
  ///   - records: The constraints.
  ///   - places: Gets their places.
  mutating func add(
    _ records: borrowing OwnedArray<ConstraintRecord>, _ places: inout OwnedArray<Int32>
  ) {
    for place in records.indices { places.append(addYoungest(records[place])) }
  }

  /// Activates a constraint, held by the closest common container of its boxes.
  ///
  /// - Parameters:
  ///   - first: Its first box, and the view that stands for that.
  ///   - source: The file in which it was written, and its maker, among those of the tree.
  /// - Returns: Its place.
  mutating func addYoungest(
    _ terms: ConstraintTerms, _ first: (box: Int32, host: Int32), _ second: Int32,
    from source: (file: Int32, maker: UInt8)
  ) -> Int32 {
    let holder =
      second < 0 ? first.host : closestCommonAncestor(first.host, self.host(of: second))
    let index = constraints.insert(
      ConstraintRecord(
        terms: terms, first: first.box, second: second, holder: holder, file: source.file,
        maker: source.maker))
    constraints[index].terms.marks.formUnion([.isHeldByCommonAncestor, .isWaiting])
    link(index)
    return index
  }

  /// Makes active constraints the youngest, as if they had just been activated in order.
  mutating func renew(_ indices: ArraySlice<Int32>) {
    for index in indices {
      unlink(constraints[index])
      linkAnew(index)
    }
  }

  /// Gives a constraint that has been in no list the greatest age, and appends it to the lists of its boxes.
  // Each constraint comes by: `Benchmarks life list` shows it.
  @inline(__always)
  private mutating func link(_ index: Int32) {
    youngest += 1
    constraints[index].age = youngest
    append(index, .held, of: constraints[index].holder)
    let first = constraints[index].first
    if first >= 0 { append(index, .asFirst, of: first) }
    let second = constraints[index].second
    if isTied(second, besides: first, constraints[index].holder) {
      append(index, .asSecond, of: second)
    }
  }

  /// The same for a constraint that may have been in other lists.
  private mutating func linkAnew(_ index: Int32) {
    constraints[index].lists = ConstraintLists(ConstraintRecord.Links())
    link(index)
  }

  /// Whether the constraint of an age, which tells it from all others of the tree, is still at a place.
  func contains(_ index: Int32, age: Int64) -> Bool {
    Int(index) < constraints.placeCount && !constraints[index].isVacant
      && constraints[index].age == age
  }

  /// Those of some places at which a constraint waits for the engine, the oldest first.
  func waiting(among places: borrowing OwnedArray<Int32>) -> OwnedArray<Int32> {
    var waiting: [(age: Int64, place: Int32)] = []
    waiting.reserveCapacity(places.count)
    for index in places.indices where isWaiting(places[index]) {
      waiting.append((constraints[places[index]].age, places[index]))
    }
    waiting.sort { $0.age < $1.age }
    var ordered = OwnedArray<Int32>()
    ordered.reserve(waiting.count)
    for (_, place) in waiting { ordered.append(place) }
    return ordered
  }

  /// Makes constraints refer to a verb, by its number, unless one of them refers to something else or is not there.
  mutating func leave(_ places: borrowing OwnedArray<Int32>, to verb: Int32) -> Bool {
    for index in places.indices {
      let place = places[index]
      if place < 0 || constraints[place].face != -1 { return false }
    }
    for index in places.indices { constraints[places[index]].verb = verb }
    return true
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

  /// The constraints that refer to a box, apart from those that it holds for others, the oldest first. Those that
  /// measure distances are not among them.
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
  private func isTied(_ second: Int32, besides first: Int32, _ holder: Int32) -> Bool {
    second >= 0 && second != first && host(of: second) != holder
  }

  private mutating func unlink(_ record: ConstraintRecord) {
    remove(record, .held, of: record.holder)
    if record.first >= 0 { remove(record, .asFirst, of: record.first) }
    if isTied(record.second, besides: record.first, record.holder) {
      remove(record, .asSecond, of: record.second)
    }
  }

  /// Appends a constraint to a list.
  // The list is known where this is called: `Benchmarks life list` shows it.
  @inline(__always)
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
