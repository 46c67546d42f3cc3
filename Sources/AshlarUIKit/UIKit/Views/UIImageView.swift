public import Ashlar

/// A picture.
///
/// It is as large as the picture; without a picture it has no content size.
///
/// Source: Apple, `UIImageView`.
open class UIImageView: UIView {
  final let picture = ImageContent()

  override func installParts() {
    picture.mode = PictureMode(.scaleToFill)
    show(picture, isOfPlainKind: type(of: self) == UIImageView.self)
  }

  /// Makes a view of the size of a picture.
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    if let size = picture.image?.size { frame.size = size }
  }

  /// Makes a view of the size of a picture. The other picture is kept, and not shown.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  /// Makes a view with a frame, in points, that shows a picture.
  public convenience init(frame: CGRect, image: UIImage?) {
    self.init(frame: frame)
    self.image = image
  }

  /// The picture. A picture whose size is not finite is a `LayoutFault` and changes nothing.
  open var image: UIImage? {
    get { given ?? picture.image }
    set { take(newValue, preferring: preferredSymbolConfiguration) }
  }

  /// The configuration of a symbol without a size of its own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { looks.symbolConfiguration }
    set {
      let image = image
      appearance.symbolConfiguration = newValue
      take(image, preferring: newValue)
    }
  }

  /// The picture as it was set, where the view shows it in another size.
  private final var given: UIImage?

  private func take(_ image: UIImage?, preferring configuration: UIImage.SymbolConfiguration?) {
    let shown = image?.preferring(configuration)
    picture.take(shown, in: self)
    given = picture.image == shown && shown != image ? image : nil
  }

  /// The insets of the edges that constraints use, in points: those of the picture.
  open override var alignmentRectInsets: UIEdgeInsets { image?.alignmentRectInsets ?? .zero }

  /// How the view places and scales the picture. Pages and a lint use it; the layout does not depend on it.
  override open var contentMode: ContentMode {
    didSet { picture.mode = PictureMode(of: contentMode) }
  }

  /// The picture of a view that is highlighted. Kept, and not shown.
  open var highlightedImage: UIImage?

  /// Whether the view is highlighted. Kept, and without effect.
  open var isHighlighted = false
}

extension PictureMode {
  /// The mode for the place that UIKit's modes give a picture in a view.
  fileprivate init(of mode: UIView.ContentMode) {
    switch mode {
    case .scaleToFill, .redraw: self.init(.scaleToFill)
    case .scaleAspectFit: self.init(.scaleAspectFit)
    case .scaleAspectFill: self.init(.scaleAspectFill)
    case .center: self.init(.center)
    case .top: self.init(.center, y: 0)
    case .bottom: self.init(.center, y: 1)
    case .left: self.init(.center, x: 0)
    case .right: self.init(.center, x: 1)
    case .topLeft: self.init(.center, x: 0, y: 0)
    case .topRight: self.init(.center, x: 1, y: 0)
    case .bottomLeft: self.init(.center, x: 0, y: 1)
    case .bottomRight: self.init(.center, x: 1, y: 1)
    }
  }
}
