import Ashlar

// Each access to what a sentence says is over before anything else is called: whoever hears of a fault may know the maker,
// and say more.

// MARK: - Installing

extension MASConstraintMaker {
  /// Activates the constraints of a sentence; those that exist already are changed instead, if that is wanted.
  func install(
    _ index: Int, of item: LayoutBox, in superview: UIView?, updating isUpdating: Bool = false
  ) {
    let shared = with(index) { $0.takeTarget() }
    var number = 0
    while number < with(index, { $0.parts.count }) {
      let (own, made) = with(index) { $0.parts.with(number) { ($0.takeTarget(), $0.made) } }
      let isRefused = with(index) { $0.parts.with(number) { $0.isRefused } }
      if isRefused {
        // Nothing is made of it.
      } else if let made {
        reinstall(made, index, number, own ?? shared, item, superview)
      } else {
        install(index, number, own ?? shared, item, superview, isUpdating)
      }
      own?.release()
      number += 1
    }
    shared?.release()
    with(index) { $0.takeTarget() }?.release()
    if with(index, { $0.particulars != nil }) { writeKeys(of: index) { !$0.isFound } }
  }

  /// Installs again what was removed; with the superview there is now, if it was compared with that.
  private func reinstall(
    _ made: Unmanaged<MASLayoutConstraint>, _ index: Int, _ number: Int,
    _ target: Unmanaged<LayoutBox>?, _ item: LayoutBox, _ superview: UIView?
  ) {
    let known = made.takeUnretainedValue()
    if known.isActive { return }
    let isImplied = with(index) { $0.parts.with(number) { $0.isImplied } }
    if isImplied, known.secondItem != nil, superview !== known.secondItem {
      return install(index, number, target, item, superview, false)
    }
    known.isActive = true
  }

  private func install(
    _ index: Int, _ number: Int, _ target: Unmanaged<LayoutBox>?, _ item: LayoutBox,
    _ superview: UIView?, _ isUpdating: Bool
  ) {
    guard let made = makeConstraint(index, number, target, item, superview) else { return }
    if isUpdating, update(by: made, index, number) { return }
    keep(made, index, number)
    NSLayoutConstraint.activate(handingOver: made._withUnsafeGuaranteedRef { .passUnretained($0) })
  }

  /// Has a part keep what was made of it, by a reference of its own.
  private func keep(_ made: Unmanaged<MASLayoutConstraint>, _ index: Int, _ number: Int) {
    _ = made.retain()
    with(index) { sentence in
      sentence.parts.with(number) { $0.finish(made) }
      sentence.isMade = true
    }
  }

  /// Changes what exists already in place of what was made.
  ///
  /// - Returns: Whether there is such a thing. Then the reference is released.
  private func update(
    by reference: Unmanaged<MASLayoutConstraint>, _ index: Int, _ number: Int
  ) -> Bool {
    let made = reference.takeUnretainedValue()
    guard let existing = made.existing else { return false }
    existing.constant = made.constant
    reference.release()
    with(index) { sentence in
      sentence.parts.with(number) { $0.finish(.passRetained(existing), isFound: true) }
      sentence.isMade = true
    }
    return true
  }

  /// Makes the constraint of a part. If there cannot be one, that is a fault, and the part is refused.
  private func makeConstraint(
    _ index: Int, _ number: Int, _ target: Unmanaged<LayoutBox>?, _ item: LayoutBox,
    _ superview: UIView?
  ) -> Unmanaged<MASLayoutConstraint>? {
    let (isImplied, attribute, other) = with(index) {
      $0.parts.with(number) { ($0.isImplied, $0.attribute, $0.targetAttribute) }
    }
    if isImplied {
      if attribute.isMeasure { return makeConstraint(index, number, item, nil, .notAnAttribute) }
      if let superview { return makeConstraint(index, number, item, superview, attribute) }
      refuseLonely(index, attribute, item)
      return refused(index, number)
    }
    guard let target else { return makeConstraint(index, number, item, nil, other) }
    return target._withUnsafeGuaranteedRef { target in
      if item.isJoined(to: target, superview) {
        return makeConstraint(index, number, item, target, other)
      }
      // Whoever hears of it finds the sentence as it was written.
      with(index) { $0.compare(with: target) }
      refuseStrange(index, attribute, item, target)
      return refused(index, number)
    }
  }

  /// Makes nothing of a part, unless something has been made meanwhile by whoever heard of the fault.
  private func refused(_ index: Int, _ number: Int) -> Unmanaged<MASLayoutConstraint>? {
    with(index) { sentence in
      guard number < sentence.parts.count else { return }
      sentence.parts.with(number) { if $0.made == nil { $0.finish(nil) } }
    }
    return nil
  }

  private func makeConstraint(
    _ index: Int, _ number: Int, _ item: LayoutBox, _ target: LayoutBox?,
    _ other: NSLayoutConstraint.Attribute
  ) -> Unmanaged<MASLayoutConstraint> {
    let terms = with(index) { $0.terms }
    let (attribute, constant) = with(index) {
      $0.parts.with(number) { ($0.attribute, $0.constant) }
    }
    return terms.makeConstraint(
      of: item, attribute, target, other, constant, terms.line == 0 ? "" : fileID(of: index))
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
        multiplier: multiplier, constant: constant, fileID: fileID, line: line))
    if priority != .required { made._withUnsafeGuaranteedRef { $0.priority = priority } }
    return made
  }
}

// MARK: - Installing what nobody knows

extension MASConstraintMaker {
  /// Activates the constraints of a sentence that nobody knows, so that nobody changes it meanwhile, and keeps none.
  func installUnknown(
    _ index: Int, of item: LayoutBox, in superview: UIView?, _ fileID: String
  ) {
    let (terms, target) = with(index) { ($0.terms, $0.takeTarget()) }
    let file = terms.line == 0 ? "" : fileID
    for number in 0..<with(index, { $0.parts.count }) {
      guard let made = makeUnknown(index, number, terms, file, target, item, superview) else {
        continue
      }
      if made._withUnsafeGuaranteedRef({ $0.error != nil }) {
        keep(made, index, number)
      } else {
        let identity = made._withUnsafeGuaranteedRef { ObjectIdentifier($0) }
        with(index) { $0.parts.with(number) { $0.finish(unkept: identity) } }
      }
      NSLayoutConstraint.activate(
        handingOver: made._withUnsafeGuaranteedRef { .passUnretained($0) })
    }
    target?.release()
  }

  /// Makes the constraint of a part, unless there cannot be one: a fault.
  @inline(__always)
  private func makeUnknown(
    _ index: Int, _ number: Int, _ terms: MASSentence.Terms, _ file: String,
    _ target: Unmanaged<LayoutBox>?, _ item: LayoutBox, _ superview: UIView?
  ) -> Unmanaged<MASLayoutConstraint>? {
    let (attribute, other, constant) = with(index) {
      $0.parts.with(number) { ($0.attribute, $0.targetAttribute, $0.constant) }
    }
    let (isImplied, isRefused) = with(index) {
      $0.parts.with(number) { ($0.isImplied, $0.isRefused) }
    }
    if isRefused { return nil }
    if isImplied {
      if attribute.isMeasure {
        return terms.makeConstraint(of: item, attribute, nil, .notAnAttribute, constant, file)
      }
      if let superview {
        return terms.makeConstraint(of: item, attribute, superview, attribute, constant, file)
      }
      refuseLonely(index, attribute, item)
      return nil
    }
    guard let target else {
      return terms.makeConstraint(of: item, attribute, nil, other, constant, file)
    }
    return target._withUnsafeGuaranteedRef { target in
      if item.isJoined(to: target, superview) {
        return terms.makeConstraint(of: item, attribute, target, other, constant, file)
      }
      refuseStrange(index, attribute, item, target)
      return nil
    }
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
  private func refuseLonely(
    _ index: Int, _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutBox
  ) {
    refuse(
      index, attribute, item, LayoutConstraintError.locationWithoutPartner.reason,
      ": \(item.reportName) has no superview. Add it to one first.")
  }

  private func refuseStrange(
    _ index: Int, _ attribute: NSLayoutConstraint.Attribute, _ item: LayoutBox,
    _ target: LayoutBox
  ) {
    let names = "\(item.reportName) and \(target.reportName)"
    refuse(index, attribute, item, "couldn't find a common superview for \(names)", ".")
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
  @inline(__always)
  fileprivate func isJoined(to other: LayoutBox, _ superview: UIView?) -> Bool {
    if superview === other { return true }
    if let superview, superview === other.superviewOrOwner { return true }
    guard let view = viewOrOwner, let otherView = other.viewOrOwner else { return false }
    return view.closestCommonSuperview(with: otherView) != nil
  }
}

extension MASLayoutConstraint {
  /// The newest constraint that is the same but for the constant.
  fileprivate var existing: MASLayoutConstraint? {
    firstItem?.masConstraints.last {
      $0.secondItem === secondItem && $0.firstAttribute == firstAttribute
        && $0.secondAttribute == secondAttribute && $0.relation == relation
        && $0.multiplier == multiplier && $0.priority == priority
    }
  }
}
