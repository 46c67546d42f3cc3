/// The attributes that a sentence is about, waiting for a relation.
///
/// ```swift
/// make.left.top.equalTo(card).offset(16)   // the subject is left and top
/// ```
///
/// A sentence without a relation means the superview: `make.top.offset(10)` is 10 below its top, and
/// `make.width.offset(30)` is 30 wide.
public struct ConstraintSubject: AttributeChaining {
  let maker: ConstraintMaker
  let attributes: AttributeList

  public func adding(_ attributes: ConstraintAttributes) -> ConstraintSubject {
    ConstraintSubject(maker: maker, attributes: self.attributes.appending(attributes.list))
  }

  /// Reads as a word and does nothing.
  public var and: ConstraintSubject { self }

  /// Reads as a word and does nothing.
  public var with: ConstraintSubject { self }
}

/// Attributes as a maker chains them.
public struct ConstraintAttributes {
  let list: AttributeList
}

/// Something to which attributes can be added, one after the other, to make the subject of a sentence.
///
/// A maker begins a sentence, a subject goes on with it.
public protocol AttributeChaining {
  /// The subject of the sentence with more attributes.
  func adding(_ attributes: ConstraintAttributes) -> ConstraintSubject
}

extension AttributeChaining {
  private func adding(_ attributes: LayoutConstraint.Attribute) -> ConstraintSubject {
    adding(ConstraintAttributes(list: AttributeList(attributes)))
  }

  private func adding(_ list: AttributeList) -> ConstraintSubject {
    adding(ConstraintAttributes(list: list))
  }

  /// The attributes in a list, in its order.
  public func attributes(_ attributes: [LayoutConstraint.Attribute]) -> ConstraintSubject {
    var list = AttributeList()
    for attribute in attributes where attribute != .notAnAttribute { list.append(attribute) }
    return adding(list)
  }

  /// The left edge.
  public var left: ConstraintSubject { adding(.left) }

  /// The right edge.
  public var right: ConstraintSubject { adding(.right) }

  /// The top edge.
  public var top: ConstraintSubject { adding(.top) }

  /// The bottom edge.
  public var bottom: ConstraintSubject { adding(.bottom) }

  /// The edge where lines of text begin.
  public var leading: ConstraintSubject { adding(.leading) }

  /// The edge where lines of text end.
  public var trailing: ConstraintSubject { adding(.trailing) }

  /// The width.
  public var width: ConstraintSubject { adding(.width) }

  /// The height.
  public var height: ConstraintSubject { adding(.height) }

  /// The horizontal centre.
  public var centerX: ConstraintSubject { adding(.centerX) }

  /// The vertical centre.
  public var centerY: ConstraintSubject { adding(.centerY) }

  /// The baseline of the first line of text; the top of a view without text.
  public var firstBaseline: ConstraintSubject { adding(.firstBaseline) }

  /// The baseline of the last line of text; the bottom of a view without text.
  public var lastBaseline: ConstraintSubject { adding(.lastBaseline) }

  /// Left, top, right and bottom.
  public var edges: ConstraintSubject { adding(.edges) }

  /// Leading, top, trailing and bottom.
  public var directionalEdges: ConstraintSubject { adding(.directionalEdges) }

  /// Left and right.
  public var horizontalEdges: ConstraintSubject { adding(.horizontalEdges) }

  /// Top and bottom.
  public var verticalEdges: ConstraintSubject { adding(.verticalEdges) }

  /// Leading and trailing.
  public var directionalHorizontalEdges: ConstraintSubject { adding(.directionalHorizontalEdges) }

  /// Top and bottom, which are the same in either direction.
  public var directionalVerticalEdges: ConstraintSubject { adding(.verticalEdges) }

  /// Width and height.
  public var size: ConstraintSubject { adding(.size) }

  /// Both centres.
  public var center: ConstraintSubject { adding(.center) }
}
