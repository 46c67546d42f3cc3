/// A picture: its name, its size and the source of its pixels. A layout depends on the size alone.
public struct Image: Hashable, Sendable, Codable {
  /// The name of the picture.
  public var name: String

  /// The size of the picture, in points.
  public var size: CGSize

  /// The source of the pixels; nil if only the size is known. Pages then draw a box with the name of the picture.
  public var source: Source?

  /// The source of the pixels of a picture.
  public enum Source: Hashable, Sendable, Codable {
    /// The bytes of a PNG, JPEG, GIF, WebP or SVG file.
    case data([UInt8])

    /// The path of such a file, which is read when a page is drawn.
    case file(String)

    /// An address from which the viewer of a page loads the picture, such as `https://example.org/cat.png`.
    case address(String)
  }

  /// The parts at the picture's edges that constraints do not refer to, in points; nil for none.
  package var storedAlignment: EdgeInsets?

  /// Whether the picture is made to be stretched; nil if it is not.
  package var stretches: Bool?

  /// The settings for the size of a symbol; nil for another picture.
  package var symbol: ImageSymbol?

  /// Makes a picture of a size in points.
  public init(name: String = "", size: CGSize, source: Source? = nil) {
    self.name = name
    self.size = size
    self.source = source
  }
}

/// A view that shows a picture.
///
/// Its content has the size of the picture; without a picture it has no content size.
///
/// Source: Apple, `UIImageView`.
open class ImageView: View {
  final let picture = ImageContent()

  /// The picture. A picture whose size is not finite is a ``LayoutFault`` and changes nothing.
  public var image: Image? {
    get { picture.image }
    set { picture.take(newValue, in: self) }
  }

  /// How pages draw the picture in a view of another size: whole by default. No layout depends on it.
  public var contentMode: ContentMode {
    get { picture.mode.shape }
    set { picture.mode = PictureMode(newValue) }
  }

  /// How a picture fills a view of another size.
  public enum ContentMode: Hashable, Sendable {
    /// Scaled in its proportions, as large as possible inside the view.
    case scaleAspectFit

    /// Scaled in its proportions, as small as possible while it covers the view. Parts outside are visible unless the
    /// view clips.
    case scaleAspectFill

    /// Stretched to the size of the view.
    case scaleToFill

    /// At its own size, in the middle.
    case center
  }

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(picture, isOfPlainKind: type(of: self) == ImageView.self)
  }

  /// Makes a view with the size of a picture and an optional name for reports.
  public convenience init(image: Image?, name: String? = nil) {
    self.init(name: name)
    self.image = image
    if let size = picture.image?.size { frame.size = size }
  }
}

/// A picture, or no picture and no size.
package final class ImageContent: ViewContent {
  package private(set) var image: Image?

  /// How the picture fills its view; nil if the program has not set it.
  package var givenMode: PictureMode?

  /// How the picture fills its view.
  package var mode: PictureMode {
    get { givenMode ?? PictureMode(.scaleAspectFit) }
    set { givenMode = newValue }
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
