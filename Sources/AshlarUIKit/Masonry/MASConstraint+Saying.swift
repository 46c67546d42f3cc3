import Ashlar

// What the steps of a sentence do. Each access to what it says is over before anything else is called.

extension MASConstraintMaker {
  @usableFromInline
  func add(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) {
    MASConstraint(maker: self, index: index).chain(attribute)
  }

  @usableFromInline
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ target: MASValue.Kind,
    _ fileID: String, _ line: UInt32
  ) {
    MASConstraint(maker: self, index: index).compare(relation, target, fileID, line)
  }

  @usableFromInline
  func set(_ index: Int, _ constant: MASConstant) {
    MASConstraint(maker: self, index: index).set(constant)
  }
}

extension MASConstraint {
  fileprivate func chain(_ attribute: NSLayoutConstraint.Attribute) {
    if let child = children.last {
      child.chain(attribute)
    } else if maker.sentences[index].hasRelation {
      report(
        "Attributes should be chained before defining the constraint relation",
        "\(name) has a relation; \(attribute) was left out.")
    } else {
      maker.sentences[index].isComposite = true
      maker.sentences[index].parts.append(MASPart(attribute))
    }
  }

  @inline(__always)
  fileprivate func compare(
    _ relation: NSLayoutConstraint.Relation, _ target: MASValue.Kind, _ fileID: String,
    _ line: UInt32
  ) {
    for child in children { child.maker.relate(child.index, relation, target, fileID, line) }
    let isTaken = maker.sentences[index].relate(
      relation, isConstant: target.isConstant, fileID, line)
    guard isTaken else {
      return report(
        "Redefinition of constraint relation", "\(name) keeps the relation it has.")
    }
    compare(with: target)
  }

  @inline(__always)
  private func compare(with target: MASValue.Kind) {
    switch target {
    case .constant(let constant): set(constant)
    case .box(let box):
      maker.sentences[index].parts.change { $0.compare(with: box, .notAnAttribute) }
    case .attribute(let other):
      guard let item = other.item else { return refuseTarget() }
      maker.sentences[index].parts.change { $0.compare(with: item, other.layoutAttribute) }
    case .list(let targets): compare(withAll: targets)
    case .unsupported, .unsupportedValue:
      refuseParts()
      reportUnsupported(target)
    }
  }

  /// Makes of each part one for each target.
  private func compare(withAll targets: [MASValue]) {
    var parts: [MASPart] = []
    for part in maker.sentences[index].parts.all {
      for target in targets {
        var part = part
        switch target.kind {
        case .constant(let constant): part.set(constant)
        case .box(let box): part.compare(with: box, .notAnAttribute)
        case .attribute(let other):
          if let item = other.item { part.compare(with: item, other.layoutAttribute) }
        case .list, .unsupported, .unsupportedValue: part.isRefused = true
        }
        parts.append(part)
      }
    }
    maker.sentences[index].makeParticulars().targetCount = targets.count
    guard let made = MASParts(parts) else { return refuseParts() }
    maker.sentences[index].parts = made
    for target in targets { reportUnsupported(target.kind) }
  }

  private func refuseParts() { maker.sentences[index].parts.change { $0.isRefused = true } }

  /// Reports what cannot be compared with, if the target is that.
  private func reportUnsupported(_ target: MASValue.Kind) {
    switch target {
    case .unsupported(let text):
      report("attempting to add unsupported attribute: \(text)", "\(name) was left out.")
    case .unsupportedValue(let text): reportUnsupportedValue(text, "\(name) was left out.")
    default: break
    }
  }

  func reportUnsupportedValue(_ text: String, _ explanation: String) {
    report("attempting to set layout constant with unsupported value: \(text)", explanation)
  }

  private func refuseTarget() {
    refuseParts()
    report(
      "The second layout item has been deallocated.",
      "\(name) was left out: what it is compared with is gone.")
  }
}

// MARK: - Numbers

extension MASConstraint {
  fileprivate func set(_ constant: MASConstant) {
    for child in children { child.set(constant) }
    maker.sentences[index].parts.change { $0.set(constant) }
    if maker.sentences[index].parts.made != nil { writeConstants() }
  }

  private func writeConstants() {
    for part in maker.sentences[index].parts.all { part.layoutConstraint?.constant = part.constant }
  }

  func setMultiplier(_ multiplier: CGFloat) {
    for child in children { child.setMultiplier(multiplier) }
    guard !isInstalled else {
      return report(
        "Cannot modify constraint multiplier after it has been installed",
        "\(name) keeps its multiplier. Set that of its layout constraint.")
    }
    maker.sentences[index].terms.multiplier = multiplier
    for part in maker.sentences[index].parts.all { part.layoutConstraint?.multiplier = multiplier }
  }

  func setPriority(_ priority: MASLayoutPriority) {
    for child in children { child.setPriority(priority) }
    guard !isInstalled else {
      return report(
        "Cannot modify constraint priority after it has been installed",
        "\(name) keeps its priority. Set that of its layout constraint.")
    }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      refuseParts()
      return report(
        LayoutConstraintError.illegalPriority.reason,
        "\(name) was left out: its priority is \(priority).")
    }
    maker.sentences[index].terms.priority = priority
    for part in maker.sentences[index].parts.all { part.layoutConstraint?.priority = priority }
  }

  /// Names the constraints for reports. Several of them are numbered: `key[0]`, `key[1]`.
  @discardableResult
  public func key(_ key: String) -> MASConstraint {
    for (number, child) in children.enumerated() { child.key("\(key)[\(number)]") }
    maker.sentences[index].makeParticulars().key = key
    maker.sentences[index].writeKeys()
    return self
  }

  private var isInstalled: Bool {
    maker.sentences[index].parts.all.contains { $0.layoutConstraint?.isActive ?? false }
  }
}

// MARK: - Installing

extension MASConstraint {
  /// Activates the constraints.
  func installAll() {
    for child in children { child.installAll() }
    guard let item = maker.item else { return }
    var sentence = maker.sentences[index]
    sentence.install(at: MASPlace(item), updating: false)
    maker.sentences[index] = sentence
    if sentence.parts.made != nil { maker.letItemGo() }
  }

  /// Takes the constraints away. They can be installed again.
  func remove() {
    for child in children { child.remove() }
    for part in maker.sentences[index].parts.all { part.layoutConstraint?.isActive = false }
  }
}

// MARK: - Faults

extension MASConstraint {
  private var name: String {
    "\(maker.item?.reportName ?? "(gone)").\(maker.sentences[index].parts.first.attribute)"
  }

  /// Reports what Masonry would have raised.
  func report(_ message: String, _ explanation: String) {
    maker.item?.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation),
        location: maker.sentences[index].terms.location))
  }
}
