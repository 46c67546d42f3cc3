public import Ashlar

/// Where a text stands in its line. Kept, and without effect.
public enum NSTextAlignment: Int, Hashable, Sendable {
  /// As on UIKit.
  case left
  /// As on UIKit.
  case center
  /// As on UIKit.
  case right
  /// As on UIKit.
  case justified
  /// As on UIKit.
  case natural
}

// MARK: - Texts

extension UILabel {
  /// The colour of the text. Kept, and without effect.
  public var textColor: UIColor! {
    get { looks.textColor ?? .label }
    set { appearance.textColor = newValue }
  }

  /// Where the text stands in its line. Kept, and without effect.
  public var textAlignment: NSTextAlignment {
    get { looks.textAlignment }
    set { appearance.textAlignment = newValue }
  }
}

extension UILabel {
  /// Whether letters get smaller where there is no room. Kept, and without effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { looks.adjustsFontSizeToFitWidth }
    set { appearance.adjustsFontSizeToFitWidth = newValue }
  }

  /// How much smaller letters get at most. Kept, and without effect.
  public var minimumScaleFactor: CGFloat {
    get { looks.minimumScaleFactor }
    set { appearance.minimumScaleFactor = newValue }
  }

  /// Whether letters go by the size that people have set. Kept, and without effect.
  public var adjustsFontForContentSizeCategory: Bool {
    get { looks.adjustsFontForContentSizeCategory }
    set { appearance.adjustsFontForContentSizeCategory = newValue }
  }

  /// Whether the text is shown as usual. Kept, and without effect.
  public var isEnabled: Bool {
    get { looks.isEnabled }
    set { appearance.isEnabled = newValue }
  }
}

extension UITextField {
  /// Whether letters get smaller where there is no room. Kept, and without effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { looks.adjustsFontSizeToFitWidth }
    set { appearance.adjustsFontSizeToFitWidth = newValue }
  }

  /// How small letters get at least, in points. Kept, and without effect.
  public var minimumFontSize: CGFloat {
    get { looks.minimumFontSize }
    set { appearance.minimumFontSize = newValue }
  }

  /// Whether letters go by the size that people have set. Kept, and without effect.
  public var adjustsFontForContentSizeCategory: Bool {
    get { looks.adjustsFontForContentSizeCategory }
    set { appearance.adjustsFontForContentSizeCategory = newValue }
  }

  /// The colour of the text. Kept, and without effect.
  public var textColor: UIColor? {
    get { looks.textColor ?? .label }
    set { appearance.textColor = newValue }
  }

  /// Where the text stands in its line. Kept, and without effect.
  public var textAlignment: NSTextAlignment {
    get { looks.textAlignment }
    set { appearance.textAlignment = newValue }
  }
}

extension UITextView {
  /// The colour of the text. Kept, and without effect.
  public var textColor: UIColor? {
    get { looks.textColor ?? .label }
    set { appearance.textColor = newValue }
  }

  /// Where the text stands in its line. Kept, and without effect.
  public var textAlignment: NSTextAlignment {
    get { looks.textAlignment }
    set { appearance.textAlignment = newValue }
  }
}

// MARK: - Buttons

extension UIButton {
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
  }

  /// Makes a button of size zero.
  ///
  /// One of the system that has a title is at least 30 points wide, and one with details or information has a picture of
  /// 22 × 22 points.
  ///
  /// Source: recorded by Interface Builder, 23 of 23 and 21 of 24.
  public convenience init(type: ButtonType) {
    self.init()
    take(type)
  }

  func take(_ type: ButtonType) {
    switch type {
    case .system: leastWidth = 30
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(UIImage(name: "info", size: CGSize(width: 22, height: 22)), for: .normal)
    case .custom, .contactAdd, .close: break
    }
  }

  /// Gives the button a title. Only that of the normal state has an effect on layout.
  public func setTitle(_ title: String?, for state: UIControl.State) {
    if state == .normal { self.title = title }
    appearance.titles[state.rawValue] = title
  }

  /// The title of a state; that of the normal state where it has none of its own.
  public func title(for state: UIControl.State) -> String? {
    looks.titles[state.rawValue] ?? title
  }

  /// Gives the button a picture. Only that of the normal state has an effect on layout.
  public func setImage(_ image: UIImage?, for state: UIControl.State) {
    if state == .normal { self.image = image }
    appearance.images[state.rawValue] = image
  }

  /// The picture of a state; that of the normal state where it has none of its own.
  public func image(for state: UIControl.State) -> UIImage? {
    looks.images[state.rawValue] ?? image
  }

  /// The title as it is.
  public var currentTitle: String? { title }

  /// The picture as it is.
  public var currentImage: UIImage? { image }

  /// Sets what is behind the title in a state. Kept, and without effect.
  public func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.backgroundImages[state.rawValue] = image
  }

  /// What is behind the title in a state.
  public func backgroundImage(for state: UIControl.State) -> UIImage? {
    looks.backgroundImages[state.rawValue]
      ?? looks.backgroundImages[UIControl.State.normal.rawValue]
  }

  /// Colours the title. Kept, and without effect.
  public func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
    appearance.titleColors[state.rawValue] = color
  }

  /// The colour of the title in a state. Without effect.
  public func titleColor(for state: UIControl.State) -> UIColor? {
    looks.titleColors[state.rawValue]
  }

  /// The title, to set its font.
  public var titleLabel: ButtonTitle? { ButtonTitle(button: self) }

  /// Whether the button can be tapped. Kept, and without effect.
  public var isEnabled: Bool {
    get { looks.isEnabled }
    set { appearance.isEnabled = newValue }
  }

  /// The picture, to say how it fills its room.
  public var imageView: ButtonPicture? { ButtonPicture(button: self) }

  /// Where the content stands across the button. Kept, and without effect.
  public var contentHorizontalAlignment: UIControl.ContentHorizontalAlignment {
    get { looks.horizontalAlignment }
    set { appearance.horizontalAlignment = newValue }
  }

  /// Where the content stands between the top and the bottom. Kept, and without effect.
  public var contentVerticalAlignment: UIControl.ContentVerticalAlignment {
    get { looks.verticalAlignment }
    set { appearance.verticalAlignment = newValue }
  }

  /// How far the title is moved inside, in points. Kept, and without effect: the button's size does not go by it on
  /// UIKit, either.
  public var titleEdgeInsets: UIEdgeInsets {
    get { looks.titleEdgeInsets }
    set { appearance.titleEdgeInsets = newValue }
  }

  /// How far the picture is moved inside, in points. Kept, and without effect, as ``titleEdgeInsets`` is.
  public var imageEdgeInsets: UIEdgeInsets {
    get { looks.imageEdgeInsets }
    set { appearance.imageEdgeInsets = newValue }
  }

  /// Whether the button is being touched. Kept, and without effect.
  public var isHighlighted: Bool {
    get { looks.isHighlighted }
    set { appearance.isHighlighted = newValue }
  }

  /// Whether the button is chosen. Kept, and without effect.
  public var isSelected: Bool {
    get { looks.isSelected }
    set { appearance.isSelected = newValue }
  }
}

/// The title of a button. It is not a view here.
public struct ButtonTitle {
  let button: UIButton

  /// What the title is set in.
  public var font: UIFont! {
    get { button.font }
    nonmutating set { if let newValue { button.font = newValue } }
  }

  /// The title.
  public var text: String? { button.title }

  /// How many lines the title may have at most; 1 at first. Kept, and without effect: a button is as large as its title
  /// on one line.
  public var numberOfLines: Int {
    get { button.looks.numberOfLines }
    nonmutating set { button.appearance.numberOfLines = newValue }
  }

  /// Where the lines of the title end. Kept, and without effect.
  public var lineBreakMode: NSLineBreakMode {
    get { button.looks.lineBreakMode }
    nonmutating set { button.appearance.lineBreakMode = newValue }
  }

  /// The colour of the title. Kept, and without effect.
  public var textColor: UIColor! {
    get { button.looks.textColor ?? .label }
    nonmutating set { button.appearance.textColor = newValue }
  }

  /// Where the title stands in its line. Kept, and without effect.
  public var textAlignment: NSTextAlignment {
    get { button.looks.textAlignment }
    nonmutating set { button.appearance.textAlignment = newValue }
  }

  /// Whether letters get smaller where there is no room. Kept, and without effect.
  public var adjustsFontSizeToFitWidth: Bool {
    get { button.looks.adjustsFontSizeToFitWidth }
    nonmutating set { button.appearance.adjustsFontSizeToFitWidth = newValue }
  }

  /// How much smaller letters get at most. Kept, and without effect.
  public var minimumScaleFactor: CGFloat {
    get { button.looks.minimumScaleFactor }
    nonmutating set { button.appearance.minimumScaleFactor = newValue }
  }

  /// Whether letters go by the size that people have set. Kept, and without effect.
  public var adjustsFontForContentSizeCategory: Bool {
    get { button.looks.adjustsFontForContentSizeCategory }
    nonmutating set { button.appearance.adjustsFontForContentSizeCategory = newValue }
  }
}

/// The picture of a button. It is not a view here.
public struct ButtonPicture {
  let button: UIButton

  /// The picture.
  public var image: UIImage? { button.image }

  /// How the picture fills its room. Kept, and without effect.
  public var contentMode: UIView.ContentMode {
    get { button.looks.imageContentMode }
    nonmutating set { button.appearance.imageContentMode = newValue }
  }
}

// MARK: - Switches and bars

extension UISwitch {
  /// Turns the switch, at once.
  public func setOn(_ on: Bool, animated: Bool) { isOn = on }
}

extension UIProgressView {
  /// Says how far it has got, from 0 to 1, at once.
  public func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}

// MARK: - Wheels

extension UIActivityIndicatorView {
  /// Makes a wheel of a size. It can be seen until it is stopped.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Whether it turns.
  public var isAnimating: Bool { looks.isAnimating }

  /// Whether it is hidden while it does not turn. It takes effect when it is set, and with the next stop.
  public var hidesWhenStopped: Bool {
    get { looks.hidesWhenStopped }
    set {
      appearance.hidesWhenStopped = newValue
      isHidden = newValue && !isAnimating
    }
  }

  /// The colour of the wheel. Kept, and without effect.
  public var color: UIColor! {
    get { tintColor }
    set { tintColor = newValue }
  }

  /// Lets the wheel turn, and be seen if a stop hides it.
  public func startAnimating() {
    appearance.isAnimating = true
    if hidesWhenStopped { isHidden = false }
  }

  /// Stops the wheel, and hides it unless it is told otherwise.
  public func stopAnimating() {
    appearance.isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }
}
