public import Ashlar

extension UIButton {
  /// The content of a button, in one value.
  ///
  /// A button with a configuration is as large as its title and its picture, with 7 points of padding above and
  /// below, and 12 at the sides. In the body text style it is 34.5 points high at 2 pixels to the point.
  ///
  /// Source: recorded by Interface Builder since Xcode 13, heights 51 of 60, widths 27 of 34; with insets of its own 6 of
  /// 6.
  public struct Configuration: Hashable, Sendable {
    /// The title; nil for that which the button has.
    public var title: String?

    /// The picture; nil for that which the button has.
    public var image: UIImage?

    /// The room around the title and the picture, in points.
    public var contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12)

    /// A button without a background.
    public static func plain() -> Self { Self() }

    /// A button on grey. Its size is that of a plain one.
    public static func gray() -> Self { Self() }

    /// A button on its colour, of which little is left. Its size is that of a plain one.
    public static func tinted() -> Self { Self() }

    /// A button on its colour. Its size is that of a plain one.
    public static func filled() -> Self { Self() }
  }

  /// Makes a button of size zero that shows what a configuration says, and the title and the picture of an action where
  /// it says nothing.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    self.configuration = configuration
  }
}
