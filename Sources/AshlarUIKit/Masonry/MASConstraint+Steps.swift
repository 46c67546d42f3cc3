// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

// MARK: - Relations

extension MASConstraint {
  /// Says that the attributes are those of a target, or a constant.
  @inlinable
  @discardableResult
  public consuming func equalTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    relate(.equal, target.masValue, fileID, line)
  }

  /// Says that the attributes are at least those of a target, or a constant.
  @inlinable
  @discardableResult
  public consuming func greaterThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, target.masValue, fileID, line)
  }

  /// Says that the attributes are at most those of a target, or a constant.
  @inlinable
  @discardableResult
  public consuming func lessThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, target.masValue, fileID, line)
  }

  /// The same as `equalTo`: Swift needs no boxes.
  @inlinable
  @discardableResult
  public consuming func mas_equalTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    equalTo(target, fileID: fileID, line: line)
  }

  /// The same as `greaterThanOrEqualTo`.
  @inlinable
  @discardableResult
  public consuming func mas_greaterThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// The same as `lessThanOrEqualTo`.
  @inlinable
  @discardableResult
  public consuming func mas_lessThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(target, fileID: fileID, line: line)
  }
}

// MARK: - Constants

extension MASConstraint {
  @inlinable
  consuming func setAll(_ constant: MASConstant) -> MASConstraint {
    set(constant)
    return self
  }

  /// Sets the constant, in points, with the sign as given.
  @inlinable
  @discardableResult
  public consuming func offset(_ offset: CGFloat) -> MASConstraint { setAll(.number(offset)) }

  /// Sets the constants of edges so that they are inside by the insets, in points. The sign goes by the
  /// attribute on the left; what is no edge is left as it is.
  @inlinable
  @discardableResult
  public consuming func insets(_ insets: MASEdgeInsets) -> MASConstraint { setAll(.insets(insets)) }

  /// Sets the constants of edges so that they are inside by so many points.
  @inlinable
  @discardableResult
  public consuming func inset(_ inset: CGFloat) -> MASConstraint {
    insets(MASEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// Sets the constants of width and height, in points.
  @inlinable
  @discardableResult
  public consuming func sizeOffset(_ offset: CGSize) -> MASConstraint { setAll(.size(offset)) }

  /// Sets the constants of the centres, in points.
  @inlinable
  @discardableResult
  public consuming func centerOffset(_ offset: CGPoint) -> MASConstraint { setAll(.point(offset)) }

  /// Sets the constants by a number, a point, a size or insets. Anything else is a fault.
  @discardableResult
  public consuming func valueOffset(_ value: any MASTarget) -> MASConstraint {
    let explanation = "The constant stays as it is."
    switch value.masValue.kind {
    case .constant(let constant): return setAll(constant)
    case .unsupportedValue(let text): reportUnsupportedValue(text, explanation)
    default: report("expected an NSValue offset, got: \(value)", explanation)
    }
    return self
  }

  /// The same as `valueOffset`.
  @inlinable
  @discardableResult
  public consuming func mas_offset(_ value: any MASTarget) -> MASConstraint { valueOffset(value) }

  /// Sets the constant, in points, also of what is installed.
  public consuming func setOffset(_ offset: CGFloat) { self.offset(offset) }

  /// Sets the constants of edges, also of what is installed.
  public consuming func setInsets(_ insets: MASEdgeInsets) { self.insets(insets) }

  /// Sets the constants of edges, also of what is installed.
  public consuming func setInset(_ inset: CGFloat) { self.inset(inset) }

  /// Sets the constants of width and height, also of what is installed.
  public consuming func setSizeOffset(_ offset: CGSize) { sizeOffset(offset) }

  /// Sets the constants of the centres, also of what is installed.
  public consuming func setCenterOffset(_ offset: CGPoint) { centerOffset(offset) }
}

// MARK: - Multipliers and priorities

extension MASConstraint {
  /// Multiplies the attribute on the right. No unit. Once installed that is a fault.
  @discardableResult
  public consuming func multipliedBy(_ multiplier: CGFloat) -> MASConstraint {
    setMultiplier(multiplier)
    return self
  }

  /// Divides the attribute on the right. No unit. Once installed that is a fault.
  @discardableResult
  public consuming func dividedBy(_ divider: CGFloat) -> MASConstraint { multipliedBy(1 / divider) }

  /// Sets how much the constraint matters. Once installed that is a fault.
  @discardableResult
  public consuming func priority(_ priority: MASLayoutPriority) -> MASConstraint {
    setPriority(priority)
    return self
  }

  /// Sets the priority to 250.
  @discardableResult
  public consuming func priorityLow() -> MASConstraint { priority(MASLayoutPriorityDefaultLow) }

  /// Sets the priority to 500.
  @discardableResult
  public consuming func priorityMedium() -> MASConstraint {
    priority(MASLayoutPriorityDefaultMedium)
  }

  /// Sets the priority to 750.
  @discardableResult
  public consuming func priorityHigh() -> MASConstraint { priority(MASLayoutPriorityDefaultHigh) }
}

// MARK: - Installing

extension MASConstraint {
  /// Installs the constraint. What is installed stays so.
  public consuming func install() { installAll() }

  /// Takes the constraint away. It can be installed again.
  public consuming func uninstall() { remove() }

  /// The same as `install`.
  public consuming func activate() { install() }

  /// The same as `uninstall`.
  public consuming func deactivate() { uninstall() }
}
