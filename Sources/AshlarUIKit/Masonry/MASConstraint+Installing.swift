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

extension MASConstraint {
  /// Activates the constraints; those that exist already are changed instead, if that is wanted.
  func install(updating: Bool) {
    for child in children { child.install(updating: updating) }
    if let item = maker.item { install(at: MASPlace(item), updating: updating) }
  }

  @inline(__always)
  func install(at place: MASPlace, updating: Bool) {
    let terms = maker.sentences[index].terms
    for number in 0..<maker.sentences[index].parts.count {
      let part = maker.sentences[index].parts[number]
      if part.isRefused { continue }
      let made =
        if let known = part.layoutConstraint {
          reinstall(part, known, terms, place)
        } else {
          make(part, terms, place, updating)
        }
      maker.sentences[index].parts.finish(number, made)
    }
    if maker.sentences[index].particulars != nil { writeKeys() }
  }

  /// Installs again what was removed; with the superview there is now, if it was compared with that.
  private func reinstall(
    _ part: MASPart, _ known: MASLayoutConstraint, _ terms: MASSentence.Terms, _ place: MASPlace
  ) -> MASLayoutConstraint? {
    if known.isActive { return known }
    if part.isImplied, known.secondItem != nil, place.superview !== known.secondItem {
      return make(part, terms, place, false)
    }
    known.isActive = true
    return known
  }

  @inline(__always)
  private func make(
    _ part: MASPart, _ terms: MASSentence.Terms, _ place: MASPlace, _ isUpdating: Bool
  ) -> MASLayoutConstraint? {
    guard let constraint = constraint(part, terms, place) else { return nil }
    if isUpdating, let existing = constraint.existing {
      existing.constant = constraint.constant
      return existing
    }
    constraint.isActive = true
    return constraint
  }

  @inline(__always)
  private func constraint(
    _ part: MASPart, _ terms: MASSentence.Terms, _ place: MASPlace
  ) -> MASLayoutConstraint? {
    var (target, attribute) = (part.target, part.targetAttribute)
    if part.isImplied {
      if !part.attribute.isMeasure {
        (target, attribute) = (place.superview, part.attribute)
        if target == nil { return refuseLonely(part, place.item) }
      }
    } else if let target, !place.isJoined(to: target) {
      return refuseStrange(part, place.item, target)
    }
    let constraint = MASLayoutConstraint(
      item: place.item, attribute: part.attribute, relatedBy: terms.relation, toItem: target,
      attribute: attribute, multiplier: terms.multiplier, constant: part.constant,
      fileID: terms.fileID, line: terms.line)
    if terms.priority != .required { constraint.priority = terms.priority }
    return constraint
  }

  private func refuseLonely(_ part: MASPart, _ item: LayoutBox) -> MASLayoutConstraint? {
    report(
      LayoutConstraintError.locationWithoutPartner.reason,
      "\(name(of: part)) was left out: \(item.reportName) has no superview. Add it to one first.")
    return nil
  }

  private func refuseStrange(
    _ part: MASPart, _ item: LayoutBox, _ target: LayoutBox
  ) -> MASLayoutConstraint? {
    report(
      "couldn't find a common superview for \(item.reportName) and \(target.reportName)",
      "\(name(of: part)) was left out.")
    return nil
  }

  /// Takes the constraints away. They can be installed again.
  func remove() {
    for child in children { child.remove() }
    for part in maker.sentences[index].parts.all { part.layoutConstraint?.isActive = false }
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
