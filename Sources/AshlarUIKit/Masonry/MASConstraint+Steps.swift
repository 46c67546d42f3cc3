// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

// MARK: - Relations

extension MASConstraint {
  /// Makes the attributes equal to those of a target, or to a constant.
  @discardableResult
  public func equalTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint { relate(.equal, target.masValue.kind, fileID, line) }

  /// Makes the attributes at least those of a target, or a constant.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint { relate(.greaterThanOrEqual, target.masValue.kind, fileID, line) }

  /// Makes the attributes at most those of a target, or a constant.
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint { relate(.lessThanOrEqual, target.masValue.kind, fileID, line) }

  /// The same as `equalTo`: Swift needs no boxes.
  @discardableResult
  public func mas_equalTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint { equalTo(target, fileID: fileID, line: line) }

  /// The same as `greaterThanOrEqualTo`.
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint { greaterThanOrEqualTo(target, fileID: fileID, line: line) }

  /// The same as `lessThanOrEqualTo`.
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint { lessThanOrEqualTo(target, fileID: fileID, line: line) }
}

// MARK: - Constants

extension MASConstraint {
  /// Sets the constant, in points, with the sign as given.
  @discardableResult
  public func offset(_ offset: CGFloat) -> MASConstraint { set(offset) }
  /// Sets the constants of edges to the insets, in points. The attribute on the left decides the sign; attributes
  /// that are not edges do not change.
  @discardableResult
  public func insets(_ insets: MASEdgeInsets) -> MASConstraint { set(.insets(insets)) }
  /// Sets the constants of edges to an inset, in points.
  @discardableResult
  public func inset(_ inset: CGFloat) -> MASConstraint { set(.even(inset)) }
  /// Sets the constants of width and height, in points.
  @discardableResult
  public func sizeOffset(_ offset: CGSize) -> MASConstraint { set(.size(offset)) }
  /// Sets the constants of the centres, in points.
  @discardableResult
  public func centerOffset(_ offset: CGPoint) -> MASConstraint { set(.point(offset)) }

  /// Sets the constants by a number, a point, a size or insets. Anything else is a fault.
  @discardableResult
  public func valueOffset(_ value: any MASTarget) -> MASConstraint {
    let explanation = "The constant stays as it is."
    switch value.masValue.kind {
    case .constant(let constant): return set(constant)
    case .unsupportedValue(let text): report(MASValue.message(text), explanation)
    default: report("expected an NSValue offset, got: \(value)", explanation)
    }
    return self
  }

  /// The same as `valueOffset`.
  @discardableResult
  public func mas_offset(_ value: any MASTarget) -> MASConstraint { valueOffset(value) }
  /// Sets the constant, in points, also of an installed constraint.
  public func setOffset(_ offset: CGFloat) { self.offset(offset) }
  /// Sets the constants of edges, also of an installed constraint.
  public func setInsets(_ insets: MASEdgeInsets) { self.insets(insets) }
  /// Sets the constants of edges, also of an installed constraint.
  public func setInset(_ inset: CGFloat) { self.inset(inset) }
  /// Sets the constants of width and height, also of an installed constraint.
  public func setSizeOffset(_ offset: CGSize) { sizeOffset(offset) }
  /// Sets the constants of the centres, also of an installed constraint.
  public func setCenterOffset(_ offset: CGPoint) { centerOffset(offset) }
}

// MARK: - Multipliers and priorities

extension MASConstraint {
  /// Multiplies the attribute on the right. No unit. Once installed that is a fault.
  @discardableResult
  public func multipliedBy(_ multiplier: CGFloat) -> MASConstraint {
    for child in children { child.multipliedBy(multiplier) }
    if isInstalled("multiplier") { return self }
    core.say(index) { $0.multiplier = multiplier }
    for known in made { known.multiplier = multiplier }
    return self
  }

  /// Divides the attribute on the right. No unit. Once installed that is a fault.
  @discardableResult
  public func dividedBy(_ divider: CGFloat) -> MASConstraint { multipliedBy(1 / divider) }

  /// Sets the priority of the constraint. Once installed that is a fault.
  @discardableResult
  public func priority(_ priority: MASLayoutPriority) -> MASConstraint {
    for child in children { child.priority(priority) }
    if isInstalled("priority") { return self }
    guard priority.rawValue > 0, priority.rawValue <= 1000 else {
      core.say(index) { $0.isRefused = true }
      report(
        LayoutConstraintError.illegalPriority.reason,
        "\(name) was left out: its priority is \(priority).")
      return self
    }
    core.say(index) { $0.priority = priority }
    for known in made { known.priority = priority }
    return self
  }

  /// Sets the priority to 250.
  @discardableResult
  public func priorityLow() -> MASConstraint { priority(MASLayoutPriorityDefaultLow) }

  /// Sets the priority to 500.
  @discardableResult
  public func priorityMedium() -> MASConstraint { priority(MASLayoutPriorityDefaultMedium) }

  /// Sets the priority to 750.
  @discardableResult
  public func priorityHigh() -> MASConstraint { priority(MASLayoutPriorityDefaultHigh) }
}

// MARK: - Keys and installing

extension MASConstraint {
  /// Names the constraints for reports. Several of them are numbered: `key[0]`, `key[1]`.
  @discardableResult
  public func key(_ key: String) -> MASConstraint {
    for (number, child) in children.enumerated() { child.key("\(key)[\(number)]") }
    core.relabel(index, key)
    return self
  }

  /// Installs the constraint, unless it is installed already.
  public func install() {
    for child in children { child.install() }
    guard let item = core.item else { return }
    core.install(index, of: item)
    if let view = item as? UIView { KeptConstraints.keep(self, in: view) }
    if keptItem != nil, sentence.isMade {
      keptItem = nil
      core.letItemsGo()
    }
  }

  /// Removes the constraint. It can be installed again; a weak reference to it becomes nil.
  public func uninstall() {
    for child in children { child.uninstall() }
    NSLayoutConstraint.deactivate(made)
    if let view = core.item as? UIView { KeptConstraints.remove(self, in: view) }
  }

  /// The same as `install`.
  public func activate() { install() }
  /// The same as `uninstall`.
  public func deactivate() { uninstall() }
}
