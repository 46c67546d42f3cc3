public import Ashlar

/// A wheel that turns while a task is in progress, with content priorities of 750 on both axes.
///
/// Source: Apple, `UIActivityIndicatorView`.
open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public typealias Style = Ashlar.ActivityIndicator.Style

  private final let wheel = FixedContent.wheel()

  /// Makes a wheel with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a wheel of size zero; the archive is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  override func installParts() {
    show(wheel, isOfPlainKind: type(of: self) == UIActivityIndicatorView.self)
  }

  /// Makes a wheel of a size, in points: 20 by 20, or 37 by 37 for a large one. It is visible until it is stopped.
  ///
  /// Source: Apple, `UIActivityIndicatorView.init(style:)`; recorded by Interface Builder, 27 of 27.
  public convenience init(style: Style) {
    self.init(frame: CGRect(origin: .zero, size: style.size))
    self.style = style
  }

  /// The size of the wheel.
  open var style: Style {
    get { chosenStyle }
    set {
      chosenStyle = newValue
      wheel.take(newValue.size, in: self)
    }
  }

  private final var chosenStyle = Style.medium

  /// Whether the wheel turns.
  open private(set) var isAnimating = false

  /// Whether the wheel is hidden while it does not turn. It takes effect when it is set and at the next stop.
  open var hidesWhenStopped = true {
    didSet { isHidden = hidesWhenStopped && !isAnimating }
  }

  /// The colour of the wheel. Kept, and without effect.
  open var color: UIColor! {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// Starts the wheel, and shows it if ``hidesWhenStopped`` is true.
  open func startAnimating() {
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel, and hides it unless ``hidesWhenStopped`` is false.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}

extension UIActivityIndicatorView.Style {
  /// As before iOS 13: of medium size.
  public static let white = Self.medium
  /// As before iOS 13: of medium size.
  public static let gray = Self.medium
  /// As before iOS 13: large.
  public static let whiteLarge = Self.large
}
