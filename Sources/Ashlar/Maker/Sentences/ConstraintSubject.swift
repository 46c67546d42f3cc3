/// The attributes on the left side of a sentence, before its relation.
///
/// ```swift
/// title.makeConstraints { make in
///   make.left.top.equalTo(card).offset(16)   // the subject is left and top
/// }
/// ```
///
/// A sentence without a relation means the superview: `make.top.offset(10)` is 10 below its top, and
/// `make.width.offset(30)` is 30 wide.
public struct ConstraintSubject: AttributeNaming, SentenceWriting {
  @usableFromInline let maker: LayoutMaker
  @usableFromInline let attributes: AttributeList

  @inlinable init(maker: LayoutMaker, attributes: AttributeList) {
    self.maker = maker
    self.attributes = attributes
  }

  @inlinable public func naming(_ attributes: ConstraintAttributes) -> ConstraintSubject {
    ConstraintSubject(maker: maker, attributes: self.attributes.appending(attributes.list))
  }

  /// Returns the sentence unchanged, to make it easier to read.
  @inlinable public var and: ConstraintSubject { self }
  /// Returns the sentence unchanged, to make it easier to read.
  @inlinable public var with: ConstraintSubject { self }

  /// Begins a sentence without a relation. It has no effect after the closure has returned.
  @inlinable public func begin(_ fileID: String, _ line: UInt32) -> ConstraintHandle {
    ConstraintHandle(maker: maker, index: maker.write(attributes, fileID, line))
  }

  @inlinable public func relate(
    _ relation: LayoutConstraint.Relation, to target: ConstraintTargetValue, _ fileID: String,
    _ line: UInt32
  ) -> ConstraintHandle {
    ConstraintHandle(
      maker: maker, index: maker.write(attributes, fileID, line, relation, target.target))
  }

  /// A point is no target: `other.center` is a number pair in the superview's space and would silently
  /// mean something else than the centre of `other`.
  @available(
    *, unavailable,
    message: "write equalTo(other) for its centre, or offset(point) to move by a point"
  )
  public func equalTo(
    _ point: CGPoint, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { begin(fileID, line) }
}

extension AttributeNaming where Named == ConstraintSubject {
  /// The attributes in a list, in its order.
  public func attributes(_ attributes: [LayoutConstraint.Attribute]) -> ConstraintSubject {
    var list = AttributeList()
    for attribute in attributes where attribute != .notAnAttribute { list.append(attribute) }
    return naming(ConstraintAttributes(list))
  }
}

// MARK: - Inside

extension ConstraintSubject {
  /// Keeps each attribute inside a target: near edges are at least the target's, far edges and extents at most.
  ///
  /// ```swift
  /// bubble.makeConstraints { make in
  ///   make.edges.inside(card).inset(8)   // never closer than 8 to any edge
  /// }
  /// ```
  ///
  /// The attribute on the left determines which edges are near and far: left, top, leading and the first baseline are
  /// near. Centres have no inner side, and are a ``LayoutFault``.
  @discardableResult
  public func inside(
    _ target: some ConstraintTarget, fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { inside(target.constraintTarget, fileID, line) }

  /// Keeps each attribute inside the superview, as ``inside(_:fileID:line:)`` does.
  @discardableResult
  public func insideSuperview(
    fileID: String = #fileID, line: UInt32 = #line
  ) -> ConstraintHandle { inside(ConstraintTargetValue(.superview), fileID, line) }

  private func inside(
    _ target: ConstraintTargetValue, _ fileID: String, _ line: UInt32
  ) -> ConstraintHandle { relate(.equal, to: target, fileID, line).changed { $0.isInside = true } }
}
