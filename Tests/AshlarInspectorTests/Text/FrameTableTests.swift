import Ashlar
import AshlarInspector
import Testing

struct `Frame tables` {
  private func view(_ name: String, _ x: CGFloat, _ y: CGFloat, _ w: CGFloat, _ h: CGFloat) -> View
  {
    let view = View(frame: CGRect(x: x, y: y, width: w, height: h))
    view.name = name
    return view
  }

  @Test func `have a line for each view, inside its superview`() {
    let card = view("card", 0, 0, 320, 100)
    let row = view("row", 16, 16.5, 288, 40)
    row.addSubview(view("icon", 0, 0, 33.33333, 40))
    card.addSubview(row)
    card.addSubview(view("line", 0, 99, 320, 1))

    let table = "\(FrameTable(of: card))"

    #expect(
      table == """
        view       x     y   width  height
        card       0     0     320     100
          row     16  16.5     288      40
            icon   0     0  33.333      40
          line     0    99     320       1
        """)
  }

  @Test func `count wide characters as two columns`() {
    let root = view("根", 0, 0, 10, 10)
    root.addSubview(view("title", 0, 0, 5, 5))

    let table = "\(FrameTable(of: root))"

    #expect(
      table == """
        view     x  y  width  height
        根       0  0     10      10
          title  0  0      5       5
        """)
  }

  @Test func `name views without a name by type and place`() {
    let root = view("root", 0, 0, 10, 10)
    root.addSubviews(View(), View())

    let table = "\(FrameTable(of: root))"

    #expect(table.contains("  View#0  "))
    #expect(table.contains("  View#1  "))
  }

  @Test func `survive frames that are not finite`() {
    let root = OddView(
      name: "root", claims: CGRect(x: 0, y: 0, width: Double.nan, height: .infinity))

    let table = "\(FrameTable(of: root))"

    #expect(table.hasSuffix("root  0  0    nan     inf"))
  }
}
