public import Ashlar

/// A chain that can name further attributes, or be compared with something.
public struct ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintMarginSource {
  // Side by side, and not in something that all steps have: the compiler would count a reference for each step.

  public let maker: ConstraintMaker
  public let index: Int

  @inlinable
  init(maker: ConstraintMaker, index: Int) {
    self.maker = maker
    self.index = index
  }

  /// Names further attributes.
  @inlinable
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    maker.add(index, attributes)
    return self
  }
}

/// A chain that can be compared with something.
///
/// Comparing twice replaces what was said first.
public protocol ConstraintMakerRelatable {
  /// Whose chain it is.
  var maker: ConstraintMaker { get }

  /// The number of the chain.
  var index: Int { get }
}

extension ConstraintMakerRelatable {
  /// Says that the attributes are those of a target, or a number.
  @inlinable @inline(__always)
  @discardableResult
  public func equalTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.equal, other.constraintRelatable.kind, file, line)
  }

  /// Says that the attributes are at most those of a target, or a number.
  @inlinable @inline(__always)
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.lessThanOrEqual, other.constraintRelatable.kind, file, line)
  }

  /// Says that the attributes are at least those of a target, or a number.
  @inlinable @inline(__always)
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relate(.greaterThanOrEqual, other.constraintRelatable.kind, file, line)
  }
}

extension ConstraintMakerRelatable {
  @inlinable
  func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatable.Kind, _ file: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    maker.relate(index, relation, target, file, line)
    return ConstraintMakerEditable(maker: maker, index: index)
  }
}

// MARK: - The superview

extension ConstraintMakerRelatable {
  @inlinable
  func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    maker.relateToSuperview(index, relation, name, file, line)
    return ConstraintMakerEditable(maker: maker, index: index)
  }

  func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String, _ line: UInt,
    _ target: (ConstraintView) -> some ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    maker.relateToSuperview(index, relation, name, file, line) {
      target($0).constraintRelatable.kind
    }
    return ConstraintMakerEditable(maker: maker, index: index)
  }
}

extension ConstraintMakerRelatable {
  /// Says that the attributes are those of the superview.
  @inlinable
  @discardableResult
  public func equalToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, "equalToSuperview", file, line)
  }

  /// Says that the attributes are at most those of the superview.
  @inlinable
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line)
  }

  /// Says that the attributes are at least those of the superview.
  @inlinable
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line)
  }

  /// Says that the attributes are those of something that the superview has.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, "equalToSuperview", file, line, closure)
  }

  /// Says that the attributes are at most those of something that the superview has.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line, closure)
  }

  /// Says that the attributes are at least those of something that the superview has.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(
      .greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line, closure)
  }
}
