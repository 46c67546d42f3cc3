public import Ashlar

extension UIImage {
  /// Nil: there are no pictures here, and so none of that name.
  ///
  /// Give the size that the picture has: `UIImage(named: "logo", size: CGSize(width: 48, height: 48))`.
  public init?(named name: String) { return nil }

  /// A picture of a size, in points.
  public init(named name: String, size: CGSize) { self.init(name: name, size: size) }

  /// Nil: there are no symbols here.
  public init?(systemName: String) { return nil }
}

extension UIImageView {
  /// Makes a view that shows a picture.
  public convenience init(frame: CGRect, image: UIImage?) {
    self.init(frame: frame)
    self.image = image
  }
}
