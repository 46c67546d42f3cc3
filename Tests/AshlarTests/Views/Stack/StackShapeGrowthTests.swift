import Ashlar
import Testing

/// Long lists of other shapes: at most 0.1 exchanges and 60 visits for each view, whatever the length, and frames that
/// follow from arithmetic.
struct `Lists of many shapes`: StackGrowing {
  private func texts(_ index: Int) -> [View] {
    (0..<3).map { place in
      let text = Label(text: "Text")
      text.font = Font.system(CGFloat(12 + 3 * place + index % 2))
      return text
    }
  }

  private func rows(
    _ count: Int, _ distribution: StackDistribution, _ alignment: StackAlignment,
    spacing: CGFloat = 0
  ) -> [StackView] {
    (0..<count).map { stack(.horizontal, boxes($0), distribution, alignment, spacing: spacing) }
  }

  /// The second box, of 14, is the highest: the others end where it does.
  @Test func `of rows with level bottoms`() {
    let rows = rows(120, .fill, .bottom)
    layOut(stack(.vertical, rows))

    for row in rows {
      #expect((row.frame.height - 14).magnitude < 1e-6)
      #expect(row.arrangedSubviews.allSatisfy { ($0.frame.maxY - 14).magnitude < 1e-6 })
    }
    #expect((rows[119].frame.minY - 119 * 14).magnitude < 1e-6)
  }

  /// The second box, of 32 at most, is the widest: the others end where it does.
  @Test func `of columns with level right edges`() {
    let columns = (0..<120).map { stack(.vertical, boxes($0), .fill, .trailing) }
    layOut(stack(.horizontal, columns), width: 40_000) { $0.left.top.bottom.equalToSuperview() }

    for (index, column) in columns.enumerated() {
      let width = CGFloat(30 + index % 3)
      #expect((column.frame.width - width).magnitude < 1e-6)
      #expect(column.arrangedSubviews.allSatisfy { ($0.frame.maxX - width).magnitude < 1e-6 })
    }
  }

  /// Texts of 12, 15 and 18 points, or of one more, of one line each: their baselines are level.
  @Test(arguments: [StackAlignment.firstBaseline, .lastBaseline])
  func `of texts on a line`(_ alignment: StackAlignment) {
    let rows = (0..<120).map { stack(.horizontal, texts($0), .fill, alignment, spacing: 4) }
    layOut(stack(.vertical, rows))

    for row in rows {
      let texts = row.arrangedSubviews.compactMap { $0 as? Label }
      let lines = texts.map { $0.frame.minY + $0.firstBaselineOffsetFromTop }
      #expect(lines.allSatisfy { ($0 - lines[0]).magnitude < 1e-9 })
    }
  }

  /// The first center is at 10, the last at 500 - 9 = 491: the others stand at a third and two thirds between.
  @Test func `of centers at equal distances`() {
    let rows = rows(120, .equalCentering, .center)
    layOut(stack(.vertical, rows))

    for row in rows {
      let centers = row.arrangedSubviews.map { $0.frame.midX }
      let expected: [CGFloat] = [10, 10 + 481 / 3, 10 + 2 * 481 / 3, 491]
      #expect(zip(centers, expected).allSatisfy { ($0 - $1).magnitude < 1e-6 })
    }
  }

  /// Boxes of 20, 30 to 32, 25 and 18 share 500 in these proportions.
  @Test func `of proportions`() {
    let rows = rows(120, .fillProportionally, .fill)
    layOut(stack(.vertical, rows))

    for (index, row) in rows.enumerated() {
      let middle = CGFloat(30 + index % 3)
      let sum = 20 + middle + 25 + 18
      let widths = row.arrangedSubviews.map(\.frame.width)
      let expected = [20, middle, 25, 18].map { 500 * $0 / sum }
      #expect(zip(widths, expected).allSatisfy { ($0 - $1).magnitude < 1e-3 })
    }
  }

  /// A text beside a picture of 40: its height is known when its width is, and decides that of the row if it is more.
  @Test(arguments: [StackAlignment.top, .center, .bottom])
  func `of texts that become higher than what stands beside them`(_ alignment: StackAlignment) {
    let rows = (0..<240).map { index in
      let text = Label(text: String(repeating: "Some words of a row. ", count: 1 + index % 6))
      text.numberOfLines = 0
      let picture = View()
      picture.makeConstraints { $0.size.equalTo(40) }
      return stack(.horizontal, [picture, text, box(20, 20)], .fill, alignment, spacing: 8)
    }
    layOut(stack(.vertical, rows))

    for row in rows {
      let text = row.arrangedSubviews[1].frame
      #expect(text.width <= 500 - 40 - 20 - 16 + 1e-6)
      #expect((row.frame.height - max(40, text.height)).magnitude < 1e-6)
    }
  }

  /// Children of 8 levels of three: a tenth as wide and eight tenths as high as what contains them.
  @Test func `of shares of what contains them`() {
    func shares(_ depth: Int) -> View {
      let view = View()
      if depth == 0 { return view }
      let children = (0..<8).map { _ in shares(depth - 1) }
      for (index, child) in children.enumerated() {
        view.addSubview(child)
        child.makeConstraints { make in
          make.width.equalToSuperview().multipliedBy(0.1)
          make.height.equalToSuperview().multipliedBy(0.8)
          make.centerY.equalToSuperview()
          if index == 0 {
            make.left.equalToSuperview()
          } else {
            make.left.equalTo(children[index - 1].right)
          }
        }
      }
      return view
    }
    let outer = shares(3)
    layOut(outer, width: 1000, height: 1000) { $0.edges.equalToSuperview() }

    var view = outer
    while let inner = view.subviews.last { view = inner }
    // 1000 · 0.1³ and 1000 · 0.8³; the last of eight begins at seven tenths of 10, in the middle of 640.
    #expect((view.frame.width - 1).magnitude < 1e-9)
    #expect((view.frame.height - 512).magnitude < 1e-9)
    #expect((view.frame.minX - 7).magnitude < 1e-9)
    #expect((view.frame.minY - 64).magnitude < 1e-9)
  }

  /// A row of each kind, again and again, in a scroll view.
  @Test func `of all of that in a scroll view`() {
    let rows = (0..<120).map { index in
      switch index % 5 {
      case 0: stack(.horizontal, texts(index), .fill, .firstBaseline, spacing: 4)
      case 1: stack(.horizontal, boxes(index), .fillEqually, .center, spacing: 4)
      case 2: stack(.horizontal, boxes(index), .equalSpacing, .bottom)
      case 3:
        stack(
          .horizontal, [box(40, 40), stack(.vertical, texts(index), .fill, .leading)], .fill, .top)
      default: stack(.horizontal, boxes(index), .fillProportionally, .fill)
      }
    }
    let column = stack(.vertical, rows, spacing: 4)
    let scroll = ScrollView()
    scroll.addSubview(column)
    column.makeConstraints { make in
      make.edges.equalTo(scroll.contentLayoutGuide)
      make.width.equalTo(scroll.frameLayoutGuide)
    }
    layOut(scroll) { $0.edges.equalToSuperview() }

    #expect(rows.allSatisfy { $0.frame.width == 500 })
    #expect((scroll.contentSize.height - rows[119].frame.maxY).magnitude < 1e-6)
    #expect((rows[1].frame.height - 14).magnitude < 1e-6)
    #expect((rows[2].frame.height - 14).magnitude < 1e-6)
  }
}
