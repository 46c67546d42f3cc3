import Ashlar
import Testing

/// Long columns that are as wide as their longest row, or higher than their rows: at most 0.1 exchanges and 60 visits for
/// each view, whatever the length, and frames that follow from arithmetic.
struct `Columns with room`: StackGrowing {
  enum Order: CaseIterable {
    case inTurn, ascending, descending

    /// The lengths of the rows' second boxes.
    func lengths(_ count: Int) -> [CGFloat] {
      (0..<count).map { index in
        switch self {
        case .inTurn: CGFloat(30 + index % 3)
        case .ascending: CGFloat(30 + index)
        case .descending: CGFloat(30 + count - index)
        }
      }
    }
  }

  /// Boxes of 20, 25 and 18 and one more, with three gaps of at least 4: the longest row is 75 and its second box wide,
  /// and the gaps of the others share what is left.
  @Test(arguments: [30, 240], Order.allCases)
  func `are as wide as the longest of rows with equal gaps`(_ count: Int, _ order: Order) {
    let lengths = order.lengths(count)
    let rows = lengths.map { row($0, .equalSpacing) }
    layOut(stack(.vertical, rows, spacing: 2)) { $0.left.top.equalToSuperview() }

    let width = 75 + (lengths.max() ?? 0)
    for (row, length) in zip(rows, lengths) {
      let gap = (width - 63 - length) / 3
      #expect((row.frame.width - width).magnitude < 1e-6)
      #expect((row.arrangedSubviews[1].frame.minX - 20 - gap).magnitude < 1e-6)
    }
  }

  /// The rows have their least gaps, and the column is as wide as the longest of them.
  @Test(
    arguments: [30, 240],
    [StackAlignment.leading, .center, .trailing].flatMap { alignment in
      Order.allCases.map { (alignment, $0) }
    })
  func `are as wide as the longest of rows of their own widths`(
    _ count: Int, _ shape: (alignment: StackAlignment, order: Order)
  ) {
    let lengths = shape.order.lengths(count)
    let rows = lengths.map { row($0, .equalSpacing) }
    let column = stack(.vertical, rows, .fill, shape.alignment, spacing: 2)
    layOut(column) { $0.left.top.equalToSuperview() }

    let width = 75 + (lengths.max() ?? 0)
    #expect((column.frame.width - width).magnitude < 1e-6)
    for (row, length) in zip(rows, lengths) {
      let room = width - 75 - length
      let left: CGFloat =
        switch shape.alignment {
        case .center: room / 2
        case .trailing: room
        default: 0
        }
      #expect((row.frame.minX - left).magnitude < 1e-6)
      #expect((row.frame.width - 75 - length).magnitude < 1e-6)
    }
  }

  /// The centers of the two widest boxes, the second and the third, are nearest: half of both widths and 4 apart, as the
  /// others are then.
  @Test(
    arguments: [30, 60, 120],
    [StackAlignment.fill, .leading, .center, .trailing].flatMap { alignment in
      Order.allCases.map { (alignment, $0) }
    })
  func `are as wide as the longest of rows with equal distances between centers`(
    _ count: Int, _ shape: (alignment: StackAlignment, order: Order)
  ) {
    let lengths = shape.order.lengths(count)
    let rows = lengths.map { row($0, .equalCentering) }
    let column = stack(.vertical, rows, .fill, shape.alignment, spacing: 2)
    layOut(column) { $0.left.top.equalToSuperview() }

    let widths = lengths.map { 19 + 3 * ($0 / 2 + 16.5) }
    let width = widths.max() ?? 0
    #expect((column.frame.width - width).magnitude < 1e-6)
    for (row, own) in zip(rows, widths) {
      #expect((row.frame.width - (shape.alignment == .fill ? width : own)).magnitude < 1e-6)
    }
  }

  /// Boxes of 10 to 40. In each row the two neighbours that are the widest together ask for the distance of all centers, and
  /// the row that asks for the most has the least gap; the centers of the others share the width.
  @Test(arguments: [6, 9, 15], [12, 24, 48])
  func `are as wide as the longest of rows with many centers`(_ boxes: Int, _ count: Int) {
    let lengths = (0..<count).map { row in
      (0..<boxes).map { box -> CGFloat in
        let variety = (7 * row + 13 * box) % 31
        return 10 + CGFloat(variety)
      }
    }
    let rows = lengths.map { lengths in
      stack(.horizontal, lengths.map { box($0, 10) }, .equalCentering, .center, spacing: 4)
    }
    layOut(stack(.vertical, rows, spacing: 2)) { $0.left.top.equalToSuperview() }

    let ends = lengths.map { ($0[0] + $0[boxes - 1]) / 2 }
    let widths = (0..<count).map { row in
      let pairs = zip(lengths[row], lengths[row].dropFirst())
      let distance: CGFloat = pairs.map { ($0 + $1) / 2 }.max() ?? 0
      return ends[row] + CGFloat(boxes - 1) * (distance + 4)
    }
    let width = widths.max() ?? 0
    for (index, row) in rows.enumerated() {
      #expect((row.frame.width - width).magnitude < 1e-6)
      let distance = (width - ends[index]) / CGFloat(boxes - 1)
      let misplaced = row.arrangedSubviews.enumerated().filter { place, view in
        let center = lengths[index][0] / 2 + CGFloat(place) * distance
        return (view.frame.midX - center).magnitude > 1e-6
      }
      #expect(misplaced.isEmpty == true)
    }
  }

  /// Each box is longer than the one before, so that the last two ask for the distance of all centers.
  @Test(arguments: [15, 60, 120])
  func `have a row whose boxes get longer and longer`(_ count: Int) {
    let row = stack(
      .horizontal, (0..<count).map { box(CGFloat(10 + $0), 10) }, .equalCentering, spacing: 4)
    layOut(row) { $0.left.top.equalToSuperview() }

    let distance = CGFloat(count) + 12.5
    for (place, view) in row.arrangedSubviews.enumerated() {
      #expect((view.frame.midX - 5 - CGFloat(place) * distance).magnitude < 1e-6)
    }
  }

  /// Two boxes with a gap of 4 make the width of each row. The column is 300 wide.
  @Test(
    arguments: [15, 60, 240],
    [StackAlignment.leading, .center, .trailing].flatMap { alignment in
      [StackDistribution.fill, .equalSpacing, .equalCentering].map { (alignment, $0) }
    })
  func `have rows of their own widths in a given one`(
    _ count: Int, _ shape: (alignment: StackAlignment, distribution: StackDistribution)
  ) {
    let rows = (0..<count).map { index in
      stack(
        .horizontal, [fixed(10 + index % 7, 20), fixed(20 + index % 3, 20)], shape.distribution,
        spacing: 4)
    }
    layOut(stack(.vertical, rows, .fill, shape.alignment, spacing: 2)) { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(300)
    }

    for (index, row) in rows.enumerated() {
      let width = CGFloat(34 + index % 7 + index % 3)
      let left: CGFloat =
        switch shape.alignment {
        case .center: (300 - width) / 2
        case .trailing: 300 - width
        default: 0
        }
      #expect((row.frame.minX - left).magnitude < 1e-6)
      #expect((row.frame.width - width).magnitude < 1e-6)
    }
  }

  /// Two boxes with a gap of 4 make the width of each row, and the longest row that of the column.
  @Test(arguments: [15, 60, 240], [StackAlignment.center, .trailing])
  func `have rows of their own widths in the longest`(_ count: Int, _ alignment: StackAlignment) {
    let widths = (0..<count).map { 10 + ($0 * $0 * 7 + 13 * $0) % 30 }
    let rows = widths.map { stack(.horizontal, [fixed($0, 20), fixed(20, 20)], spacing: 4) }
    let column = stack(.vertical, rows, .fill, alignment, spacing: 2)
    layOut(column) { $0.left.top.equalToSuperview() }

    let longest = widths.max() ?? 0
    #expect((column.frame.width - CGFloat(24 + longest)).magnitude < 1e-6)
    for (row, width) in zip(rows, widths) {
      let room = CGFloat(longest - width)
      let left = alignment == .center ? room / 2 : room
      #expect((row.frame.minX - left).magnitude < 1e-6)
    }
  }

  /// Of several views with contents in a row the first is stretched.
  @Test(arguments: [15, 240], [2, 3, 6])
  func `have rows in which one of several views is stretched`(_ count: Int, _ contents: Int) {
    let rows = (0..<count).map { index in
      let views = (0..<contents).map { box(CGFloat(10 + (index + 3 * $0) % 11), 12) }
      return stack(.horizontal, [fixed(24, 24)] + views, .fill, .center, spacing: 4)
    }
    layOut(stack(.vertical, rows, spacing: 2)) { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(400)
    }

    for row in rows {
      let others = row.arrangedSubviews.dropFirst(2).map(\.contentSize.width)
      let stretched = 376 - CGFloat(4 * contents) - others.reduce(0, +)
      #expect((row.arrangedSubviews[1].frame.width - stretched).magnitude < 1e-6)
    }
  }

  /// The highest box makes the height of all rows.
  @Test(arguments: [15, 60, 240])
  func `have equal rows, each as high as the highest`(_ count: Int) {
    let rows = (0..<count).map { index in
      stack(.horizontal, [fixed(10 + index, 8 + 7 * index % 20)], .fill, .trailing)
    }
    layOut(stack(.vertical, rows, .fillEqually, .leading, spacing: 2)) { make in
      make.left.top.equalToSuperview()
      make.width.equalTo(300)
    }

    let height = (0..<count).map { CGFloat(8 + 7 * $0 % 20) }.max() ?? 0
    for row in rows { #expect((row.frame.height - height).magnitude < 1e-6) }
  }

  /// A box of a size that is required.
  private func fixed(_ width: Int, _ height: Int) -> View {
    let view = View()
    view.makeConstraints { make in
      make.width.equalTo(width)
      make.height.equalTo(height)
    }
    return view
  }

  /// Boxes of 20, 25 and 18 and one more, at least 4 apart.
  private func row(_ length: CGFloat, _ distribution: StackDistribution) -> StackView {
    stack(
      .horizontal, [box(20, 12), box(length, 14), box(25, 10), box(18, 12)], distribution, .center,
      spacing: 4)
  }

  /// All but the first row are 14 high, 2 apart; the first one has what is left of 20 points for each row.
  @Test(
    arguments: [60, 240],
    [StackDistribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering])
  func `stretch the first of their rows`(_ count: Int, _ distribution: StackDistribution) {
    let rows = (0..<count).map {
      stack(.horizontal, boxes($0), distribution, .center, spacing: 4)
    }
    let height = CGFloat(20 * count)
    layOut(stack(.vertical, rows, spacing: 2), height: height) { make in
      make.left.right.top.equalToSuperview()
      make.height.equalTo(height)
    }

    let first = height - CGFloat(16 * (count - 1))
    #expect((rows[0].frame.height - first).magnitude < 1e-6)
    for (index, row) in rows.enumerated().dropFirst() {
      #expect((row.frame.height - 14).magnitude < 1e-6)
      #expect((row.frame.minY - first - CGFloat(16 * index - 14)).magnitude < 1e-6)
    }
  }
}
