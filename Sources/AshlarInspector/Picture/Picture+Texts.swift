import Ashlar

// MARK: - Texts

extension Picture {
  /// The shapes of the text that a view shows, relative to the corner of its coordinate space. A picture in a line is
  /// a box.
  static func shapes(of text: ShownText, from corner: CGPoint) -> [Shape] {
    text.lines.flatMap { line in
      var x = corner.x + line.origin.x
      return line.runs.compactMap { run in
        defer { x += run.width }
        return shape(of: run, at: CGPoint(x: x, y: corner.y + line.origin.y))
      }
    }
  }

  /// How many letters of a line are drawn at most.
  private static let longestLine = 1_000

  private static func shape(of run: TextLine.Run, at start: CGPoint) -> Shape? {
    if let room = run.room {
      let box = CGRect(
        x: start.x, y: start.y - room.above, width: run.width, height: room.above + room.below)
      let shape = Shape(kind: .box(box))
      return shape.isDrawable ? shape : nil
    }
    let writing = Writing(
      text: OneLine.shortened(run.text, to: longestLine), font: run.font, start: start,
      width: run.width, color: run.color)
    let shape = Shape(kind: .writing(writing))
    let isSeen = run.width > 0 && run.font.size > 0 && !run.text.allSatisfy(\.isWhitespace)
    return isSeen && shape.isDrawable ? shape : nil
  }
}
