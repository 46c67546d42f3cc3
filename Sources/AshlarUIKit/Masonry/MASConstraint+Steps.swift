// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

// What steps do is done by methods of the maker, so that whoever writes a sentence need not count references to it.

// MARK: - Relations

extension MASConstraint {
  @inlinable
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: MASValue.Kind, _ fileID: String,
    _ line: UInt32
  ) -> MASConstraint {
    maker.relate(index, relation, target, fileID, line)
    return self
  }

  @inlinable
  func add(_ attribute: NSLayoutConstraint.Attribute) -> MASConstraint {
    maker.add(index, attribute)
    return self
  }

  /// Says that the attributes are those of a target, or a constant.
  @inlinable @inline(__always)
  @discardableResult
  public func equalTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    relate(.equal, target.masValue.kind, fileID, line)
  }

  /// Says that the attributes are at least those of a target, or a constant.
  @inlinable @inline(__always)
  @discardableResult
  public func greaterThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    relate(.greaterThanOrEqual, target.masValue.kind, fileID, line)
  }

  /// Says that the attributes are at most those of a target, or a constant.
  @inlinable @inline(__always)
  @discardableResult
  public func lessThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    relate(.lessThanOrEqual, target.masValue.kind, fileID, line)
  }

  /// The same as `equalTo`: Swift needs no boxes.
  @inlinable @inline(__always)
  @discardableResult
  public func mas_equalTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    equalTo(target, fileID: fileID, line: line)
  }

  /// The same as `greaterThanOrEqualTo`.
  @inlinable @inline(__always)
  @discardableResult
  public func mas_greaterThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    greaterThanOrEqualTo(target, fileID: fileID, line: line)
  }

  /// The same as `lessThanOrEqualTo`.
  @inlinable @inline(__always)
  @discardableResult
  public func mas_lessThanOrEqualTo(
    _ target: any MASTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> MASConstraint {
    lessThanOrEqualTo(target, fileID: fileID, line: line)
  }
}

// MARK: - Constants

extension MASConstraint {
  @inlinable
  func setAll(_ constant: MASConstant) -> MASConstraint {
    maker.set(index, constant)
    return self
  }

  /// Sets the constant, in points, with the sign as given.
  @inlinable
  @discardableResult
  public func offset(_ offset: CGFloat) -> MASConstraint { setAll(.number(offset)) }

  /// Sets the constants of edges so that they are inside by the insets, in points. The sign goes by the
  /// attribute on the left; what is no edge is left as it is.
  @inlinable
  @discardableResult
  public func insets(_ insets: MASEdgeInsets) -> MASConstraint { setAll(.insets(insets)) }

  /// Sets the constants of edges so that they are inside by so many points.
  @inlinable
  @discardableResult
  public func inset(_ inset: CGFloat) -> MASConstraint {
    insets(MASEdgeInsets(top: inset, left: inset, bottom: inset, right: inset))
  }

  /// Sets the constants of width and height, in points.
  @inlinable
  @discardableResult
  public func sizeOffset(_ offset: CGSize) -> MASConstraint { setAll(.size(offset)) }

  /// Sets the constants of the centres, in points.
  @inlinable
  @discardableResult
  public func centerOffset(_ offset: CGPoint) -> MASConstraint { setAll(.point(offset)) }

  /// Sets the constants by a number, a point, a size or insets. Anything else is a fault.
  @discardableResult
  public func valueOffset(_ value: any MASTarget) -> MASConstraint {
    let explanation = "The constant stays as it is."
    switch value.masValue.kind {
    case .constant(let constant): return setAll(constant)
    case .unsupportedValue(let text): maker.reportUnsupportedValue(index, text, explanation)
    default: maker.report(index, "expected an NSValue offset, got: \(value)", explanation)
    }
    return self
  }

  /// The same as `valueOffset`.
  @inlinable
  @discardableResult
  public func mas_offset(_ value: any MASTarget) -> MASConstraint { valueOffset(value) }

  /// Sets the constant, in points, also of what is installed.
  public func setOffset(_ offset: CGFloat) { self.offset(offset) }

  /// Sets the constants of edges, also of what is installed.
  public func setInsets(_ insets: MASEdgeInsets) { self.insets(insets) }

  /// Sets the constants of edges, also of what is installed.
  public func setInset(_ inset: CGFloat) { self.inset(inset) }

  /// Sets the constants of width and height, also of what is installed.
  public func setSizeOffset(_ offset: CGSize) { sizeOffset(offset) }

  /// Sets the constants of the centres, also of what is installed.
  public func setCenterOffset(_ offset: CGPoint) { centerOffset(offset) }
}

// MARK: - Multipliers and priorities

extension MASConstraint {
  /// Multiplies the attribute on the right. No unit. Once installed that is a fault.
  @discardableResult
  public func multipliedBy(_ multiplier: CGFloat) -> MASConstraint {
    maker.setMultiplier(index, multiplier)
    return self
  }

  /// Divides the attribute on the right. No unit. Once installed that is a fault.
  @discardableResult
  public func dividedBy(_ divider: CGFloat) -> MASConstraint { multipliedBy(1 / divider) }

  /// Sets how much the constraint matters. Once installed that is a fault.
  @discardableResult
  public func priority(_ priority: MASLayoutPriority) -> MASConstraint {
    maker.setPriority(index, priority)
    return self
  }

  /// Sets the priority to 250.
  @discardableResult
  public func priorityLow() -> MASConstraint { priority(MASLayoutPriorityDefaultLow) }

  /// Sets the priority to 500.
  @discardableResult
  public func priorityMedium() -> MASConstraint {
    priority(MASLayoutPriorityDefaultMedium)
  }

  /// Sets the priority to 750.
  @discardableResult
  public func priorityHigh() -> MASConstraint { priority(MASLayoutPriorityDefaultHigh) }
}

// MARK: - Installing

extension MASConstraint {
  /// Installs the constraint. What is installed stays so.
  public func install() { installAll() }

  /// Takes the constraint away. It can be installed again.
  public func uninstall() { remove() }

  /// The same as `install`.
  public func activate() { install() }

  /// The same as `uninstall`.
  public func deactivate() { uninstall() }
}
