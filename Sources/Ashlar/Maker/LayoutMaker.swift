internal import AshlarStorage

/// Turns sentences into constraints of one view or guide.
///
/// The closure of ``LayoutItem/makeConstraints(_:)`` and its relatives receives a maker. When the closure returns,
/// the sentences become constraints, in order.
///
/// ```swift
/// title.makeConstraints { make in
///   make.left.equalTo(avatar.right).offset(12)
///   make.centerY.equalTo(avatar)
///   make.right.equalToSuperview().offset(-16).priority(.high)
/// }
/// ```
public final class LayoutMaker: AttributeNaming {
  // No code outside runs during an access to what is stored: a handler of faults may write more sentences.

  /// The view or guide whose constraints are made, while it exists.
  public var item: LayoutBox? { node?.box }

  private(set) var node: BoxNode?

  /// Whether the view or guide exists.
  package var hasItem: Bool { node?.isAlive ?? false }

  /// The meaning of sentences.
  private(set) var rules: SentenceRuling

  private let guardedText = Guarded(WrittenSentences())

  /// The number of sentences that have been installed.
  var installedCount = 0

  /// Whether the closure is done: from then on changes go to the constraints at once.
  var isFinished = false

  /// Whether a fault of a sentence is being reported to it from the beginning of that sentence.
  private var isTelling = false

  package init(_ item: LayoutBox?, _ rules: SentenceRuling) {
    node = item?.node
    self.rules = rules
  }

  deinit { text.leaveTree() }

  @inlinable public func naming(_ attributes: ConstraintAttributes) -> ConstraintSubject {
    ConstraintSubject(maker: self, attributes: attributes.list)
  }

  /// The sentences written, and the drafts made of them.
  var text: WrittenSentences {
    // Otherwise each access allocates memory: `Benchmarks life list` shows it.
    @inline(__always) _read { yield guardedText.value }
    // The same: `Benchmarks life list`.
    @inline(__always) _modify { yield &guardedText.value }
  }
}

// MARK: - The room of the last verb

extension LayoutMaker: RepeatedVerb {
  func keep() { text.keep(self) }

  package func rest() {
    text.forget()
    installedCount = 0
  }

  package func settle() { text.settle() }

  package func move(by constraints: Int32, _ verbs: Int32) { text.move(by: constraints, verbs) }

  /// A maker for an item: that of the last verb of the tree, unless the program keeps it.
  package static func begin(_ item: LayoutBox, _ rules: SentenceRuling) -> LayoutMaker {
    let node = item.node
    if node.tree == nil { node.takeTreeOfHostsContainer() }
    guard let maker = node.tree?.takeLastVerb() as? LayoutMaker else {
      return LayoutMaker(item, rules)
    }
    if maker.node !== node { maker.node = node }
    maker.text.begin()
    if maker.rules != rules {
      maker.rules = rules
      maker.text.fileID = ""
    }
    maker.installedCount = 0
    maker.isFinished = false
    return maker
  }

  /// Notifies the tree that constraints in it are referred to by their places.
  func keepPlaces() {
    guard let tree = text.treeOfRecords(), !tree.lastVerb.isVerb(self) else { return }
    // A tree that is over would keep its last verb for good, and that its tree.
    if tree.isOver { return keep() }
    tree.keepLastVerb()
    tree.lastVerb = LastVerb(self)
  }
}

// MARK: - Writing

extension LayoutMaker {
  /// Resolves the handles in the sentences of a closure with an object.
  package func resolve(by resolver: any ItemResolving, _ closure: () -> Void) {
    text.resolver = resolver
    closure()
    text.resolver = nil
  }

  /// Begins a sentence, as yet without a relation.
  ///
  /// - Returns: Its number.
  package func begin(_ attributes: AttributeList, isComposite: Bool) -> Int {
    text.append(attributes, isComposite: isComposite)
  }

  /// Begins a native sentence, of which nothing comes after the closure.
  @usableFromInline
  func write(_ attributes: AttributeList, _ fileID: String, _ line: UInt32) -> Int {
    let index = text.append(attributes, fileID, line)
    if isFinished || attributes.isEmpty { refuse(index) }
    return index
  }

  /// Begins a native sentence with its relation.
  @usableFromInline
  func write(
    _ attributes: AttributeList, _ fileID: String, _ line: UInt32,
    _ relation: LayoutConstraint.Relation, _ target: GivenTarget
  ) -> Int {
    let index = text.append(attributes, fileID, line, relation, isFinished ? .superview : target)
    if isFinished || attributes.isEmpty { refuse(index) }
    return index
  }

  /// Sets the line of code of a sentence.
  package func locate(_ index: Int, _ fileID: String, _ line: UInt32) {
    text.locate(index, fileID, line)
  }

  /// Gives a sentence in a line its relation, unless it has another one.
  ///
  /// - Parameter again: Whether it may have the same one.
  /// - Returns: Whether constraints have been made of it; nil if it keeps another relation.
  package func take(
    _ relation: LayoutConstraint.Relation, of index: Int, again: Bool, _ fileID: String,
    _ line: UInt32
  ) -> Bool? { text.take(relation, of: index, again: again, fileID, line) }

  /// Gives a sentence its relation, in place of one that it may have had. Items that no view contains live until it is
  /// installed.
  package func relate(_ index: Int, _ relation: LayoutConstraint.Relation, _ target: GivenTarget) {
    text.relate(index, relation, target, isKeeping: true)
  }

  /// Gives a sentence in a line its relation to attributes of an item, unless it has another one; without any, to the same
  /// one as on the left.
  ///
  /// - Returns: Whether it has that relation.
  package func take(
    _ relation: LayoutConstraint.Relation, of index: Int, to box: LayoutBox,
    _ attributes: AttributeList, _ fileID: String, _ line: UInt32
  ) -> Bool {
    guard let isMade = text.take(relation, of: index, again: false, fileID, line) else {
      return false
    }
    if isMade { return true }
    if hasItem { text.relate(index, relation, box, attributes) }
    // Where the item is gone, the sentence is never installed, and must not keep its target.
    if !hasItem { text.sentences[index].isRefused = true }
    return true
  }

  /// Gives a sentence in a line its relation to attributes of an item, in place of all that was said. One of an item that is
  /// gone stays without.
  package func restate(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ box: LayoutBox,
    _ attributes: AttributeList, _ fileID: String, _ line: UInt32
  ) {
    guard hasItem else { return locate(index, fileID, line) }
    text.restate(index, relation, box, attributes, fileID, line)
  }

  /// The same with 0, and an offset in points.
  package func restate(
    _ index: Int, _ relation: LayoutConstraint.Relation, _ offset: CGFloat, _ fileID: String,
    _ line: UInt32
  ) {
    guard hasItem else { return locate(index, fileID, line) }
    text.restate(index, relation, offset, fileID, line)
  }

  /// Reports a sentence that is wrong from its beginning. Such a sentence in a handler of another fault is not
  /// reported: that would never end.
  private func refuse(_ index: Int) {
    guard let node, node.isAlive, !isTelling else { return }
    isTelling = true
    let (name, names) = (node.reportName, attributeNames(of: index))
    report(
      isFinished ? .lateSentence(of: name, attribute: names) : .noAttribute(of: name),
      at: text.location(of: text.sentences[index]))
    isTelling = false
  }
}

// MARK: - Reading

extension LayoutMaker {
  /// The number of sentences.
  package var count: Int { text.sentences.count }

  /// A sentence, by its number.
  package func sentence(_ index: Int) -> ConstraintSentence { text.sentence(index) }

  /// The attributes of a sentence.
  package func attributes(of index: Int) -> AttributeList { text.attributes(of: index) }

  package func location(of index: Int) -> CodeLocation { text.location(of: text.sentences[index]) }

  /// The target of a sentence, or the first of several.
  package func firstTarget(of index: Int) -> SentenceTarget { text.target(of: 0, in: index) }

  /// An item of a target, while it exists.
  package func item(_ number: Int32) -> LayoutBox? { text.item(number) }

  /// The constraints that have been made of a sentence, in order.
  package func constraints(of index: Int) -> [LayoutConstraint] { text.constraints(of: index) }

  /// Whether any constraint of a sentence is active.
  package func isActive(_ index: Int) -> Bool {
    text.sentences[index].drafts.contains { text.isActive($0) }
  }

  /// The attributes of a sentence, as reports name them.
  package func attributeNames(of index: Int) -> String {
    text.sentences[index].attributes.map(\.description).joined(separator: ".")
  }

  /// Reports a fault where the views of the item's tree are listened to.
  func report(_ reason: LayoutFault.Reason, at location: CodeLocation) {
    let fault = LayoutFault(reason: reason, location: location)
    LayoutDiagnostics.report(fault, to: item?.host?.diagnostics)
  }

  /// Keeps no items any more.
  package func letItemsGo() { if text.stopKeeping() { releaseKept() } }

  private func releaseKept() {
    var kept = text.takeKept()
    let isSmall = kept.count <= 64
    // Outside of any access, as that may run code of others.
    kept.removeAll()
    if isSmall { text.reuseRoom(of: &kept) }
  }
}
