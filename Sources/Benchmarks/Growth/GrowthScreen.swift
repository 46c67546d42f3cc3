import Ashlar

/// A screen of stacks or of shares that people nest, by a number that says how large it is.
struct GrowthScreen: Growing {
  let name: String
  let sizes: [Int]

  var room = Room.width

  let make: @Sendable (Int) -> View

  /// Which sides of the screen are given.
  enum Room {
    /// As wide as its root.
    case width

    /// As wide as its root, and 30 points high for each of a number of rows.
    case height

    /// As large as its root.
    case all

    /// As large as what is inside it.
    case none
  }

  static let all = [
    GrowthScreen(name: "huge nested, equal stacks", sizes: [2, 3, 4], room: .all) {
      nestedStacks($0, .vertical)
    },
    GrowthScreen(name: "huge nested, equal shares", sizes: [2, 3, 4], room: .all) {
      nestedShares($0, .vertical)
    },
    GrowthScreen(name: "list of messages", sizes: [250, 500, 1_000]) { count in
      column((0..<count).map(message), spacing: 8)
    },
    GrowthScreen(name: "grid of stacks", sizes: [4, 8, 16]) { count in
      column((0..<count).map { _ in grid(4, .horizontal) })
    },
    GrowthScreen(name: "column higher than its rows", sizes: [120, 480, 1_920], room: .height) {
      column(rows($0, .equalSpacing))
    },
    GrowthScreen(name: "column as wide as its rows, filled", sizes: [120, 480, 1_920], room: .none)
    {
      column(rows($0, .equalSpacing))
    },
    GrowthScreen(name: "column as wide as its rows, leading", sizes: [30, 120, 480], room: .none) {
      let column = column(rows($0, .equalSpacing))
      column.alignment = .leading
      return column
    },
    GrowthScreen(
      name: "column as wide as its rows, equal centers", sizes: [30, 120, 480], room: .none
    ) {
      column(rows($0, .equalCentering))
    },
    GrowthScreen(
      name: "column as wide as its rows, equal centers, other lengths", sizes: [30, 60, 120],
      room: .none
    ) { count in
      column(rows(count, .equalCentering, lengths: count))
    },
    GrowthScreen(
      name: "column as wide as its rows, equal centers, many boxes", sizes: [12, 24, 48],
      room: .none
    ) { count in
      column((0..<count).map { row in centered((0..<9).map { 10 + (7 * row + 13 * $0) % 31 }) })
    },
    GrowthScreen(
      name: "column as wide as its rows, lines beside pictures", sizes: [30, 120, 480], room: .none
    ) { count in
      column(
        (0..<count).map { row in
          let extra = CGFloat(row % 7)
          return stack(
            .horizontal,
            [box(30 + extra, 15), column([box(40 + extra, 13), box(42 + extra, 19)])])
        })
    },
    GrowthScreen(
      name: "column higher than its rows, in proportion", sizes: [30, 60, 120], room: .height
    ) { count in
      column((0..<count).map { _ in stack(.horizontal, [proportional()]) })
    },
    GrowthScreen(name: "box beside four centers", sizes: [120, 240, 480], room: .none) { count in
      column((0..<count).map { _ in boxBesideFourCenters() })
    },
    GrowthScreen(
      name: "box beside four centers, in proportion", sizes: [60, 120, 240], room: .none
    ) { count in
      let rows = column((0..<count).map { _ in boxBesideFourCenters() })
      rows.distribution = .fillProportionally
      return rows
    },
    GrowthScreen(name: "row with equal centers, each longer", sizes: [15, 30, 60]) { count in
      centered((0..<count).map { 10 + $0 })
    },
  ]
}

// MARK: - Laying out

extension GrowthScreen {
  /// Makes the screen and lays it out first, which alone is timed.
  func run(_ size: Int) -> GrowthRow {
    let root = View(frame: CGRect(x: 0, y: 0, width: 5_000, height: 5_000))
    let screen = make(size)
    root.addSubview(screen)
    screen.makeConstraints { make in
      make.left.top.equalToSuperview()
      if room != .none { make.right.equalToSuperview() }
      if room == .all { make.bottom.equalToSuperview() }
      if room == .height { make.height.equalTo(30 * size) }
    }
    let seconds = Stopwatch.work.time { root.layoutIfNeeded() } * 1e-9
    return GrowthRow(
      views: screen.subtree.reduce(0) { count, _ in count + 1 }, seconds: seconds,
      exchanges: root.layoutWork.pivots, visits: root.layoutWork.unknownsVisited)
  }
}

// MARK: - Screens

extension GrowthScreen {
  private static func column(_ views: [View], spacing: CGFloat = 0) -> StackView {
    stack(.vertical, views, spacing: spacing)
  }

  private static func stack(_ axis: LayoutAxis, _ views: [View], spacing: CGFloat = 0) -> StackView
  {
    let stack = StackView(arrangedSubviews: views)
    stack.axis = axis
    stack.spacing = spacing
    return stack
  }

  private static func box(_ width: CGFloat, _ height: CGFloat) -> View {
    let view = View()
    view.contentSize = CGSize(width: width, height: height)
    return view
  }

  /// Rows of four boxes, of some lengths in turn.
  private static func rows(
    _ count: Int, _ distribution: StackDistribution, lengths: Int = 3
  ) -> [View] {
    (0..<count).map { number in
      let boxes = [box(20, 12), box(30 + CGFloat(number % lengths), 14), box(25, 10), box(18, 12)]
      let row = stack(.horizontal, boxes, spacing: 4)
      row.distribution = distribution
      row.alignment = .center
      return row
    }
  }

  /// A row of boxes of some lengths, with equal distances between their centers.
  private static func centered(_ lengths: [Int]) -> View {
    let row = stack(.horizontal, lengths.map { box(CGFloat($0), 10) }, spacing: 4)
    row.distribution = .equalCentering
    return row
  }

  /// A required height of 16 and a content of 10 in proportion to their heights.
  private static func proportional() -> View {
    let picture = View()
    picture.makeConstraints { $0.height.equalTo(16) }
    let column = column([picture, box(43, 10)])
    column.distribution = .fillProportionally
    return column
  }

  /// A box, and beside it four with equal distances between their centers below each other.
  private static func boxBesideFourCenters() -> View {
    let four = column((0..<4).map { _ in box(10, 10) })
    four.distribution = .equalCentering
    return stack(.horizontal, [box(10, 10), four])
  }

  /// Ten boxes that share what contains them, in each of which are ten more, along the other axis.
  private static func nestedStacks(_ depth: Int, _ axis: LayoutAxis) -> View {
    if depth == 0 { return View() }
    let stack = stack(axis, (0..<10).map { _ in nestedStacks(depth - 1, axis.other) })
    stack.distribution = .fillEqually
    return stack
  }

  /// The same without stacks.
  private static func nestedShares(_ depth: Int, _ axis: LayoutAxis) -> View {
    let view = View()
    if depth == 0 { return view }
    let shares = (0..<10).map { _ in nestedShares(depth - 1, axis.other) }
    for share in shares { view.addSubview(share) }
    shares.distribute(along: axis, fixedSpacing: 0)
    shares.makeConstraints { make in
      if axis == .horizontal {
        make.top.bottom.equalToSuperview()
      } else {
        make.left.right.equalToSuperview()
      }
    }
    return view
  }

  /// A picture, and beside it a name, a time and a text of several lines.
  private static func message(_ number: Int) -> View {
    let text = Label(
      text: String(repeating: "Some words of message \(number). ", count: 1 + number % 4))
    text.numberOfLines = 0
    let head = stack(
      .horizontal,
      [Label(text: "Name \(number % 9)"), View(), Label(text: "12:0\(number % 10)")])
    let picture = View()
    picture.makeConstraints { $0.size.equalTo(40) }
    let message = stack(.horizontal, [picture, column([head, text])], spacing: 8)
    message.alignment = .leading
    return message
  }

  /// Rows of columns of rows of columns, 2 × 4 × 2 × 4, of a mark and a text.
  private static func grid(_ depth: Int, _ axis: LayoutAxis) -> View {
    if depth == 0 {
      let row = stack(.horizontal, [box(5, 5), Label(text: "Lorem ipsum dolor sit amet.")])
      row.alignment = .center
      return row
    }
    let count = depth.isMultiple(of: 2) ? 4 : 2
    return stack(axis, (0..<count).map { _ in grid(depth - 1, axis.other) })
  }
}

extension LayoutAxis {
  fileprivate var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}
