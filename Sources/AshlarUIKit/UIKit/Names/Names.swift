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
  /// What an anchor of this kind may be compared with.
  public typealias AnchorType = Kind
}

/// A horizontal place.
public typealias NSLayoutXAxisAnchor = Ashlar.LayoutXAxisAnchor

/// A vertical place.
public typealias NSLayoutYAxisAnchor = Ashlar.LayoutYAxisAnchor

/// An extent.
public typealias NSLayoutDimension = Ashlar.LayoutDimension

/// How much a constraint matters.
public typealias UILayoutPriority = Ashlar.LayoutPriority

/// Distances from the edges inwards.
public typealias UIEdgeInsets = Ashlar.EdgeInsets

/// Distances from the edges inwards, by the direction of reading.
public typealias NSDirectionalEdgeInsets = Ashlar.DirectionalEdgeInsets

/// The direction in which people read.
public typealias UIUserInterfaceLayoutDirection = Ashlar.LayoutDirection

/// Whether a view follows the direction in which people read.
public typealias UISemanticContentAttribute = Ashlar.SemanticContentAttribute

/// What a font is.
public typealias UIFont = Ashlar.Font

/// A picture, of which only the size is known.
public typealias UIImage = Ashlar.Image

/// Some edges of a rectangle.
public typealias UIRectEdge = Ashlar.RectEdge

/// Where a text is broken and cut.
public typealias NSLineBreakMode = Ashlar.LineBreakMode

/// The size that is as small as constraints let it be.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The size that is as large as constraints let it be.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }

extension UILayoutGuide {
  /// The view that the guide belongs to, if it has been added to one that is a `UIView`.
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
