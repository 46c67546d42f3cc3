import Ashlar
import AshlarUIKit
import Testing

/// Every character is half as wide as the font is large, and a quarter of the font is below the baseline.
private struct HalfMeasurer: CharacterMeasuring {
  func metrics(of font: UIFont) -> FontMetrics {
    FontMetrics(ascender: 0.75 * font.size, descender: -0.25 * font.size)
  }

  func advance(of character: Character, in font: UIFont) -> CGFloat { font.size / 2 }
}

struct `Attributed texts as people write them` {
  private let root = UIView(root: 300, 200)

  init() {
    root.textMeasurer = HalfMeasurer()
  }

  private func show<View: UIView>(_ view: View) -> View {
    root.addSubview(view)
    return view
  }

  /// "20" in 20 points and " EUR" in 10.
  ///
  /// Put together of pieces: on Linux, Foundation ends programs now and then that add attributes where there are some.
  private var price: NSMutableAttributedString {
    let text = NSMutableAttributedString(string: "")
    for (piece, font) in [
      ("20", UIFont.boldSystemFont(ofSize: 20)), (" EUR", .systemFont(ofSize: 10)),
    ] {
      text.append(
        NSAttributedString(string: piece, attributes: [.font: font, .foregroundColor: UIColor.red]))
    }
    return text
  }

  /// What a text says, piece by piece. Foundation's own comparison of such texts ends programs on Linux now and then.
  private func runs(of text: NSAttributedString?) -> [String] {
    guard let text else { return [] }
    var runs: [String] = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont
      let color = attributes[.foregroundColor] as? UIColor
      let piece = text.attributedSubstring(from: range).string
      runs.append("\(piece) \(String(describing: font)) \(String(describing: color))")
    }
    return runs
  }

  @Test func `labels are measured in the fonts of their texts`() {
    let label = show(UILabel())
    label.attributedText = price

    // 2 * 10 + 4 * 5.
    #expect(label.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(label.text == "20 EUR")
    #expect(label.font == .boldSystemFont(ofSize: 20))
    #expect(runs(of: label.attributedText) == runs(of: price))
  }

  @Test func `texts without fonts are in that of the label`() {
    let label = show(UILabel())
    label.font = .systemFont(ofSize: 10)
    let text = NSMutableAttributedString(string: "ab")
    text.append(NSAttributedString(string: "cd", attributes: [.kern: 1.5]))
    text.append(NSAttributedString(string: "ef", attributes: [.kern: 2]))
    label.attributedText = text

    // 2 * 5, 2 * 6.5 and 2 * 7.
    #expect(label.intrinsicContentSize == CGSize(width: 37, height: 10))
  }

  @Test func `paragraph styles say how high lines are and how far apart`() {
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 6
    style.minimumLineHeight = 14
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    let label = show(UILabel())
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(
      string: "aaa bbb ccc",
      attributes: [.font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style])
    label.snp.makeConstraints { make in
      make.top.left.equalToSuperview()
      make.width.equalTo(20)
    }
    root.layoutIfNeeded()

    // Three lines of 14, and 6 between them.
    expectFrame(of: label, x: 0, y: 0, width: 20, height: 54)
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
  }

  @Test func `texts and fonts that are set later count for everything`() {
    let label = show(UILabel())
    label.attributedText = price
    label.font = .systemFont(ofSize: 10)
    #expect(label.intrinsicContentSize == CGSize(width: 30, height: 10))
    let changed = label.attributedText
    #expect(changed?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont == label.font)
    #expect(changed?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)

    label.text = "abc"
    #expect(label.intrinsicContentSize == CGSize(width: 15, height: 10))
    #expect(label.attributedText?.string == "abc")
    label.attributedText = nil
    #expect(label.text == nil)
    #expect(label.attributedText == nil)
  }

  @Test func `strings that are changed later leave the label as it was`() {
    let label = show(UILabel())
    let text = price
    label.attributedText = text
    text.append(NSAttributedString(string: "!"))

    #expect(label.attributedText?.string == "20 EUR")
  }

  @Test func `buttons show such a title instead of the other one`() {
    let button = show(UIButton(type: .system))
    button.setTitle("a long title", for: .normal)
    button.setAttributedTitle(price, for: .normal)
    button.setAttributedTitle(NSAttributedString(string: "?"), for: .highlighted)

    // 6 points above and below the title.
    #expect(button.intrinsicContentSize == CGSize(width: 40, height: 32))
    #expect(runs(of: button.attributedTitle(for: .selected)) == runs(of: price))
    #expect(button.attributedTitle(for: .highlighted)?.string == "?")
  }

  @Test func `fields and text views show them`() {
    let field = show(UITextField())
    field.font = .systemFont(ofSize: 10)
    field.attributedPlaceholder = NSAttributedString(
      string: "name", attributes: [.font: UIFont.systemFont(ofSize: 8)])
    #expect(field.placeholder == "name")
    #expect(field.intrinsicContentSize == CGSize(width: 16, height: 11))
    field.attributedText = price
    // One point higher than the font at the beginning.
    #expect(field.intrinsicContentSize == CGSize(width: 40, height: 21))

    let text = show(UITextView())
    text.isScrollEnabled = false
    text.attributedText = price
    // 5 + 40 + 5, and 8 + 20 + 8.
    #expect(text.intrinsicContentSize == CGSize(width: 50, height: 36))
    text.textContainer.lineFragmentPadding = 0
    text.textContainerInset = .zero
    #expect(text.intrinsicContentSize == CGSize(width: 40, height: 20))
    #expect(text.textContainer.lineFragmentPadding == 0)
  }

  /// In the font that labels have at first, a line of 10 points is 10 * 2444 / 2048 high.
  @Test func `strings measure themselves`() {
    let line: CGFloat = 10 * 2444 / 2048
    let font = UIFont.systemFont(ofSize: 10)
    let style = NSMutableParagraphStyle()
    style.lineSpacing = 3
    let text = NSAttributedString(
      string: "中中中", attributes: [.font: font, .kern: 1, .paragraphStyle: style])

    #expect(text.size() == CGSize(width: 33, height: line))
    let room = CGSize(width: 12, height: 100)
    let rectangle = text.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    #expect(rectangle == CGRect(x: 0, y: 0, width: 11, height: 3 * line + 6))
    #expect("中中".size(withAttributes: [.font: font, .kern: 2]).width == 24)

    let old = NSString(string: "中中中")
    #expect(old.size(withAttributes: [.font: font]) == CGSize(width: 30, height: line))
    let bounds = old.boundingRect(
      with: room, options: .usesLineFragmentOrigin, attributes: [.font: font], context: nil)
    #expect(bounds == CGRect(x: 0, y: 0, width: 10, height: 3 * line))
  }

  @Test func `attributes in the middle of a character end no program`() {
    let label = show(UILabel())
    let text = NSMutableAttributedString(string: "a👍🏽b")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 20), range: NSRange(location: 2, length: 1))
    label.attributedText = text

    #expect(label.intrinsicContentSize.height >= 17)
  }
}

struct `Fonts of a name` {
  @Test(
    arguments: [
      ("Helvetica", UIFont.sans(15)), ("PingFangSC-Medium", .sans(15, weight: .medium)),
      ("AvenirNext-DemiBold", .sans(15, weight: .semibold)),
      ("HelveticaNeue-Light", .sans(15, weight: .light)),
      (".SFUIText-Semibold", .system(15, weight: .semibold)),
      ("TimesNewRomanPS-BoldMT", .serif(15, weight: .bold)), ("Menlo-Regular", .monospaced(15)),
    ])
  func `are measured as what they resemble`(name: String, font: UIFont) {
    #expect(UIFont(name: name, size: 15) == font)
  }

  @Test func `are none without a name`() {
    #expect(UIFont(name: "", size: 15) == .systemFont(ofSize: 15))
    #expect((UIFont(name: "Georgia", size: 12) ?? .systemFont(ofSize: 17)).pointSize == 12)
  }
}
