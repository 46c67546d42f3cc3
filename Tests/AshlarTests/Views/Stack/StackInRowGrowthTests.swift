import Ashlar
import Testing

/// Long columns at their own width, of rows that have columns beside boxes: at most 0.1 exchanges and 60 visits for each
/// view, whatever the length, and frames that follow from arithmetic.
struct `Columns of rows with columns in them`: StackGrowing {
  /// Widths that repeat after seven rows, so that the widest row comes again and again.
  private func extra(_ row: Int) -> CGFloat { CGFloat(row % 7) }

  private func layOutColumn(
    _ rows: [View], _ distribution: StackDistribution = .fill, _ alignment: StackAlignment = .fill
  ) -> StackView {
    let column = stack(.vertical, rows, distribution, alignment)
    layOut(column, width: 800, height: 20_000) { $0.left.top.equalToSuperview() }
    return column
  }

  private func expect(
    _ view: View, x: CGFloat? = nil, y: CGFloat? = nil, width: CGFloat? = nil,
    height: CGFloat? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let frame = view.frame
    for (number, wanted) in [
      (frame.minX, x), (frame.minY, y), (frame.width, width), (frame.height, height),
    ] {
      if let wanted {
        #expect((number - wanted).magnitude < 1e-6, sourceLocation: sourceLocation)
      }
    }
  }

  /// Two lines under each other want their width more than one picture, which takes the rest of the width. The longest
  /// row has a picture of 36 beside a line of 48.
  @Test(arguments: [15, 60, 240])
  func `let the picture take the rest`(_ count: Int) {
    let rows = (0..<count).map { row in
      let lines = stack(.vertical, [box(40 + extra(row), 13), box(42 + extra(row), 19)])
      return stack(.horizontal, [box(30 + extra(row), 15), lines])
    }
    let column = layOutColumn(rows)
    expect(column, width: 84)
    for (index, row) in rows.enumerated() {
      expect(row.arrangedSubviews[0], width: 84 - 42 - extra(index), height: 32)
      expect(row.arrangedSubviews[1], width: 42 + extra(index))
    }
  }

  /// The same with the picture behind the lines.
  @Test(arguments: [15, 60, 240])
  func `let a picture behind the lines take the rest`(_ count: Int) {
    let rows = (0..<count).map { row in
      let lines = stack(.vertical, [box(30 + extra(row), 15), box(61 + extra(row), 17)])
      return stack(.horizontal, [lines, box(30 + extra(row), 15)])
    }
    expect(layOutColumn(rows), width: 103)
    for (index, row) in rows.enumerated() {
      expect(row.arrangedSubviews[0], width: 61 + extra(index))
      expect(row.arrangedSubviews[1], x: 61 + extra(index), width: 42 - extra(index), height: 32)
    }
  }

  /// The lines ask for the height: 12, 19 and nothing between them. The box beside them wants 12, and is 31 high.
  @Test(arguments: [StackDistribution.equalSpacing, .equalCentering], [15, 60, 240])
  func `are as high as the lines`(_ distribution: StackDistribution, _ count: Int) {
    let rows = (0..<count).map { row in
      let lines = stack(.vertical, [box(20 + extra(row), 12), box(47, 19)], distribution)
      return stack(.horizontal, [lines, box(36 + extra(row), 12)])
    }
    expect(layOutColumn(rows), height: 31 * CGFloat(count))
    for row in rows {
      expect(row.arrangedSubviews[1], height: 31)
      expect((row.arrangedSubviews[0] as? StackView)?.arrangedSubviews[1] ?? row, y: 12, height: 19)
    }
  }

  /// A picture of 40, and beside it two lines of which the longer one has 50 to 56: 100 with the gap of 4.
  @Test(arguments: [15, 60, 240], [StackDistribution.fill, .equalSpacing, .equalCentering])
  func `are as wide as the longest message`(_ count: Int, _ distribution: StackDistribution) {
    let rows = (0..<count).map { row in
      let picture = box(10, 14)
      picture.makeConstraints { $0.width.equalTo(40) }
      let lines = stack(.vertical, [box(30 + extra(row), 12), box(50 + extra(row), 20)])
      let message = stack(.horizontal, [picture, lines], distribution)
      message.spacing = 4
      return message
    }
    expect(layOutColumn(rows), width: 100, height: 32 * CGFloat(count))
    for row in rows { expect(row.arrangedSubviews[0], x: 0, width: 40, height: 32) }
  }

  /// Lines of 44 to 50 at the left of their column, beside boxes of 20 to 26: 80 with the gap of 4, which is larger in
  /// shorter rows.
  @Test(arguments: [15, 60, 240], [StackAlignment.fill, .leading, .center, .trailing])
  func `have the rest between box and lines`(_ count: Int, _ alignment: StackAlignment) {
    let rows = (0..<count).map { row in
      let lines = stack(
        .vertical, [box(30 + extra(row), 12), box(44 + extra(row), 10)], .fill, .leading)
      let both = stack(.horizontal, [box(20 + extra(row), 12), lines], .equalSpacing, alignment)
      both.spacing = 4
      return both
    }
    expect(layOutColumn(rows), width: 80)
    for (index, row) in rows.enumerated() {
      expect(row.arrangedSubviews[0], x: 0, width: 20 + extra(index))
      expect(row.arrangedSubviews[1], x: 36 - extra(index), width: 44 + extra(index))
    }
  }

  /// Boxes of 20, 33 and 27, each up to 6 longer: the centers of the longest row are 40 apart, 109.5 with both halves at the
  /// ends. The center of the middle box is at 53 in each row.
  @Test(arguments: [15, 60, 240], [StackAlignment.fill, .leading, .center, .trailing])
  func `have three boxes with equal centers`(_ count: Int, _ alignment: StackAlignment) {
    let rows = (0..<count).map { row in
      let boxes = [20, 33, 27].map { box($0 + extra(row), 12) }
      let centered = stack(.horizontal, boxes, .equalCentering, alignment)
      centered.spacing = 4
      return centered
    }
    expect(layOutColumn(rows), width: 109.5)
    for (index, row) in rows.enumerated() {
      expect(row.arrangedSubviews[1], x: 53 - (33 + extra(index)) / 2, width: 33 + extra(index))
    }
  }

  /// Each row is twice as wide as the widest of all halves, 74; a line in a half keeps its width.
  @Test(arguments: [StackAlignment.leading, .center, .trailing], [15, 60, 240])
  func `are twice as wide as the widest half`(_ alignment: StackAlignment, _ count: Int) {
    let rows = (0..<count).map { row in
      let half = stack(.vertical, [box(68 + extra(row), 36)], .fill, alignment)
      return stack(.horizontal, [half, box(42 + extra(row), 32)], .fillEqually)
    }
    expect(layOutColumn(rows), width: 148)
    for (index, row) in rows.enumerated() {
      expect(row.arrangedSubviews[0], width: 74, height: 36)
      expect(row.arrangedSubviews[1], x: 74, width: 74)
      let line = (row.arrangedSubviews[0] as? StackView)?.arrangedSubviews[0]
      expect(line ?? row, width: 68 + extra(index))
    }
  }

  /// Required widths of 22 and 38 with no least gap: the rows are 60 wide, and so is the column.
  @Test(
    arguments: [StackDistribution.equalCentering, .equalSpacing],
    [StackAlignment.leading, .center, .trailing])
  func `are as wide as required widths`(
    _ distribution: StackDistribution, _ alignment: StackAlignment
  ) {
    let rows = (0..<60).map { _ in
      let views = [22, 38].map { width in
        let view = View()
        view.makeConstraints { $0.size.equalTo(CGSize(width: width, height: 28)) }
        return view
      }
      return stack(.horizontal, views, distribution, .leading)
    }
    expect(layOutColumn(rows, .fill, alignment), width: 60)
    for row in rows { expect(row.arrangedSubviews[1], x: 22, width: 38) }
  }

  /// A required height of 22 and a content of 15 in each of rows of one height, which is their sum.
  @Test(arguments: [15, 60, 240])
  func `are all as high as their contents`(_ count: Int) {
    let rows = (0..<count).map { _ in
      let picture = View()
      picture.makeConstraints { $0.size.equalTo(CGSize(width: 27, height: 22)) }
      let inner = stack(.vertical, [picture, box(30, 15)], .equalSpacing)
      return stack(.horizontal, [inner], .fill, .center)
    }
    expect(layOutColumn(rows, .fillEqually), height: 37 * CGFloat(count))
    for (index, row) in rows.enumerated() { expect(row, y: 37 * CGFloat(index), height: 37) }
  }

  /// The widest row has no gap: 47, 36 and 36 in turn with the others.
  @Test(arguments: [15, 60, 240])
  func `share the rest between boxes and a column`(_ count: Int) {
    let rows = (0..<count).map { row in
      let line = stack(.vertical, [box(41 + extra(row), 21)], .fill, .leading)
      return stack(
        .horizontal, [line, box(30 + extra(row), 15), box(30 + extra(row), 15)], .equalSpacing)
    }
    expect(layOutColumn(rows), width: 119)
    for (index, row) in rows.enumerated() {
      let gap = (119 - 101 - 3 * extra(index)) / 2
      expect(row.arrangedSubviews[1], x: 41 + extra(index) + gap, width: 30 + extra(index))
    }
  }

  /// A required height of 16 and a content of 10 share their row in proportion, and the rows are 26 high but for the first,
  /// whose content gets what is left of 30 for each.
  @Test(arguments: [15, 60, 240])
  func `stretch the first content where a length is required`(_ count: Int) {
    let rows = (0..<count).map { _ in
      let picture = View()
      picture.makeConstraints { $0.height.equalTo(16) }
      let inner = stack(.vertical, [picture, box(43, 10)], .fillProportionally)
      return stack(.horizontal, [inner])
    }
    let height = CGFloat(30 * count)
    let column = stack(.vertical, rows)
    layOut(column, width: 800, height: height) { make in
      make.left.top.right.equalToSuperview()
      make.height.equalTo(height)
    }
    let first = height - 26 * CGFloat(count - 1)
    for (index, row) in rows.enumerated() {
      let inner = row.arrangedSubviews[0] as? StackView ?? row
      expect(row, height: index == 0 ? first : 26)
      expect(inner.arrangedSubviews[0], height: 16)
      expect(inner.arrangedSubviews[1], y: 16, height: index == 0 ? first - 16 : 10)
    }
  }
}
