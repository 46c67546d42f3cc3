public import Ashlar

extension UIButton {
  /// The content of a button, in one value.
  ///
  /// A button with a configuration is as large as its texts and its picture, with 7 points of padding above and
  /// below, and 12 at the sides. In the body text style it is 34.5 points high at 2 pixels to the point. Its texts go on
  /// in further lines where the button is narrower than they are, and its height follows.
  ///
  /// Sources: recorded by Interface Builder since Xcode 13, heights 51 of 60, widths 27 of 34; with insets of its own 6 of
  /// 6. Insets and fonts of the sizes, subtitles and the padding of pictures: recorded on iOS 26, on few buttons. Heights
  /// of several lines have not been recorded: they are those of a label.
  public struct Configuration: Hashable, Sendable {
    /// The title; nil for that which the button has.
    public var title: String?

    /// The title in several ways, which is shown instead of the other one.
    public var attributedTitle: AttributedString?

    /// The text below the title, in the text style of a footnote.
    public var subtitle: String?

    /// The text below the title in several ways, which is shown instead of the other one.
    public var attributedSubtitle: AttributedString?

    /// Changes how the title is set: its font counts.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// Changes how the text below the title is set: its font counts.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?

    /// Where the lines of a title end that has no room. One that is cut has one line; others have as many as they need.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping

    /// The picture; nil for that which the button has.
    public var image: UIImage?

    /// How large a symbol is that does not say so itself.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?

    /// The side of the texts at which the picture stands.
    public var imagePlacement: NSDirectionalRectEdge = .leading

    /// How far the picture is from the texts, in points.
    public var imagePadding: CGFloat = 0

    /// How far the title is from the text below it, in points; 1 by default, which has not been recorded.
    public var titlePadding: CGFloat = 1

    /// Where the narrower of the two texts stands below or above the other.
    public var titleAlignment = TitleAlignment.automatic

    /// The room around the texts and the picture, in points; that of ``buttonSize`` until it is set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? buttonSize.insets }
      set { ownInsets = newValue }
    }

    private var ownInsets: NSDirectionalEdgeInsets?

    /// What a page draws behind the texts where no colour is set.
    let look: Look

    enum Look: Hashable, Sendable { case plain, gray, tinted, filled }

    private init(_ look: Look = .plain) { self.look = look }

    /// How large the button is: what room is around the texts and the picture, and how large the letters of the title are.
    public var buttonSize = Size.medium

    /// How round the corners are. No layout depends on it; a page is drawn with it.
    public var cornerStyle = CornerStyle.dynamic

    /// The colour of the texts and the picture. No layout depends on it; a page is drawn with it.
    public var baseForegroundColor: UIColor?

    /// The colour behind them. No layout depends on it; a page is drawn with it.
    public var baseBackgroundColor: UIColor?

    /// What is behind them. No layout depends on it; a page is drawn with it.
    public var background = UIBackgroundConfiguration.clear()

    /// Whether something turns in place of the picture. Kept, and without effect.
    public var showsActivityIndicator = false

    /// Whether the button looks chosen when it is. Kept, and without effect.
    public var automaticallyUpdateForSelection = true

    /// Sets the insets to those of the button's size.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    /// The configuration itself: it is the same for each state.
    public func updated(for button: UIButton) -> Self { self }

    /// A button without a background.
    public static func plain() -> Self { Self() }

    /// A button on grey. Its size is that of a plain one.
    public static func gray() -> Self { Self(.gray) }

    /// A button on its colour, of which little is left. Its size is that of a plain one.
    public static func tinted() -> Self { Self(.tinted) }

    /// A button on its colour. Its size is that of a plain one.
    public static func filled() -> Self { Self(.filled) }

    /// A button without a border. Its size is that of a plain one.
    public static func borderless() -> Self { Self() }

    /// A button with a border. Its size is that of a plain one.
    public static func bordered() -> Self { Self(.gray) }

    /// A button with a border on its colour. Its size is that of a plain one.
    public static func borderedTinted() -> Self { Self(.tinted) }

    /// A button with a border that stands out. Its size is that of a plain one.
    public static func borderedProminent() -> Self { Self(.filled) }
  }

  /// Makes a button of size zero that shows what a configuration says, and the title and the picture of an action where
  /// it says nothing.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}

extension UIButton.Configuration {
  /// How large a button is.
  ///
  /// Source: recorded on iOS 26.
  public enum Size: Int, Hashable, Sendable {
    /// 7 points above and below, 12 at the sides, and a title in the text style of a body.
    case medium
    /// 5 points above and below, 10 at the sides, and a title in the text style of a subheadline.
    case small
    /// As large as a small one.
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

  /// How round the corners of a button are. Without effect.
  public enum CornerStyle: Int, Hashable, Sendable {
    /// As on UIKit.
    case fixed = -1
    /// As on UIKit.
    case dynamic
    /// As on UIKit.
    case small
    /// As on UIKit.
    case medium
    /// As on UIKit.
    case large
    /// As on UIKit.
    case capsule
  }

  /// Where the texts of a button stand to each other.
  public enum TitleAlignment: Int, Hashable, Sendable {
    /// By the button: in the middle if its content is, as by default.
    case automatic
    /// Both begin at the same place.
    case leading
    /// In the middle.
    case center
    /// Both end at the same place.
    case trailing

    /// How much of the room beside a text is before it, as people read from left to right.
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

  private func usable(_ length: CGFloat) -> CGFloat { length.isUsable ? length : 0 }

  /// How the parts of the button stand.
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

  /// The font of a title that says nothing else.
  var titleFont: UIFont {
    font(.preferredFont(forTextStyle: buttonSize.titleStyle), titleTextAttributesTransformer)
  }

  /// How many lines the title may have: 1 where it is cut, and otherwise 0 for any number.
  var lineLimit: Int {
    switch titleLineBreakMode {
    case .byWordWrapping, .byCharWrapping: 0
    default: 1
    }
  }

  /// The title in several ways, with fonts where it says nothing else.
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
