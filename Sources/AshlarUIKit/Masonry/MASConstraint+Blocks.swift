// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

// Masonry as Swift imports it: a step without arguments gives a block, the block gives an optional constraint, and the next
// step is written with `?.`: `make?.left.equalTo()(other)?.offset()(10)`.

/// A step that takes a value and returns the same constraint.
public typealias MASStep<Value> = (Value) -> MASConstraint?

// MARK: - Attributes and fillers

extension MASConstraint {
  /// The constraint itself, so that attributes after the first, `with` and `and` may be written as calls:
  /// `make?.left.top().with()`.
  @discardableResult
  public func callAsFunction() -> MASConstraint! { self }
}

// MARK: - Relations

extension MASConstraint {
  private func relating(
    _ relation: NSLayoutConstraint.Relation, _ fileID: String, _ line: UInt32
  ) -> MASRelation { MASRelation(constraint: self, relation: relation, fileID: fileID, line: line) }

  /// Takes a target, to whose attributes the attributes are equal, or a constant.
  public func equalTo(fileID: String = #fileID, line: UInt32 = #line) -> MASRelation! {
    relating(.equal, fileID, line)
  }

  /// Takes a target or a constant, which is a lower bound of the attributes.
  public func greaterThanOrEqualTo(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> MASRelation! { relating(.greaterThanOrEqual, fileID, line) }

  /// Takes a target or a constant, which is an upper bound of the attributes.
  public func lessThanOrEqualTo(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> MASRelation! { relating(.lessThanOrEqual, fileID, line) }

  /// The same as `equalTo()`.
  public func mas_equalTo(fileID: String = #fileID, line: UInt32 = #line) -> MASRelation! {
    relating(.equal, fileID, line)
  }

  /// The same as `greaterThanOrEqualTo()`.
  public func mas_greaterThanOrEqualTo(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> MASRelation! { relating(.greaterThanOrEqual, fileID, line) }

  /// The same as `lessThanOrEqualTo()`.
  public func mas_lessThanOrEqualTo(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> MASRelation! { relating(.lessThanOrEqual, fileID, line) }
}

// MARK: - Numbers

extension MASConstraint {
  /// Takes the constant, in points.
  @discardableResult
  public func offset() -> MASStep<CGFloat>! { { self.offset($0) } }

  /// Takes the inset of edges, in points.
  @discardableResult
  public func inset() -> MASStep<CGFloat>! { { self.inset($0) } }

  /// Takes the insets of edges, in points.
  @discardableResult
  public func insets() -> MASStep<MASEdgeInsets>! { { self.insets($0) } }

  /// Takes the constants of width and height, in points.
  @discardableResult
  public func sizeOffset() -> MASStep<CGSize>! { { self.sizeOffset($0) } }

  /// Takes the constants of the centres, in points.
  @discardableResult
  public func centerOffset() -> MASStep<CGPoint>! { { self.centerOffset($0) } }

  /// Takes a number, a point, a size or insets. Anything else is a fault.
  @discardableResult
  public func valueOffset() -> MASStep<Any?>! { { self.valueOffset(MASValue(any: $0)) } }

  /// The same as `valueOffset()`.
  @discardableResult
  public func mas_offset() -> MASStep<Any?>! { valueOffset() }

  /// Takes the number by which the attribute on the right is multiplied. No unit. Once installed that is a fault.
  @discardableResult
  public func multipliedBy() -> MASStep<CGFloat>! { { self.multipliedBy($0) } }

  /// Takes the number by which the attribute on the right is divided. No unit. Once installed that is a fault.
  @discardableResult
  public func dividedBy() -> MASStep<CGFloat>! { { self.dividedBy($0) } }

  /// Takes the priority of the constraint. Once installed that is a fault.
  @discardableResult
  public func priority() -> MASStep<MASLayoutPriority>! { { self.priority($0) } }

  /// Takes the name of the constraints for reports. Other values are described as text; nil changes nothing.
  @discardableResult
  public func key() -> MASStep<Any?>! {
    { name in
      guard let name else { return self }
      return self.key("\(name)")
    }
  }
}

// MARK: - Any target

extension MASValue {
  /// The target for any value: a fault if Masonry accepts none of its kind, and for nil.
  init(any value: Any?) {
    switch value {
    // Numbers come first: to find out whether something is a target takes long.
    case let number as Int: self = number.masValue
    case let number as CGFloat: self = number.masValue
    case let number as Double: self = number.masValue
    case let box as LayoutBox: self = box.masValue
    case let array as NSArray: self = array.map { $0 }.masValue
    case let target as any MASTarget: self = target.masValue
    case let value?: kind = .unsupported("\(value)")
    case nil: kind = .unsupported("(null)")
    }
  }
}

extension MASValue: MASTarget {
  public var masValue: MASValue { self }
}
