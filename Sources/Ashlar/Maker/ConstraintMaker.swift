internal import AshlarStorage

/// Turns sentences into constraints of one view or guide.
///
/// A maker is handed to the closure of ``LayoutItem/makeConstraints(_:)`` and its relatives. When the
/// closure is done, the sentences become constraints, in order.
///
/// ```swift
/// title.makeConstraints { make in
///   make.left.equalTo(avatar.right).offset(12)
///   make.centerY.equalTo(avatar)
///   make.right.equalToSuperview().offset(-16).priority(.high)
/// }
/// ```
public final class ConstraintMaker: AttributeChaining {
  /// The view or guide whose constraints are made, while it exists.
  public var item: LayoutBox? { reference.read { $0.box } }

  /// The node of the item, counted as constraints count theirs.
  @exclusivity(unchecked) private(set) var reference: NodeReference

  // Exclusive access need not be checked: while an access lasts, nothing else is called that knows
  // the maker. Faults are told between accesses.

  @exclusivity(unchecked) var sentences = OwnedArray<ConstraintSentence>()

  /// What only few of the sentences say.
  @exclusivity(unchecked) var rarities: [ConstraintSentence.Rarities] = []

  /// The constraints that the sentences made, and the numbers they compare with, in order.
  @exclusivity(unchecked) var parts = OwnedArray<SentencePart>()

  /// What makes no sense in a sentence and has yet to be told.
  @exclusivity(unchecked) var faults: [LayoutFault] = []

  /// How many sentences the closure wrote, once it is done; from then on changes go to the constraints
  /// at once, and further sentences are faults.
  @exclusivity(unchecked) private(set) var finishedCount: Int?

  var isFinished: Bool { finishedCount != nil }

  /// Whether there are sentences whose constraints are made when the closure is done.
  @exclusivity(unchecked) var hasDueSentences = false

  /// The superview that constraints have been made with, if there are any.
  @exclusivity(unchecked) var superviewInUse: NodeReference?

  /// Whether the item has got another superview since then.
  private var hasMoved: Bool {
    superviewInUse != nil && superviewInUse != reference.read { $0.containerReference }
  }

  init(_ item: LayoutBox) {
    reference = NodeReference(using: item.node)
  }

  deinit {
    releaseParts()
    reference.endUse()
  }

  @inlinable
  public func adding(_ attributes: ConstraintAttributes) -> ConstraintSubject {
    ConstraintSubject(maker: self, attributes: attributes.list)
  }

  /// Begins to make constraints of another item, as if it had made none before.
  func begin(_ item: LayoutBox) {
    forget()
    reference.endUse()
    reference = NodeReference(using: item.node)
    finishedCount = nil
    hasDueSentences = false
    superviewInUse = nil
  }

  /// Makes the constraints that are still to be made. None is active yet.
  func finish() {
    defer { finishedCount = sentences.count }
    if hasMoved { makeAgain() }
    guard hasDueSentences, let item else { return }
    makeDueParts(item)
    if faults.isEmpty { return }
    let diagnostics = item.host?.diagnostics ?? LayoutDiagnostics()
    for fault in faults { diagnostics.report(fault) }
  }

  private func makeDueParts(_ item: LayoutBox) {
    for index in sentences.indices where sentences[index].isDue {
      let first = parts.count
      makeParts(of: sentences[index], item)
      sentences[index].parts = first..<parts.count
      sentences[index].target = nil
      sentences[index].isDue = false
      writeLabels(of: sentences[index])
    }
  }

  /// Has constraints made again that were made before the closure gave the item another superview.
  private func makeAgain() {
    for index in sentences.indices where sentences[index].followsSuperview {
      let part = parts[sentences[index].parts.lowerBound]
      sentences[index].location = part.constraint.sourceLocation
      sentences[index].target = part.scalesBase ? .number(part.base.leftToRight) : .superview
      sentences[index].isDue = true
      hasDueSentences = true
    }
  }

  /// Where a sentence was written.
  func location(of sentence: ConstraintSentence) -> CodeLocation {
    if let location = sentence.location { return location }
    let first = sentence.parts.first.map { parts[$0].constraint.sourceLocation }
    return first ?? CodeLocation(fileID: "", line: 0)
  }

  /// Changes something that a sentence says. Its constraints, if there are any yet, follow in that only.
  ///
  /// If they cannot, the sentence stays as it was. What makes no sense inside the closure is a fault when
  /// the constraint is activated.
  func change(
    _ index: Int, _ statements: ConstraintSentence.Statements,
    _ body: (inout ConstraintSentence) -> Void
  ) {
    guard isFinished else {
      body(&sentences[index])
      return fit(index, statements)
    }
    let before = sentences[index]
    let rarities = before.rarities
    body(&sentences[index])
    if !apply(statements, of: index) { sentences[index].takeBack(before, rarities) }
  }

  /// Lets the constraints of a sentence follow some of what it says.
  ///
  /// - Returns: Whether all of them could. A number that makes no sense is a ``LayoutFault``, and leaves
  ///   a constraint as it was.
  @discardableResult
  func apply(_ statements: ConstraintSentence.Statements, of index: Int) -> Bool {
    let sentence = sentences[index]
    if statements.contains(.label) { writeLabels(of: sentence) }
    var isDone = true
    for part in sentence.parts { isDone = sentence.apply(statements, to: parts[part]) && isDone }
    return isDone
  }

  func writeLabels(of sentence: ConstraintSentence) {
    guard let label = sentence.label else { return }
    for (number, part) in sentence.parts.enumerated() {
      parts[part].constraint.identifier =
        sentence.parts.count == 1 ? label : "\(label)[\(number)]"
    }
  }

  /// Activates the constraints of every sentence that does not say otherwise.
  ///
  /// What was made once all are active need not be kept: the maker may serve again.
  func activateAll() {
    var areAllActive = faults.isEmpty
    // The parts of sentences that were due stand behind all others.
    if !hasDueSentences, !sentences.indices.contains(where: { sentences[$0].isInactive }) {
      // One by one: a loop over the parts would count a reference to all of them.
      for index in parts.indices { areAllActive = parts[index].activate() && areAllActive }
    } else {
      for sentence in sentences.all {
        areAllActive = !sentence.isInactive && areAllActive
        if sentence.isInactive { continue }
        for part in sentence.parts { areAllActive = parts[part].activate() && areAllActive }
      }
    }
    if areAllActive { offerAgain() }
  }

  /// Activates the constraints of a sentence, in order, once the closure is done.
  func activate(_ index: Int) {
    guard isFinished else { return }
    for part in sentences[index].parts { parts[part].constraint.activate() }
  }
}
