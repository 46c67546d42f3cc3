import Ashlar
import Testing

/// Where lines of text stand. A character is 10 points wide and 20 high, of which 5 are below the baseline.
struct `The text that a view shows` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 400, height: 400))

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 5)
  }

  private func lines<Shown: View>(
    of view: Shown, in frame: CGRect, _ change: (Shown) -> Void = { _ in }
  ) -> [ShownText.Line] {
    root.addSubview(view)
    view.frame = frame
    change(view)
    root.layoutIfNeeded()
    return ShownText(of: view).lines
  }

  private let wide = CGRect(x: 7, y: 9, width: 100, height: 40)

  // 40 points high, a line of 20 in the middle: from 10 to 30, with its baseline at 25. 100 points wide, three
  // characters: 70 points are left over.
  @Test(
    arguments: [
      (TextAlignment.left, 0), (.center, 35), (.right, 70), (.natural, 0), (.justified, 0),
    ] as [(TextAlignment, CGFloat)])
  func `is in the middle of a label's height, and where its alignment has it`(
    alignment: TextAlignment, x: CGFloat
  ) {
    let lines = lines(of: Label(text: "abc"), in: wide) { $0.textAlignment = alignment }

    #expect(lines.map(\.text) == ["abc"])
    #expect(lines.map(\.origin) == [CGPoint(x: x, y: 25)])
    #expect(lines.map(\.width) == [30])
  }

  @Test func `begins at the right where people read from right to left`() {
    root.environment.direction = .rightToLeft

    #expect(lines(of: Label(text: "abc"), in: wide).map(\.origin.x) == [70])
    #expect(
      lines(of: Label(text: "abc"), in: wide) { $0.textAlignment = .left }.map(\.origin.x) == [0])
  }

  // At most ten characters to a line: "one two", "three". Two lines of 20 in 60 points: from 10 on.
  @Test func `has its lines below each other`() {
    let lines = lines(
      of: Label(text: "one two three"), in: CGRect(x: 0, y: 0, width: 100, height: 60)
    ) {
      $0.numberOfLines = 0
      $0.textAlignment = .right
    }

    #expect(lines.map(\.text) == ["one two", "three"])
    #expect(lines.map(\.origin) == [CGPoint(x: 30, y: 25), CGPoint(x: 50, y: 45)])
  }

  @Test func `begins at the top of a label that is lower`() {
    let lines = lines(of: Label(text: "abc"), in: CGRect(x: 0, y: 0, width: 100, height: 12))

    #expect(lines.map(\.origin.y) == [15])
  }

  @Test func `has an ellipsis for what has no room`() {
    let lines = lines(of: Label(text: "abcdefgh"), in: CGRect(x: 0, y: 0, width: 50, height: 20))

    #expect(lines.map(\.text) == ["abcd…"])
    #expect(lines.map(\.width) == [50])
  }

  // The room that drawText(in:) is given, 10 points at each side: from 10 to 90, so that three characters in its middle
  // begin at 35; right-aligned they end at 90.
  @Test func `is where a subclass draws it`() {
    let lines = lines(of: IndentedLabel(text: "abc"), in: wide) { $0.textAlignment = .right }

    #expect(lines.map(\.origin) == [CGPoint(x: 60, y: 25)])
    #expect(self.lines(of: BlankLabel(text: "abc"), in: wide).isEmpty)
    #expect(self.lines(of: LostLabel(text: "abc"), in: wide).isEmpty)
  }

  @Test func `stands in a text view inside its padding`() {
    let lines = lines(of: TextView(), in: CGRect(x: 0, y: 0, width: 70, height: 200)) {
      $0.textContainerInset = EdgeInsets(top: 8, left: 3, bottom: 8, right: 7)
      $0.text = "one two"
    }

    // 70 − 3 − 7 − 2 · 5 = 50 points: five characters to a line.
    #expect(lines.map(\.text) == ["one", "two"])
    #expect(lines.map(\.origin) == [CGPoint(x: 8, y: 23), CGPoint(x: 8, y: 43)])
  }

  @Test func `is the placeholder in a field without another one`() {
    let lines = lines(of: TextField(), in: wide) {
      $0.placeholder = "name"
      $0.textAlignment = .center
    }

    #expect(lines.map(\.text) == ["name"])
    #expect(lines.map(\.origin) == [CGPoint(x: 30, y: 25)])
    #expect(self.lines(of: TextField(), in: wide) { $0.text = "x" }.map(\.text) == ["x"])
  }

  // Picture and title are 20 + 30 points wide, in the middle of 100: from 25 on.
  @Test func `is behind the picture of a button, in front of it from right to left`() {
    let image = Image(size: CGSize(width: 20, height: 20))

    #expect(lines(of: Button(title: "abc"), in: wide).map(\.origin) == [CGPoint(x: 35, y: 25)])
    #expect(lines(of: Button(title: "abc", image: image), in: wide).map(\.origin.x) == [45])
    root.environment.direction = .rightToLeft
    #expect(lines(of: Button(title: "abc", image: image), in: wide).map(\.origin.x) == [25])
    #expect(lines(of: Button(title: nil, image: image), in: wide).isEmpty)
  }

  @Test func `is in the middle of each segment`() {
    let control = SegmentedControl(titles: ["a", "bcd"])

    let lines = lines(of: control, in: CGRect(x: 0, y: 0, width: 200, height: 40))

    #expect(lines.map(\.text) == ["a", "bcd"])
    #expect(lines.map(\.origin) == [CGPoint(x: 45, y: 25), CGPoint(x: 135, y: 25)])
  }

  @Test func `is nothing in other views, and without letters`() {
    #expect(lines(of: View(), in: wide).isEmpty)
    #expect(lines(of: Label(text: ""), in: wide).isEmpty)
    #expect(lines(of: Label(text: nil), in: wide).isEmpty)
    #expect(lines(of: Label(text: "\n"), in: wide).allSatisfy { $0.text.isEmpty })
  }

  @Test func `fits in no width`() {
    let lines = lines(of: Label(text: "abc"), in: CGRect(x: 0, y: 0, width: 0, height: 0))

    #expect(lines.allSatisfy { $0.origin.x.isFinite && $0.origin.y.isFinite })
  }
}

/// Parts of lines in fonts of their own: widths and heights are those of the system font at 10 points, in which a line is
/// 2444/2048 of that high and its baseline 1950/2048 below the top.
struct `Pieces of a text that a view shows` {
  private let label = Label(frame: CGRect(x: 0, y: 0, width: 300, height: 100))

  private func show(_ pieces: [StyledText.Piece]) -> [ShownText.Line] {
    label.numberOfLines = 0
    label.textMeasurer = Blocks()
    label.styledText = StyledText(pieces)
    label.layoutIfNeeded()
    return ShownText(of: label).lines
  }

  /// A character is as wide and as high as its font is large; a fifth of it is below the baseline.
  private struct Blocks: CharacterMeasuring {
    func metrics(of font: Font) -> FontMetrics {
      FontMetrics(ascender: 0.8 * font.size, descender: -0.2 * font.size)
    }

    func advance(of character: Character, in font: Font) -> CGFloat { font.size }
  }

  // A line of 20: above it (100 − 20) / 2, and its baseline 16 further down.
  @Test func `follow each other in their fonts`() {
    let lines = show([
      StyledText.Piece("ab", font: .system(10)),
      StyledText.Piece("c", font: .boldSystem(20), kern: 3),
    ])

    #expect(lines.map(\.origin) == [CGPoint(x: 0, y: 56)])
    #expect(lines.map(\.width) == [43])
    #expect(
      lines.map(\.runs) == [
        [
          Ashlar.TextLine.Run(text: "ab", font: .system(10), width: 20),
          Ashlar.TextLine.Run(text: "c", font: .boldSystem(20), width: 23, kern: 3),
        ]
      ])
  }

  // Lines of 10 and of 20 in 100 points: from 35 on, with baselines at 35 + 8 and 45 + 16.
  @Test func `have lines as high as they are`() {
    let lines = show([
      StyledText.Piece("ab\n", font: .system(10)), StyledText.Piece("c", font: .system(20)),
    ])

    #expect(lines.map(\.text) == ["ab", "c"])
    #expect(lines.map(\.origin.y) == [43, 61])
  }

  @Test func `have room for a picture`() {
    var picture = StyledText.Piece("\u{FFFC}", font: .system(10))
    picture.room = StyledText.Room(width: 30, above: 24, below: 4)

    let lines = show([StyledText.Piece("a", font: .system(10)), picture])

    // 28 points in 100: from 36 on, with the baseline 24 below.
    #expect(lines.map(\.origin.y) == [60])
    #expect(lines[0].runs.map(\.width) == [10, 30])
    #expect(lines[0].runs.map(\.room) == [nil, picture.room])
  }

  @Test func `end with an ellipsis in the font of the view`() {
    label.font = .system(10)
    label.frame.size.width = 45
    let lines = show([StyledText.Piece("abcdefg", font: .boldSystem(10))])
    #expect(lines.map(\.text) == ["abcd", "efg"])
    label.numberOfLines = 1
    label.layoutIfNeeded()

    let cut = ShownText(of: label).lines

    #expect(cut.map(\.text) == ["abc…"])
    #expect(cut[0].runs.map(\.text) == ["abc", "…"])
    #expect(cut[0].runs.map(\.font) == [.boldSystem(10), .system(10)])
    #expect(cut[0].runs.map(\.width) == [30, 10])
  }
}

private final class IndentedLabel: Label {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.insetBy(dx: 10, dy: 0))
  }
}

private final class BlankLabel: Label {
  override func drawText(in rect: CGRect) {}
}

private final class LostLabel: Label {
  override func drawText(in rect: CGRect) {
    super.drawText(in: CGRect(x: CGFloat.nan, y: 0, width: 10, height: CGFloat.infinity))
  }
}
