public import Ashlar

/// A chain that can name further attributes, or be compared with something.
public struct ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintMarginSource {
  public let chain: ConstraintDescription

  @inlinable
  init(chain: ConstraintDescription) { self.chain = chain }

  /// Names further attributes.
  @inlinable
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    chain.add(attributes)
    return self
  }
}

/// A chain that can be compared with something.
///
/// Comparing twice replaces what was said first.
public protocol ConstraintMakerRelatable {
  /// What the steps of the chain share.
  var chain: ConstraintDescription { get }
}

extension ConstraintMakerRelatable {
  /// Says that the attributes are those of a target, or a number.
  @inlinable
  @discardableResult
  public func equalTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relate(.equal, other.constraintRelatable, file, line)
  }

  /// Says that the attributes are at most those of a target, or a number.
  @inlinable
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relate(.lessThanOrEqual, other.constraintRelatable, file, line)
  }

  /// Says that the attributes are at least those of a target, or a number.
  @inlinable
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relate(.greaterThanOrEqual, other.constraintRelatable, file, line)
  }
}

// MARK: - The superview

extension ConstraintDescription {
  /// Compares with the superview, or with something that it has.
  @inlinable
  func relateToSuperview(
    _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String, _ line: UInt,
    _ target: (ConstraintView) -> some ConstraintRelatableTarget = { $0 }
  ) -> ConstraintMakerEditable {
    if let superview = superview(for: name, file, line) {
      compare(relation, target(superview).constraintRelatable, file, line)
    }
    return ConstraintMakerEditable(chain: self)
  }

  /// The superview; without one that is a fault, and the chain is left out.
  @usableFromInline
  func superview(for name: String, _ file: String, _ line: UInt) -> ConstraintView? {
    let superview = item.superviewOrOwner
    if superview == nil { reportNoSuperview(name, file, line) }
    return superview
  }
}

extension ConstraintMakerRelatable {
  /// Says that the attributes are those of the superview.
  @inlinable
  @discardableResult
  public func equalToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relateToSuperview(.equal, "equalToSuperview", file, line)
  }

  /// Says that the attributes are at most those of the superview.
  @inlinable
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line)
  }

  /// Says that the attributes are at least those of the superview.
  @inlinable
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relateToSuperview(.greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line)
  }

  /// Says that the attributes are those of something that the superview has.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relateToSuperview(.equal, "equalToSuperview", file, line, closure)
  }

  /// Says that the attributes are at most those of something that the superview has.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relateToSuperview(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line, closure)
  }

  /// Says that the attributes are at least those of something that the superview has.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    chain.relateToSuperview(
      .greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line, closure)
  }
}
