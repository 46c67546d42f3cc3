// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A view, or several views at once, for which Masonry's verbs make constraints.
public protocol MASConstrained {
  /// Installs the constraints that a closure makes for each view. The verbs call it.
  ///
  /// - Parameters:
  ///   - block: Makes the constraints of one view.
  ///   - isUpdating: Whether the constants of constraints that exist are set.
  ///   - isRemoving: Whether the constraints go first that Masonry's maker made before.
  /// - Returns: One for each sentence, in order.
  @discardableResult
  func mas_constrain(
    _ block: (MASConstraintMaker) -> Void, isUpdating: Bool, isRemoving: Bool
  ) -> [MASConstraint]
}

extension MASConstrained {
  /// Makes constraints and installs them. A second call makes the same constraints again.
  @discardableResult
  public func mas_makeConstraints(_ block: (MASConstraintMaker?) -> Void) -> [MASConstraint] {
    mas_constrain(block, isUpdating: false, isRemoving: false)
  }

  /// Sets the constants of existing constraints, and adds those that are missing.
  @discardableResult
  public func mas_updateConstraints(_ block: (MASConstraintMaker?) -> Void) -> [MASConstraint] {
    mas_constrain(block, isUpdating: true, isRemoving: false)
  }

  /// Replaces all constraints that Masonry's maker made for the view. The closure runs first.
  @discardableResult
  public func mas_remakeConstraints(_ block: (MASConstraintMaker?) -> Void) -> [MASConstraint] {
    mas_constrain(block, isUpdating: false, isRemoving: true)
  }
}

// MARK: - Closures with `(make: MASConstraintMaker) in`

extension MASConstrained {
  /// Makes constraints and installs them. A second call makes the same constraints again.
  @_disfavoredOverload
  @discardableResult
  public func mas_makeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_constrain(block, isUpdating: false, isRemoving: false)
  }

  /// Sets the constants of existing constraints, and adds those that are missing.
  @_disfavoredOverload
  @discardableResult
  public func mas_updateConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_constrain(block, isUpdating: true, isRemoving: false)
  }

  /// Replaces all constraints that Masonry's maker made for the view. The closure runs first.
  @_disfavoredOverload
  @discardableResult
  public func mas_remakeConstraints(_ block: (MASConstraintMaker) -> Void) -> [MASConstraint] {
    mas_constrain(block, isUpdating: false, isRemoving: true)
  }
}

// MARK: - Views and lists of views

extension UIView: MASConstrained {
  public func mas_constrain(
    _ block: (MASConstraintMaker) -> Void, isUpdating: Bool, isRemoving: Bool
  ) -> [MASConstraint] {
    MASConstraintMaker.run(block, for: self, updating: isUpdating, removing: isRemoving)
  }
}

extension Array: MASConstrained where Element: UIView {
  public func mas_constrain(
    _ block: (MASConstraintMaker) -> Void, isUpdating: Bool, isRemoving: Bool
  ) -> [MASConstraint] {
    flatMap { $0.mas_constrain(block, isUpdating: isUpdating, isRemoving: isRemoving) }
  }
}

/// Elements of the array that are not views are ignored.
extension NSArray: MASConstrained {
  public func mas_constrain(
    _ block: (MASConstraintMaker) -> Void, isUpdating: Bool, isRemoving: Bool
  ) -> [MASConstraint] {
    views.mas_constrain(block, isUpdating: isUpdating, isRemoving: isRemoving)
  }
}
