/// The text of a view with the positions of its lines.
///
/// Programs that draw a layout use it for the texts:
///
/// ```swift
/// let label = Label(text: "Coffee")
/// for line in ShownText(of: label).lines {
///   print(line.text, line.origin.x, line.origin.y)
/// }
/// ```
///
/// Labels, fields, text views, buttons and segmented controls have lines. Lines follow the alignment and the insets
/// of the text and the direction of the view, end where there is no more room, and are smaller if a label shrinks
/// them. Other views have none, and no view has those of the views inside it.
public struct ShownText: Hashable, Sendable {
  /// The lines, from top to bottom; those of a segmented control from its first title to its last.
  public let lines: [Line]

  /// A line of text in a view.
  public struct Line: Hashable, Sendable {
    /// The left end of the baseline, in points, in the coordinate space of the view.
    public let origin: CGPoint

    /// The width of the line, in points.
    public let width: CGFloat

    /// The parts of the line that are set in one way each, in the order in which they are read. Each begins where the
    /// one before it ends.
    public let runs: [TextLine.Run]

    /// The visible text, with an ellipsis for the text without room.
    public var text: String { runs.reduce(into: "") { $0 += $1.text } }
  }

  /// Reads the text of a view with the positions of its lines in the last layout.
  ///
  /// If the view is of a subclass that overrides `drawText(in:)`, the override is called, and the lines are in the
  /// rectangle that it passes to the label.
  ///
  /// - Complexity: O(*n*) for *n* characters; a text in one font is measured by the layout alone.
  public init(of view: View) { lines = view.shownContent?.lines(in: view) ?? [] }
}

// MARK: - Lines in a rectangle

/// The area for the text of a view, in points, and the alignment of the text in it.
struct TextRoom {
  var rectangle: CGRect
  var alignment = TextAlignment.natural

  /// Whether the text is in the middle of the height. One that is higher begins at the top.
  var isCentred = true

  /// The least scale of letters in a line that has no room. No unit.
  var leastScale: CGFloat = 1
}

extension TextRuler {
  /// Places the lines of a text in a rectangle.
  func lines(of run: TextRun, in room: TextRoom) -> [ShownText.Line] {
    guard !run.text.isEmpty, room.rectangle.isComputable else { return [] }
    let width = WidthProposal.atMost(room.rectangle.width)
    let whole = metrics(of: run, width)
    let smaller = shrunk(run, to: room.rectangle.width, leastScale: room.leastScale)
    let set = smaller ?? run
    let shown = smaller == nil ? whole : metrics(of: set, width)
    let styledLines = styledLines(of: set, width) ?? []
    let above = room.isCentred ? max(0, (room.rectangle.height - whole.size.height) / 2) : 0
    let top = room.rectangle.minY + above + whole.firstBaseline - shown.firstBaseline
    let share = room.alignment.share(view.effectiveUserInterfaceLayoutDirection)
    return shown.lines.indices.map { index in
      let line = shown.lines[index]
      let styled = index < styledLines.count ? styledLines[index] : nil
      let free = room.rectangle.width - line.width
      let baseline = styled?.baseline ?? shown.baseline(ofLine: index)
      let origin = CGPoint(x: room.rectangle.minX + free * share, y: top + baseline)
      let plain = TextLine.Run(text: String(line.text), font: set.font, width: line.width)
      return ShownText.Line(
        origin: origin, width: line.width, runs: styled?.runs ?? [plain])
    }
  }

  /// A text of one line in letters that are as much smaller as it takes to have room, and not smaller than a scale of
  /// their size; nil if it has room, or its letters keep their size.
  ///
  /// Letters that are half as large need more than half of the width: they stand further apart. So the scale is tried, and
  /// becomes smaller by a hundredth of a point at least.
  func shrunk(_ run: TextRun, to width: CGFloat, leastScale: CGFloat) -> TextRun? {
    guard run.lineLimit == 1, leastScale < 1, width > 0, run.font.size > 0 else { return nil }
    var scale: CGFloat = 1
    var shown = run
    var needed = extent(of: run, .unlimited).size.width
    while needed > width, scale > leastScale {
      scale = max(leastScale, min(scale * width / needed, scale - 0.01 / run.font.size))
      shown = run.scaled(by: scale)
      needed = extent(of: shown, .unlimited).size.width
    }
    return scale == 1 ? nil : shown
  }
}

extension TextMetrics {
  /// The distance of the baseline of a line from the top, in points, where all lines are equally far apart.
  fileprivate func baseline(ofLine index: Int) -> CGFloat {
    let gaps = CGFloat(max(1, lines.count - 1))
    return firstBaseline + CGFloat(index) * (size.height - lastBaseline - firstBaseline) / gaps
  }
}

extension TextRun {
  /// The same text in letters that are larger or smaller.
  fileprivate func scaled(by scale: CGFloat) -> TextRun {
    let font = font.scaled(by: scale)
    guard let styledText else {
      return TextRun(text, font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
    }
    let pieces = styledText.pieces.map { piece in
      var piece = piece
      piece.font = piece.font?.scaled(by: scale)
      piece.kern *= scale
      return piece
    }
    return TextRun(
      StyledText(pieces), font: font, lineLimit: lineLimit, lineBreakMode: lineBreakMode)
  }
}

extension Font {
  fileprivate func scaled(by scale: CGFloat) -> Font {
    var font = self
    font.size *= scale
    return font
  }
}
