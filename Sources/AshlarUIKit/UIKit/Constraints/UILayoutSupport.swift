public import Ashlar

/// A guide of a controller for the area of a bar.
///
/// `topLayoutGuide` and `bottomLayoutGuide` are layout guides as well, and can be used wherever guides can.
public protocol UILayoutSupport: AnyObject {
  /// The length of the covered area, in points.
  var length: CGFloat { get }

  /// The top of the guide.
  var topAnchor: NSLayoutYAxisAnchor { get }

  /// The bottom of the guide.
  var bottomAnchor: NSLayoutYAxisAnchor { get }

  /// The height of the guide.
  var heightAnchor: NSLayoutDimension { get }
}

extension LayoutSupportGuide: UILayoutSupport {}
