import Ashlar

/// The view of a button's title, which gives the button its font.
final class UIButtonLabel: UILabel {
  private(set) weak var button: UIButton?
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
    if content.configuredInsets != nil {
      numberOfLines = content.lineLimit
      lineBreakMode = content.lineBreakMode
    }
    label.take(content.title, in: self)
    if let styled = content.styledTitle { label.take(styled, in: self) }
    isTaking = false
    button?.setNeedsLayout()
  }
}
