public import Ashlar

/// The picture, the text and the second text of a row or a header of a list.
///
/// A row of a list on a phone has 15 points above and below its texts, 16 points before and 8 points after them. It
/// is at least 52 points high, with a single line of text in the middle. With a subtitle it is 68.5 points high, at
/// two pixels to the point.
///
/// Source: recorded on iOS 26 and macOS 27 (reference, "UIListContentConfiguration"). Older systems have 11 points above and
/// below, and rows of 44 points.
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  /// The picture; nil for none.
  public var image: UIImage?

  /// The properties of the picture.
  public var imageProperties = ImageProperties()

  /// The text; nil for none.
  public var text: String?

  /// The text with attributes, used in place of ``text``; nil for none.
  public var attributedText: NSAttributedString?

  /// The properties of the text.
  public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body))

  /// The second text, below the first one or at the end of the row; nil for none.
  public var secondaryText: String?

  /// The second text with attributes, used in place of ``secondaryText``; nil for none.
  public var secondaryAttributedText: NSAttributedString?

  /// The properties of the second text.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline))

  /// The axes along which the margins are at least those of the superview. Kept, and without effect.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.both

  /// The room around everything, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 15, leading: 16, bottom: 15, trailing: 8)

  /// Whether the texts are side by side if there is room.
  public var prefersSideBySideTextAndSecondaryText = false

  /// The room between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16

  /// The least room between two texts beside each other, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// The room between two texts below each other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 4

  /// The opacity of the content. Without effect.
  public var alpha: CGFloat = 1

  /// The least height of everything, in points.
  var minimumHeight: CGFloat = 52

  /// Makes a view that shows the configuration.
  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }

  /// The configuration itself: colours do not change sizes.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

// MARK: - Properties

extension UIListContentConfiguration {
  /// The properties of a text.
  public struct TextProperties: Hashable {
    /// The font.
    public var font: UIFont
    /// The colour. Without effect.
    public var color = UIColor.label
    /// The alignment of lines. Without effect on frames.
    public var alignment = TextAlignment.natural
    /// How the lines of a text are broken and truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// The greatest number of lines; 0 for any number.
    public var numberOfLines = 0
    /// Whether the font becomes smaller for a text to fit. Kept, and without effect.
    public var adjustsFontSizeToFitWidth = false
    /// The least scale of the font. Kept, and without effect.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether letters are set closer for a text to fit. Kept, and without effect.
    public var allowsDefaultTighteningForTruncation = false
    /// Whether the font follows the text size that people have chosen. Kept, and without effect.
    public var adjustsFontForContentSizeCategory = true
    /// The transformation of letters. Kept, and without effect.
    public var transform = TextTransform.none

    /// The alignment of lines.
    public enum TextAlignment: Int, Hashable, Sendable {
      /// As on UIKit.
      case natural, center, justified
    }

    /// The transformation of letters.
    public enum TextTransform: Int, Hashable, Sendable {
      /// As on UIKit.
      case none, uppercase, lowercase, capitalized
    }
  }

  /// The properties of a picture.
  public struct ImageProperties: Hashable {
    /// The configuration of a symbol without a size of its own.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The colour. Without effect.
    public var tintColor: UIColor?
    /// The radius of the corners. Without effect.
    public var cornerRadius: CGFloat = 0
    /// The greatest size of the picture, in points; 0 for no limit along an axis.
    public var maximumSize = CGSize.zero
    /// The room reserved for the picture, which is centred in it, in points; 0 for the picture's own size.
    public var reservedLayoutSize = CGSize.zero

    /// The standard room of a symbol, which has not been recorded: the picture gets its own size.
    public static let standardDimension = CGFloat.greatestFiniteMagnitude
  }
}

// MARK: - Kinds

extension UIListContentConfiguration {
  /// A row.
  public static func cell() -> Self { Self() }

  /// A row with a second text directly below the first one.
  public static func subtitleCell() -> Self {
    var configuration = Self()
    configuration.textToSecondaryTextVerticalPadding = 0
    return configuration
  }

  /// A row with a second text at its end, in the font of the first one.
  public static func valueCell() -> Self {
    var configuration = Self()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  /// The header of a plain section.
  public static func plainHeader() -> Self { edge(top: 10, bottom: 10, .headline) }

  /// The header of a section of grouped rows.
  public static func groupedHeader() -> Self { edge(top: 10, bottom: 10, .headline) }

  /// The footer of a plain section.
  public static func plainFooter() -> Self { edge(top: 8, bottom: 6, .footnote) }

  /// The footer of a section of grouped rows.
  public static func groupedFooter() -> Self { edge(top: 8, bottom: 6, .footnote) }

  /// The row of a sidebar.
  public static func sidebarCell() -> Self { sidebar(top: 11) }

  /// The row of a sidebar with a second text directly below the first one.
  public static func sidebarSubtitleCell() -> Self {
    var configuration = sidebar(top: 4)
    configuration.textToSecondaryTextVerticalPadding = 0
    return configuration
  }

  /// The row of a sidebar beside a list.
  public static func accompaniedSidebarCell() -> Self { sidebar(top: 11) }

  /// The header of a sidebar.
  public static func sidebarHeader() -> Self { sidebar(top: 11) }

  private static func edge(
    top: CGFloat, bottom: CGFloat, _ style: UIFont.TextStyle
  ) -> Self {
    var configuration = Self()
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 8, bottom: bottom, trailing: 8)
    configuration.textProperties.font = .preferredFont(forTextStyle: style)
    configuration.minimumHeight = 0
    return configuration
  }

  private static func sidebar(top: CGFloat) -> Self {
    var configuration = Self()
    configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: top, leading: 8, bottom: top, trailing: 8)
    configuration.imageToTextPadding = 10
    configuration.minimumHeight = 0
    return configuration
  }
}
