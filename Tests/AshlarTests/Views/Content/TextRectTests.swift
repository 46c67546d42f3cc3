import Ashlar
import Testing

/// Source: Apple, `UILabel.textRect(forBounds:limitedToNumberOfLines:)`. Letters are 10 points wide and lines 20 high.
struct `Labels that say where their text goes` {
  let root = View(root: 200, 400)
  let label = RoomyLabel(text: "aaa bbb ccc", name: "label")

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.addSubview(label)
    label.makeConstraints { $0.left.top.equalToSuperview() }
  }

  /// 11 letters and 8 + 8; 20 and 4 + 6.
  @Test func `are as large as the text with the room around it`() {
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 126, height: 30)
    #expect(label.sizeThatFits(.zero) == CGSize(width: 126, height: 30))
  }

  /// 90 − 16 leaves 7 letters: "aaa bbb" and "ccc".
  @Test func `follow the width that layout finds`() {
    label.numberOfLines = 0
    label.makeConstraints { $0.width.equalTo(90) }
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 90, height: 50)
    #expect(label.sizeThatFits(CGSize(width: 90, height: 0)) == CGSize(width: 86, height: 50))
  }

  /// 56 − 16 leaves 4 letters.
  @Test func `go by the width that the program has set for lines`() {
    label.numberOfLines = 0
    label.preferredMaxLayoutWidth = 56
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 46, height: 70)
  }

  @Test func `have room where they have no text`() {
    label.text = nil
    root.layoutIfNeeded()
    expectFrame(of: label, x: 0, y: 0, width: 16, height: 10)
  }

  @Test func `know it for any rectangle`() {
    let plain = Label(text: "aaa bbb ccc")
    root.addSubview(plain)
    let bounds = CGRect(x: 5, y: 6, width: 70, height: 30)
    #expect(
      plain.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
        == CGRect(x: 5, y: 6, width: 70, height: 20))
    #expect(
      plain.textRect(forBounds: bounds, limitedToNumberOfLines: 0)
        == CGRect(x: 5, y: 6, width: 70, height: 30))
    #expect(
      plain.textRect(
        forBounds: CGRect(x: 0, y: 0, width: -5, height: -5), limitedToNumberOfLines: 1
      ).height == 0)
  }
}

final class RoomyLabel: Label {
  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let inner = CGRect(
      x: bounds.minX + 8, y: bounds.minY + 4, width: bounds.width - 16, height: bounds.height - 10)
    let text = super.textRect(forBounds: inner, limitedToNumberOfLines: numberOfLines)
    return CGRect(
      x: text.minX - 8, y: text.minY - 4, width: text.width + 16, height: text.height + 10)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 8, dy: 4))
  }
}
