public import Ashlar

extension UIButton {
  /// The content of a button, in one value.
  ///
  /// A button with a configuration is as large as its texts and its picture, with 7 points of padding above and
  /// below, and 12 at the sides. In the body text style it is 34.5 points high at 2 pixels to the point. Its texts
  /// wrap in a narrower button, whose height follows.
  ///
  /// Sources: recorded by Interface Builder since Xcode 13, heights 51 of 60, widths 27 of 34; with insets of its own 6 of
  /// 6. Insets and fonts of the sizes, subtitles and the padding of pictures: recorded on iOS 26, on few buttons. Heights
  /// of several lines have not been recorded: they are those of a label.
  public struct Configuration: Hashable, Sendable {
    /// The title; nil for that of the button.
    public var title: String?

    /// The title with attributes, shown in place of ``title``.
    public var attributedTitle: AttributedString?

    /// The text below the title, in the text style of a footnote.
    public var subtitle: String?

    /// The text below the title with attributes, shown in place of ``subtitle``.
    public var attributedSubtitle: AttributedString?

    /// A transformation of the title's attributes; its font has an effect.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// A transformation of the attributes of the text below the title; its font has an effect.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// How a title without room is broken. With a truncating mode it has one line; with others as many as it needs.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The picture; nil for that of the button.
    public var image: UIImage?

    /// The configuration of a symbol without a size of its own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The side of the texts on which the picture is.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// The distance between the picture and the texts, in points.
    public var imagePadding: CGFloat = 0

    /// The distance between the title and the text below it, in points; 1 by default, which has not been recorded.
    public var titlePadding: CGFloat = 1

    /// The alignment of the narrower of the two texts with the other.
    public var titleAlignment = TitleAlignment.automatic

    /// The room around the texts and the picture, in points; that of ``buttonSize`` until it is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    private var ownInsets: NSDirectionalEdgeInsets?

    /// The background that a page draws behind the texts where no colour is set.
    let look: Look

    enum Look: Hashable, Sendable { case plain, gray, tinted, filled }

    private init(_ look: Look = .plain) { self.look = look }

    /// The size of the button: the room around the texts and the picture, and the size of the title's font.
    public var buttonSize = Size.medium

    /// The radius of the corners. Pages are drawn with it; no layout depends on it.
    public var cornerStyle = CornerStyle.dynamic

    /// The colour of the texts and the picture. Pages are drawn in it; no layout depends on it.
    public var baseForegroundColor: UIColor?

    /// The colour behind the texts and the picture. Pages are drawn with it; no layout depends on it.
    public var baseBackgroundColor: UIColor?

    /// The background of the texts and the picture. Pages are drawn with it; no layout depends on it.
    public var background = UIBackgroundConfiguration.clear()

    /// Whether an activity indicator replaces the picture. Kept, and without effect.
    public var showsActivityIndicator = false

    /// Whether the button looks selected while it is. Kept, and without effect.
    public var automaticallyUpdateForSelection = true

    /// Sets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration itself: it is the same for each state.
    public func updated(for button: UIButton) -> Self { self }

    /// A button without a background.
    public static func plain() -> Self { Self() }

    /// A button on grey. Its size is that of a plain one.
    public static func gray() -> Self { Self(.gray) }

    /// A button on a pale shade of its colour. Its size is that of a plain one.
    public static func tinted() -> Self { Self(.tinted) }

    /// A button on its colour. Its size is that of a plain one.
    public static func filled() -> Self { Self(.filled) }

    /// A button without a border. Its size is that of a plain one.
    public static func borderless() -> Self { Self() }

    /// A button with a border. Its size is that of a plain one.
    public static func bordered() -> Self { Self(.gray) }

    /// A button with a border on its colour. Its size is that of a plain one.
    public static func borderedTinted() -> Self { Self(.tinted) }

    /// A button with a prominent border. Its size is that of a plain one.
    public static func borderedProminent() -> Self { Self(.filled) }
  }

  /// Makes a button of size zero with a configuration, and with the title and the picture of an action where the
  /// configuration has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}

extension UIButton.Configuration {
  /// The size of a button.
  ///
  /// Source: recorded on iOS 26.
  public enum Size: Int, Hashable, Sendable {
    /// 7 points above and below, 12 at the sides, and a title in the text style of a body.
    case medium
    /// 5 points above and below, 10 at the sides, and a title in the text style of a subheadline.
    case small
    /// The same as small.
    case mini
    /// 15 points above and below, 20 at the sides, and a title in the text style of a body.
    case large

    /// The room around the texts and the picture, in points.
    fileprivate var insets: NSDirectionalEdgeInsets {
      let (upright, side): (CGFloat, CGFloat) =
        switch self {
        case .medium: (7, 12)
        case .small, .mini: (5, 10)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: upright, leading: side, bottom: upright, trailing: side)
    }

    fileprivate var titleStyle: UIFont.TextStyle {
      switch self {
      case .medium, .large: .body
      case .small, .mini: .subheadline
      }
    }
  }

  /// The shape of the corners of a button. Without effect.
  public enum CornerStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case fixed = -1
    /// As on UIKit.
    case dynamic, small, medium, large, capsule
  }

  /// The alignment of the two texts of a button.
  public enum TitleAlignment: Int, Hashable, Sendable {
    /// The alignment of the button's content: in the middle by default.
    case automatic
    /// Their leading edges are aligned.
    case leading
    /// In the middle.
    case center
    /// Their trailing edges are aligned.
    case trailing

    /// The share of the room beside a text that is before it, in a direction of reading from left to right.
    var share: CGFloat {
      switch self {
      case .leading: 0
      case .automatic, .center: 0.5
      case .trailing: 1
      }
    }
  }
}

// MARK: - To Ashlar

extension UIButton.Configuration {
  /// The insets, of which numbers that are not finite count as zero, in points.
  var usableInsets: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: usable(contentInsets.top), leading: usable(contentInsets.leading),
      bottom: usable(contentInsets.bottom), trailing: usable(contentInsets.trailing))
  }

  private func usable(_ length: CGFloat) -> CGFloat { length.isComputable ? length : 0 }

  /// The arrangement of the parts of the button.
  var arrangement: ButtonArrangement {
    var arrangement = ButtonArrangement()
    arrangement.pictureSide =
      switch imagePlacement {
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      default: .leading
      }
    arrangement.picturePadding = usable(imagePadding)
    arrangement.titlePadding = usable(titlePadding)
    arrangement.titleAlignment = titleAlignment.share
    arrangement.subtitle = styledSubtitle
    return arrangement
  }

  /// The default font of a title.
  var titleFont: UIFont {
    font(.preferredFont(forTextStyle: buttonSize.titleStyle), titleTextAttributesTransformer)
  }

  /// The greatest number of lines of the title: 1 where it is truncated, and otherwise 0 for any number.
  var lineLimit: Int {
    switch titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping: 0
    default: 1
    }
  }

  /// The title with attributes, with the default font for pieces without one.
  var styledTitle: StyledText? { attributedTitle.map { StyledText($0, titleFont) } }

  private var styledSubtitle: StyledText? {
    let font = font(.preferredFont(forTextStyle: .footnote), subtitleTextAttributesTransformer)
    if let attributedSubtitle { return StyledText(attributedSubtitle, font) }
    return subtitle.map { StyledText([StyledText.Piece($0, font: font)]) }
  }

  private func font(
    _ font: UIFont, _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> UIFont {
    guard let transformer else { return font }
    var container = AttributeContainer()
    container.font = font
    return transformer(container).font ?? font
  }
}
