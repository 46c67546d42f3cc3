public import Ashlar

/// A title and a picture that can be tapped.
///
/// It is as large as the picture, the title after it, and the padding around both. Where there is no display, its
/// size is rounded up to the pixels of `UIScreen.main`.
///
/// Source: Apple, `UIButton`.
open class UIButton: UIControl, TitlePlacing {
  final let content = ButtonContent()
  final var titleView: UIButtonLabel?
  final var pictureView: UIImageView?
  final var subtitleView: UILabel?

  /// The look of a button, and its least size.
  public enum ButtonType: Int, Hashable, Sendable {
    /// As on UIKit.
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close

    /// As before iOS 7: the system's.
    public static let roundedRect = ButtonType.system
  }

  override func installParts() {
    show(content, isOfPlainKind: type(of: self) == UIButton.self)
    roundContentToPixels()
  }

  /// Makes a button of size zero, or of the size of its picture if it has one.
  ///
  /// A system button with a title is at least 30 points wide. A detail or information button has a picture of 22 × 22
  /// points, and a button that adds contacts one of 20 × 20 points.
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

  /// Sets the title for a state. Only that of the normal state has an effect on layout.
  open func setTitle(_ title: String?, for state: UIControl.State) {
    appearance.titles[state.rawValue] = title
    guard state == .normal else { return }
    content.set(\.title, to: title, in: self)
    titleView?.show(content)
  }

  /// The title for a state; that of the normal state if it has none of its own.
  open func title(for state: UIControl.State) -> String? {
    looks.titles[state.rawValue] ?? content.title
  }

  /// Sets the title with attributes for a state, shown in place of the plain one. Only that of the normal state has
  /// an effect on layout.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
    appearance.attributedTitles[state.rawValue] = title.map {
      NSAttributedString(attributedString: $0)
    }
    guard state == .normal else { return }
    content.set(\.styledTitle, to: title.map { StyledText($0) }, in: self)
    titleView?.show(content)
  }

  /// The title with attributes for a state; that of the normal state if it has none of its own.
  open func attributedTitle(for state: UIControl.State) -> NSAttributedString? {
    let titles = looks.attributedTitles
    return titles[state.rawValue] ?? titles[UIControl.State.normal.rawValue]
  }

  /// Sets the picture for a state. Only that of the normal state has an effect on layout.
  open func setImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.images[state.rawValue] = image
    if state == .normal { showPicture() }
  }

  /// Sets the configuration of symbols in a state, for symbols without a size of their own. Only that of the normal
  /// state has an effect on layout.
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
  ) {
    appearance.symbolConfigurations[state.rawValue] = configuration
    if state == .normal { showPicture() }
  }

  /// The configuration of symbols in a state, for symbols without a size of their own.
  open func preferredSymbolConfigurationForImage(
    in state: UIControl.State
  ) -> UIImage.SymbolConfiguration? { looks.symbolConfigurations[state.rawValue] }

  private func showPicture() {
    let normal = UIControl.State.normal.rawValue
    let preferred =
      looks.configuration?.preferredSymbolConfigurationForImage
      ?? looks.symbolConfigurations[normal]
    let image = looks.images[normal]?.preferring(preferred)
    content.takeImage(image, in: self)
    pictureView?.image = content.image
  }

  /// The picture for a state; that of the normal state if it has none of its own.
  open func image(for state: UIControl.State) -> UIImage? {
    looks.images[state.rawValue] ?? content.image
  }

  /// Sets the picture behind the title for a state. Kept, and without effect.
  open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.backgroundImages[state.rawValue] = image
  }

  /// The picture behind the title for a state.
  open func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks.backgroundImages[state.rawValue]
      ?? looks.backgroundImages[UIControl.State.normal.rawValue]
  }

  /// Sets the colour of the title for a state. No layout depends on it; a page is drawn with the colour of the normal
  /// state.
  open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    appearance.titleColors[state.rawValue] = color
    if state == .normal { titleView?.textColor = color }
  }

  /// The colour of the title in a state. Without effect.
  open func titleColor(for state: UIControl.State) -> UIColor? { looks.titleColors[state.rawValue] }

  // MARK: Views

  /// The view of the title, made when it is first read. Setting its font sets that of the button.
  ///
  /// It is placed as on UIKit: after the picture, both together in the middle unless `contentHorizontalAlignment` and
  /// `contentVerticalAlignment` are set.
  open var titleLabel: UILabel? { titleView ?? makeTitleView() }

  final func makeTitleView() -> UIButtonLabel {
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

  /// The view of the text below the title, if a configuration has one.
  open var subtitleLabel: UILabel? { subtitleView }

  /// Adds a view that the button places, for which it is notified of layouts from now on.
  final func addPart(_ view: UIView) {
    isOfPlainKind = false
    keep(view)
    setNeedsLayout()
    placeParts()
  }

  /// Places the title, the picture and the other views of the button.
  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Room

  /// The room around the title and the picture, in points; zero by default.
  ///
  /// If it is not zero on all sides, it replaces the 6 points above and below a title. A number that is not finite is
  /// a `LayoutFault` and changes nothing.
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
  /// text, unless the configuration has another one.
  open var configuration: Configuration? {
    get { looks.configuration }
    set {
      appearance.configuration = newValue
      show(newValue)
    }
  }

  private func show(_ configuration: Configuration?) {
    content.set(\.configuredInsets, to: configuration?.usableInsets, in: self)
    content.set(\.arrangement, to: configuration?.arrangement ?? ButtonArrangement(), in: self)
    content.takeLines(
      configuration?.lineLimit ?? 1, configuration?.titleLineBreakMode ?? .byTruncatingMiddle,
      in: self)
    setNeedsUpdateConfiguration()
    showSubtitle()
    guard let configuration else { return }
    take(font: configuration.titleFont)
    if let title = configuration.title { setTitle(title, for: .normal) }
    if let styled = configuration.styledTitle {
      content.set(\.styledTitle, to: styled, in: self)
      titleView?.show(content)
    }
    if let image = configuration.image { setImage(image, for: .normal) }
    showPicture()
  }

  /// Updates the configuration for the state of the button. Called in the next layout after the configuration has
  /// been set, or ``setNeedsUpdateConfiguration()`` has been called.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// A closure that updates the configuration, in place of an override of ``updateConfiguration()``.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    get { looks.configurationUpdate }
    set {
      appearance.configurationUpdate = newValue
      // Layouts pass over a button that does nothing in them.
      isOfPlainKind = false
      setNeedsUpdateConfiguration()
    }
  }

  /// Makes the next layout call ``updateConfiguration()``.
  open func setNeedsUpdateConfiguration() {
    if !appearance.isUpdatingConfiguration {
      appearance.needsConfigurationUpdate = true
      setNeedsLayout()
    }
  }

  /// Changes of the button during the update of its configuration do not request another one.
  private func updateConfigurationIfNeeded() {
    guard looks.needsConfigurationUpdate else { return }
    appearance.needsConfigurationUpdate = false
    appearance.isUpdatingConfiguration = true
    updateConfiguration()
    appearance.isUpdatingConfiguration = false
  }

  // MARK: Rectangles

  /// The rectangle of the background, in points: the bounds. Only ``contentRect(forBounds:)`` calls it.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the texts and the picture, in points: the bounds without the room around the content.
  open func contentRect(forBounds bounds: CGRect) -> CGRect {
    roomForContent(in: backgroundRect(forBounds: bounds))
  }

  /// The rectangle of the title in the rectangle of the content, in points. The title's view follows an override.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(ofTitle: naturalTitle, in: contentRect).title
  }

  /// The rectangle of the picture in the rectangle of the content, in points. The picture's view follows an override.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    frames(ofTitle: naturalTitle, in: contentRect).picture
  }

  final func take(font: UIFont) {
    content.set(\.font, to: font, in: self)
    titleView?.show(content)
  }

  /// The menu that the button opens. Kept, and not shown.
  public final var menu: UIMenu?

  /// Whether a touch opens the menu. Kept, and without effect.
  public final var showsMenuAsPrimaryAction = false
}

extension UIButton {
  /// The present title.
  public var currentTitle: String? { content.title }

  /// The present picture.
  public var currentImage: UIImage? { content.image }
}
