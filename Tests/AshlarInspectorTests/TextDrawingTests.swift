import Ashlar
import AshlarInspector
import Testing

@Suite struct `Drawings in text` {
  @Test func `have a cell for so many points`() {
    let card = View(frame: CGRect(x: 0, y: 0, width: 160, height: 64))
    card.name = "card"
    let icon = View(frame: CGRect(x: 16, y: 16, width: 48, height: 32))
    icon.name = "icon"
    card.addSubview(icon)

    let drawing = "\(TextDrawing(of: card))"

    #expect(
      drawing == """
        ┌ card ────────────┐
        │ ┌─────┐          │
        │ │icon │          │
        │ └─────┘          │
        └──────────────────┘
        """)
  }
}
