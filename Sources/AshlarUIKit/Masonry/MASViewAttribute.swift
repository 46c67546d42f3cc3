public import Ashlar

/// An attribute of a view, or of a guide of a view.
///
/// It keeps the view and the item alive.
public struct MASViewAttribute: Hashable {
  /// The view, or the owner of the guide.
  public let view: UIView?
  /// The view or guide that has the attribute; nil if it no longer exists.
  public let item: LayoutBox?
  /// The attribute; `notAnAttribute` for the same one as on the left.
  public let layoutAttribute: NSLayoutConstraint.Attribute

  /// An attribute of a view.
  @inlinable
  public init(view: UIView, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.init(view: view, item: view, layoutAttribute: layoutAttribute)
  }

  /// An attribute of a guide of a view.
  @inlinable
  public init(view: UIView?, item: LayoutBox?, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.item = item
    self.layoutAttribute = layoutAttribute
  }

  /// Whether it is a width or a height.
  public func isSizeAttribute() -> Bool { layoutAttribute.isMeasure }

  /// Whether two attributes are the same one of the same view.
  public static func == (left: MASViewAttribute, right: MASViewAttribute) -> Bool {
    left.view === right.view && left.layoutAttribute == right.layoutAttribute
  }

  /// Hashes the identity of the view, and the attribute.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(view.map { ObjectIdentifier($0) })
    hasher.combine(layoutAttribute)
  }
}

extension NSLayoutConstraint.Attribute {
  /// Whether it is a width or a height.
  var isMeasure: Bool { self == .width || self == .height }
}
