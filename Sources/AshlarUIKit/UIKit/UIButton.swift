public import Ashlar

/// A title and a picture that can be tapped.
///
/// It is as large as the picture, the title after it, and the padding around both. Where there is no display, its
/// size is rounded up to the pixels of `UIScreen.main`.
///
/// Source: Apple, `UIButton`.
open class UIButton: UIControl, TitlePlacing {
  final let content = ButtonContent()
  private final var titleView: UIButtonLabel?
  private final var pictureView: UIImageView?

  /// How a button looks, and how large it is at least.
  public enum ButtonType: Int, Hashable, Sendable {
    /// As on UIKit.
    case custom
    /// As on UIKit.
    case system
    /// As on UIKit.
    case detailDisclosure
    /// As on UIKit.
    case infoLight
    /// As on UIKit.
    case infoDark
    /// As on UIKit.
    case contactAdd
    /// As on UIKit.
    case close

    /// As before iOS 7: the system's.
    public static let roundedRect = ButtonType.system
  }

  override func installParts() {
    show(content, isOfPlainKind: type(of: self) == UIButton.self)
    roundContentToPixels()
  }

  /// Makes a button of size zero, or of the size of its picture if it has one.
  ///
  /// One of the system that has a title is at least 30 points wide, and one with details or information has a picture of
  /// 22 × 22 points. One that adds contacts has a picture of 20 × 20 points.
  ///
  /// Source: recorded by Interface Builder, 23 of 23 and 21 of 24; for contacts without a count, since Xcode 11. Apple,
  /// `UIButton.init(type:)`, says of custom buttons alone that they have no size at first.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    take(type)
  }

  final func take(_ type: ButtonType) {
    switch type {
    case .system: content.set(\.leastWidth, to: 30, in: self)
    case .detailDisclosure, .infoLight, .infoDark:
      takePicture(UIImage(name: "info", size: CGSize(width: 22, height: 22)))
    case .contactAdd: takePicture(UIImage(name: "add", size: CGSize(width: 20, height: 20)))
    case .custom, .close: break
    }
  }

  private func takePicture(_ image: UIImage) {
    setImage(image, for: .normal)
    sizeToFit()
  }

  // MARK: Titles and pictures

  /// Gives the button a title. Only that of the normal state has an effect on layout.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    appearance.titles[state.rawValue] = title
    guard state == .normal else { return }
    content.set(\.title, to: title, in: self)
    titleView?.show(content)
  }

  /// The title of a state; that of the normal state where it has none of its own.
  open func title(for state: UIControl.State) -> String? {
    looks.titles[state.rawValue] ?? content.title
  }

  /// Gives the button a title that is set in several ways, and shown instead of the other one. Only that of the
  /// normal state has an effect on layout.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    appearance.attributedTitles[state.rawValue] = title.map {
      NSAttributedString(attributedString: $0)
    }
    guard state == .normal else { return }
    content.set(\.styledTitle, to: title.map { StyledText($0) }, in: self)
    titleView?.show(content)
  }

  /// The title of a state that is set in several ways; that of the normal state where it has none of its own.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    let titles = looks.attributedTitles
    return titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// Gives the button a picture. Only that of the normal state has an effect on layout.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.images[state.rawValue] = image
    if state == .normal { showPicture() }
  }

  /// Says how large symbols are that do not say so themselves. Only that of the normal state has an effect on layout.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    appearance.symbolConfigurations[state.rawValue] = configuration
    if state == .normal { showPicture() }
  }

  /// How large symbols are in a state that do not say so themselves.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { looks.symbolConfigurations[state.rawValue] }

  private func showPicture() {
    let normal = UIControl.State.normal.rawValue
    let image = looks.images[normal]?.preferring(looks.symbolConfigurations[normal])
    content.takeImage(image, in: self)
    pictureView?.image = content.image
  }

  /// The picture of a state; that of the normal state where it has none of its own.
  open func image(for state: UIControl.State) -> UIImage? {
    looks.images[state.rawValue] ?? content.image
  }

  /// Sets what is behind the title in a state. Kept, and without effect.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.backgroundImages[state.rawValue] = image
  }

  /// The picture behind the title in a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks.backgroundImages[state.rawValue]
      ?? looks.backgroundImages[UIControl.State.normal.rawValue]
  }

  /// Colours the title. No layout depends on it; a page is drawn with the colour of the normal state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    appearance.titleColors[state.rawValue] = color
    if state == .normal { titleView?.textColor = color }
  }

  /// The colour of the title in a state. Without effect.
  open func titleColor(for state: UIControl.State) -> UIColor? {
    looks.titleColors[state.rawValue]
  }

  // MARK: Views

  /// The view of the title, made when it is first read. Setting its font sets that of the button.
  ///
  /// It stands where UIKit has it: behind the picture, both together in the middle unless
  /// `contentHorizontalAlignment` and `contentVerticalAlignment` say otherwise.
  open var titleLabel: UILabel? { titleView ?? makeTitleView() }

  private func makeTitleView() -> UIButtonLabel {
    let label = UIButtonLabel(of: self)
    titleView = label
    label.textColor = looks.titleColors[UIControl.State.normal.rawValue]
    label.show(content)
    addPart(label)
    return label
  }

  /// The view of the picture, made when it is first read.
  open var imageView: UIImageView? {
    if let pictureView { return pictureView }
    let view = UIImageView(image: content.image)
    pictureView = view
    addPart(view)
    return view
  }

  /// Adds a view that the button places, for which it hears of layouts from now on.
  private func addPart(_ view: UIView) {
    isOfPlainKind = false
    addSubview(view)
    setNeedsLayout()
    placeParts()
  }

  /// Places the views of the title and of the picture, and the other views of the button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Room

  /// The room around the title and the picture, in points; zero by default.
  ///
  /// If it is not zero on all sides, it takes the place of the 6 points above and below a title. A number that is not
  /// finite is a `LayoutFault` and changes nothing.
  open var contentEdgeInsets: UIEdgeInsets {
    get { content.insets }
    set { content.takeInsets(newValue, in: self) }
  }

  /// The room around the title inside the button, in points. The button's size does not depend on it, so that a title
  /// without room is truncated.
  open var titleEdgeInsets: UIEdgeInsets {
    get { looks.titleEdgeInsets }
    set {
      appearance.titleEdgeInsets = newValue
      setNeedsLayout()
    }
  }

  /// The room around the picture inside the button, in points. The button's size does not depend on it.
  open var imageEdgeInsets: UIEdgeInsets {
    get { looks.imageEdgeInsets }
    set {
      appearance.imageEdgeInsets = newValue
      setNeedsLayout()
    }
  }

  /// The content of the button, in one value; nil by default. Setting it sets the title's font to that of a body of
  /// text.
  open var configuration: Configuration? {
    get { looks.configuration }
    set {
      appearance.configuration = newValue
      content.set(\.configuredInsets, to: newValue?.contentInsets, in: self)
      guard let newValue else { return }
      take(font: .preferredFont(forTextStyle: .body))
      if let title = newValue.title { setTitle(title, for: .normal) }
      if let image = newValue.image { setImage(image, for: .normal) }
    }
  }

  final func take(font: UIFont) {
    content.set(\.font, to: font, in: self)
    titleView?.show(content)
  }
}

extension UIButton {
  /// The menu that the button opens. Kept, and not shown.
  public var menu: UIMenu? {
    get { looks.menu }
    set { appearance.menu = newValue }
  }

  /// Whether a touch opens the menu. Kept, and without effect.
  public var showsMenuAsPrimaryAction: Bool {
    get { looks.showsMenu }
    set { appearance.showsMenu = newValue }
  }

  /// The title as it is.
  public var currentTitle: String? { content.title }

  /// The picture as it is.
  public var currentImage: UIImage? { content.image }
}

// MARK: - Places

extension UIButton {
  /// Puts the picture and the title behind it where the button's alignment has them, each with its insets around it.
  private func placeParts() {
    if titleView?.superview !== self, pictureView?.superview !== self { return }
    if titleView == nil, content.title != nil || content.styledTitle != nil {
      _ = makeTitleView()
    }
    let natural = titleView?.sizeThatFits(.zero) ?? .zero
    let frames = frames(ofTitle: natural)
    if let pictureView, pictureView.superview === self { pictureView.frame = frames.picture }
    if let titleView, titleView.superview === self { titleView.frame = frames.title }
  }

  /// Where the title is, unless the button has a view for it.
  package final var titleRectangle: CGRect? {
    if titleView?.superview === self { return nil }
    return frames(ofTitle: content.titleSize(in: self)).title
  }

  /// Where the picture and a title of a size are, in points.
  private func frames(ofTitle natural: CGSize) -> (picture: CGRect, title: CGRect) {
    let room = roomForContent
    let picture = content.image?.size ?? .zero
    let title = CGSize(
      width: min(natural.width, max(0, room.width - picture.width)),
      height: min(natural.height, room.height))
    let x = start(of: picture.width + title.width, in: room)
    let frames = (
      picture: CGRect(x: x, y: top(of: picture.height, in: room), picture),
      title: CGRect(x: x + picture.width, y: top(of: title.height, in: room), title)
    )
    return (
      frames.picture.inset(
        by: imageEdgeInsets, in: CGSize(width: max(picture.width, room.width), height: room.height),
        alignment),
      frames.title.inset(
        by: titleEdgeInsets,
        in: CGSize(width: max(0, room.width - picture.width), height: room.height), alignment)
    )
  }

  /// The bounds without the room around the content, in points.
  private var roomForContent: CGRect {
    let insets = content.configuredInsets?.absolute(.leftToRight) ?? contentEdgeInsets
    return CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  private func start(of width: CGFloat, in room: CGRect) -> CGFloat {
    room.minX + (room.width - width) * alignment.x
  }

  private func top(of height: CGFloat, in room: CGRect) -> CGFloat {
    room.minY + (room.height - height) * alignment.y
  }

  /// The share of what is left over that is before the content: 0 at the left or the top, 1 at the right or the bottom.
  private var alignment: CGPoint {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left: 0
      case .right: 1
      case .leading: isMirrored ? 1 : 0
      case .trailing: isMirrored ? 0 : 1
      case .center, .fill: 0.5
      }
    let y: CGFloat =
      switch contentVerticalAlignment {
      case .top: 0
      case .bottom: 1
      case .center, .fill: 0.5
      }
    return CGPoint(x: x, y: y)
  }
}

extension CGRect {
  fileprivate init(x: CGFloat, y: CGFloat, _ size: CGSize) {
    self.init(origin: CGPoint(x: x, y: y), size: size)
  }

  /// The rectangle after insets have been taken from the room in which it is aligned. It gets smaller where it has no room.
  ///
  /// Source: Apple, `UIButton.titleEdgeInsets`: insets that are above 0 shrink the rectangle, others expand it.
  fileprivate func inset(
    by insets: UIEdgeInsets, in room: CGSize, _ alignment: CGPoint
  ) -> CGRect {
    let newWidth = min(width, max(0, room.width - insets.left - insets.right))
    let newHeight = min(height, max(0, max(height, room.height) - insets.top - insets.bottom))
    let near = CGPoint(x: 1 - alignment.x, y: 1 - alignment.y)
    return CGRect(
      x: minX + insets.left * near.x + (width - newWidth - insets.right) * alignment.x,
      y: minY + insets.top * near.y + (height - newHeight - insets.bottom) * alignment.y,
      width: newWidth, height: newHeight)
  }
}

/// The view of a button's title, which gives the button its font.
private final class UIButtonLabel: UILabel {
  private weak var button: UIButton?
  private var isTaking = false

  init(of button: UIButton) {
    self.button = button
    super.init(frame: .zero)
    lineBreakMode = .byTruncatingMiddle
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var font: UIFont! {
    didSet { if !isTaking { button?.take(font: font) } }
  }

  /// Takes over the font and the title.
  func show(_ content: ButtonContent) {
    isTaking = true
    font = content.font
    label.take(content.title, in: self)
    if let styled = content.styledTitle { label.take(styled, in: self) }
    isTaking = false
    button?.setNeedsLayout()
  }
}
