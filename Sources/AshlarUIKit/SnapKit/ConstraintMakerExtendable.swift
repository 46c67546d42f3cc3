public import Ashlar

/// A chain that can name further attributes, or get a relation.
///
/// A second comparison replaces the first.
public struct ConstraintMakerExtendable: AttributeNaming {
  /// The maker of the chain.
  public let maker: ConstraintMaker
  /// The number of the chain.
  public let index: Int

  /// Names further attributes.
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    maker.core.say(index) {
      $0.attributes = $0.attributes.appending(attributes.list).canonical
    }
    return self
  }
}

/// A chain that can get a relation. It can name further attributes, too.
public typealias ConstraintMakerRelatable = ConstraintMakerExtendable

// MARK: - Comparing

extension ConstraintMakerExtendable {
  /// Makes the attributes equal to those of a target, or to a number.
  @discardableResult
  public func equalTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.equal, other, file, line) }

  /// Makes the attributes at most those of a target, or a number.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.lessThanOrEqual, other, file, line) }

  /// Makes the attributes at least those of a target, or a number.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable { relate(.greaterThanOrEqual, other, file, line) }

  private func relate(
    _ relation: NSLayoutConstraint.Relation, _ target: ConstraintRelatableTarget,
    _ file: String, _ line: UInt
  ) -> ConstraintMakerEditable {
    maker.relate(
      index, relation, target.constraintRelatable, file, UInt32(truncatingIfNeeded: line))
    return ConstraintMakerEditable(maker: maker, index: index)
  }
}

// MARK: - The superview

extension ConstraintMakerExtendable {
  /// Makes the attributes equal to those of the superview, or of an attribute or a guide of it.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T = { $0 }, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.equal, "equalToSuperview", file, line, closure)
  }

  /// Makes the attributes at most those of the superview, or of an attribute or a guide of it.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T = { $0 }, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line, closure)
  }

  /// Makes the attributes at least those of the superview, or of an attribute or a guide of it.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T = { $0 }, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line, closure)
  }

  private func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String, _ line: UInt,
    _ target: (ConstraintView) -> some ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    maker.relateToSuperview(index, relation, name, file, UInt32(truncatingIfNeeded: line)) {
      target($0).constraintRelatable
    }
    return ConstraintMakerEditable(maker: maker, index: index)
  }
}
