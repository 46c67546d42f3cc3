import Ashlar
import Foundation
import Testing

@testable import AshlarInspector

/// Where numbers and names stand in drawings that are small.
struct `Numbers and names in drawings` {
  private struct Drawn {
    var plates: [(words: String, place: CGRect)] = []
    var lines: [(start: CGPoint, end: CGPoint)] = []
    var names: [CGRect] = []
  }

  private func draw(_ root: View) -> Drawn {
    let picture = Picture(of: LayoutScene(of: root), constraints: true, names: false)
    var drawn = Drawn()
    for shape in picture.groups.flatMap(\.shapes) {
      switch shape.kind {
      case .badge(let words, _): drawn.plates.append((words, shape.extent))
      case .line(let start, let end): drawn.lines.append((start, end))
      case .text: drawn.names.append(shape.extent)
      case .box, .writing: break
      }
    }
    return drawn
  }

  /// Half a point may lie on an edge: numbers of sizes are that near.
  private func isOnOutline(_ plate: CGRect, of frame: CGRect) -> Bool {
    let inner = plate.insetBy(dx: 1, dy: 1)
    return inner.intersects(frame) && !frame.contains(inner)
  }

  /// Whether a line, which is level or upright, goes over a name.
  private func isCrossed(_ name: CGRect, by line: (start: CGPoint, end: CGPoint)) -> Bool {
    // Letters leave the first point of the height of a name free.
    let letters = CGRect(
      x: name.minX, y: name.minY + 1, width: name.width, height: name.height - 1)
    let (left, right) = (min(line.start.x, line.end.x), max(line.start.x, line.end.x))
    let (top, bottom) = (min(line.start.y, line.end.y), max(line.start.y, line.end.y))
    return left < letters.maxX && right >= letters.minX && top < letters.maxY
      && bottom >= letters.minY
  }

  // A number is 9.5 points wide, and each of the gaps is 8: it has no room between a card and its neighbour.
  @Test func `lie on no frame where a gap is narrower than its number`() {
    let root = SamplePage.gaps.root
    let frames = [root.bounds] + root.subviews.prefix(2).map(\.frame)

    let drawn = draw(root)

    // Five gaps at the edges of the root, of which two stand for both cards, and one between the cards.
    let gaps = drawn.plates.filter { $0.words == "8" }
    #expect(gaps.count >= 6)
    let onFrames = gaps.filter { gap in
      frames.contains { isOnOutline(gap.place, of: $0) }
    }
    #expect(onFrames.isEmpty)
  }

  @Test(arguments: SamplePage.all.indices)
  func `cross no bar`(number: Int) {
    let drawn = draw(SamplePage.all[number].root)

    let crossed = drawn.names.flatMap { name in
      drawn.lines.filter { isCrossed(name, by: $0) }.map {
        "\(name.origin) by \($0.start) to \($0.end)"
      }
    }
    #expect(crossed.isEmpty)
  }

  // "box" is 3 × 5.5 points wide, and begins 3 points inside the edge at which reading begins.
  @Test func `stand where reading begins`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.name = "box"
    #expect(draw(root).names.map(\.minX) == [3])

    root.environment.direction = .rightToLeft
    #expect(draw(root).names.map(\.maxX) == [197])
  }
}
