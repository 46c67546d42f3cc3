// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

public import Ashlar

// UIKit's names for what Ashlar has without a prefix. They are the same classes, so that native code and
// ported code mix.

/// A rectangle that can hold other views.
public typealias UIView = Ashlar.View

/// A rectangle that takes part in layout without being a view.
public typealias UILayoutGuide = Ashlar.LayoutGuide

/// A guide that follows the keyboard.
public typealias UIKeyboardLayoutGuide = Ashlar.KeyboardLayoutGuide

/// A text on one or several lines.
public typealias UILabel = Ashlar.Label

/// A title and a picture that can be tapped.
public typealias UIButton = Ashlar.Button

/// A picture.
public typealias UIImageView = Ashlar.ImageView

/// A line of text that can be changed.
public typealias UITextField = Ashlar.TextField

/// Several lines of text that can be changed.
public typealias UITextView = Ashlar.TextView

/// A switch that is on or off.
public typealias UISwitch = Ashlar.Switch

/// A knob on a line.
public typealias UISlider = Ashlar.Slider

/// A bar that fills.
public typealias UIProgressView = Ashlar.ProgressView

/// A wheel that turns.
public typealias UIActivityIndicatorView = Ashlar.ActivityIndicator

/// A row of titles of which one is chosen.
public typealias UISegmentedControl = Ashlar.SegmentedControl

/// A view that scrolls what is inside it.
public typealias UIScrollView = Ashlar.ScrollView

/// A view that arranges others in a line.
public typealias UIStackView = Ashlar.StackView

/// A view of rows.
public typealias UITableView = Ashlar.TableView

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

extension UIStackView {
  /// How the views share the length of the stack.
  public typealias Distribution = Ashlar.StackDistribution

  /// Where the views are across the stack.
  public typealias Alignment = Ashlar.StackAlignment
}

/// The size that is as small as constraints let it be.
@available(*, deprecated, renamed: "UIView.layoutFittingCompressedSize")
public var UILayoutFittingCompressedSize: CGSize { UIView.layoutFittingCompressedSize }

/// The size that is as large as constraints let it be.
@available(*, deprecated, renamed: "UIView.layoutFittingExpandedSize")
public var UILayoutFittingExpandedSize: CGSize { UIView.layoutFittingExpandedSize }
