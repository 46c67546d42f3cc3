public import Ashlar

/// A sentence of Masonry's maker: one constraint, or several that are said at once.
///
/// Every step gives the same sentence back, and steps come in any order. It is a value that can be kept: it
/// keeps its layout constraints and no views.
public struct MASConstraint: Equatable {
  @usableFromInline let maker: MASConstraintMaker
  @usableFromInline let index: Int

  @inlinable
  init(maker: MASConstraintMaker, index: Int) {
    self.maker = maker
    self.index = index
  }

  /// Whether it is the same sentence.
  public static func == (left: MASConstraint, right: MASConstraint) -> Bool {
    left.maker === right.maker && left.index == right.index
  }
}

/// A sentence about one attribute. Sentences about one and about several are of one type here.
public typealias MASViewConstraint = MASConstraint

/// A sentence about several attributes. Sentences about one and about several are of one type here.
public typealias MASCompositeConstraint = MASConstraint

// MARK: - Making

extension MASConstraint {
  /// Makes a constraint of an attribute, with which nothing is compared yet.
  public init(firstViewAttribute: MASViewAttribute) {
    let maker = MASConstraintMaker(firstViewAttribute.item)
    self.init(maker: maker, index: maker.beginSentence(firstViewAttribute.layoutAttribute))
  }

  /// Makes one of several, to speak of all of them at once.
  public init(children: [MASConstraint]) {
    let maker = MASConstraintMaker(nil)
    self.init(maker: maker, index: maker.beginSentence(.notAnAttribute))
    maker.with(index) { sentence in
      sentence.makeParticulars().children = children
      sentence.changeParts { $0.isRefused = true }
    }
  }

  /// Stands for a layout constraint that has been installed.
  private init(_ constraint: MASLayoutConstraint) {
    let maker = MASConstraintMaker(nil)
    self.init(maker: maker, index: maker.beginSentence(constraint.firstAttribute))
    maker.with(index) { sentence in
      sentence.terms.relation = constraint.relation
      sentence.terms.multiplier = constraint.multiplier
      sentence.terms.priority = constraint.priority
      sentence.hasRelation = true
      sentence.isMade = true
      sentence.changeParts {
        $0.constant = constraint.constant
        $0.finish(.passRetained(constraint))
      }
    }
  }

  /// The installed constraints of Masonry's maker whose first item is a view, in order.
  public static func installedConstraints(for view: UIView) -> [MASConstraint] {
    view.masConstraints.map { MASConstraint($0) }
  }
}

// MARK: - Reading

extension MASConstraint {
  /// The layout constraints that were made of it, in order.
  public var layoutConstraints: [NSLayoutConstraint] {
    children.isEmpty
      ? maker.with(index) { $0.layoutConstraints }
      : children.flatMap(\.layoutConstraints)
  }

  /// The first attribute on the left.
  public var firstViewAttribute: MASViewAttribute {
    let item = maker.item
    return MASViewAttribute(
      view: item?.viewOrOwner, item: item,
      layoutAttribute: firstAttribute)
  }

  /// The first attribute on the right, if something with attributes stands there.
  public var secondViewAttribute: MASViewAttribute? {
    let (target, attribute, made) = maker.with(index) { sentence in
      let part = sentence.parts[0]
      let target = part.target.reference ?? sentence.target.reference
      return (target?.takeUnretainedValue(), part.targetAttribute, part.layoutConstraint)
    }
    guard let item = target ?? made?.secondItem else { return nil }
    return MASViewAttribute(
      view: item.viewOrOwner, item: item, layoutAttribute: made?.secondAttribute ?? attribute)
  }

  /// The first attribute; `notAnAttribute` in a group.
  var firstAttribute: NSLayoutConstraint.Attribute {
    maker.with(index) { $0.parts[0].attribute }
  }

  var children: [MASConstraint] { maker.children(of: index) }
}

// MARK: - What exists

extension LayoutBox {
  /// The active constraints of Masonry's maker whose first item this is.
  var masConstraints: [MASLayoutConstraint] {
    ownConstraints(of: MASLayoutConstraint.self).compactMap { $0 as? MASLayoutConstraint }
  }

  /// The view itself, or the view that owns a guide.
  var viewOrOwner: UIView? { self as? UIView ?? superviewOrOwner }
}
