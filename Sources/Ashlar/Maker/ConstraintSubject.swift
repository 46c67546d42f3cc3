/// The attributes that a sentence is about, waiting for a relation.
///
/// ```swift
/// title.makeConstraints { make in
///   make.left.top.equalTo(card).offset(16)   // the subject is left and top
/// }
/// ```
///
/// A sentence without a relation means the superview: `make.top.offset(10)` is 10 below its top, and
/// `make.width.offset(30)` is 30 wide.
public struct ConstraintSubject: AttributeChaining {
  @usableFromInline let maker: ConstraintMaker
  @usableFromInline let attributes: AttributeList

  @inlinable
  init(maker: ConstraintMaker, attributes: AttributeList) {
    self.maker = maker
    self.attributes = attributes
  }

  @inlinable
  public func adding(_ attributes: ConstraintAttributes) -> ConstraintSubject {
    ConstraintSubject(maker: maker, attributes: self.attributes.appending(attributes.list))
  }

  /// Reads as a word and does nothing.
  @inlinable public var and: ConstraintSubject { self }

  /// Reads as a word and does nothing.
  @inlinable public var with: ConstraintSubject { self }
}

/// Attributes as a maker chains them.
public struct ConstraintAttributes {
  @usableFromInline let list: AttributeList

  @inlinable
  init(list: AttributeList) {
    self.list = list
  }
}

/// Something to which attributes can be added, one after the other, to make the subject of a sentence.
///
/// A maker begins a sentence, a subject goes on with it.
public protocol AttributeChaining {
  /// The subject of the sentence with more attributes.
  func adding(_ attributes: ConstraintAttributes) -> ConstraintSubject
}

extension AttributeChaining {
  @inlinable
  func adding(_ attributes: LayoutConstraint.Attribute) -> ConstraintSubject {
    adding(ConstraintAttributes(list: AttributeList(attributes)))
  }

  @inlinable
  func adding(_ list: AttributeList) -> ConstraintSubject {
    adding(ConstraintAttributes(list: list))
  }

  /// The attributes in a list, in its order.
  public func attributes(_ attributes: [LayoutConstraint.Attribute]) -> ConstraintSubject {
    var list = AttributeList()
    for attribute in attributes where attribute != .notAnAttribute { list.append(attribute) }
    return adding(list)
  }

  /// The left edge.
  @inlinable public var left: ConstraintSubject { adding(.left) }

  /// The right edge.
  @inlinable public var right: ConstraintSubject { adding(.right) }

  /// The top edge.
  @inlinable public var top: ConstraintSubject { adding(.top) }

  /// The bottom edge.
  @inlinable public var bottom: ConstraintSubject { adding(.bottom) }

  /// The edge where lines of text begin.
  @inlinable public var leading: ConstraintSubject { adding(.leading) }

  /// The edge where lines of text end.
  @inlinable public var trailing: ConstraintSubject { adding(.trailing) }

  /// The width.
  @inlinable public var width: ConstraintSubject { adding(.width) }

  /// The height.
  @inlinable public var height: ConstraintSubject { adding(.height) }

  /// The horizontal centre.
  @inlinable public var centerX: ConstraintSubject { adding(.centerX) }

  /// The vertical centre.
  @inlinable public var centerY: ConstraintSubject { adding(.centerY) }

  /// The baseline of the first line of text; the top of a view without text.
  @inlinable public var firstBaseline: ConstraintSubject { adding(.firstBaseline) }

  /// The baseline of the last line of text; the bottom of a view without text.
  @inlinable public var lastBaseline: ConstraintSubject { adding(.lastBaseline) }

  /// Left, top, right and bottom.
  @inlinable public var edges: ConstraintSubject { adding(.edges) }

  /// Leading, top, trailing and bottom.
  @inlinable public var directionalEdges: ConstraintSubject { adding(.directionalEdges) }

  /// Left and right.
  @inlinable public var horizontalEdges: ConstraintSubject { adding(.horizontalEdges) }

  /// Top and bottom.
  @inlinable public var verticalEdges: ConstraintSubject { adding(.verticalEdges) }

  /// Leading and trailing.
  @inlinable public var directionalHorizontalEdges: ConstraintSubject {
    adding(.directionalHorizontalEdges)
  }

  /// Top and bottom, which are the same in either direction.
  @inlinable public var directionalVerticalEdges: ConstraintSubject { adding(.verticalEdges) }

  /// Width and height.
  @inlinable public var size: ConstraintSubject { adding(.size) }

  /// Both centres.
  @inlinable public var center: ConstraintSubject { adding(.center) }
}
