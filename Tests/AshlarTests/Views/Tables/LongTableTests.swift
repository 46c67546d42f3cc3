import Ashlar
import Testing

/// Tables of hundreds of rows, whose places are held against sums of the heights that the delegate gives.
struct `A long table` {
  let root = View(root: 320, 400)
  let table = TableView(name: "table")
  let source = Ladder([130, 0, 1, 64, 63, 200])

  init() {
    root.addSubview(table)
    table.makeConstraints { $0.edges.equalToSuperview() }
    table.register("row") { TableViewCell(frame: .zero) }
    table.dataSource = source
    table.delegate = source
  }

  /// Expects every row to stand where the heights of those above it put it.
  ///
  /// - Parameter height: The height of a row.
  private func expectPlaces(
    sourceLocation: SourceLocation = #_sourceLocation, _ height: (RowPath) -> CGFloat
  ) {
    var top: CGFloat = 0
    for path in source.paths {
      let expected = CGRect(x: 0, y: top, width: 320, height: height(path))
      #expect(table.rectForRow(at: path) == expected, sourceLocation: sourceLocation)
      top = expected.maxY
    }
    #expect(table.contentSize.height == top, sourceLocation: sourceLocation)
  }

  @Test func `stands where its heights put it`() {
    root.layoutIfNeeded()

    expectPlaces(Ladder.height)
    #expect(table.numberOfSections == 6)
    #expect((-1...6).map { table.numberOfRows(inSection: $0) } == [0, 130, 0, 1, 64, 63, 200, 0])
  }

  @Test func `shows the rows that are at every place of it`() {
    root.layoutIfNeeded()
    let bottom = table.contentSize.height - 400
    for offset in stride(from: CGFloat(0), through: bottom, by: 333) {
      table.contentOffset.y = offset
      root.layoutIfNeeded()
      let seen = source.paths.filter { path in
        let rectangle = table.rectForRow(at: path)
        return rectangle.maxY > offset && rectangle.minY < offset + 400
      }
      #expect(table.visibleRows == seen, "at \(offset)")
    }
  }

  @Test func `moves what is below a row that turns out to be higher than it was guessed`() {
    table.estimatedRowHeight = 16
    var seen: Set<RowPath> = []
    root.layoutIfNeeded()
    // Five rows take up 150 points: thirteen 360, and so the fourteenth is the last that begins above 400.
    #expect(table.visibleRows == Array(source.paths.prefix(14)))
    for offset: CGFloat in [0, 4_000, 1_111, 2_500, 300] {
      table.contentOffset.y = offset
      root.layoutIfNeeded()
      seen.formUnion(table.visibleRows)
      expectPlaces { seen.contains($0) ? Ladder.height($0) : 16 }
    }
  }

  @Test func `keeps its order when rows come and go`() {
    root.layoutIfNeeded()
    source.counts = [131, 1, 1, 64, 63, 200]
    table.insertRows(at: [RowPath(row: 0), RowPath(row: 0, section: 1)])
    root.layoutIfNeeded()
    // The rows below the new one keep the heights that they had one place higher.
    func afterInserting(_ path: RowPath) -> CGFloat {
      path.section == 0 && path.row > 0
        ? Ladder.height(RowPath(row: path.row - 1)) : Ladder.height(path)
    }
    expectPlaces(afterInserting)

    source.counts = [131, 1, 1, 64, 63, 0]
    table.deleteRows(at: (0..<200).map { RowPath(row: $0, section: 5) })
    root.layoutIfNeeded()
    expectPlaces(afterInserting)
  }
}

/// Rows of 10 to 50 points in steps of 10.
final class Ladder: TableViewDataSource, TableViewDelegate {
  var counts: [Int]

  init(_ counts: [Int]) {
    self.counts = counts
  }

  var paths: [RowPath] {
    counts.indices.flatMap { section in
      (0..<counts[section]).map { RowPath(row: $0, section: section) }
    }
  }

  static func height(_ path: RowPath) -> CGFloat {
    CGFloat(10 + 10 * ((path.row + path.section) % 5))
  }

  func numberOfSections(in tableView: TableView) -> Int { counts.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row")
  }

  func tableView(_ tableView: TableView, heightForRowAt path: RowPath) -> CGFloat {
    Self.height(path)
  }
}
