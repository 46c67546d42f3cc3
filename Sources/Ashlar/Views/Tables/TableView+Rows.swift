// MARK: - Heights

extension TableView {
  /// How high a row is that nobody has measured, in points.
  var estimate: CGFloat { max(0, estimatedRowHeight) }

  /// How high the line below each row is, in points.
  private var lineHeight: CGFloat {
    guard separatorStyle == .singleLine, let scale = environment.displayScale else { return 0 }
    return 1 / scale
  }

  /// How much at the sides of each row is not for its content, in points.
  private var sides: EdgeInsets {
    if !insetsContentViewsToSafeArea { return .zero }
    let safe = safeAreaInsets
    return EdgeInsets(top: 0, left: max(0, safe.left), bottom: 0, right: max(0, safe.right))
  }

  /// How many rows each section has, as the data source says.
  func rowCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = legalCount(dataSource.numberOfSections(in: self), of: "sections")
    return (0..<sections).map {
      legalCount(dataSource.tableView(self, numberOfRowsInSection: $0), of: "rows")
    }
  }

  private func legalCount(_ count: Int, of things: String) -> Int {
    if count < 0 { report(.negativeCount(count, of: "\(reportName)'s \(things)"), at: nil) }
    return max(0, count)
  }

  /// The height of a row, in points, measured if need be. 0 for a row that does not exist.
  public func heightForRow(at path: RowPath) -> CGFloat {
    prepareHeights()
    guard heights?.contains(path) ?? false else { return 0 }
    measure(path)
    return heights?[path].height ?? 0
  }

  /// The rectangle of a row in the area that the table scrolls, in points, as far as heights are known.
  public func rectForRow(at path: RowPath) -> CGRect {
    prepareHeights()
    guard let number = heights?.known(path), let top = heights?.top(of: number) else {
      return .zero
    }
    return CGRect(x: 0, y: top, width: bounds.width, height: heights?[path].height ?? 0)
  }

  /// Forgets heights that are of no use any more, and asks how many rows there are.
  private func prepareHeights() {
    let line = lineHeight
    let sides = sides
    let texts = tree.knownTexts
    if measuredWidth != bounds.width || measuredSides != sides || measuredLine != line
      || measuredTexts !== texts
    {
      measuredWidth = bounds.width
      measuredSides = sides
      measuredLine = line
      measuredTexts = texts
      heightsByKey = [:]
      heights?.forgetAll(estimate: estimate)
    }
    if heights == nil { heights = RowHeights(counts: rowCounts(), estimate: estimate) }
  }

  /// Finds the height of a row, unless it is known.
  private func measure(_ path: RowPath) {
    guard let row = heights?[path], !row.isMeasured else { return }
    let given = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    let height: CGFloat
    if given == TableView.automaticDimension {
      height = automaticHeight(path)
    } else if given >= 0, given.isComputable {
      height = given
    } else {
      report(
        .notComputable(GeometryText.number(Double(given)), for: "the height of \(path)"), at: nil)
      height = 0
    }
    heights?[path] = RowHeights.Entry(height: height, isMeasured: true)
  }

  private func automaticHeight(_ path: RowPath) -> CGFloat {
    let key = delegate?.tableView(self, sizeKeyForRowAt: path)
    if let key, let known = heightsByKey[key] {
      sizingWork.hits += 1
      return known
    }
    guard let height = fittingHeight(path) else { return 0 }
    if let key { heightsByKey[key] = height }
    return height
  }

  /// The height that the constraints of a row's cell give it.
  private func fittingHeight(_ path: RowPath) -> CGFloat? {
    guard let number = heights?.number(of: path) else { return nil }
    sizingWork.solves += 1
    if let cell = cells[number] { return height(of: cell) }
    guard let cell = dataSource?.tableView(self, cellForRowAt: path) else { return nil }
    let height = height(of: cell)
    if cell.superview == nil { recycle(cell) }
    return height
  }

  private func height(of cell: TableViewCell) -> CGFloat {
    leaveRoom(in: cell)
    if cell.superview == nil {
      cell.environment = environment.withoutScreen
      cell.shareTexts(of: self)
    }
    return cell.height(forWidth: bounds.width)
  }
}

extension TableView {
  /// Tells a cell how much of it is not for its content.
  private func leaveRoom(in cell: TableViewCell) {
    cell.separatorHeight = measuredLine
    cell.sideInsets = measuredSides
  }
}

// MARK: - Laying out

extension TableView {
  /// Measures rows until all that are seen are known, and gives them cells.
  func layOutRows() {
    prepareHeights()
    if estimate == 0 { measureAll() }
    let seen = measureSeen()
    for number in cells.keys.sorted() where !seen.contains(number) {
      if let cell = cells.removeValue(forKey: number) { recycle(cell) }
    }
    for number in seen { place(number) }
    contentSize = CGSize(width: bounds.width, height: heights?.total() ?? 0)
  }

  private func measureAll() {
    guard let heights, heights.unmeasured > 0 else { return }
    for number in 0..<heights.count {
      let path = heights.path(of: number)
      if !heights[path].isMeasured { measure(path) }
    }
  }

  /// The numbers of the rows that are seen, each measured.
  ///
  /// Measuring a row moves those behind it, so that they are looked at one by one.
  private func measureSeen() -> Range<Int> {
    guard let count = heights?.count, count > 0, bounds.height > 0 else { return 0..<0 }
    let first = heights?.number(at: bounds.minY) ?? 0
    var end = first
    while end < count, (heights?.top(of: end) ?? .infinity) < bounds.maxY {
      if let path = heights?.path(of: end) { measure(path) }
      end += 1
    }
    return first..<end
  }

  private func place(_ number: Int) {
    guard let path = heights?.path(of: number), let top = heights?.top(of: number),
      let height = heights?[path].height
    else { return }
    if cells[number] == nil, let cell = dataSource?.tableView(self, cellForRowAt: path) {
      cells[number] = cell
      addSubview(cell)
    }
    guard let cell = cells[number] else { return }
    leaveRoom(in: cell)
    cell.frame = CGRect(x: 0, y: top, width: bounds.width, height: height)
  }
}
