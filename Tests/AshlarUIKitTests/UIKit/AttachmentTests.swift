import AshlarUIKit
import Testing

struct `Pictures in texts` {
  private let label = UILabel()

  init() {
    label.numberOfLines = 0
    label.environment.displayScale = 1
  }

  private func show(_ texts: NSAttributedString...) -> CGSize {
    let whole = NSMutableAttributedString(string: "")
    for text in texts { whole.append(text) }
    label.attributedText = whole
    return label.intrinsicContentSize
  }

  private func attachment(_ bounds: CGRect, _ image: UIImage? = nil) -> NSAttributedString {
    let attachment = NSTextAttachment()
    attachment.bounds = bounds
    attachment.image = image
    return NSAttributedString(attachment: attachment)
  }

  private func text(_ text: String) -> NSAttributedString {
    NSAttributedString(string: text, attributes: [.font: UIFont.systemFont(ofSize: 17)])
  }

  /// At 17 points "OK" is 17 · (0.7804 + 0.6742) − 2 · 0.6023 = 23.52 wide, and a line 20.29 high, 16.19 of it above the
  /// baseline. A picture of 10 × 30 that begins 5 below the baseline reaches 25 above it.
  @Test func `are as wide as they are, and make lines higher`() {
    let alone = show(text("OK"))
    #expect(alone == CGSize(width: 24, height: 21))

    let tall = show(text("OK"), attachment(CGRect(x: 0, y: -5, width: 10, height: 30)))
    #expect(tall == CGSize(width: 34, height: 30))
    let small = show(text("OK"), attachment(CGRect(x: 0, y: -2, width: 10, height: 12)))
    #expect(small == CGSize(width: 34, height: 21))
  }

  @Test func `without bounds are as large as the picture, on the baseline`() {
    let image = UIImage(named: "icon", size: CGSize(width: 20, height: 40))
    let size = show(text("OK"), attachment(.zero, image))

    // 40 above the baseline, and 17 · 0.241211 = 4.1 of the letters below it.
    #expect(size == CGSize(width: 44, height: 45))
  }

  /// A body of text has lines 22 points apart; with a picture that is 40 high, the first is 40 − 16.19 higher.
  @Test func `move lines of a style apart`() {
    let body = UIFont.preferredFont(forTextStyle: .body)
    func line(_ text: String) -> NSAttributedString {
      NSAttributedString(string: text, attributes: [.font: body])
    }
    let image = NSMutableAttributedString(
      attributedString: attachment(CGRect(x: 0, y: 0, width: 10, height: 40)))
    image.addAttribute(.font, value: body, range: NSRange(location: 0, length: 1))

    #expect(show(line("O"), image, line("\nK")).height == 67)  // 22 + 40 − 16.19 + 20.29 = 66.1
  }

  @Test func `with odd bounds count as far as their numbers make sense`() {
    let odd = CGRect(x: 0, y: CGFloat.nan, width: -5, height: CGFloat.infinity)
    let size = show(text("OK"), attachment(odd))

    #expect(size == CGSize(width: 24, height: 21))
  }
}
