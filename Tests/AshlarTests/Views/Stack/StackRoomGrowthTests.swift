import Ashlar
import Testing

/// Long columns that are as wide as their longest row, or higher than their rows: at most 0.1 exchanges and 60 visits for
/// each view, whatever the length, and frames that follow from arithmetic.
@Suite struct `Columns with room`: StackGrowing {
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
  @Test(arguments: [30, 120, 480], [StackAlignment.fill, .leading, .center, .trailing])
  func `are as wide as the longest of rows with equal distances between centers`(
    _ count: Int, _ alignment: StackAlignment
  ) {
    let lengths = Order.inTurn.lengths(count)
    let rows = lengths.map { row($0, .equalCentering) }
    let column = stack(.vertical, rows, .fill, alignment, spacing: 2)
    layOut(column) { $0.left.top.equalToSuperview() }

    for (row, length) in zip(rows, lengths) {
      let width = alignment == .fill ? 116.5 : 19 + 3 * (length / 2 + 16.5)
      #expect((row.frame.width - width).magnitude < 1e-6)
    }
    #expect((column.frame.width - 116.5).magnitude < 1e-6)
  }

  /// Boxes of 20, 25 and 18 and one more, at least 4 apart.
  private func row(_ length: CGFloat, _ distribution: StackDistribution) -> StackView {
    stack(
      .horizontal, [box(20, 12), box(length, 14), box(25, 10), box(18, 12)], distribution, .center,
      spacing: 4)
  }

  /// All but the first row are 14 high, 2 apart; the first one has what is left of 20 points for each row.
  @Test(
    arguments: [120, 480],
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
