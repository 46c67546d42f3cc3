import Ashlar
import AshlarInspector
import Foundation
import Testing

/// Pictures of texts. A character is 10 points wide and 20 high, of which 5 are below the baseline.
struct `Pictures of texts` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let label = Label(text: "Coffee & Tea", font: .boldSystem(16), name: "drink")

  init() {
    root.name = "root"
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 5)
    root.addSubview(label)
    label.frame = CGRect(x: 20, y: 10, width: 160, height: 40)
    root.layoutIfNeeded()
  }

  private func contents(_ drawing: SVGDrawing) -> [[String: String]] {
    Reading("\(drawing)").shapes.map(\.attributes).filter { $0["class"] == "content" }
  }

  // The line is 20 high in the middle of 40 points: from 20 on in the root, with its baseline at 35. It is 120 wide.
  @Test func `in SVG have the words where the layout has them, and as wide`() {
    let drawing = SVGDrawing(of: root)

    let words = contents(drawing)
    let reading = Reading("\(drawing)")
    #expect(reading.isWellFormed)
    #expect(words.map { $0["x"] } == ["20"])
    #expect(words.map { $0["y"] } == ["35"])
    #expect(words.map { $0["textLength"] } == ["120"])
    #expect(
      words.allSatisfy { $0["style"]?.hasPrefix("font:700 16px system-ui") == true })
    #expect(reading.texts.contains("Coffee & Tea"))
  }

  @Test func `have names where there is no text, or when asked for`() {
    #expect(!Reading("\(SVGDrawing(of: root))").texts.contains("drink"))
    #expect(Reading("\(SVGDrawing(of: root))").texts.contains("root"))
    #expect(Reading("\(SVGDrawing(of: root, names: true))").texts.contains("drink"))
    label.text = ""
    root.layoutIfNeeded()
    #expect(Reading("\(SVGDrawing(of: root))").texts.contains("drink"))
  }

  @Test func `have no words of hidden views`() {
    root.isHidden = true

    let reading = Reading("\(SVGDrawing(of: root))")

    #expect(!reading.texts.contains("Coffee & Tea"))
    #expect(reading.texts.contains("drink"))
  }

  @Test func `move with what is scrolled`() {
    root.bounds.origin = CGPoint(x: 5, y: 7)

    #expect(contents(SVGDrawing(of: root)).map { $0["x"] } == ["15"])
    #expect(contents(SVGDrawing(of: root)).map { $0["y"] } == ["28"])
  }

  @Test func `survive texts that are hard to draw`() {
    let texts = [
      "<b>&\"'</b>", "\u{202E}abc\u{202C}", "👩‍👩‍👧‍👦", "\u{0}\u{1B}[31m",
      String(repeating: "w", count: 10_000),
      "شكرا abc",
    ]
    for text in texts {
      for size: CGFloat in [0, 1, 17, 1_000_000, .infinity, .nan, -3] {
        label.text = text
        label.font = .system(size)
        label.numberOfLines = 0
        root.layoutIfNeeded()
        #expect(Reading("\(SVGDrawing(of: root))").isWellFormed)
        _ = PNGDrawing(of: root, scale: 0.5).bytes
        _ = "\(TextDrawing(of: root))"
        _ = "\(HTMLReport(of: root))"
      }
    }
  }

  // 200 × 100 points in cells of 10 × 20; the baseline at 35, letters around 31: row 2. The text begins at cell 2, on the
  // edge, and so one further.
  @Test func `in characters have the words in cells`() {
    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 10, pointsPerRow: 20))"

    #expect(
      drawing == """
        ┌ root ─────────────┐
        │ ┌───────────────┐ │
        │ │Coffee & Tea   │ │
        │ └───────────────┘ │
        │                   │
        └───────────────────┘
        """)
    #expect("\(TextDrawing(of: root, names: true))".contains("drink"))
  }

  // A pixel for each point, 20 around the root. The words are from 40 to 160 and stand on 55; capitals are 0.7 times as high
  // as the font is large, and nothing reaches lower than its descent. Beside them the label goes on to 200.
  @Test func `in pixels have ink where letters are, and nowhere else in the label`() throws {
    let drawing = PNGDrawing(of: root, constraints: false, scale: 1)
    let rows = try Inflation.data(of: Inflation.chunks(of: drawing.bytes)[1].data)
    let length = 3 * drawing.width + 1

    var places: [(x: Int, y: Int)] = []
    for y in 32..<69 {
      for x in 42..<199 where rows[y * length + 1 + 3 * x] < 0x80 { places.append((x, y)) }
    }

    #expect(places.count > 200)
    #expect(places.allSatisfy { (40...160).contains($0.x) && (55 - 13...55 + 5).contains($0.y) })
    let (left, right) = (places.map(\.x).min() ?? 0, places.map(\.x).max() ?? 0)
    #expect(left < 52 && right > 148)
  }

  // The line in the label: 10 below its top, with the baseline 15 further down.
  @Test func `on a page have the lines that the layout has`() throws {
    let reading = try ReportReading("\(HTMLReport(of: root))")

    let content = try #require(reading.lists("x").first)
    #expect(content[0] as? Int == 1)
    #expect(content[1] as? String == "Coffee & Tea")
    let line = try #require((content[2] as? [[Any]])?.first)
    #expect(line[0] as? String == "Coffee & Tea")
    #expect(line.dropFirst().map { $0 as? Double } == [0, 25, 120, 16, 700])
  }

  @Test func `of a receipt have what is on it`() {
    let page = View(name: "page")
    let column = StackView()
    column.axis = .vertical
    page.addSubview(column)
    column.makeConstraints { $0.edges.equalToSuperview().inset(16) }
    for (item, price) in [("Coffee, large, with oat milk", "4.20"), ("Croissant", "2.80")] {
      let (name, amount) = (Label(text: item), Label(text: price))
      name.numberOfLines = 0
      amount.setContentHuggingPriority(.required, for: .horizontal)
      amount.setContentCompressionResistancePriority(.required, for: .horizontal)
      column.addArrangedSubview(StackView(arrangedSubviews: [name, amount]))
    }
    page.layout(width: 200)

    let words = contents(SVGDrawing(of: page, constraints: false)).count
    let texts = Reading("\(SVGDrawing(of: page))").texts.joined(separator: " ")

    #expect(words == 5)
    for word in ["Coffee,", "oat milk", "4.20", "Croissant", "2.80"] {
      #expect(texts.contains(word))
    }
  }
}
