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
    let terms = terms
    parts.change { part in
      if part.isRefused { return }
      if let known = part.layoutConstraint {
        part.finish(terms.reinstall(part, known, place))
      } else {
        part.finish(terms.make(part, place, updating))
      }
    }
    if particulars != nil { writeKeys() }
  }

  func writeKeys() {
    for (number, part) in parts.all.enumerated() {
      part.layoutConstraint?.identifier = key(of: number)
    }
  }
}

extension MASSentence.Terms {
  /// Installs again what was removed; with the superview there is now, if it was compared with that.
  fileprivate func reinstall(
    _ part: MASPart, _ known: MASLayoutConstraint, _ place: MASPlace
  ) -> MASLayoutConstraint? {
    if known.isActive { return known }
    if part.isImplied, known.secondItem != nil, place.superview !== known.secondItem {
      return make(part, place, false)
    }
    known.isActive = true
    return known
  }

  @inline(__always)
  fileprivate func make(
    _ part: MASPart, _ place: MASPlace, _ isUpdating: Bool
  ) -> MASLayoutConstraint? {
    guard let constraint = constraint(part, place) else { return nil }
    if isUpdating, let existing = constraint.existing {
      existing.constant = constraint.constant
      return existing
    }
    constraint.isActive = true
    return constraint
  }

  @inline(__always)
  private func constraint(_ part: MASPart, _ place: MASPlace) -> MASLayoutConstraint? {
    var (target, attribute) = (part.target, part.targetAttribute)
    if part.isImplied {
      if !part.attribute.isMeasure {
        (target, attribute) = (place.superview, part.attribute)
        if target == nil { return refuseLonely(part, place) }
      }
    } else if let target, !place.isJoined(to: target) {
      return refuseStrange(part, place, target)
    }
    let constraint = MASLayoutConstraint(
      item: place.item, attribute: part.attribute, relatedBy: relation, toItem: target,
      attribute: attribute, multiplier: multiplier, constant: part.constant, fileID: fileID,
      line: line)
    if priority != .required { constraint.priority = priority }
    return constraint
  }

  // MARK: Faults

  private func refuseLonely(_ part: MASPart, _ place: MASPlace) -> MASLayoutConstraint? {
    refuse(
      part, place, LayoutConstraintError.locationWithoutPartner.reason,
      ": \(place.item.reportName) has no superview. Add it to one first.")
  }

  private func refuseStrange(
    _ part: MASPart, _ place: MASPlace, _ target: LayoutBox
  ) -> MASLayoutConstraint? {
    let names = "\(place.item.reportName) and \(target.reportName)"
    return refuse(part, place, "couldn't find a common superview for \(names)", ".")
  }

  private func refuse(
    _ part: MASPart, _ place: MASPlace, _ message: String, _ reason: String
  ) -> MASLayoutConstraint? {
    let name = "\(place.item.reportName).\(part.attribute)"
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
