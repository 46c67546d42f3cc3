import AshlarUIKit
import Testing

import struct Ashlar.ShownText

/// `adjustsFontSizeToFitWidth` makes the letters of a line smaller until it has room, down to `minimumScaleFactor`.
///
/// Source: Apple, `UILabel.adjustsFontSizeToFitWidth`.
struct `A text that shrinks` {
  private let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))

  init() {
    label.text = "Almond croissant"
    label.adjustsFontSizeToFitWidth = true
    label.minimumScaleFactor = 0.5
  }

  // The system font stands further apart where it is smaller: the share of the width that there is would be too large.
  @Test func `is shown whole where the least scale lets it`() {
    let line = ShownText(of: label).lines.first

    #expect(line?.text == "Almond croissant")
    #expect((line?.width ?? 0) <= 100)
    #expect(label.displayedLines == ["Almond croissant"])
  }

  @Test func `is cut off where it does not`() {
    label.frame.size.width = 30

    #expect(label.displayedLines.first?.hasSuffix("…") ?? false)
    #expect(ShownText(of: label).lines.first?.runs.first?.font.size == 8.5)
  }

  @Test func `keeps its size where it has room`() {
    label.frame.size.width = 300

    #expect(ShownText(of: label).lines.first?.runs.first?.font.size == 17)
  }
}
