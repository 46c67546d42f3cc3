// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

// UIKit's names for what Ashlar has without a prefix and UIKit does not let people override: guides, constraints, anchors
// and values. Views and controllers are classes of their own.

/// A rectangle that takes part in layout without being a view.
public typealias UILayoutGuide = Ashlar.LayoutGuide

/// A guide that follows the keyboard.
public typealias UIKeyboardLayoutGuide = Ashlar.KeyboardLayoutGuide

/// A linear relation between two attributes.
public typealias NSLayoutConstraint = Ashlar.LayoutConstraint

/// A place or an extent of a view, to make constraints from.
public typealias NSLayoutAnchor = Ashlar.LayoutAnchor

extension NSLayoutAnchor {
  /// The anchors with which this kind can be compared.
  public typealias AnchorType = Kind
}

/// A horizontal place.
public typealias NSLayoutXAxisAnchor = Ashlar.LayoutXAxisAnchor

/// A vertical place.
public typealias NSLayoutYAxisAnchor = Ashlar.LayoutYAxisAnchor

/// An extent.
public typealias NSLayoutDimension = Ashlar.LayoutDimension

/// The priority of a constraint.
public typealias UILayoutPriority = Ashlar.LayoutPriority

/// Distances from the edges inwards.
public typealias UIEdgeInsets = Ashlar.EdgeInsets

/// Distances from the edges inwards, by the direction of reading.
public typealias NSDirectionalEdgeInsets = Ashlar.DirectionalEdgeInsets

/// The direction of reading.
public typealias UIUserInterfaceLayoutDirection = Ashlar.LayoutDirection

/// The kind of a view's content, which determines whether it is mirrored.
public typealias UISemanticContentAttribute = Ashlar.SemanticContentAttribute

/// A font.
public typealias UIFont = Ashlar.Font

/// A picture. Layouts depend on its size alone.
public typealias UIImage = Ashlar.Image

/// Some edges of a rectangle.
public typealias UIRectEdge = Ashlar.RectEdge

/// How the lines of a text are broken and truncated.
public typealias NSLineBreakMode = Ashlar.LineBreakMode

/// The target of the smallest size that constraints allow.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The target of the largest size that constraints allow.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

extension UILayoutGuide {
  /// The view that owns the guide, if it is a `UIView`.
  public var owningView: UIView? { storedOwner as? UIView }
}

// Ashlar's operators of the same meaning are not among the names that this module brings.
extension UILayoutPriority {
  /// A priority that is higher by an amount.
  public static func + <Amount: BinaryFloatingPoint>(
    priority: UILayoutPriority, amount: Amount
  ) -> UILayoutPriority { UILayoutPriority(priority.rawValue + Float(amount)) }

  /// A priority that is lower by an amount.
  public static func - <Amount: BinaryFloatingPoint>(
    priority: UILayoutPriority, amount: Amount
  ) -> UILayoutPriority { UILayoutPriority(priority.rawValue - Float(amount)) }
}
