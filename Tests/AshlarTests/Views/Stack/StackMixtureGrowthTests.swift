import Ashlar
import Testing

/// Long columns of rows that contain rows, and of two kinds of rows in turn: at most 0.1 exchanges and 60 visits for each view,
/// whatever the length, and frames that follow from arithmetic.
struct `Columns of rows with rows in them`: StackGrowing {
  /// Widths that repeat after seven rows, so that the widest row comes again and again.
  private func extra(_ row: Int) -> CGFloat { CGFloat(row % 7) }

  /// Boxes of 10, 12, 14 and 16 with equal centers, the first of them longer. With the least gaps of 4 they take 64 and that.
  private func centers(_ extra: CGFloat) -> StackView {
    let boxes = [box(10 + extra, 10), box(12, 10), box(14, 12), box(16, 10)]
    let centered = stack(.horizontal, boxes, .equalCentering)
    centered.spacing = 4
    return centered
  }

  private func layOutColumn(
    _ rows: [View], _ distribution: StackDistribution = .fill,
    _ alignment: StackAlignment = .fill, width: CGFloat? = nil, height: CGFloat? = nil
  ) {
    let column = stack(.vertical, rows, distribution, alignment)
    layOut(column, width: 800, height: 20_000) { make in
      make.left.top.equalToSuperview()
      if let width { make.width.equalTo(width) }
      if let height { make.height.equalTo(height) }
    }
  }

  private func expect(
    _ view: View, x: CGFloat? = nil, midY: CGFloat? = nil, width: CGFloat? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = view.frame
    for (number, wanted) in [(frame.minX, x), (frame.midY, midY), (frame.width, width)] {
      if let wanted {
        #expect((number - wanted).magnitude < 1e-6, sourceLocation: sourceLocation)
      }
    }
  }

  /// The centers of the longest row ask for 70, and each half is as wide.
  @Test(arguments: [15, 60, 240], [StackAlignment.fill, .leading, .center])
  func `have halves as wide as the longest centers`(_ count: Int, _ alignment: StackAlignment) {
    let rows = (0..<count).map { row in
      stack(.horizontal, [box(20, 12), centers(extra(row))], .fillEqually, alignment)
    }
    layOutColumn(rows)
    for row in rows {
      expect(row, width: 140)
      expect(row.arrangedSubviews[0], x: 0, width: 70)
      expect(row.arrangedSubviews[1], x: 70, width: 70)
    }
  }

  /// Each row is as wide as its own halves: 30 to 36 for two boxes, 64 to 70 for centers.
  @Test(arguments: [15, 60, 240], [StackAlignment.leading, .center])
  func `have halves of their own`(_ count: Int, _ alignment: StackAlignment) {
    let rows = (0..<count).map { row in
      let half = row.isMultiple(of: 2) ? box(30 + extra(row), 14) : centers(extra(row))
      return stack(.horizontal, [box(20, 12), half], .fillEqually, alignment)
    }
    layOutColumn(rows, .fill, .leading)
    for (index, row) in rows.enumerated() {
      let half = (index.isMultiple(of: 2) ? 30 : 64) + extra(index)
      expect(row, x: 0, width: 2 * half)
      expect(row.arrangedSubviews[1], x: half, width: half)
    }
  }

  /// The lower line has halves of 12 to 18 and a gap of 4, and each half of the row is as wide as that.
  @Test(arguments: [15, 60, 240], [StackAlignment.leading, .center])
  func `have lines of halves in their halves`(_ count: Int, _ alignment: StackAlignment) {
    let rows = (0..<count).map { row in
      let line = stack(
        .horizontal, [box(10, 8), box(12 + extra(row), 10)], .fillEqually, .leading, spacing: 4)
      let lines = stack(.vertical, [box(20, 12), line], .fill, .leading, spacing: 4)
      return stack(.horizontal, [lines, box(20, 30)], .fillEqually, alignment, spacing: 4)
    }
    layOutColumn(rows, .fill, .center)
    for (index, row) in rows.enumerated() {
      let half = 28 + 2 * extra(index)
      expect(row, width: 2 * half + 4)
      expect(row.arrangedSubviews[1], x: half + 4, width: half)
    }
  }

  /// A box of 20 beside lines of 30 and of up to 28: the box keeps its width, and the lines fill theirs.
  @Test(arguments: [15, 60, 240], [StackAlignment.leading, .center])
  func `keep a box beside lines`(_ count: Int, _ alignment: StackAlignment) {
    let rows = (0..<count).map { row in
      let lines = stack(.vertical, [box(30, 12), box(22 + extra(row), 10)])
      return stack(.horizontal, [box(20, 14), lines], .fill, alignment)
    }
    layOutColumn(rows)
    for row in rows {
      expect(row, width: 50)
      expect(row.arrangedSubviews[0], width: 20)
      expect(row.arrangedSubviews[1], x: 20, width: 30)
    }
  }

  /// Rows of a required picture of 20 and a text of 48 to 54 alternate with boxes, all around one center at 200.
  @Test(
    arguments: [15, 60, 240], [StackDistribution.fill, .equalSpacing, .equalCentering])
  func `are centered in turn with boxes`(_ count: Int, _ distribution: StackDistribution) {
    let rows = (0..<count).map { row -> View in
      if !row.isMultiple(of: 2) { return box(30 + extra(row), 18) }
      let picture = View()
      picture.makeConstraints { $0.size.equalTo(20) }
      let texts = [picture, box(48 + extra(row), 20)]
      return stack(.horizontal, texts, .equalCentering, .center)
    }
    layOutColumn(rows, distribution, .center, width: 400, height: CGFloat(40 * count))
    for (index, row) in rows.enumerated() {
      let width = (index.isMultiple(of: 2) ? 68 : 30) + extra(index)
      expect(row, x: (400 - width) / 2, width: width)
    }
  }

  /// A quarter of boxes and then rows of a picture and a text: the first center is 9 from the top, the last one 10 from the
  /// bottom, and the others divide what is between them.
  @Test(arguments: [15, 60, 240], [StackAlignment.leading, .center, .trailing])
  func `have equal centers below each other`(_ count: Int, _ alignment: StackAlignment) {
    let rows = (0..<count).map { row -> View in
      if row < count / 4 { return box(30 + extra(row), 18) }
      let picture = View()
      picture.makeConstraints { $0.size.equalTo(20) }
      return stack(.horizontal, [picture, box(48 + extra(row), 20)], .equalCentering, alignment)
    }
    let height = CGFloat(40 * count)
    layOutColumn(rows, .equalCentering, .leading, height: height)
    let distance = (height - 19) / CGFloat(count - 1)
    for (index, row) in rows.enumerated() { expect(row, midY: 9 + CGFloat(index) * distance) }
  }
}
