import Ashlar

// Each access to what a sentence says is over before anything else is called: whoever hears of a fault may know the maker,
// and say more.

// MARK: - Installing

extension MASConstraintMaker {
  /// Activates the constraints of a sentence; those that exist already are changed instead, if that is wanted.
  func install(
    _ index: Int, of item: LayoutBox, in superview: UIView?, updating isUpdating: Bool = false
  ) {
    var number = 0
    while number < with(index, { $0.parts.count }) {
      let (isRefused, isMade) = with(index) {
        $0.parts.with(number) { ($0.isRefused, $0.made != nil) }
      }
      if isRefused {
        letTargetGo(of: index, number)
      } else if isMade {
        reinstall(index, number, item, superview)
      } else {
        install(index, number, item, superview, isUpdating)
      }
      number += 1
    }
    if with(index, { $0.particulars != nil }) { writeKeys(of: index) { !$0.isFound } }
  }

  /// Keeps what a part is compared with no longer.
  private func letTargetGo(of index: Int, _ number: Int) {
    let target = with(index) { sentence in
      number < sentence.parts.count ? sentence.parts.with(number) { $0.takeTarget() } : nil
    }
    target?.release()
  }

  /// Installs again what was removed; with the superview there is now, if it was compared with that.
  private func reinstall(_ index: Int, _ number: Int, _ item: LayoutBox, _ superview: UIView?) {
    let part = with(index) { $0.parts[number] }
    letTargetGo(of: index, number)
    guard let known = part.layoutConstraint, !known.isActive else { return }
    if part.isImplied, known.secondItem != nil, superview !== known.secondItem {
      return install(index, number, item, superview, false)
    }
    known.isActive = true
  }

  @inline(__always)
  private func install(
    _ index: Int, _ number: Int, _ item: LayoutBox, _ superview: UIView?, _ isUpdating: Bool
  ) {
    let target = with(index) { $0.parts.with(number) { $0.takeTarget() } }
    let made = makeConstraint(index, number, target, item, superview)
    target?.release()
    guard let made else { return }
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
  @inline(__always)
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
      with(index) { $0.parts.with(number) { $0.compare(with: target, other) } }
      refuseStrange(index, attribute, item, target)
      return refused(index, number)
    }
  }

  /// Makes nothing of a part, unless something has been made meanwhile by whoever heard of the fault.
  private func refused(_ index: Int, _ number: Int) -> Unmanaged<MASLayoutConstraint>? {
    letTargetGo(of: index, number)
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
    let (relation, multiplier, priority, line) = with(index) {
      ($0.terms.relation, $0.terms.multiplier, $0.terms.priority, $0.terms.line)
    }
    let (attribute, constant) = with(index) {
      $0.parts.with(number) { ($0.attribute, $0.constant) }
    }
    let made = Unmanaged.passRetained(
      MASLayoutConstraint(
        item: item, attribute: attribute, relatedBy: relation, toItem: target, attribute: other,
        multiplier: multiplier, constant: constant, fileID: line == 0 ? "" : fileID(of: index),
        line: line))
    if priority != .required { made._withUnsafeGuaranteedRef { $0.priority = priority } }
    return made
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
