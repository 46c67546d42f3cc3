public import Ashlar

/// An attribute of a view, or of a guide of a view.
public final class MASViewAttribute: Hashable {
  /// The view: of a guide, the one that owns it.
  public private(set) weak var view: UIView?

  /// The view or guide whose attribute it is.
  public private(set) weak var item: LayoutBox?

  /// What is compared; `notAnAttribute` for the same as on the left.
  public let layoutAttribute: NSLayoutConstraint.Attribute

  /// What reports call the item.
  let name: String

  /// An attribute of a view.
  public convenience init(view: UIView, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.init(view: view, item: view, layoutAttribute: layoutAttribute)
  }

  /// An attribute of a guide of a view.
  public init(view: UIView?, item: LayoutBox, layoutAttribute: NSLayoutConstraint.Attribute) {
    self.view = view
    self.item = item
    self.layoutAttribute = layoutAttribute
    name = item.reportName
  }

  /// Whether it is a width or a height.
  public func isSizeAttribute() -> Bool {
    layoutAttribute == .width || layoutAttribute == .height
  }

  /// Whether two attributes are the same one of the same view.
  public static func == (left: MASViewAttribute, right: MASViewAttribute) -> Bool {
    left.view === right.view && left.layoutAttribute == right.layoutAttribute
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(view.map { ObjectIdentifier($0) })
    hasher.combine(layoutAttribute)
  }
}
