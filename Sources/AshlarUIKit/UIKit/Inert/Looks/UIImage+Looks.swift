// What pictures look like, and where they come from. There are no pictures, only sizes.

extension UIImage {
  /// Nil: no data are read.
  public init?(data: Data) { return nil }

  /// Nil: no data are read.
  public init?(data: Data, scale: CGFloat) { return nil }

  /// Nil: no file is read.
  public init?(contentsOfFile path: String) { return nil }

  /// The picture itself: colours do not change sizes.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// The picture itself: colours do not change sizes.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// Nil: nothing is written.
  public func jpegData(compressionQuality: CGFloat) -> Data? { nil }

  /// Nil: nothing is written.
  public func pngData() -> Data? { nil }
}

extension UIColor {
  /// The colour of a layer.
  public init(cgColor: CGColor) { self = cgColor.color }
}
