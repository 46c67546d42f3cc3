/// The heights of the rows of a table, section after section, and where each of them begins.
struct RowHeights {
  /// What is known of a row.
  struct Entry {
    /// In points; an estimate, or 0, as long as the row has not been measured.
    var height: CGFloat
    var isMeasured: Bool
  }

  private var sections: [[Entry]] = []

  /// Where each row begins, in points, one row after the other, and where the last one ends.
  private var tops: [CGFloat] = [0]

  /// How many rows have not been measured.
  private(set) var unmeasured = 0

  /// The number of the first row whose place has to be found out again.
  private var firstStale = 0

  /// The number of the first row of each section, and the number of all rows.
  private var starts: [Int] = [0]
}

// MARK: - Rows

extension RowHeights {
  var count: Int { starts[sections.count] }

  var sectionCounts: [Int] { sections.map(\.count) }

  init(counts: [Int], estimate: CGFloat) {
    let row = Entry(height: estimate, isMeasured: false)
    sections = counts.map { Array(repeating: row, count: $0) }
    unmeasured = counts.reduce(0, +)
    countRows()
  }

  private mutating func countRows() {
    starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.count) }
    tops = Array(repeating: 0, count: count + 1)
    firstStale = 0
  }

  func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section) && sections[path.section].indices.contains(path.row)
  }

  subscript(path: RowPath) -> Entry {
    get { sections[path.section][path.row] }
    set {
      let old = sections[path.section][path.row]
      let isMoved = old.height != newValue.height
      unmeasured += (old.isMeasured ? 1 : 0) - (newValue.isMeasured ? 1 : 0)
      sections[path.section][path.row] = newValue
      if isMoved { firstStale = min(firstStale, number(of: path)) }
    }
  }

  /// The number of a row, if it exists.
  func known(_ path: RowPath) -> Int? { contains(path) ? number(of: path) : nil }

  func number(of path: RowPath) -> Int { starts[path.section] + path.row }

  /// The path of a row by its number.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func path(of number: Int) -> RowPath {
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    return RowPath(row: number - starts[low], section: low)
  }

  /// Puts rows that nobody has measured where they will be, the first ones first.
  mutating func insert(_ paths: [RowPath], estimate: CGFloat) {
    for path in paths.sorted() {
      sections[path.section].insert(Entry(height: estimate, isMeasured: false), at: path.row)
    }
    unmeasured += paths.count
    countRows()
  }

  /// Takes rows away, which are named by where they are before any of them goes.
  mutating func remove(_ paths: [RowPath]) {
    for path in paths.sorted().reversed() {
      if !sections[path.section].remove(at: path.row).isMeasured { unmeasured -= 1 }
    }
    countRows()
  }

  /// Forgets what was measured, and estimates it.
  mutating func forgetAll(estimate: CGFloat) {
    self = RowHeights(counts: sectionCounts, estimate: estimate)
  }
}

// MARK: - Places

extension RowHeights {
  /// The height of all rows, in points.
  mutating func total() -> CGFloat {
    settle()
    return tops[count]
  }

  /// Where a row begins, in points below the first one's top.
  mutating func top(of number: Int) -> CGFloat {
    settle()
    return tops[number]
  }

  /// The number of the last row that begins at or above a place; 0 above the first.
  ///
  /// - Complexity: O(log *n*) for *n* rows, and O(*n*) after heights have changed.
  mutating func number(at place: CGFloat) -> Int {
    settle()
    var low = 0
    var high = count
    while high - low > 1 {
      let middle = (low + high) / 2
      if tops[middle] <= place { low = middle } else { high = middle }
    }
    return low
  }

  /// Finds out where rows begin, from the first one whose place is not known.
  private mutating func settle() {
    guard firstStale < count else { return }
    var path = path(of: firstStale)
    for number in firstStale..<count {
      while path.row == sections[path.section].count {
        path = RowPath(row: 0, section: path.section + 1)
      }
      tops[number + 1] = tops[number] + sections[path.section][path.row].height
      path.row += 1
    }
    firstStale = count
  }
}
