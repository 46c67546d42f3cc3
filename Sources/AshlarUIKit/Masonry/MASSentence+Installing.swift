import Ashlar

/// Whose constraints are installed.
struct MASPlace {
  let item: LayoutBox
  let superview: UIView?

  init(_ item: LayoutBox) {
    self.item = item
    superview = item.superviewOrOwner
  }
}

extension MASSentence {
  /// Activates the constraints; those that exist already are changed instead, if that is wanted.
  mutating func install(at place: MASPlace, updating: Bool) {
    parts.install(terms, at: place, updating: updating)
    nameNew()
  }

  /// Names the constraints, if the sentence has a key.
  func writeKeys() { name { _ in true } }

  /// Names the constraints that it has made, if the sentence has a key. Those that an update found keep theirs.
  func nameNew() { name { !$0.isFound } }

  private func name(_ isNamed: (MASPart) -> Bool) {
    if particulars == nil { return }
    for (number, part) in parts.all.enumerated() where isNamed(part) {
      part.layoutConstraint?.identifier = key(of: number)
    }
  }
}

extension MASParts {
  @inline(__always)
  mutating func install(_ terms: MASSentence.Terms, at place: MASPlace, updating: Bool) {
    change { $0.install(terms, place, updating) }
  }
}

extension MASPart {
  @inline(__always)
  fileprivate mutating func install(
    _ terms: MASSentence.Terms, _ place: MASPlace, _ isUpdating: Bool
  ) {
    if isRefused { return }
    if let known = layoutConstraint {
      finish(reinstalled(known, terms, place))
    } else {
      finish(installed(terms, place, isUpdating))
    }
  }

  /// Installs again what was removed; with the superview there is now, if it was compared with that.
  private mutating func reinstalled(
    _ known: MASLayoutConstraint, _ terms: MASSentence.Terms, _ place: MASPlace
  ) -> MASLayoutConstraint? {
    if known.isActive { return known }
    if isImplied, known.secondItem != nil, place.superview !== known.secondItem {
      return installed(terms, place, false)
    }
    known.isActive = true
    return known
  }

  @inline(__always)
  private mutating func installed(
    _ terms: MASSentence.Terms, _ place: MASPlace, _ isUpdating: Bool
  ) -> MASLayoutConstraint? {
    isFound = false
    guard let constraint = made(terms, place) else { return nil }
    if isUpdating, let existing = constraint.existing {
      existing.constant = constraint.constant
      isFound = true
      return existing
    }
    constraint.isActive = true
    return constraint
  }

  @inline(__always)
  private func made(_ terms: MASSentence.Terms, _ place: MASPlace) -> MASLayoutConstraint? {
    if isImplied {
      if attribute.isMeasure { return terms.constraint(attribute, constant, place.item, nil) }
      guard let superview = place.superview else { return terms.refuseLonely(attribute, place) }
      return terms.constraint(attribute, constant, place.item, superview, attribute)
    }
    // The part keeps it meanwhile, so that its reference need not count.
    guard let target = target.map({ Unmanaged.passUnretained($0) }) else {
      return terms.constraint(attribute, constant, place.item, nil, targetAttribute)
    }
    return target._withUnsafeGuaranteedRef { target in
      place.isJoined(to: target)
        ? terms.constraint(attribute, constant, place.item, target, targetAttribute)
        : terms.refuseStrange(attribute, place, target)
    }
  }
}

extension MASSentence.Terms {
  @inline(__always)
  fileprivate func constraint(
    _ attribute: NSLayoutConstraint.Attribute, _ constant: CGFloat, _ item: LayoutBox,
    _ target: LayoutBox?, _ other: NSLayoutConstraint.Attribute = .notAnAttribute
  ) -> MASLayoutConstraint {
    let constraint = MASLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: target, attribute: other,
      multiplier: multiplier, constant: constant, fileID: fileID, line: line)
    if priority != .required { constraint.priority = priority }
    return constraint
  }

  // MARK: Faults

  fileprivate func refuseLonely(
    _ attribute: NSLayoutConstraint.Attribute, _ place: MASPlace
  ) -> MASLayoutConstraint? {
    refuse(
      attribute, place, LayoutConstraintError.locationWithoutPartner.reason,
      ": \(place.item.reportName) has no superview. Add it to one first.")
  }

  fileprivate func refuseStrange(
    _ attribute: NSLayoutConstraint.Attribute, _ place: MASPlace, _ target: LayoutBox
  ) -> MASLayoutConstraint? {
    let names = "\(place.item.reportName) and \(target.reportName)"
    return refuse(attribute, place, "couldn't find a common superview for \(names)", ".")
  }

  private func refuse(
    _ attribute: NSLayoutConstraint.Attribute, _ place: MASPlace, _ message: String,
    _ reason: String
  ) -> MASLayoutConstraint? {
    let name = "\(place.item.reportName).\(attribute)"
    place.item.report(
      LayoutFault(
        reason: .ported(message: message, explanation: "\(name) was left out\(reason)"),
        location: location))
    return nil
  }
}

extension MASPlace {
  /// Whether some view contains both.
  @inline(__always)
  fileprivate func isJoined(to other: LayoutBox) -> Bool {
    if superview === other { return true }
    if let superview, superview === other.superviewOrOwner { return true }
    guard let view = item.viewOrOwner, let otherView = other.viewOrOwner else { return false }
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
