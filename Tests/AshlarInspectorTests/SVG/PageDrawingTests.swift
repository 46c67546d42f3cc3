import Ashlar
import AshlarInspector
import Testing

/// Pages as people see them. A character is 10 points wide and 20 high, of which 5 are below the baseline.
struct `Pages in SVG` {
  private let root = View(frame: CGRect(x: 30, y: 40, width: 200, height: 100))
  private let card = View(frame: CGRect(x: 20, y: 10, width: 100, height: 40))
  private let label = Label(text: "Total", name: "sum")

  init() {
    root.name = "root"
    card.name = "card"
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 5)
    root.addSubview(card)
    card.addSubview(label)
    label.frame = CGRect(x: 10, y: 10, width: 60, height: 20)
  }

  private func shapes() -> [(element: String, attributes: [String: String])] {
    let reading = Reading("\(SVGDrawing(of: root, style: .page))")
    #expect(reading.isWellFormed)
    return reading.shapes.map { ($0.element, $0.attributes) }
  }

  private func rectangle(_ shape: [String: String]) -> [String?] {
    ["x", "y", "width", "height"].map { shape[$0] }
  }

  @Test func `have backgrounds, borders inside the edges, and round corners`() {
    card.backgroundColor = Color(red: 1, green: 0.2, blue: 0, alpha: 0.5)
    card.borderColor = .black
    card.borderWidth = 4
    card.cornerRadius = 8

    let shapes = shapes().map(\.attributes)

    // The paper, the background, the border along the middle of its 4 points, and the text.
    #expect(shapes.count == 4)
    #expect(rectangle(shapes[0]) == ["0", "0", "200", "100"])
    #expect(shapes[0]["fill"] == "#fff")
    #expect(rectangle(shapes[1]) == ["20", "10", "100", "40"])
    #expect(shapes[1]["fill"] == "rgb(255,51,0)" && shapes[1]["fill-opacity"] == "0.5")
    #expect(shapes[1]["rx"] == "8")
    #expect(rectangle(shapes[2]) == ["22", "12", "96", "36"])
    #expect(shapes[2]["stroke"] == "rgb(0,0,0)" && shapes[2]["stroke-width"] == "4")
    #expect(shapes[2]["rx"] == "6" && shapes[2]["fill"] == "none")
  }

  // The label is at (30, 20) in the root; its baseline is 15 further down.
  @Test func `have texts in their colours, and neither names nor constraints`() {
    label.textColor = Color(white: 1)
    label.makeConstraints { make in
      make.left.top.equalToSuperview().offset(10)
      make.size.equalTo(CGSize(width: 60, height: 20))
    }
    root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: root, style: .page))")

    #expect(reading.texts == ["Total"])
    let text = shapes().first { $0.element == "text" }?.attributes
    #expect(text?["x"] == "30" && text?["y"] == "35" && text?["fill"] == "rgb(255,255,255)")
    #expect(text?["textLength"] == "50")
    #expect(shapes().allSatisfy { $0.element != "path" })
  }

  @Test func `have nothing of hidden views`() {
    card.isHidden = true
    card.backgroundColor = .gray

    #expect(shapes().count == 1)
  }

  @Test func `end where a view clips, and go on behind it`() {
    let (scroll, after) = (ScrollView(frame: card.frame), Label(text: "after"))
    scroll.addSubview(label)
    root.addSubviews(scroll, after)
    scroll.contentOffset = CGPoint(x: 0, y: 5)
    after.frame = CGRect(x: 0, y: 60, width: 60, height: 20)

    let page = "\(SVGDrawing(of: root, style: .page))"

    let parts = ["<clipPath", "<g clip-path", ">Total<", "</g>", ">after<"]
    let places = parts.map { page.range(of: $0)?.lowerBound }
    #expect(places.allSatisfy { $0 != nil })
    #expect(places.compactMap(\.self) == places.compactMap(\.self).sorted())
    // The label is 5 points higher: 10 + 10 − 5 + 15.
    #expect(Reading(page).shapes.first { $0.element == "text" }?.attributes["y"] == "30")
  }

  @Test func `are well formed whatever the numbers are`() {
    card.backgroundColor = Color(red: .nan, green: -1, blue: .infinity, alpha: .nan)
    card.borderColor = Color(white: 7, alpha: -3)
    card.borderWidth = .infinity
    for number in [CGFloat.nan, .infinity, -5, 1e9] {
      card.cornerRadius = number
      card.borderWidth = number
      label.text = "a<b>&\"\u{0}"
      #expect(shapes().count >= 2)
    }
  }

  @Test func `of a thousand views inside each other that all clip are written`() {
    var inner = root
    for _ in 0..<1_000 {
      let view = View(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.clipsToBounds = true
      inner.addSubview(view)
      inner = view
    }
    let page = "\(SVGDrawing(of: root, style: .page))"

    #expect(page.components(of: "<g ") == 1_000 && page.components(of: "</g>") == 1_000)
  }
}

extension String {
  /// How often a text is in this one.
  fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
