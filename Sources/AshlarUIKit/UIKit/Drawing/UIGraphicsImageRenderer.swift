/// Makes pictures of a size. What is drawn on them does nothing.
///
/// ```swift
/// let renderer = UIGraphicsImageRenderer(size: CGSize(width: 24, height: 24))
/// renderer.image { _ in }.size   // 24 × 24
/// ```
///
/// Source: Apple, `UIGraphicsImageRenderer`.
open class UIGraphicsImageRenderer {
  private let size: CGSize

  /// Makes pictures of a size in points.
  public init(size: CGSize) { self.size = size }

  /// Makes pictures as large as a rectangle, in points.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Makes pictures of a size in points. The format has no effect.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(size: size)
  }

  /// A picture of the renderer's size, after calling what draws it.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    actions(UIGraphicsImageRendererContext())
    return UIImage(named: "", size: size)
  }
}

/// What a picture is drawn on. Nothing is drawn.
public final class UIGraphicsImageRendererContext {
  /// What is drawn on.
  public let cgContext = CGContext()

  init() {}

  /// Does nothing.
  public func fill(_ rect: CGRect) {}
  /// Does nothing.
  public func stroke(_ rect: CGRect) {}
  /// Does nothing.
  public func clip(to rect: CGRect) {}
}

/// How pictures are drawn. Without effect.
public final class UIGraphicsImageRendererFormat {
  /// As on UIKit; no layout depends on it.
  public var scale = UIScreen.main.scale
  /// As on UIKit; no layout depends on it.
  public var opaque = false

  /// Makes a format that says nothing.
  public init() {}

  /// A format that says nothing.
  public static func `default`() -> UIGraphicsImageRendererFormat { .init() }
}
