import Ashlar

/// What one chain made: a layout constraint for each of its attributes.
public final class Constraint {
  /// The layout constraints, in the canonical order of their attributes.
  public var layoutConstraints: [LayoutConstraint]

  init(layoutConstraints: [LayoutConstraint]) {
    self.layoutConstraints = layoutConstraints
  }
}

// MARK: - Switching

extension Constraint {
  /// Whether any of the layout constraints is active. Setting it switches all of them.
  public var isActive: Bool {
    get { layoutConstraints.contains(where: \.isActive) }
    set { if newValue { activate() } else { deactivate() } }
  }

  /// Activates the layout constraints. One that makes no sense is a fault, and stays inactive.
  public func activate() {
    for constraint in layoutConstraints { constraint.activate() }
  }

  /// Deactivates the layout constraints. They keep their numbers and can be activated again.
  public func deactivate() {
    NSLayoutConstraint.deactivate(layoutConstraints)
  }

  /// Activates the layout constraints.
  @available(*, deprecated, renamed: "activate()")
  public func install() { activate() }

  /// Deactivates the layout constraints.
  @available(*, deprecated, renamed: "deactivate()")
  public func uninstall() { deactivate() }
}

extension LayoutConstraint {
  /// Activates the constraint; if it makes no sense, or its first item is gone, that is a fault.
  fileprivate func activate() {
    if firstItem == nil { reportGone() } else { activateUnlessLonely() }
  }

  private func activateUnlessLonely() {
    if isLonely { reportNoSuperview() } else { isActive = true }
  }

  /// Activates a constraint that has just been made, and hands a reference to it over to the view that holds it.
  static func activateNew(_ reference: Unmanaged<LayoutConstraint>, isLonely: Bool) {
    if isLonely, reference._withUnsafeGuaranteedRef({ $0.error == .locationWithoutPartner }) {
      return reference.takeRetainedValue().reportNoSuperview()
    }
    activate(handingOver: reference._withUnsafeGuaranteedRef { .passUnretained($0) })
  }

  /// Whether it wanted the superview of something that has none.
  fileprivate var isLonely: Bool {
    error == .locationWithoutPartner && firstItem?.superviewOrOwner == nil
  }

  private func reportGone() {
    let fault = LayoutFault(
      reason: .ported(
        message:
          "WARNING: SnapKit failed to get from item from constraint. Activate will be a no-op.",
        explanation: "\(description) was left out: its first item is gone."),
      location: sourceLocation)
    // Without a view that could hear of it, it goes to standard error.
    (secondItem ?? UIView()).report(fault)
  }

  fileprivate func reportNoSuperview() {
    guard let item = firstItem, let error else { return }
    let explanation =
      "\(description) was left out: \(item.reportName) has no superview. Add it to one first."
    item.report(
      LayoutFault(
        reason: .ported(message: error.reason, explanation: explanation),
        location: sourceLocation))
  }
}

// MARK: - Adopting

extension Constraint {
  /// Sets the constants of constraints that exist, and stands for them from now on.
  ///
  /// One without a counterpart is a fault and is left out.
  func adoptCounterparts() {
    layoutConstraints = layoutConstraints.compactMap { $0.updateCounterpart() as? LayoutConstraint }
  }
}

extension LayoutConstraint {
  /// Sets the constant of the one that exists and is the same but for the constant and the label. Without one that is a
  /// fault.
  ///
  /// - Returns: The one that exists.
  @discardableResult
  func updateCounterpart() -> NSLayoutConstraint? {
    guard let existing = oldestCounterpart else {
      reportNoMatch()
      return nil
    }
    existing.constant = constant
    return existing
  }

  fileprivate func reportNoMatch() {
    let message = "Updated constraint could not find existing matching constraint to update:"
    firstItem?.report(
      LayoutFault(
        reason: .ported(
          message: "\(message) \(description)",
          explanation: "It was left out. Use remakeConstraints to change more than constants."),
        location: sourceLocation))
  }
}
