internal import AshlarStorage

/// The sentences of a maker and their constraints: the state that changes while a verb runs.
///
/// A maker keeps it. Where nothing of others runs, steps of a verb work on it as on one value.
package struct WrittenSentences: ~Copyable {
  // Items are nodes, which keep no views. What is to live until the verb is done is kept besides.

  var sentences = OwnedArray<ConstraintSentence>()

  /// The properties that few sentences have, by the numbers of those sentences.
  private var particulars: [SentenceParticulars] = []

  /// The items, distances, sizes and insets that sentences compare with, by their numbers there.
  var items = OwnedArray<SentenceItem>()
  private var distances: [LayoutDimension] = []
  private var constants: [Displacement] = []

  /// The boxes kept alive until the sentences are installed, and whether that is still to come.
  private var kept = OwnedArray<LayoutBox>()
  private var isKeeping = true

  /// The file of the first sentence. Sentences without a line have none.
  var fileID = ""

  /// The drafts made of the clauses of sentences: see ``ConstraintSentence/drafts``.
  var drafts = OwnedArray<ConstraintDraft>()

  /// The objects of the drafts' constraints; nil if there cannot be one, or it is known by its place.
  var objects: [LayoutConstraint?] = []

  /// The places of the drafts' constraints in a tree, or −1. They are right until one of them leaves the tree.
  var recordPlaces = OwnedArray<Int32>()
  var tree: LayoutTree?

  /// The owner of the items behind handles, while sentences are being written.
  var resolver: (any ItemResolving)?

  /// The number of the verb among those of the tree that the program keeps, or −1.
  var number: Int32 = -1
}

// MARK: - Writing

extension WrittenSentences {
  /// Removes everything, and keeps the capacity.
  mutating func begin() {
    sentences.removeAll()
    drafts.removeAll()
    recordPlaces.removeAll()
    items.removeAll()
    if !hasNothingBeside { (particulars, distances, constants) = ([], [], []) }
    if !objects.isEmpty { objects = [] }
    isKeeping = true
    if number >= 0 { leaveTree() }
  }

  /// Removes everything after a verb: what is written then keeps no items.
  mutating func forget() {
    begin()
    leaveTree()
    isKeeping = false
  }

  /// Begins a sentence, as yet without a relation.
  ///
  /// - Returns: Its number.
  mutating func append(_ attributes: AttributeList, isComposite: Bool) -> Int {
    sentences.append(ConstraintSentence(attributes: attributes, isComposite: isComposite))
    return sentences.count - 1
  }

  /// Begins a sentence in a line of a file, as yet without a relation.
  ///
  /// - Returns: Its number.
  mutating func append(_ attributes: AttributeList, _ fileID: String, _ line: UInt32) -> Int {
    add(ConstraintSentence(attributes: attributes, line: line), fileID)
  }

  // The sentence, which is large, is made in its place so: `Benchmarks life list` shows it.
  @inline(__always) mutating func add(_ new: ConstraintSentence, _ fileID: String) -> Int {
    sentences.append(new)
    if self.fileID != fileID { locate(sentences.count - 1, fileID, new.line) }
    return sentences.count - 1
  }

  /// Begins a sentence with its relation.
  ///
  /// - Returns: Its number.
  mutating func append(
    _ attributes: AttributeList, _ fileID: String, _ line: UInt32,
    _ relation: LayoutConstraint.Relation, _ target: GivenTarget
  ) -> Int {
    let written = written(target, isKeeping: false)
    let sentence = ConstraintSentence(
      attributes: attributes, target: written, relation: relation, line: line, isImplied: false)
    let index = add(sentence, fileID)
    if case .list(let targets) = target { relate(index, relation, toEach: targets) }
    return index
  }

  /// Sets the line of code of a sentence.
  mutating func locate(_ index: Int, _ fileID: String, _ line: UInt32) {
    sentences[index].line = line
    if self.fileID != fileID || sentences[index].particulars >= 0 { takeFile(fileID, of: index) }
  }

  private mutating func takeFile(_ fileID: String, of index: Int) {
    // The file is that of the first sentence, and the room may have been that of another verb.
    if self.fileID.isEmpty || sentences.count == 1 { self.fileID = fileID }
    if self.fileID == fileID, sentences[index].particulars < 0 { return }
    changeParticulars(of: index) { $0.fileID = fileID }
  }

  /// Gives a sentence its relation, in place of one that it may have had.
  ///
  /// - Parameter isKeeping: Whether an item that is one target lives until the sentence is installed.
  mutating func relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ target: GivenTarget,
    isKeeping: Bool = false
  ) {
    if case .list(let targets) = target { return relate(index, relation, toEach: targets) }
    let target = written(target, isKeeping: isKeeping)
    sentences[index].relate(relation, target, targetCount: 1)
  }

  private mutating func relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, toEach targets: [GivenTarget]
  ) {
    let targets = targets.map { written($0, isKeeping: true) }
    changeParticulars(of: index) { $0.targets = targets }
    sentences[index].relate(relation, .missing, targetCount: targets.count)
    sentences[index].hasList = true
  }

  /// Gives a sentence in a line its relation, unless it has another one.
  ///
  /// - Parameter again: Whether it may have the same one.
  /// - Returns: Whether constraints have been made of it; nil if it keeps another relation.
  mutating func take(
    _ relation: LayoutConstraint.Relation, of index: Int, again: Bool, _ fileID: String,
    _ line: UInt32
  ) -> Bool? {
    guard sentences[index].isImplied || again && sentences[index].relation == relation else {
      return nil
    }
    locate(index, fileID, line)
    sentences[index].relation = relation
    sentences[index].isImplied = false
    return sentences[index].isMade
  }

  /// Gives a sentence its relation to attributes of an item, which lives until the sentence is installed; without any, to
  /// the same one as on the left.
  mutating func relate(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ box: LayoutBox,
    _ attributes: AttributeList
  ) {
    keep(box)
    sentences[index].relate(relation, .item(number(of: box.node), attributes), targetCount: 1)
  }

  /// Gives a sentence in a line its relation to attributes of an item, in place of all that was said.
  mutating func restate(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ box: LayoutBox,
    _ attributes: AttributeList, _ fileID: String, _ line: UInt32
  ) {
    locate(index, fileID, line)
    relate(index, relation, box, attributes)
    sentences[index].offset = .none
  }

  /// The same with 0, and an offset in points.
  mutating func restate(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ offset: CGFloat, _ fileID: String,
    _ line: UInt32
  ) {
    locate(index, fileID, line)
    sentences[index].relate(relation, .number(0), targetCount: 1)
    sentences[index].offset = .number(offset)
  }

  private mutating func written(_ target: GivenTarget, isKeeping: Bool) -> SentenceTarget {
    switch target {
    case .superview: return .superview
    case .box(let box):
      if isKeeping { keep(box) }
      return .item(number(of: box.node), AttributeList())
    case .attributes(let target):
      if isKeeping || target.attributes.count > 1 { keep(target.item) }
      return .item(number(of: target.item.node), target.attributes)
    case .handle(let handle, let attributes):
      guard let box = resolver?.item(of: handle) else { return .gone }
      return .item(number(of: box.node), attributes)
    case .number(let number): return .number(number)
    case .constant(let constant):
      constants.append(constant)
      return .constant(Int32(constants.count - 1))
    case .distance(let distance):
      distances.append(distance)
      return .distance(Int32(distances.count - 1))
    case .bound(let relation, let number, let isFirst):
      return .bound(relation, number, isFirst: isFirst)
    case .ratio(let ratio): return .ratio(ratio)
    case .list, .missing: return .missing
    }
  }

  /// Changes what few sentences have.
  mutating func changeParticulars(of index: Int, _ body: (inout SentenceParticulars) -> Void) {
    var place = Int(sentences[index].particulars)
    if place < 0 {
      place = particulars.count
      particulars.append(SentenceParticulars())
      sentences[index].particulars = Int32(place)
    }
    body(&particulars[place])
  }
}

// MARK: - Items

/// An item that sentences mention.
struct SentenceItem {
  let node: BoxNode

  /// Its place in the tree where records are being made, or −1.
  var place: Int32 = -1
}

extension WrittenSentences {
  /// The number of an item in sentences and drafts. Nearly always it is one of the last.
  mutating func number(of node: BoxNode) -> Int32 {
    let known = ObjectIdentifier(node)
    var index = items.count - 1
    while index >= 0, index >= items.count - 4 {
      if ObjectIdentifier(items[index].node) == known { return Int32(truncatingIfNeeded: index) }
      index -= 1
    }
    items.append(SentenceItem(node: node))
    return Int32(truncatingIfNeeded: items.count - 1)
  }

  package mutating func number(of box: LayoutBox) -> Int32 { number(of: box.node) }

  /// An item, by its number, while it exists.
  package func item(_ number: Int32) -> LayoutBox? {
    number < 0 ? nil : items[Int(number)].node.box
  }

  /// Whether an item exists.
  func hasItem(_ number: Int32) -> Bool { number >= 0 && items[Int(number)].node.isAlive }

  func node(_ number: Int32) -> BoxNode { items[Int(number)].node }
  func distance(_ number: Int32) -> LayoutDimension { distances[Int(number)] }

  /// Whether nothing stands beside sentences: what few of them have, a distance, a size or insets.
  var hasNothingBeside: Bool { particulars.isEmpty && distances.isEmpty && constants.isEmpty }

  /// A size or insets that sentences compare with.
  package func constant(_ number: Int32) -> Displacement { constants[Int(number)] }

  /// Keeps an item alive until the verb is done, unless it is inside a view, which does so. After a verb nothing is kept.
  private mutating func keep(_ box: LayoutBox) {
    if !isKeeping || box.node.hasContainer { return }
    if kept.isEmpty || kept[kept.count - 1] !== box { kept.append(box) }
  }

  /// Keeps no items any more.
  ///
  /// - Returns: Whether any were kept, which the caller has to take.
  mutating func stopKeeping() -> Bool {
    isKeeping = false
    return !kept.isEmpty
  }

  /// Takes what was kept, for the caller to let go of, as that may run code of others.
  mutating func takeKept() -> OwnedArray<LayoutBox> { exchange(&kept, with: OwnedArray()) }

  /// Takes back the room of what was kept.
  mutating func reuseRoom(of taken: inout OwnedArray<LayoutBox>) {
    if kept.isEmpty { swap(&taken, &kept) }
  }
}

// MARK: - Reading

extension WrittenSentences {
  /// The target of a clause.
  func target(of clause: Int, in index: Int) -> SentenceTarget {
    if !sentences[index].hasList { return sentences[index].target }
    let targets = particulars(of: index).targets
    return targets.isEmpty ? .missing : targets[clause % targets.count]
  }

  /// The attributes of a sentence.
  package func attributes(of index: Int) -> AttributeList { sentences[index].attributes }

  package func location(of sentence: ConstraintSentence) -> CodeLocation {
    // What was never compared with anything is nowhere.
    if sentence.line == 0 { return CodeLocation(fileID: "", line: 0) }
    let own = sentence.particulars < 0 ? nil : particulars[Int(sentence.particulars)].fileID
    return CodeLocation(fileID: own ?? fileID, line: sentence.line)
  }

  /// A sentence, by its number.
  package func sentence(_ index: Int) -> ConstraintSentence { sentences[index] }

  /// What few sentences have, of one that has it.
  func particulars(of index: Int) -> SentenceParticulars {
    particulars[Int(sentences[index].particulars)]
  }

  func label(of sentence: ConstraintSentence) -> String? {
    sentence.particulars < 0 ? nil : particulars[Int(sentence.particulars)].label
  }
}
