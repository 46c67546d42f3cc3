/// A title and a picture that can be tapped.
///
/// Its content is the picture, the title after it, and the padding around both. The title's size is rounded up to
/// whole points, even on a display with several pixels per point. Without a picture, a title has 6 points of padding
/// above and below: in the default font a button is 30 points high.
///
/// Source: Apple, `UIButton`; sizes recorded by Interface Builder, of which all 375 widths and 312 of 324 heights
/// agree.
open class Button: View {
  final let buttonContent = ButtonContent()

  /// A title of several pieces, on one line, shown in place of ``title``; none by default.
  public var styledTitle: StyledText? {
    get { buttonContent.styledTitle }
    set { buttonContent.set(\.styledTitle, to: newValue, in: self) }
  }

  /// The font of the title, unless a piece of it has its own; the system font at 15 points by default.
  public var font: Font {
    get { buttonContent.font }
    set { buttonContent.set(\.font, to: newValue, in: self) }
  }

  /// The room around the title and the picture, in points; zero by default.
  ///
  /// If it is not zero on all sides, it replaces the 6 points above and below a title.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var contentEdgeInsets: EdgeInsets {
    get { buttonContent.insets }
    set { buttonContent.takeInsets(newValue, in: self) }
  }

  /// Makes a button with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(buttonContent, isOfPlainKind: type(of: self) == Button.self)
  }

  /// Makes a button of size zero with a title, a picture and an optional name for reports.
  public convenience init(title: String?, image: Image? = nil, name: String? = nil) {
    self.init(name: name)
    self.title = title
    self.image = image
  }
}

extension Button {
  /// The title, on one line.
  public var title: String? {
    get { buttonContent.title }
    set { buttonContent.set(\.title, to: newValue, in: self) }
  }

  /// The picture in front of the title. A picture whose size is not finite is a ``LayoutFault`` and changes nothing.
  public var image: Image? {
    get { buttonContent.image }
    set { buttonContent.takeImage(newValue, in: self) }
  }
}
