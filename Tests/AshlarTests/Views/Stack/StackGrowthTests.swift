import Ashlar
import Testing

/// Long columns of stacks, as people write them: at most 0.1 exchanges and 60 visits for each view, whatever the length.
struct `Columns of stacks`: StackGrowing {
  private func across(_ axis: LayoutAxis) -> LayoutAxis {
    axis == .horizontal ? .vertical : .horizontal
  }

  @Test(
    arguments: [
      StackDistribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
    ],
    [StackAlignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
  func `cost the same for each row`(_ distribution: StackDistribution, _ alignment: StackAlignment)
  {
    for length in [30, 120] {
      let rows = (0..<length).map {
        stack(.horizontal, boxes($0), distribution, alignment, spacing: 4)
      }
      layOut(stack(.vertical, rows, spacing: 2), width: 500)
    }
  }

  @Test(arguments: [
    StackDistribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ])
  func `may have hidden views and margins`(_ distribution: StackDistribution) {
    let rows = (0..<60).map { index in
      let row = stack(.horizontal, boxes(index), distribution, .center, spacing: 4)
      row.arrangedSubviews[index % 4].isHidden = true
      row.isLayoutMarginsRelativeArrangement = true
      return row
    }

    layOut(stack(.vertical, rows, spacing: 2), width: 500)
  }

  /// Rows of rows of rows: columns of a mark and a text, of which the first of all are stretched. Each is 25 wide. Of 1000
  /// points 4 columns beside each other leave the first one 1000 − 3·25 = 925, and of that its first mark 905.
  @Test func `may be grids of grids`() {
    var leaves: [StackView] = []
    func grid(_ depth: Int, _ axis: LayoutAxis) -> View {
      guard depth > 0 else {
        leaves.append(stack(.horizontal, [box(5, 5), box(20, 14)], .fill, .center))
        return leaves[leaves.count - 1]
      }
      let fan = depth % 2 == 0 ? 4 : 2
      return stack(axis, (0..<fan).map { _ in grid(depth - 1, across(axis)) })
    }

    let rows = (0..<8).map { _ in grid(2, .horizontal) }
    layOut(stack(.vertical, rows), width: 1000)

    for row in 0..<8 {
      let own = leaves[8 * row..<8 * row + 8].map(\.frame)
      let widths = own.map(\.width)
      #expect(widths == [925, 925, 25, 25, 25, 25, 25, 25])
      #expect(own.map(\.height) == Array(repeating: 14, count: 8))
    }
    #expect(leaves[0].arrangedSubviews[0].frame == CGRect(x: 0, y: 4.5, width: 905, height: 5))
    layOut(stack(.vertical, (0..<3).map { _ in grid(4, .horizontal) }), width: 5000)
  }

  /// A list of messages: a picture, and beside it a name, a time, and a text of several lines.
  @Test func `may be messages`() {
    let messages = (0..<60).map { index in
      let text = Label(text: String(repeating: "Some words. ", count: 1 + index % 4))
      text.numberOfLines = 0
      let head = stack(
        .horizontal, [Label(text: "Name"), View(), Label(text: "12:0\(index % 10)")])
      let picture = View()
      picture.makeConstraints { $0.size.equalTo(40) }
      return stack(
        .horizontal, [picture, stack(.vertical, [head, text])], .fill, .leading, spacing: 8)
    }

    layOut(stack(.vertical, messages, spacing: 8), width: 320)
  }

  @Test(arguments: [LayoutAxis.horizontal, .vertical])
  func `may share what contains them`(_ axis: LayoutAxis) {
    func shares(_ depth: Int, _ axis: LayoutAxis) -> View {
      depth == 0
        ? View() : stack(axis, (0..<4).map { _ in shares(depth - 1, across(axis)) }, .fillEqually)
    }
    let outer = shares(4, axis)
    layOut(outer, width: 1024, height: 1024) { $0.edges.equalToSuperview() }

    // Two of four levels divide each length by 4: 1024 / 16.
    var view = outer
    while let inner = view.subviews.last { view = inner }
    #expect(view.frame.size == CGSize(width: 64, height: 64))
  }
}
