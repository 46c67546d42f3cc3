public import Ashlar

/// The guide of a controller at the top or at the bottom.
///
/// `topLayoutGuide` and `bottomLayoutGuide` are layout guides as well, and can be used wherever guides can.
public protocol UILayoutSupport: AnyObject {
  /// How much is covered, in points.
  var length: CGFloat { get }

  /// The top of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The bottom of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

extension LayoutSupportGuide: UILayoutSupport {}
