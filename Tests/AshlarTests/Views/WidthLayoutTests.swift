import Ashlar
import Testing

/// A character is 10 points wide and 20 high.
struct `A layout of a width` {
  private let root = View()
  private let label = Label(text: "one two")

  init() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    root.addSubview(label)
    label.numberOfLines = 0
    label.makeConstraints { $0.edges.equalToSuperview().inset(10) }
  }

  // Two lines in 60 points, one in 100.
  @Test func `has the height that the content needs`() {
    root.frame.origin = CGPoint(x: 3, y: 4)
    root.layout(width: 60)
    #expect(root.frame == CGRect(x: 3, y: 4, width: 60, height: 60))
    #expect(label.frame == CGRect(x: 10, y: 10, width: 40, height: 40))

    root.layout(width: 100)
    #expect(root.frame == CGRect(x: 3, y: 4, width: 100, height: 40))
    #expect(label.frame == CGRect(x: 10, y: 10, width: 80, height: 20))
  }

  @Test func `is refused where the width is no number`() {
    root.diagnostics.handler = .silent
    root.layout(width: 60)

    for width in [CGFloat.nan, .infinity, -.infinity] { root.layout(width: width) }

    #expect(root.frame == CGRect(x: 0, y: 0, width: 60, height: 60))
    #expect(!root.diagnostics.faults.isEmpty)
  }
}
