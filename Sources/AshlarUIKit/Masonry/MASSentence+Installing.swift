import Ashlar

// Each access to what a sentence says is over before anything else is called: whoever hears of a fault may know the maker,
// and say more.

// MARK: - Installing

extension MASConstraintMaker {
  /// Activates the constraints of a sentence; those that exist already are changed instead, if that is wanted.
  func install(_ index: Int, of item: LayoutBox, updating isUpdating: Bool = false) {
    var number = 0
    while number < with(index, { $0.parts.count }) {
      let (isRefused, made) = with(index) {
        $0.parts.with(number) { ($0.isRefused, $0.made.reference) }
      }
      if isRefused {
        // Nothing is made of it.
      } else if let made {
        reinstall(made, index, number, item)
      } else {
        install(index, number, item, isUpdating)
      }
      number += 1
    }
    letTargetsGo(of: index)
    if with(index, { $0.particulars != nil }) { writeKeys(of: index) { !$0.isFound } }
  }

  /// Keeps what a sentence is compared with no longer.
  private func letTargetsGo(of index: Int) {
    with(index) { $0.target.take() }?.release()
    var number = 0
    while number < with(index, { $0.parts.count }) {
      with(index) { $0.parts.with(number) { $0.target.take() } }?.release()
      number += 1
    }
  }

  /// Installs again what was removed; with the superview there is now, if it was compared with that.
  private func reinstall(
    _ made: Unmanaged<MASLayoutConstraint>, _ index: Int, _ number: Int, _ item: LayoutBox
  ) {
    let known = made.takeUnretainedValue()
    if known.isActive { return }
    let isImplied = with(index) { $0.parts.with(number) { $0.isImplied } }
    if isImplied, known.secondItem != nil, item.superviewOrOwner !== known.secondItem {
      return install(index, number, item, false)
    }
    known.isActive = true
  }

  private func install(_ index: Int, _ number: Int, _ item: LayoutBox, _ isUpdating: Bool) {
    let terms = with(index) { $0.terms }
    let target = with(index) {
      ($0.parts[number].target.reference ?? $0.target.reference)?.retain()
    }
    defer { target?.release() }
    let isJoined = target?._withUnsafeGuaranteedRef { item.isJoined(to: $0) } ?? true
    let said = with(index) { $0.parts.with(number) { $0.said } }
    guard isJoined, let made = said.makeConstraint(terms, fileID(of: index), target, item)
    else { return refuse(index, number, target, item) }
    if isUpdating, update(by: made, index, number) { return }
    // One reference is that of the part, and one is handed over.
    _ = made.retain()
    with(index) { sentence in
      sentence.parts.with(number) { $0.finish(made) }
      sentence.isMade = true
    }
    NSLayoutConstraint.activate(handingOver: made._withUnsafeGuaranteedRef { .passUnretained($0) })
  }

  /// Changes what exists already in place of what was made.
  ///
  /// - Returns: Whether there is such a thing. Then the reference is released.
  private func update(
    by reference: Unmanaged<MASLayoutConstraint>, _ index: Int, _ number: Int
  ) -> Bool {
    guard let existing = reference._withUnsafeGuaranteedRef({ $0.updateCounterpart() }) else {
      return false
    }
    reference.release()
    with(index) { sentence in
      sentence.parts.with(number) { $0.finish(.passRetained(existing), isFound: true) }
      sentence.isMade = true
    }
    return true
  }
}

extension MASPart {
  /// What a part says, apart from what it is compared with.
  fileprivate struct Said {
    let isRefused: Bool
    let isImplied: Bool
    let attribute: NSLayoutConstraint.Attribute
    let other: NSLayoutConstraint.Attribute
    let constant: CGFloat
  }

  fileprivate var said: Said {
    Said(
      isRefused: isRefused, isImplied: isImplied, attribute: attribute, other: targetAttribute,
      constant: constant)
  }
}

extension MASPart.Said {
  /// Makes the constraint of a part, unless it needs a superview, and there is none.
  @inline(__always)
  fileprivate func makeConstraint(
    _ terms: MASSentence.Terms, _ fileID: String, _ target: Unmanaged<LayoutBox>?, _ item: LayoutBox
  ) -> Unmanaged<MASLayoutConstraint>? {
    if isImplied {
      if attribute.isMeasure {
        return terms.makeConstraint(of: item, attribute, nil, .notAnAttribute, constant, fileID)
      }
      guard let superview = item.superviewOrOwner else { return nil }
      return terms.makeConstraint(of: item, attribute, superview, attribute, constant, fileID)
    }
    guard let target else {
      return terms.makeConstraint(of: item, attribute, nil, other, constant, fileID)
    }
    return target._withUnsafeGuaranteedRef {
      terms.makeConstraint(of: item, attribute, $0, other, constant, fileID)
    }
  }
}

extension MASSentence.Terms {
  @inline(__always)
  fileprivate func makeConstraint(
    of item: LayoutBox, _ attribute: NSLayoutConstraint.Attribute, _ target: LayoutBox?,
    _ other: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ fileID: String
  ) -> Unmanaged<MASLayoutConstraint> {
    let made = Unmanaged.passRetained(
      MASLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: target, attribute: other,
        multiplier: multiplier, constant: constant, fileID: line == 0 ? "" : fileID, line: line))
    if priority != .required { made._withUnsafeGuaranteedRef { $0.priority = priority } }
    return made
  }
}

// MARK: - Installing what nobody knows

extension MASConstraintMaker {
  /// Activates the constraints of a sentence that nobody knows, and does not keep them, if it is plain.
  ///
  /// Where something would have to be reported it stops before that: whoever hears of it may change anything.
  ///
  /// - Returns: Whether it has not stopped.
  func installUnknown(
    _ index: Int, of item: LayoutBox, _ fileID: String, updating isUpdating: Bool
  ) -> Bool {
    let (isPlain, terms, target, count) = with(index) {
      ($0.isPlain, $0.terms, $0.target.reference, $0.parts.count)
    }
    if !isPlain { return false }
    for number in 0..<count {
      let said = with(index) { $0.parts.with(number) { $0.said } }
      if said.isRefused { continue }
      guard let made = said.makeConstraint(terms, fileID, target, item) else { return false }
      if isUpdating, let existing = updateUnknown(made) {
        with(index) { $0.parts.with(number) { $0.finish(unkept: existing) } }
        continue
      }
      let identity = made._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
      with(index) { $0.parts.with(number) { $0.finish(unkept: identity) } }
      let constraint = made._withUnsafeGuaranteedRef {
        Unmanaged<NSLayoutConstraint>.passUnretained($0)
      }
      if NSLayoutConstraint.tryToActivate(handingOver: constraint) != nil { return false }
    }
    with(index) { $0.target.take() }?.release()
    return true
  }

  /// Changes what exists already in place of what was made, unless that makes no sense.
  ///
  /// - Returns: What exists, if there is such a thing. Then the reference is released.
  // Not where it is called, which is the way of sentences that update nothing, too.
  @inline(never)
  private func updateUnknown(_ made: Unmanaged<MASLayoutConstraint>) -> ObjectIdentifier? {
    let existing = made._withUnsafeGuaranteedRef { $0.error == nil ? $0.updateCounterpart() : nil }
    guard let existing else { return nil }
    made.release()
    return ObjectIdentifier(existing)
  }
}

// MARK: - Keys

extension MASConstraintMaker {
  /// Names constraints of a sentence, if it has a key.
  func writeKeys(of index: Int, _ isNamed: (MASPart) -> Bool = { _ in true }) {
    for number in 0..<with(index, { $0.parts.count }) {
      with(index) { sentence in
        let part = sentence.parts[number]
        guard isNamed(part), let made = part.layoutConstraint else { return }
        made.identifier = sentence.key(of: number)
      }
    }
  }
}

// MARK: - Faults

extension MASConstraintMaker {
  /// Reports that there cannot be a constraint of a part, and makes nothing of it, unless something has been made meanwhile
  /// by whoever heard of it.
  private func refuse(
    _ index: Int, _ number: Int, _ target: Unmanaged<LayoutBox>?, _ item: LayoutBox
  ) {
    let (attribute, isImplied) = with(index) {
      $0.parts.with(number) { ($0.attribute, $0.isImplied) }
    }
    if !isImplied, let target = target?.takeUnretainedValue() {
      let names = "\(item.reportName) and \(target.reportName)"
      refuse(index, attribute, item, "couldn't find a common superview for \(names)", ".")
    } else {
      refuse(
        index, attribute, item, LayoutConstraintError.locationWithoutPartner.reason,
        ": \(item.reportName) has no superview. Add it to one first.")
    }
    with(index) { sentence in
      guard number < sentence.parts.count else { return }
      sentence.parts.with(number) { if $0.made.reference == nil { $0.finish(nil) } }
    }
  }

  private func refuse(
    _ index: Int, _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutBox,
    _ message: String, _ reason: String
  ) {
    let name = "\(item.reportName).\(attribute)"
    item.report(
      LayoutFault(
        reason: .ported(message: message, explanation: "\(name) was left out\(reason)"),
        location: location(of: index)))
  }
}

extension LayoutBox {
  /// Whether some view contains both.
  fileprivate func isJoined(to other: LayoutBox) -> Bool {
    guard let view = viewOrOwner, let otherView = other.viewOrOwner else { return false }
    return view.closestCommonSuperview(with: otherView) != nil
  }
}

extension MASLayoutConstraint {
  /// Sets the constant of the newest constraint that exists and is the same but for the constant.
  ///
  /// - Returns: That constraint.
  fileprivate func updateCounterpart() -> MASLayoutConstraint? {
    guard let existing = youngestCounterpart as? MASLayoutConstraint else { return nil }
    existing.constant = constant
    return existing
  }
}
