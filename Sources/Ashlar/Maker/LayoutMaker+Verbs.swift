/// The verb of a closure of sentences.
package enum SentenceVerb {
  case prepare
  case make
  case update
  case remake
}

// MARK: - Verbs

extension LayoutMaker {
  /// Runs a closure that writes sentences, and installs them. Schedulers are notified at the end.
  ///
  /// - Parameter closure: Writes sentences, and returns their verb.
  package func carryOut(for item: LayoutBox, _ closure: () -> SentenceVerb) {
    let node = item.node
    var held = HeldSchedulers(of: node)
    item.leavePlacingToConstraints()
    install(closure(), of: item, &held)
    // A view that a constraint refers to is not loose.
    if !text.endsInRecord { node.view?.noteIfLoose() }
    held.letGo()
  }

  /// Installs the sentences that have not been installed.
  package func installNew(_ verb: SentenceVerb, of item: LayoutBox) {
    var held = HeldSchedulers(of: item.node)
    install(verb, of: item, &held)
    held.letGo()
  }

  private func install(_ verb: SentenceVerb, of item: LayoutBox, _ held: inout HeldSchedulers) {
    let new = installedCount..<count
    // A handler of faults may write more sentences. They do not belong to this verb.
    installedCount = new.upperBound
    isFinished = true
    if verb == .remake { removeConstraints(of: item, &held) }
    install(new, of: item, verb, &held)
    letItemsGo()
  }

  private func removeConstraints(of item: LayoutBox, _ held: inout HeldSchedulers) {
    guard let tree = item.node.treeInUse else { return }
    held.hold(tree)
    var ended: [LayoutConstraint] = []
    let old = tree.constraints(of: item.node, madeBy: rules.number(in: tree))
    tree.deactivate(old, &ended)
    withExtendedLifetime(ended) {}
  }

  /// Installs a sentence, or what has been made of it and has been taken away.
  package func install(_ index: Int, of item: LayoutBox, _ verb: SentenceVerb = .make) {
    var held = HeldSchedulers(of: item.node)
    install(index..<index + 1, of: item, verb, &held)
    held.letGo()
  }

  private func install(
    _ sentences: Range<Int>, of item: LayoutBox, _ verb: SentenceVerb,
    _ held: inout HeldSchedulers
  ) {
    if verb == .update {
      var updater = SentenceUpdater(self, item)
      updater.install(sentences, &held)
    } else {
      var installer = SentenceInstaller(verb)
      installer.install(sentences, of: self, item, &held)
    }
  }
}

extension LayoutItem {
  /// The active constraints that makers with some rules have made for this item.
  package func constraints(madeBy rules: SentenceRuling) -> [LayoutConstraint] {
    guard let tree = node.treeInUse else { return [] }
    return tree.objects(of: tree.constraints(of: node, madeBy: rules.number(in: tree)))
  }
}

extension SentenceRules {
  /// The number of the kind of makers with these rules, among those of a tree.
  fileprivate static func number(in tree: LayoutTree) -> UInt8 {
    objectMaker.map { tree.number(of: $0) } ?? 0
  }
}
