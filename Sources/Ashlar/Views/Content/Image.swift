/// A picture, as far as layout knows it: its name and its size.
public struct Image: Hashable, Sendable, Codable {
  /// The name of the picture.
  public var name: String

  /// The size of the picture, in points.
  public var size: CGSize

  /// What of the picture constraints do not speak of, in points; nil for nothing.
  package var storedAlignment: EdgeInsets?

  /// Whether the picture is made to be stretched; nil if it is not.
  package var stretches: Bool?

  /// What has been asked of the size of a symbol; nil for another picture.
  package var symbol: ImageSymbol?

  /// Makes a picture of a size in points.
  public init(name: String = "", size: CGSize) {
    self.name = name
    self.size = size
  }
}

/// A picture in a view.
///
/// Its content has the size of the picture; without a picture it has no content size.
///
/// Source: Apple, `UIImageView`.
open class ImageView: View {
  final let picture = ImageContent()

  /// The picture. One whose size has numbers that are not finite is a ``LayoutFault`` and changes nothing.
  public var image: Image? {
    get { picture.image }
    set { picture.take(newValue, in: self) }
  }

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(picture, isOfPlainKind: type(of: self) == ImageView.self)
  }

  /// Makes a view of the size of a picture, and perhaps with a name for reports.
  public convenience init(image: Image?, name: String? = nil) {
    self.init(name: name)
    self.image = image
    if let size = picture.image?.size { frame.size = size }
  }
}

/// A picture, or none, which asks for nothing.
package final class ImageContent: ViewContent {
  package private(set) var image: Image?

  /// How the picture fills its view, as far as the program has said so.
  package var fit = Fit.free

  /// How a picture fills its view.
  package enum Fit {
    /// In any way.
    case free
    /// As large as it fits without another shape.
    case whole
    /// In the shape of the view.
    case stretched
  }

  package init() {}

  /// Takes a picture, unless its size is refused.
  package func take(_ image: Image?, in view: View) {
    guard Image.isTaken(image, by: view, for: self.image) else { return }
    self.image = image
    view.invalidateIntrinsicContentSize()
  }

  package func size(in view: View) -> CGSize {
    guard let image else {
      return CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    guard let outside = image.storedAlignment else { return image.size }
    return CGSize(
      width: max(0, image.size.width - outside.left - outside.right),
      height: max(0, image.size.height - outside.top - outside.bottom))
  }

  /// The present size without a picture.
  package func bestSize(in view: View, for room: CGSize) -> CGSize {
    image?.size ?? view.bounds.size
  }
}

extension Image {
  /// Whether a view takes a picture in place of its present one: whether it is another one, and has a size. What is wrong
  /// with the size is reported.
  static func isTaken(_ image: Image?, by view: View, for present: Image?) -> Bool {
    guard image != present else { return false }
    guard let size = image?.size else { return true }
    guard size.width >= 0, size.height >= 0 else {
      view.refuse(size, for: "image.size")
      return false
    }
    return !view.refuses(size, for: "image.size")
  }
}
