import AshlarStorage

/// A required constraint that contradicts older ones, with the proof.
struct SetAside {
  var row: Row

  /// The rows that together make it impossible, and how much of each is in the contradiction.
  var proof: [(row: Row, factor: Double)]

  /// The constant of the row before it was moved, if it was; see ``Contradictions/tolerated``.
  var constant = 0.0

  /// Whether the proof adds up to nothing in all digits.
  var isCertain = true
}

/// The constraints that have been set aside.
///
/// Many rows may be, and each of them may go or change by itself, or with a row of its proof. So a row refers to its
/// own entry and the proofs in which it stands: nothing has to be looked for among the others.
@usableFromInline
struct SetAsideTable: ~Copyable {
  private var entries = FlatArray<Entry>()
  private var parts = Pool<Part>()

  /// What each row has to do with the table, as far as any row has had.
  private var places = FlatArray<Place>()

  struct Entry: BitwiseCopyable {
    var row: Row
    var firstPart: Int32
    var constant: Double
    var isCertain: Bool
  }

  /// A row of a proof.
  struct Part: PoolEntry {
    var factor: Double
    var row: Row

    /// What has been set aside with the proof.
    var infeasible: Row

    /// The next part of the proof, or −1.
    var next: Int32

    /// The neighbours among the parts that are the same row, or −1.
    var nextOfRow: Int32
    var previousOfRow: Int32 = -1
  }

  struct Place: BitwiseCopyable {
    /// The entry of the row, or −1.
    var entry: Int32 = -1

    /// The first of the parts that are the row, or −1.
    var firstPart: Int32 = -1
  }
}

// MARK: - Reading

extension SetAsideTable {
  @usableFromInline
  var isEmpty: Bool { entries.isEmpty }

  var count: Int { entries.count }

  /// What has been set aside, in no order that means anything.
  subscript(index: Int) -> SetAside {
    var proof: [(row: Row, factor: Double)] = []
    var part = entries[index].firstPart
    while part >= 0 {
      proof.append((parts[part].row, parts[part].factor))
      part = parts[part].next
    }
    return SetAside(
      row: entries[index].row, proof: proof, constant: entries[index].constant,
      isCertain: entries[index].isCertain)
  }

  /// One of the rows whose proofs rest on a row, if there are any.
  func infeasibleRow(provenBy row: Row) -> Row? {
    let place = Self.place(of: row)
    guard place < places.count, places[place].firstPart >= 0 else { return nil }
    return parts[places[place].firstPart].infeasible
  }

  /// The rows whose proofs rest on a row.
  func infeasibleRows(provenBy row: Row) -> [Row] {
    let place = Self.place(of: row)
    var rows: [Row] = []
    var part = place < places.count ? places[place].firstPart : -1
    while part >= 0 {
      rows.append(parts[part].infeasible)
      part = parts[part].nextOfRow
    }
    return rows
  }

  /// The constant that a row had before it was moved, if the row is there.
  func constant(of row: Row) -> Double? {
    let place = Self.place(of: row)
    guard place < places.count, places[place].entry >= 0 else { return nil }
    return entries[Int(places[place].entry)].constant
  }

  /// Constraints and bounds have numbers of their own. They take turns.
  private static func place(of row: Row) -> Int { 2 * row.index + (row.isBound ? 1 : 0) }
}

// MARK: - Coming and going

extension SetAsideTable {
  /// Takes a row in, with a new proof if it is there already.
  mutating func append(_ setAside: SetAside) {
    remove(setAside.row)
    let place = makePlace(of: setAside.row)
    places[place].entry = Int32(entries.count)
    var next: Int32 = -1
    for part in setAside.proof.reversed() {
      next = addPart(part.row, part.factor, of: setAside.row, before: next)
    }
    entries.append(
      Entry(
        row: setAside.row, firstPart: next, constant: setAside.constant,
        isCertain: setAside.isCertain))
  }

  /// Takes a row out, if it is there. The last one moves to where it stood.
  ///
  /// - Complexity: O(*m*) for *m* rows in its proof.
  mutating func remove(_ row: Row) {
    let place = Self.place(of: row)
    guard place < places.count, places[place].entry >= 0 else { return }
    let entry = Int(places[place].entry)
    places[place].entry = -1
    dropParts(from: entries[entry].firstPart)
    let last = entries.removeLast()
    if entry == entries.count { return }
    entries[entry] = last
    places[Self.place(of: last.row)].entry = Int32(entry)
  }

  private mutating func makePlace(of row: Row) -> Int {
    let place = Self.place(of: row)
    places.extend(to: place + 1, with: Place())
    return place
  }

  /// Adds a row to a proof, in front of what it has already.
  private mutating func addPart(
    _ row: Row, _ factor: Double, of infeasible: Row, before next: Int32
  ) -> Int32 {
    let place = makePlace(of: row)
    let first = places[place].firstPart
    let part = Part(
      factor: factor, row: row, infeasible: infeasible, next: next, nextOfRow: first)
    let index = parts.insert(part)
    if first >= 0 { parts[first].previousOfRow = index }
    places[place].firstPart = index
    return index
  }

  private mutating func dropParts(from first: Int32) {
    var index = first
    while index >= 0 {
      let part = parts[index]
      if part.nextOfRow >= 0 { parts[part.nextOfRow].previousOfRow = part.previousOfRow }
      if part.previousOfRow >= 0 {
        parts[part.previousOfRow].nextOfRow = part.nextOfRow
      } else {
        places[Self.place(of: part.row)].firstPart = part.nextOfRow
      }
      parts.release(index)
      index = part.next
    }
  }
}
