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

  private let node: BoxNode?

  /// What sentences mean.
  let rules: any SentenceRules.Type

  package var sentences: [ConstraintSentence] = []
  /// What has been made of the sentences.
  package var parts: [SentencePart] = []

  /// How many of the sentences have been installed.
  package private(set) var installedCount = 0

  /// Whether the closure is done: from then on changes go to the constraints at once.
  private(set) var isFinished = false

  /// Whether it is being told what is wrong with a sentence from its beginning.
  private var isTelling = false

  package init(_ item: LayoutBox?, _ rules: any SentenceRules.Type) {
    node = item?.node
    self.rules = rules
    sentences.reserveCapacity(4)
  }

  @inlinable
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintSubject {
    ConstraintSubject(maker: self, attributes: attributes.list)
  }
}

// MARK: - Writing

extension LayoutMaker {
  /// Begins a sentence, as yet without a relation.
  ///
  /// - Returns: Its number.
  @discardableResult
  package func append(_ sentence: consuming ConstraintSentence) -> Int {
    let index = sentences.count
    sentences.append(sentence)
    return index
  }

  /// Begins a native sentence, of which nothing comes after the closure.
  @usableFromInline
  func write(
    _ attributes: AttributeList, _ fileID: String, _ line: UInt32,
    _ relation: LayoutConstraint.Relation? = nil, _ target: SentenceTarget = .superview
  ) -> Int {
    let location = CodeLocation(fileID: fileID, line: line)
    var sentence = ConstraintSentence(attributes, location)
    if let relation { sentence.relate(relation, isFinished ? .superview : target) }
    let index = append(sentence)
    if isFinished || attributes.isEmpty { refuse(attributes, location) }
    return index
  }

  /// Reports a sentence that is wrong from its beginning. Such a sentence of a handler that hears of another one is not
  /// reported: that would never end.
  private func refuse(_ attributes: AttributeList, _ location: CodeLocation) {
    guard let item, !isTelling else { return }
    isTelling = true
    let names = attributes.map(\.description).joined(separator: ".")
    report(
      isFinished
        ? .lateSentence(of: item.reportName, attribute: names) : .noAttribute(of: item.reportName),
      at: location)
    isTelling = false
  }

  /// Changes something that a sentence says; once the closure is done, its constraints follow in that only.
  ///
  /// If they cannot, the sentence stays as it was. What makes no sense inside the closure is a fault when
  /// the constraint is activated.
  func change(
    _ index: Int, _ statements: ConstraintSentence.Statements = [],
    _ body: (inout ConstraintSentence) -> Void
  ) {
    guard isFinished else { return body(&sentences[index]) }
    var changed = sentences[index]
    body(&changed)
    var held = HeldSchedulers(of: item?.host)
    if apply(statements, of: changed, index) { sentences[index] = changed }
    held.letGo()
  }

  /// Lets the constraints of a sentence follow some of what it says.
  ///
  /// - Returns: Whether all of them could. A number that makes no sense is a ``LayoutFault``, and leaves
  ///   a constraint as it was.
  @discardableResult
  func apply(
    _ statements: ConstraintSentence.Statements, of sentence: ConstraintSentence, _ index: Int
  ) -> Bool {
    if statements.contains(.label) { writeLabels(of: sentence, index) }
    if statements.subtracting(.label).isEmpty { return true }
    return parts(of: index).reduce(true) { sentence.apply(statements, to: $1) && $0 }
  }

  /// Names the constraints of a sentence.
  func writeLabels(of sentence: ConstraintSentence, _ index: Int) {
    let constraints = constraints(of: index)
    for (number, constraint) in constraints.enumerated() {
      constraint.identifier = sentence.label(number, of: constraints.count)
    }
  }
}

// MARK: - What has been made

extension LayoutMaker {
  /// Notes what has been made of a clause.
  ///
  /// - Returns: Its place among the parts.
  @discardableResult
  func note(_ part: consuming SentencePart) -> Int {
    if part.clause == 0 { sentences[part.sentence].isMade = true }
    let place = parts.count
    parts.append(part)
    return place
  }

  /// What has been made of a sentence, in order.
  package func parts(of index: Int) -> [SentencePart] {
    var found = parts.filter { $0.sentence == index }
    if found.count > 1 { found.sort { $0.clause < $1.clause } }
    return found
  }

  /// The constraints that have been made of a sentence, in order.
  package func constraints(of index: Int) -> [LayoutConstraint] {
    parts(of: index).compactMap(\.constraint)
  }

  /// Where what has been made of a clause stands among the parts.
  func place(of clause: Int, _ index: Int) -> Int? {
    parts.firstIndex { $0.sentence == index && $0.clause == clause }
  }
}

// MARK: - Verbs

/// What a closure of sentences is for.
package enum SentenceVerb {
  case prepare
  case make
  case update
  case remake
}

extension LayoutMaker {
  /// Runs a closure that says sentences, and installs them. Schedulers hear of it when all is done.
  ///
  /// - Parameter closure: Says sentences, and returns what they are for.
  package func carryOut(for item: LayoutBox, _ closure: () -> SentenceVerb) {
    var held = HeldSchedulers(of: item.host)
    item.node.view?.turnMask(on: false)
    install(closure(), of: item, &held)
    item.node.view?.noteIfLoose()
    held.letGo()
  }

  /// Installs the sentences that have not been installed.
  package func installNew(_ verb: SentenceVerb, of item: LayoutBox) {
    var held = HeldSchedulers(of: item.host)
    install(verb, of: item, &held)
    held.letGo()
  }

  private func install(
    _ verb: SentenceVerb, of item: LayoutBox, _ held: inout HeldSchedulers
  ) {
    let new = installedCount..<sentences.count
    // A handler of faults may write more sentences. They do not belong to this verb.
    installedCount = new.upperBound
    isFinished = true
    if verb == .remake { removeConstraints(of: item, &held) }
    parts.reserveCapacity(new.reduce(parts.count) { $0 + sentences[$1].attributes.count })
    var installer = SentenceInstaller(self, item, verb)
    for index in new { installer.install(index, &held) }
    installer.finish(&held)
  }

  private func removeConstraints(of item: LayoutBox, _ held: inout HeldSchedulers) {
    for constraint in item.constraints(madeBy: rules) { constraint.deactivate(&held) }
  }

  /// Installs a sentence, or what has been made of it and has been taken away.
  package func install(_ index: Int, of item: LayoutBox, _ verb: SentenceVerb = .make) {
    var held = HeldSchedulers(of: item.host)
    var installer = SentenceInstaller(self, item, verb)
    installer.install(index, &held)
    held.letGo()
  }
}

extension LayoutItem {
  /// The active constraints that makers with some rules have made for this item.
  package func constraints(madeBy rules: any SentenceRules.Type) -> [LayoutConstraint] {
    node.concerning.filter { rules.hasMade($0) && $0.mainNode === node }
  }
}

// MARK: - Faults

extension LayoutMaker {
  /// Reports a fault where the views of the item's tree are listened to.
  func report(_ reason: LayoutFault.Reason, at location: CodeLocation) {
    let fault = LayoutFault(reason: reason, location: location)
    LayoutDiagnostics.report(fault, to: item?.host?.diagnostics)
  }
}
