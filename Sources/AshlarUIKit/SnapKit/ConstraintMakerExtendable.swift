public import Ashlar

/// A chain that can name further attributes, or be compared with something.
public class ConstraintMakerExtendable: ConstraintMakerRelatable, ConstraintMarginSource {
  /// Names further attributes.
  public func naming(_ attributes: ConstraintAttributes) -> ConstraintMakerExtendable {
    description.attributes.formUnion(attributes)
    return self
  }
}

/// A chain that can be compared with something.
///
/// Comparing twice replaces what was said first.
public class ConstraintMakerRelatable {
  let description: ConstraintDescription

  init(_ description: ConstraintDescription) {
    self.description = description
  }

  private func related(
    _ relation: NSLayoutConstraint.Relation, _ other: ConstraintRelatableTarget, _ file: String,
    _ line: UInt
  ) -> ConstraintMakerEditable {
    description.relate(relation, other.constraintRelatable, file, line)
    return ConstraintMakerEditable(description)
  }

  /// Says that the attributes are those of a target, or a number.
  @discardableResult
  public func equalTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.equal, other, file, line)
  }

  /// Says that the attributes are at most those of a target, or a number.
  @discardableResult
  public func lessThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.lessThanOrEqual, other, file, line)
  }

  /// Says that the attributes are at least those of a target, or a number.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ other: ConstraintRelatableTarget, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    related(.greaterThanOrEqual, other, file, line)
  }
}

// MARK: - The superview

extension ConstraintMakerRelatable {
  /// Compares with the superview; without one that is a fault, and the chain is left out.
  private func superviewRelated(
    _ relation: NSLayoutConstraint.Relation, _ name: String, _ file: String, _ line: UInt,
    _ target: (ConstraintView) -> ConstraintRelatableTarget
  ) -> ConstraintMakerEditable {
    guard let superview = description.item.superviewOrOwner else {
      description.reportNoSuperview(name, file, line)
      return ConstraintMakerEditable(description)
    }
    return related(relation, target(superview), file, line)
  }

  /// Says that the attributes are those of the superview.
  @discardableResult
  public func equalToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    superviewRelated(.equal, "equalToSuperview", file, line) { $0 }
  }

  /// Says that the attributes are at most those of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    superviewRelated(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line) { $0 }
  }

  /// Says that the attributes are at least those of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    superviewRelated(.greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line) { $0 }
  }

  /// Says that the attributes are those of something that the superview has.
  @discardableResult
  public func equalToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    superviewRelated(.equal, "equalToSuperview", file, line) { closure($0) }
  }

  /// Says that the attributes are at most those of something that the superview has.
  @discardableResult
  public func lessThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, _ line: UInt = #line
  ) -> ConstraintMakerEditable {
    superviewRelated(.lessThanOrEqual, "lessThanOrEqualToSuperview", file, line) { closure($0) }
  }

  /// Says that the attributes are at least those of something that the superview has.
  @discardableResult
  public func greaterThanOrEqualToSuperview<T: ConstraintRelatableTarget>(
    _ closure: (ConstraintView) -> T, _ file: String = #fileID, line: UInt = #line
  ) -> ConstraintMakerEditable {
    superviewRelated(.greaterThanOrEqual, "greaterThanOrEqualToSuperview", file, line) {
      closure($0)
    }
  }
}
