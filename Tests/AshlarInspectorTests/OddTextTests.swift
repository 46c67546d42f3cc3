import Ashlar
import AshlarInspector
import Testing

/// Whatever texts are written, with markup, controls or very many letters, drawings end and are well formed.
struct `Drawings of odd texts` {
  static let texts = [
    nastyName, "a<b>&\"'", "left \u{05D0}\u{05D1}\u{05D2} right", "\u{202E}turned", "👩‍👩‍👧‍👦🇩🇪e\u{301}",
    "\u{0}\u{7}\u{1B}[31m", "\r\n\t\u{2028}\u{85}", String(repeating: "w", count: 10_000),
    String(repeating: "e\u{301}", count: 500),
    String(decoding: [0xFFFF, 0xFDD0] as [UInt16], as: UTF16.self), "]]>", "", " ",
  ]

  static let sizes: [CGFloat] = [0, 1, 17, 1_000_000, -5, .nan, .infinity]

  private func root(_ text: String, _ size: CGFloat) -> View {
    let root = View(name: "root")
    root.diagnostics.handler = .silent
    let label = Label(text: text, font: .system(size), name: "label")
    let field = TextField(name: "field")
    let button = Button(name: "button")
    label.numberOfLines = 0
    field.text = text
    button.title = text
    let stack = StackView(arrangedSubviews: [label, field, button])
    stack.axis = .vertical
    root.addSubview(stack)
    stack.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    root.layout(in: CGSize(width: 100, height: 150))
    return root
  }

  @Test(arguments: texts)
  func `are well formed whatever is written`(text: String) throws {
    let root = root(text, 17)

    for style in [SVGDrawing.Style.diagram, .page] {
      let drawing = "\(SVGDrawing(of: root, style: style))"
      #expect(Reading(drawing).isWellFormed)
      #expect(
        !drawing.unicodeScalars.contains { "\u{0}\u{7}\u{1B}\u{202E}".unicodeScalars.contains($0) })
    }
    #expect(try ReportReading("\(HTMLReport(of: root))").lists("v").count >= 5)
    #expect(!"\(TextDrawing(of: root))".isEmpty)
    #expect(!PNGDrawing(of: root).bytes.isEmpty)
  }

  // A Persian word with a joiner between letters that do not join, a tab, and a bell, which has no shape.
  @Test func `show letters, and no escapes`() {
    for (text, shown) in [
      ("می\u{200C}خواهم", "می\u{200C}خواهم"), ("2\tcoffees", "2 coffees"), ("bell\u{7}s", "bells"),
      ("\u{202E}turned", "turned"),
      ("🏴\u{E0067}\u{E0062}\u{E007F}", "🏴\u{E0067}\u{E0062}\u{E007F}"),
    ] {
      let label = Label(text: text)
      label.layout(in: CGSize(width: 200, height: 20))

      #expect("\(SVGDrawing(of: label, style: .page))".contains(">\(shown)</text>"))
      #expect("\(HTMLReport(of: label))".contains("\"\(shown)\""))
      #expect("\(TextDrawing(of: label))".contains(shown))
    }
  }

  @Test(arguments: sizes)
  func `are well formed whatever size the letters have`(size: CGFloat) throws {
    let root = root("Coffee and tea", size)

    for style in [SVGDrawing.Style.diagram, .page] {
      let drawing = "\(SVGDrawing(of: root, style: style))"
      #expect(Reading(drawing).isWellFormed)
      #expect(!drawing.contains("nan") && !drawing.contains("inf"))
    }
    #expect(try ReportReading("\(HTMLReport(of: root))").lists("v").count >= 5)
    #expect(!PNGDrawing(of: root).bytes.isEmpty)
  }
}
