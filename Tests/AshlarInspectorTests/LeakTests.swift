import Ashlar
import AshlarInspector
import Testing

struct `A picture or a page that is kept` {
  @Test func `keeps no view`() {
    var root: View? = BoxScene().root
    root?.layoutIfNeeded()
    weak let gone = root
    let before = LayoutSnapshot(of: root!)
    let kept: [Any] = [
      HTMLReport(of: root!, comparedWith: before), SVGDrawing(of: root!), TextDrawing(of: root!),
      PNGDrawing(of: root!), FrameTable(of: root!),
    ]

    root = nil

    #expect(gone == nil)
    #expect(kept.count == 5)
  }
}
