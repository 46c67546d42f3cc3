import Ashlar

/// The properties of UIKit's views that no layout needs. A view has an object of this class once one of them is set.
final class Appearance {
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var textColor: UIColor?
  var highlightedTextColor: UIColor?
  var alpha: CGFloat = 1
  var transform = CGAffineTransform.identity
  var contentMode = UIView.ContentMode.scaleToFill
  var clipsToBounds = false
  var isUserInteractionEnabled = true
  var isMultipleTouchEnabled = false
  var isOpaque = true
  var reading = ReadingAloud()
  var adjustsFontSizeToFitWidth = false
  var minimumScaleFactor: CGFloat = 0
  var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy.standard
  var interactions: [any UIInteraction] = []
  var background: UIBackgroundConfiguration?
  var accessories: [UICellAccessory] = []
  var thumbImages: [UInt: UIImage] = [:]
  var adjustsFontForContentSizeCategory = false
  var horizontalAlignment = UIControl.ContentHorizontalAlignment.center
  var verticalAlignment = UIControl.ContentVerticalAlignment.center
  var isHighlighted = false
  var isEnabled = true
  var gestureRecognizers: [UIGestureRecognizer]?
  lazy var layer = CALayer()
  lazy var input = TextInput()
  var interfaceStyle = UIUserInterfaceStyle.unspecified
  var titleEdgeInsets = UIEdgeInsets.zero
  var imageEdgeInsets = UIEdgeInsets.zero
  var actions: [(action: UIAction, events: UIControl.Event)] = []
  var titles: [UInt: String] = [:]
  var attributedTitles: [UInt: NSAttributedString] = [:]
  var attributedText: NSAttributedString?
  var attributedPlaceholder: NSAttributedString?
  var images: [UInt: UIImage] = [:]
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
  var backgroundImages: [UInt: UIImage] = [:]
  var titleColors: [UInt: UIColor] = [:]
  var configuration: UIButton.Configuration?
  var configurationUpdate: ((UIButton) -> Void)?
  var needsConfigurationUpdate = false
  var isUpdatingConfiguration = false
}

extension UIView {
  /// The look of the view, made when it is first set.
  final var appearance: Appearance {
    if let storedAppearance { return storedAppearance }
    let appearance = Appearance()
    storedAppearance = appearance
    return appearance
  }

  /// The look of the view for reading: UIKit's default until it is set.
  final var looks: Appearance { storedAppearance ?? Appearance() }

  /// Whether the font of the view follows the size that people choose for texts.
  final var adjustsFont: Bool { storedAppearance?.adjustsFontForContentSizeCategory ?? false }
}

// MARK: - Paint

extension UIView {
  /// The appearance of the view on a page: its background, its layer's border and corners, and the colour of its
  /// text.
  package final var shownPaint: ViewPaint {
    var paint = ViewPaint()
    paint.clips = scrollArea != nil
    paint.dress(as: self)
    guard let looks = storedAppearance else { return paint }
    let layer = looks.layer
    if let background = looks.backgroundColor ?? layer.backgroundColor?.color {
      paint.background = Color(background)
    }
    if layer.borderWidth > 0 {
      paint.border = layer.borderColor.map { Color($0.color) } ?? .black
      paint.borderWidth = layer.borderWidth
    }
    if layer.cornerRadius > 0 { paint.cornerRadius = layer.cornerRadius }
    paint.clips = paint.clips || looks.clipsToBounds || layer.masksToBounds
    paint.opacity = min(looks.alpha, CGFloat(layer.opacity))
    if let color = looks.titleColors[UIControl.State.normal.rawValue] ?? looks.textColor {
      paint.text = Color(color)
    }
    return paint
  }
}

extension Color {
  init(_ color: UIColor) {
    self.init(red: color.red, green: color.green, blue: color.blue, alpha: color.alpha)
  }
}

// MARK: - Views

extension UIView {
  /// How a view places and scales its content. Pages draw the pictures of `UIImageView` so; layouts do not depend on
  /// it.
  public enum ContentMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right,
      topLeft, topRight, bottomLeft, bottomRight
  }
}
