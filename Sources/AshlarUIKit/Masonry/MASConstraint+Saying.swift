import Ashlar

// What the steps of a sentence do. Each access to what it says is over before anything else is called.

extension MASConstraintMaker {
  @usableFromInline
  func add(_ index: Int, _ attribute: NSLayoutConstraint.Attribute) {
    if with(index, { $0.particulars != nil }), let child = children(of: index).last {
      return child.maker.add(child.index, attribute)
    }
    let isAdded = with(index) { sentence in
      if sentence.hasRelation { return false }
      sentence.isComposite = true
      sentence.append(attribute)
      return true
    }
    if isAdded { return }
    report(
      index, "Attributes should be chained before defining the constraint relation",
      "\(name(of: index)) has a relation; \(attribute) was left out.")
  }

  /// Has something done with each of the sentences that a group stands for.
  @inline(__always)
  private func forEachChild(of index: Int, _ body: (MASConstraint) -> Void) {
    if with(index, { $0.particulars == nil }) { return }
    for child in children(of: index) { body(child) }
  }

  /// The sentences that a group stands for.
  @inline(__always)
  func children(of index: Int) -> [MASConstraint] {
    with(index) { $0.particulars?.children ?? [] }
  }
}

// MARK: - Comparing

extension MASConstraintMaker {
  @inlinable
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ target: MASValue.Kind,
    _ fileID: String, _ line: UInt32
  ) {
    switch target {
    case .box(let box): relate(index, relation, box, .notAnAttribute, fileID, line)
    case .attribute(let other):
      if let item = other.item {
        relate(index, relation, item, other.layoutAttribute, fileID, line)
      } else {
        relateOddly(index, relation, target, fileID, line)
      }
    case .constant(.number(let number)): relate(index, relation, number, fileID, line)
    default: relateOddly(index, relation, target, fileID, line)
    }
  }

  @usableFromInline
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ item: consuming LayoutBox,
    _ attribute: NSLayoutConstraint.Attribute, _ fileID: String, _ line: UInt32
  ) {
    let reference = Unmanaged.passRetained(consume item)
    if isServing, fileID == self.fileID,
      with(index, { $0.relatePlainly(relation, reference, attribute, line) })
    {
      return
    }
    forEachChild(of: index) {
      $0.maker.relate(
        $0.index, relation, reference.takeUnretainedValue(), attribute, fileID, line)
    }
    guard takes(index, relation, isConstant: false, fileID, line) else {
      return reference.release()
    }
    if self.item == nil {
      // Nobody installs it any more, and a maker that waits for the next verb would keep the view.
      refuseParts(of: index)
      return reference.release()
    }
    with(index) { $0.compare(with: reference, attribute) }
  }

  @usableFromInline
  func relate(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ number: CGFloat, _ fileID: String,
    _ line: UInt32
  ) {
    if fileID == self.fileID, with(index, { $0.relatePlainly(relation, number, line) }) { return }
    forEachChild(of: index) { $0.maker.relate($0.index, relation, number, fileID, line) }
    guard takes(index, relation, isConstant: true, fileID, line) else { return }
    setNumber(index, number)
  }

  /// Compares with what is neither a view, an attribute that there is, nor a number.
  @usableFromInline
  func relateOddly(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, _ target: MASValue.Kind,
    _ fileID: String, _ line: UInt32
  ) {
    forEachChild(of: index) { $0.maker.relate($0.index, relation, target, fileID, line) }
    guard takes(index, relation, isConstant: target.isConstant, fileID, line) else { return }
    switch target {
    case .constant(let constant): set(index, constant)
    case .list(let targets): compare(index, withAll: targets)
    case .unsupported, .unsupportedValue:
      refuseParts(of: index)
      reportUnsupported(index, target)
    case .box, .attribute: refuseTarget(of: index)
    }
  }

  /// Whether a sentence takes a relation; if not, that is a fault.
  @inline(__always)
  private func takes(
    _ index: Int, _ relation: NSLayoutConstraint.Relation, isConstant: Bool, _ fileID: String,
    _ line: UInt32
  ) -> Bool {
    let isTaken = with(index) { $0.relate(relation, isConstant: isConstant, line) }
    if isTaken {
      setFile(of: index, fileID)
    } else {
      report(
        index, "Redefinition of constraint relation",
        "\(name(of: index)) keeps the relation it has.")
    }
    return isTaken
  }

  /// Makes of each part one for each target.
  private func compare(_ index: Int, withAll targets: [MASValue]) {
    with(index) { $0.compare(withAll: targets.map(\.kind)) }
    for target in targets { reportUnsupported(index, target.kind) }
  }

  private func refuseParts(of index: Int) {
    with(index) { $0.changeParts { $0.isRefused = true } }
  }

  /// Reports what cannot be compared with, if the target is that.
  private func reportUnsupported(_ index: Int, _ target: MASValue.Kind) {
    switch target {
    case .unsupported(let text):
      report(
        index, "attempting to add unsupported attribute: \(text)",
        "\(name(of: index)) was left out.")
    case .unsupportedValue(let text):
      reportUnsupportedValue(index, text, "\(name(of: index)) was left out.")
    default: break
    }
  }

  func reportUnsupportedValue(_ index: Int, _ text: String, _ explanation: String) {
    report(
      index, "attempting to set layout constant with unsupported value: \(text)", explanation)
  }

  private func refuseTarget(of index: Int) {
    refuseParts(of: index)
    report(
      index, "The second layout item has been deallocated.",
      "\(name(of: index)) was left out: what it is compared with is gone.")
  }
}

extension MASSentence {
  /// Makes of each part one for each target. What has been made of it stays that of each.
  fileprivate mutating func compare(withAll targets: [MASValue.Kind]) {
    if targets.isEmpty { return changeParts { $0.isRefused = true } }
    makeParticulars().targetCount = targets.count
    let known = (0..<parts.count).map { number in
      let part = parts[number]
      return (part.attribute, part.constant, part.isRefused, part.layoutConstraint)
    }
    parts.removeAll()
    for (attribute, constant, isRefused, made) in known {
      for target in targets {
        append(attribute)
        parts.with(parts.count - 1) { part in
          if let made { part.finish(.passRetained(made)) }
          part.constant = constant
          part.isRefused = isRefused
          part.compare(with: target)
        }
      }
    }
  }
}

extension MASPart {
  fileprivate mutating func compare(with target: MASValue.Kind) {
    switch target {
    case .constant(let constant): set(constant)
    case .box(let box): compare(with: box, .notAnAttribute)
    case .attribute(let other):
      if let item = other.item { compare(with: item, other.layoutAttribute) }
    case .list, .unsupported, .unsupportedValue: isRefused = true
    }
  }
}

// MARK: - Numbers

extension MASConstraintMaker {
  @inlinable
  func set(_ index: Int, _ constant: MASConstant) {
    switch constant {
    case .number(let number): setNumber(index, number)
    default: setNumbers(index, constant)
    }
  }

  @usableFromInline
  func setNumber(_ index: Int, _ number: CGFloat) {
    if with(index, { $0.changePlainly { $0.constant = number } }) { return }
    forEachChild(of: index) { $0.maker.setNumber($0.index, number) }
    with(index) { $0.changeParts { $0.constant = number } }
    writeConstants(of: index)
  }

  /// Sets the constants by what several numbers say of some attributes.
  @usableFromInline
  func setNumbers(_ index: Int, _ constant: MASConstant) {
    if with(index, { $0.changePlainly { $0.set(constant) } }) { return }
    forEachChild(of: index) { $0.maker.setNumbers($0.index, constant) }
    with(index) { $0.changeParts { $0.set(constant) } }
    writeConstants(of: index)
  }

  /// Has what was made follow.
  @inline(__always)
  private func writeConstants(of index: Int) {
    if with(index, { $0.isMade }) {
      forEachMade(index) { $0.layoutConstraint?.constant = $0.constant }
    }
  }

  /// Has something done with each part. It may know the maker.
  private func forEachMade(_ index: Int, _ body: (MASPart) -> Void) {
    var number = 0
    while number < with(index, { $0.parts.count }) {
      body(with(index) { $0.parts[number] })
      number += 1
    }
  }

  func setMultiplier(_ index: Int, _ multiplier: CGFloat) {
    forEachChild(of: index) { $0.maker.setMultiplier($0.index, multiplier) }
    guard !isInstalled(index) else {
      return report(
        index, "Cannot modify constraint multiplier after it has been installed",
        "\(name(of: index)) keeps its multiplier. Set that of its layout constraint.")
    }
    with(index) { $0.terms.multiplier = multiplier }
    forEachMade(index) { $0.layoutConstraint?.multiplier = multiplier }
  }

  func setPriority(_ index: Int, _ priority: MASLayoutPriority) {
    forEachChild(of: index) { $0.maker.setPriority($0.index, priority) }
    guard !isInstalled(index) else {
      return report(
        index, "Cannot modify constraint priority after it has been installed",
        "\(name(of: index)) keeps its priority. Set that of its layout constraint.")
    }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      refuseParts(of: index)
      return report(
        index, LayoutConstraintError.illegalPriority.reason,
        "\(name(of: index)) was left out: its priority is \(priority).")
    }
    with(index) { $0.terms.priority = priority }
    forEachMade(index) { $0.layoutConstraint?.priority = priority }
  }

  private func isInstalled(_ index: Int) -> Bool {
    with(index) { $0.isMade ? $0.layoutConstraints : [] }.contains(where: \.isActive)
  }
}

extension MASConstraint {
  /// Names the constraints for reports. Several of them are numbered: `key[0]`, `key[1]`.
  @discardableResult
  public func key(_ key: String) -> MASConstraint {
    for (number, child) in children.enumerated() { child.key("\(key)[\(number)]") }
    maker.with(index) { $0.makeParticulars().key = key }
    maker.writeKeys(of: index)
    return self
  }
}

// MARK: - Installing

extension MASConstraint {
  /// Activates the constraints.
  func installAll() {
    for child in children { child.installAll() }
    guard let item = maker.item else { return }
    maker.install(index, of: item)
    if maker.with(index, { $0.isMade }) { maker.letItemGo() }
  }

  /// Takes the constraints away. They can be installed again.
  func remove() {
    for child in children { child.remove() }
    for constraint in maker.with(index, { $0.layoutConstraints }) { constraint.isActive = false }
  }
}

// MARK: - Faults

extension MASConstraintMaker {
  fileprivate func name(of index: Int) -> String {
    let attribute = MASConstraint(maker: self, index: index).firstAttribute
    return "\(item?.reportName ?? "(gone)").\(attribute)"
  }

  /// Reports what Masonry would have raised.
  func report(_ index: Int, _ message: String, _ explanation: String) {
    item?.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation), location: location(of: index)))
  }
}
