/// A picture, as far as layout knows it: its name and its size.
public struct Image: Hashable, Sendable, Codable {
  /// What the picture is called.
  public var name: String

  /// The size of the picture, in points.
  public var size: CGSize

  /// Makes a picture of a size in points.
  public init(name: String = "", size: CGSize) {
    self.name = name
    self.size = size
  }
}

/// A picture in a view.
///
/// Its content has the size of the picture; without one it asks for nothing.
///
/// Source: Apple, `UIImageView`.
open class ImageView: View {
  /// The picture. One whose size has numbers that are not finite is a ``LayoutFault`` and changes nothing.
  public var image: Image? {
    get { storedImage }
    set {
      guard Image.isTaken(newValue, by: self, for: storedImage) else { return }
      storedImage = newValue
      invalidateIntrinsicContentSize()
    }
  }

  private var storedImage: Image?

  /// Makes a view of the size of a picture, and perhaps with a name for reports.
  public convenience init(image: Image?, name: String? = nil) {
    self.init(name: name)
    self.image = image
    if let size = storedImage?.size { frame.size = size }
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
  }

  /// The size of the picture, in points, whatever room there is; the present size without one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }
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
