import Ashlar
import AshlarInspector
import Testing

struct `Drawings in text` {
  private func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> View
  {
    let view = View(frame: CGRect(x: x, y: y, width: w, height: h))
    view.name = name
    return view
  }

  @Test func `have a cell for so many points`() {
    let card = view("card", 0, 0, 160, 64)
    card.addSubview(view("icon", 16, 16, 48, 32))

    let drawing = "\(TextDrawing(of: card))"

    #expect(
      drawing == """
        ┌ card ─────────────┐
        │ ┌─────┐           │
        │ │icon │           │
        │ └─────┘           │
        └───────────────────┘
        """)
  }

  @Test func `let lines that meet join`() {
    let root = view("root", 0, 0, 12, 4)
    root.addSubviews(view("a", 0, 0, 6, 4), view("b", 6, 0, 6, 2), view("c", 6, 2, 6, 2))

    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"

    #expect(
      drawing == """
        ┌ root ─────┐
        │     │  b  │
        │  a  ├─────┤
        │     │  c  │
        └─────┴─────┘
        """)
  }

  @Test func `show what sticks out of the root`() {
    let root = view("root", 50, 50, 10, 2)
    root.addSubview(view("out", -4, 1, 6, 2))

    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"

    #expect(
      drawing == """
            ┌ root ───┐
        ┌───┼─┐       │
        │ out─┼───────┘
        └─────┘
        """)
  }

  @Test func `cut long names off and leave out those without room`() {
    let root = view("root", 0, 0, 14, 2)
    root.addSubviews(view("description", 0, 0, 8, 2), view("x", 10, 0, 1, 2))

    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"

    #expect(
      drawing == """
        ┌ root ─┬─┬┬──┐
        │descri…│ ││  │
        └───────┴─┴┴──┘
        """)
  }

  @Test func `keep wide characters in their columns`() {
    let root = view("root", 0, 0, 9, 2)
    root.addSubview(view("标题", 1, 0, 7, 2))

    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"

    #expect(
      drawing == """
        ┌ root ─┬┐
        ││ 标题 ││
        └┴──────┴┘
        """)
  }

  @Test func `leave out frames that are not finite and cut off what is far away`() {
    let root = view("root", 0, 0, 10, 2)
    root.addSubviews(
      OddView(name: "nan", claims: CGRect(x: Double.nan, y: 0, width: 5, height: 5)),
      OddView(name: "far", claims: CGRect(x: 1e300, y: 1e300, width: 1e300, height: 5)))

    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"

    let lines = drawing.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 201)
    #expect(lines.allSatisfy { $0.count <= 201 })
    #expect(lines[0] == "┌ root ───┐")
  }

  @Test func `draw what is far larger than the canvas by the part that shows`() {
    let root = view("root", 0, 0, 10, 2)
    for _ in 0..<50 { root.addSubview(view("", -5e8, -5e8, 1e9, 1e9)) }
    root.addSubview(view("", 3, -1e9, 2e9, 1e9 + 1))

    let lines = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"
      .split(separator: "\n", omittingEmptySubsequences: false)

    #expect(lines.count == 401)
  }

  /// Two boxes that overlap, whose names have no room beside each other in the middle row.
  @Test func `write names of boxes that overlap in rows of their own`() {
    let root = view("root", 0, 0, 20, 6)
    root.addSubviews(view("picture", 2, 1, 10, 4), view("caption", 8, 1, 10, 4))

    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"

    #expect(
      drawing == """
        ┌ root ─────────────┐
        │ ┌─────┬───┬─────┐ │
        │ │     │   │     │ │
        │ │ picture │     │ │
        │ │     │ caption │ │
        │ └─────┴───┴─────┘ │
        └───────────────────┘
        """)
  }

  /// Where there is one row only, the second name has what the first one leaves of it.
  @Test func `shorten names that have no row of their own`() {
    let root = view("root", 0, 0, 24, 4)
    root.addSubviews(view("one", 1, 1, 9, 2), view("description", 4, 1, 12, 2))

    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"

    #expect(drawing.contains("one"))
    #expect(!drawing.contains("onedes") && !drawing.contains("onde"))
  }

  @Test func `escape what controls terminals`() {
    let root = view("a\u{1B}[31m\nb", 0, 0, 20, 2)

    let drawing = "\(TextDrawing(of: root, pointsPerColumn: 1, pointsPerRow: 1))"

    #expect(drawing.split(separator: "\n").count == 3)
    #expect(!drawing.unicodeScalars.contains { $0.value == 0x1B })
    #expect(!"\(FrameTable(of: root))".unicodeScalars.contains { $0.value == 0x1B })
    #expect("\(FrameTable(of: root))".split(separator: "\n").count == 2)
  }
}
