public import Ashlar

/// One constraint of Masonry's maker: two attributes, and how they compare.
public final class MASViewConstraint: MASConstraint {
  /// The attribute on the left.
  public let firstViewAttribute: MASViewAttribute

  /// The attribute on the right, if something with attributes stands there.
  public private(set) var secondViewAttribute: MASViewAttribute?

  /// Whether an existing constraint is to be changed instead of making a new one.
  var updateExisting = false

  /// What has been installed, as long as somebody keeps it.
  private(set) weak var layoutConstraint: MASLayoutConstraint?

  private(set) var relation = NSLayoutConstraint.Relation.equal
  private(set) var hasRelation = false
  private(set) var constant: CGFloat = 0
  private(set) var multiplier: CGFloat = 1
  private(set) var storedPriority = MASLayoutPriorityRequired
  private var storedKey: String?
  private var location = CodeLocation(fileID: "", line: 0)

  /// Whether something was said that makes no sense, so that nothing can be installed.
  private var isRefused = false

  /// Makes a constraint of an attribute, with which nothing is compared yet.
  public init(firstViewAttribute: MASViewAttribute) {
    self.firstViewAttribute = firstViewAttribute
  }

  /// The installed constraints of Masonry's maker whose first item is a view, in order.
  public static func installedConstraints(for view: UIView) -> [MASViewConstraint] {
    view.ownConstraints.compactMap { ($0 as? MASLayoutConstraint)?.maker }
  }

  public override var viewConstraints: [MASViewConstraint] { [self] }

  @discardableResult
  public override func key(_ key: String) -> MASConstraint {
    storedKey = key
    layoutConstraint?.identifier = key
    return self
  }

  private var isInstalled: Bool { layoutConstraint?.isActive ?? false }

  // MARK: Saying

  override func adding(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    guard !hasRelation else {
      report(
        "Attributes should be chained before defining the constraint relation",
        "\(name) has a relation; \(attribute) was left out.")
      return self
    }
    return delegate?.add(attribute, to: self) ?? self
  }

  override func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: MASValue, _ location: CodeLocation
  ) -> MASConstraint {
    if case .list(let targets) = target.kind { return relate(relation, all: targets, location) }
    var isConstant = false
    if case .constant = target.kind { isConstant = true }
    guard !hasRelation || self.relation == relation && isConstant else {
      report("Redefinition of constraint relation", "\(name) keeps the relation it has.")
      return self
    }
    self.relation = relation
    self.location = location
    hasRelation = true
    take(target)
    return self
  }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, all targets: [MASValue], _ location: CodeLocation
  ) -> MASConstraint {
    guard !hasRelation else {
      report("Redefinition of constraint relation", "\(name) keeps the relation it has.")
      return self
    }
    let children = targets.map { target in
      let child = copy()
      return child.relate(relation, target, location)
    }
    let composite = MASCompositeConstraint(children: children)
    delegate?.replace(self, with: composite)
    return composite
  }

  private func copy() -> MASViewConstraint {
    let copy = MASViewConstraint(firstViewAttribute: firstViewAttribute)
    copy.constant = constant
    copy.multiplier = multiplier
    copy.storedPriority = storedPriority
    copy.updateExisting = updateExisting
    return copy
  }

  private func take(_ target: MASValue) {
    let attribute = firstViewAttribute.layoutAttribute
    switch target.kind {
    case .constant(let constant): set(constant)
    case .box(let box):
      secondViewAttribute = MASViewAttribute(
        view: box as? UIView ?? box.superviewOrOwner, item: box, layoutAttribute: attribute)
    case .attribute(let other):
      guard let item = other.item else {
        return refuse(
          "The second layout item has been deallocated.",
          "\(name) was left out: \(other.name) is gone.")
      }
      secondViewAttribute =
        other.layoutAttribute == .notAnAttribute
        ? MASViewAttribute(view: other.view, item: item, layoutAttribute: attribute) : other
    case .list: break
    case .unsupported(let text):
      refuse("attempting to add unsupported attribute: \(text)", "\(name) was left out.")
    }
  }

  func set(_ constant: MASConstant) {
    guard let value = constant.value(for: firstViewAttribute.layoutAttribute) else { return }
    self.constant = value
    layoutConstraint?.constant = value
  }

  func setMultiplier(_ multiplier: CGFloat) {
    guard !isInstalled else {
      return report(
        "Cannot modify constraint multiplier after it has been installed",
        "\(name) keeps its multiplier. Set that of its layout constraint.")
    }
    self.multiplier = multiplier
  }

  func setPriority(_ priority: MASLayoutPriority) {
    guard !isInstalled else {
      return report(
        "Cannot modify constraint priority after it has been installed",
        "\(name) keeps its priority. Set that of its layout constraint.")
    }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      return refuse(
        LayoutConstraintError.illegalPriority.reason,
        "\(name) was left out: its priority is \(priority).")
    }
    storedPriority = priority
  }

  // MARK: Installing

  func installOne() {
    if isInstalled || isRefused { return }
    if let layoutConstraint {
      layoutConstraint.isActive = true
      return
    }
    guard let constraint = makeConstraint() else { return }
    if updateExisting, let existing = constraint.existing {
      existing.constant = constraint.constant
      layoutConstraint = existing
      return
    }
    constraint.maker = self
    layoutConstraint = constraint
    constraint.isActive = true
  }

  func uninstallOne() {
    layoutConstraint?.isActive = false
  }

  private func makeConstraint() -> MASLayoutConstraint? {
    guard let item = firstViewAttribute.item else { return nil }
    let attribute = firstViewAttribute.layoutAttribute
    var second = secondViewAttribute?.item
    if secondViewAttribute == nil, !firstViewAttribute.isSizeAttribute() {
      second = item.superviewOrOwner
      guard second != nil else {
        refuse(
          LayoutConstraintError.locationWithoutPartner.reason,
          "\(name) was left out: \(item.reportName) has no superview. Add it to one first.")
        return nil
      }
    } else if let other = secondViewAttribute, !isRelated(to: other) {
      refuse(
        "couldn't find a common superview for \(item.reportName) and \(other.name)",
        "\(name) was left out.")
      return nil
    }
    let constraint = MASLayoutConstraint(
      item: item, attribute: attribute, relatedBy: relation, toItem: second,
      attribute: secondViewAttribute?.layoutAttribute ?? attribute, multiplier: multiplier,
      constant: constant, fileID: location.fileID, line: location.line)
    constraint.priority = storedPriority
    if let storedKey { constraint.identifier = storedKey }
    return constraint
  }

  private func isRelated(to other: MASViewAttribute) -> Bool {
    guard let view = firstViewAttribute.view, let otherView = other.view else { return false }
    return view.closestCommonSuperview(with: otherView) != nil
  }

  // MARK: Faults

  private var name: String { "\(firstViewAttribute.name).\(firstViewAttribute.layoutAttribute)" }

  private func refuse(_ message: String, _ explanation: String) {
    isRefused = true
    report(message, explanation)
  }

  /// Reports what Masonry would have raised.
  func report(_ message: String, _ explanation: String) {
    firstViewAttribute.item?.report(
      LayoutFault(
        reason: .ported(message: message, explanation: explanation),
        location: location.line == 0 ? nil : location))
  }
}

extension MASLayoutConstraint {
  /// The newest constraint that is the same but for the constant, where this one would be held.
  fileprivate var existing: MASLayoutConstraint? {
    firstItem?.ownConstraints.reversed().lazy.compactMap { $0 as? MASLayoutConstraint }.first {
      $0.secondItem === secondItem && $0.firstAttribute == firstAttribute
        && $0.secondAttribute == secondAttribute && $0.relation == relation
        && $0.multiplier == multiplier && $0.priority == priority
    }
  }
}
