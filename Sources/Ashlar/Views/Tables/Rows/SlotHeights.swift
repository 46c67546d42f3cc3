/// The heights and the positions of a table's slots, section by section.
///
/// Each section has a header, its rows and a footer, one below the other; headers and footers that are not there are
/// 0 points high. All of them are numbered from the top of the table to its end.
struct SlotHeights {
  /// The known height of a slot.
  struct Entry {
    /// In points; an estimate, or 0, as long as it has not been measured.
    var height: CGFloat
    var isMeasured: Bool

    /// Whether the program has said how high the place is.
    var isGiven = false
  }

  /// The header, the rows and the footer of each section.
  private var sections: [[Entry]] = []

  /// The tops of blocks of places, in points.
  private var tops = BlockTops(placeCount: 0)

  /// The number of places of a kind that have not been measured.
  private(set) var unmeasured = SlotNumbers { _ in 0 }

  /// The number of the header of each section, and how many numbers there are.
  private var starts: [Int] = [0]
}

// MARK: - Making

extension SlotHeights {
  /// Takes what everything is thought to be as high as, in points. What is nil is not there.
  init(counts: [Int], estimates: SlotNumbers<CGFloat?>) {
    func entry(_ kind: TableSlot.Kind) -> Entry {
      Entry(height: estimates[kind] ?? 0, isMeasured: estimates[kind] == nil)
    }
    sections = counts.map { count in
      [entry(.header)] + Array(repeating: entry(.row), count: count) + [entry(.footer)]
    }
    unmeasured = SlotNumbers { kind in
      if estimates[kind] == nil { return 0 }
      return kind == .row ? counts.reduce(0, +) : counts.count
    }
    countPlaces()
  }

  private mutating func countPlaces() {
    starts = [0]
    for section in sections { starts.append(starts[starts.count - 1] + section.count) }
    tops = BlockTops(placeCount: count)
    for block in tops.blocks { measureBlock(block) }
  }

  /// Inserts rows that have not been measured at their future places, the first ones first.
  mutating func insert(_ paths: [RowPath], estimate: CGFloat) {
    for path in paths.sorted() {
      sections[path.section].insert(Entry(height: estimate, isMeasured: false), at: path.row + 1)
    }
    unmeasured[.row] += paths.count
    countPlaces()
  }

  /// Takes rows away, which are named by where they are before any of them goes.
  mutating func remove(_ paths: [RowPath]) {
    for path in paths.sorted().reversed() {
      if !sections[path.section].remove(at: path.row + 1).isMeasured { unmeasured[.row] -= 1 }
    }
    countPlaces()
  }
}

// MARK: - Numbers

extension SlotHeights {
  /// The number of places.
  var count: Int { starts[sections.count] }

  /// The number of rows.
  var rowCount: Int { count - 2 * sections.count }

  /// The number of rows of each section.
  var sectionCounts: [Int] { sections.map { $0.count - 2 } }

  func contains(_ path: RowPath) -> Bool {
    sections.indices.contains(path.section)
      && (0..<sections[path.section].count - 2).contains(path.row)
  }

  /// The number of a place, if it exists.
  func number(of slot: TableSlot) -> Int? {
    guard sections.indices.contains(slot.section) else { return nil }
    switch slot {
    case .header(let section): return starts[section]
    case .footer(let section): return starts[section + 1] - 1
    case .row(let path): return contains(path) ? starts[path.section] + 1 + path.row : nil
    }
  }

  /// The place of a number, which exists.
  ///
  /// - Complexity: O(log *s*) for *s* sections.
  func slot(of number: Int) -> TableSlot {
    var low = 0
    var high = sections.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= number { low = middle } else { high = middle }
    }
    switch number {
    case starts[low]: return .header(low)
    case starts[low + 1] - 1: return .footer(low)
    default: return .row(RowPath(row: number - starts[low] - 1, section: low))
    }
  }

  /// The entry of a place, if it exists.
  func entry(of slot: TableSlot) -> Entry? {
    number(of: slot).map { sections[slot.section][$0 - starts[slot.section]] }
  }

  /// Takes note of what has been found out of a place, if it exists.
  mutating func set(_ slot: TableSlot, to entry: Entry) {
    guard let number = number(of: slot) else { return }
    let place = number - starts[slot.section]
    let old = sections[slot.section][place]
    unmeasured[slot.kind] += (old.isMeasured ? 1 : 0) - (entry.isMeasured ? 1 : 0)
    sections[slot.section][place] = entry
    if old.height != entry.height { measureBlock(number / BlockTops.length) }
  }
}

// MARK: - Places

extension SlotHeights {
  /// The height of everything, in points.
  mutating func total() -> CGFloat { tops.top(of: tops.blocks.count) }

  /// The top of a place, in points below the first one's; the end of everything, for a number that does not exist.
  ///
  /// - Complexity: O(1), and O(*n* / 64) for *n* numbers after heights have changed.
  mutating func top(of number: Int) -> CGFloat {
    if number >= count { return total() }
    let number = max(0, number)
    let block = number / BlockTops.length
    var top = tops.top(of: block)
    visit((block * BlockTops.length)..<number) { top += $1 }
    return top
  }

  /// The last number whose place begins at or above a point; 0 above the first.
  ///
  /// - Complexity: O(log *n*) for *n* numbers, and O(*n* / 64) after heights have changed.
  mutating func number(at point: CGFloat) -> Int {
    let block = tops.block(at: point)
    var found = block * BlockTops.length
    var top = tops.top(of: block)
    visit(places(of: block)) { number, height in
      if top <= point { found = number }
      top += height
    }
    return found
  }

  private func places(of block: Int) -> Range<Int> {
    let first = block * BlockTops.length
    return first..<min(count, first + BlockTops.length)
  }

  private mutating func measureBlock(_ block: Int) {
    var sum: CGFloat = 0
    visit(places(of: block)) { sum += $1 }
    tops.setHeight(of: block, to: sum)
  }

  /// Visits numbers and the heights of their places.
  private func visit(_ numbers: Range<Int>, _ body: (Int, CGFloat) -> Void) {
    guard let first = numbers.first else { return }
    var section = slot(of: first).section
    for number in numbers {
      while number == starts[section + 1] { section += 1 }
      body(number, sections[section][number - starts[section]].height)
    }
  }
}
