/// The words of a sentence after its attributes: relations and adjustments.
///
/// Every step returns the handle of the sentence, which takes further steps. Without a relation, a sentence compares
/// with the superview: `make.top.offset(10)` is 10 points below its top.
public protocol SentenceWriting {
  /// Returns the sentence, and begins it if necessary.
  func begin(_ fileID: String, _ line: UInt32) -> ConstraintHandle

  /// Sets the relation of the sentence, and begins it if necessary.
  func relate(
    _ relation: LayoutConstraint.Relation, to target: ConstraintTargetValue, _ fileID: String,
    _ line: UInt32
  ) -> ConstraintHandle
}

// MARK: - Relations

extension SentenceWriting {
  /// Makes each attribute equal to a target.
  ///
  /// A view or guide stands for its same attribute, a number for an extent in points or, for a place, for a distance
  /// in points from the superview's same place. An invalid relation is a ``LayoutFault`` that names the attribute and
  /// this line; the rest of the closure takes effect. A second relation in one sentence is a fault, too: the first
  /// one remains.
  @inlinable @discardableResult
  public func equalTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.equal, to: target.constraintTarget, fileID, line) }

  /// Keeps each attribute from being greater than a target; targets are as in `equalTo`.
  @inlinable @discardableResult
  public func lessThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.lessThanOrEqual, to: target.constraintTarget, fileID, line) }

  /// Keeps each attribute from being less than a target; targets are as in `equalTo`.
  @inlinable @discardableResult
  public func greaterThanOrEqualTo(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.greaterThanOrEqual, to: target.constraintTarget, fileID, line) }

  /// Makes each attribute equal to each of several targets, which may be of different kinds.
  @discardableResult
  public func equalTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.equal, to: .init(all: targets), fileID, line) }

  /// Keeps each attribute from being greater than any of several targets.
  @discardableResult
  public func lessThanOrEqualTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.lessThanOrEqual, to: .init(all: targets), fileID, line) }

  /// Keeps each attribute from being less than any of several targets.
  @discardableResult
  public func greaterThanOrEqualTo(
    _ targets: [any ConstraintTarget], fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.greaterThanOrEqual, to: .init(all: targets), fileID, line) }
}

// MARK: - The superview

extension SentenceWriting {
  /// Makes each attribute equal to the same attribute of the superview.
  ///
  /// Without a superview the sentence is a ``LayoutFault`` and makes nothing.
  @inlinable @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.equal, to: .init(.superview), fileID, line) }

  /// Keeps each attribute from being greater than the same attribute of the superview.
  @inlinable @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.lessThanOrEqual, to: .init(.superview), fileID, line) }

  /// Keeps each attribute from being less than the same attribute of the superview.
  @inlinable @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { relate(.greaterThanOrEqual, to: .init(.superview), fileID, line) }

  /// Makes each attribute equal to an attribute or a guide of the superview: `equalToSuperview { $0.centerX }`.
  @discardableResult
  public func equalToSuperview(
    fileID: String = #fileID, line: UInt32 = #line, _ target: (View) -> some ConstraintTarget
  ) -> ConstraintHandle { begin(fileID, line).relate(.equal, toSuperview: target) }

  /// Keeps each attribute from being greater than an attribute or a guide of the superview.
  @discardableResult
  public func lessThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt32 = #line, _ target: (View) -> some ConstraintTarget
  ) -> ConstraintHandle { begin(fileID, line).relate(.lessThanOrEqual, toSuperview: target) }

  /// Keeps each attribute from being less than an attribute or a guide of the superview.
  @discardableResult
  public func greaterThanOrEqualToSuperview(
    fileID: String = #fileID, line: UInt32 = #line, _ target: (View) -> some ConstraintTarget
  ) -> ConstraintHandle { begin(fileID, line).relate(.greaterThanOrEqual, toSuperview: target) }
}
