public import Ashlar

/// What UIKit's views have and a layout does not need. A view has one once something of it is set.
final class Appearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var textColor: UIColor?
  var alpha: CGFloat = 1
  var transform = CGAffineTransform.identity
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isOpaque = true
  var textAlignment = NSTextAlignment.natural
  var reading = ReadingAloud()
  var tints = Tints()
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var adjustsFontForContentSizeCategory = false
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  var imageContentMode = UIView.ContentMode.scaleToFill
  var isHighlighted = false
  var isAnimating = false
  var hidesWhenStopped = true
  var isEnabled = true
  var isSelected = false
  var gestureRecognizers: [UIGestureRecognizer]?
  lazy var layer = CALayer()
  lazy var input = TextInput()
  lazy var scrolling = Scrolling()
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var numberOfLines = 1
  var lineBreakMode = NSLineBreakMode.byTruncatingMiddle
  var minimumFontSize: CGFloat = 0
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var actions: [(action: UIAction, events: UIControl.Event)] = []
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var attributedText: NSAttributedString?
  var attributedPlaceholder: NSAttributedString?
  var images: [UInt: UIImage] = [:]
  var backgroundImages: [UInt: UIImage] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var configuration: UIButton.Configuration?
  var updates = TableUpdates()
}

extension UIView {
  /// What the view looks like, made if nobody has said anything yet.
  ///
  /// If another package keeps something of its own at the view, it is lost between two calls.
  var appearance: Appearance {
    if let appearance = attachment as? Appearance { return appearance }
    let appearance = Appearance()
    if attachment == nil { attachment = appearance }
    return appearance
  }

  /// What the view looks like, to be read: as UIKit has it if nobody has said anything yet.
  var looks: Appearance { attachment as? Appearance ?? Appearance() }
}

// MARK: - Views

extension UIView {
  /// How a view fills itself with what it shows. Nothing is shown here, so that it has no effect.
  public enum ContentMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case scaleToFill
    /// As on UIKit.
    case scaleAspectFit
    /// As on UIKit.
    case scaleAspectFill
    /// As on UIKit.
    case redraw
    /// As on UIKit.
    case center
    /// As on UIKit.
    case top
    /// As on UIKit.
    case bottom
    /// As on UIKit.
    case left
    /// As on UIKit.
    case right
    /// As on UIKit.
    case topLeft
    /// As on UIKit.
    case topRight
    /// As on UIKit.
    case bottomLeft
    /// As on UIKit.
    case bottomRight
  }

  /// What is behind the content. Kept, and without effect.
  public var backgroundColor: UIColor? {
    get { looks.backgroundColor }
    set { appearance.backgroundColor = newValue }
  }

  /// The colour of what can be tapped. Kept, and without effect.
  public var tintColor: UIColor! {
    get { looks.tintColor ?? .systemBlue }
    set { appearance.tintColor = newValue }
  }

  /// How opaque the view is. Kept, and without effect.
  public var alpha: CGFloat {
    get { looks.alpha }
    set { appearance.alpha = newValue }
  }

  /// How the view fills itself with what it shows. Kept, and without effect.
  public var contentMode: ContentMode {
    get { looks.contentMode }
    set { appearance.contentMode = newValue }
  }

  /// Whether nothing is shown outside the view. Kept, and without effect.
  public var clipsToBounds: Bool {
    get { looks.clipsToBounds }
    set { appearance.clipsToBounds = newValue }
  }

  /// Whether nothing behind the view shows through. Kept, and without effect.
  public var isOpaque: Bool {
    get { looks.isOpaque }
    set { appearance.isOpaque = newValue }
  }

  /// Whether the view can be touched. Kept, and without effect.
  public var isUserInteractionEnabled: Bool {
    get { looks.isUserInteractionEnabled }
    set { appearance.isUserInteractionEnabled = newValue }
  }

  /// What draws the view. Kept, and without effect.
  public var layer: CALayer {
    let layer = appearance.layer
    layer.view = self
    return layer
  }

  /// What listens to fingers. Kept, and without effect.
  public var gestureRecognizers: [UIGestureRecognizer]? {
    get { looks.gestureRecognizers }
    set { appearance.gestureRecognizers = newValue }
  }

  /// Adds something that listens to fingers. Kept, and without effect.
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    appearance.gestureRecognizers = (looks.gestureRecognizers ?? []) + [recognizer]
  }

  /// Removes something that listens to fingers.
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    looks.gestureRecognizers?.removeAll { $0 === recognizer }
  }

  /// Does nothing: nothing is drawn here.
  public func setNeedsDisplay() {}

  /// How the view is to be drawn. Kept, and without effect: constraints place the view as it is without a
  /// transform, as in UIKit, and `frame` and conversions go by that.
  ///
  /// Source: Apple, `UIView.transform`.
  public var transform: CGAffineTransform {
    get { looks.transform }
    set { appearance.transform = newValue }
  }

  /// Whether colours are to be light or dark. Kept, and without effect.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { looks.interfaceStyle }
    set { appearance.interfaceStyle = newValue }
  }
}

/// What listens to fingers, in UIKit. Kept, and without effect: call its action yourself.
open class UIGestureRecognizer {
  /// Whether it listens.
  public var isEnabled = true

  /// As on UIKit; no layout depends on it.
  public init() {}

  /// Makes one whose target is not told of anything.
  public init(target: Any?, action: Selector?) {}

  /// Does nothing: no selector can be sent where there is no Objective-C, and nobody touches anything here.
  public func addTarget(_ target: Any, action: Selector) {}
}

/// What listens to taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// As on UIKit; no layout depends on it.
  public var numberOfTapsRequired = 1
}

/// What listens to fingers that move.
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// What listens to fingers that stay.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// As on UIKit; no layout depends on it.
  public var minimumPressDuration = 0.5
}

/// What listens to swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}
