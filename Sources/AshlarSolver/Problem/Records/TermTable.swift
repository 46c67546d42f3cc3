import AshlarStorage

/// The coefficients of all constraints: each row in one piece, each column as a list.
///
/// What rows are added up from and what columns are followed by stand apart, so that going one way brings
/// nothing from memory that only the other needs.
struct TermTable: ~Copyable {
  private(set) var coefficients = FlatArray<Double>()
  private(set) var unknowns = FlatArray<Int32>()
  var links = FlatArray<Link>()

  /// For each unknown the head of its column, or −1.
  private(set) var heads = FlatArray<Int32>()

  /// Pieces that removed constraints left, by length: the first link of each piece names the next.
  private var firstVacant = FlatArray<Int32>()

  /// The place of a term in the column of its unknown.
  struct Link: BitwiseCopyable {
    var constraint: Int32

    /// The neighbours in the column, or −1.
    var next: Int32
    var previous: Int32 = -1
  }
}

extension TermTable {
  var count: Int { links.count }

  mutating func reserve(_ count: Int, in slab: inout Slab) {
    coefficients.reserve(count, in: &slab)
    unknowns.reserve(count, in: &slab)
    links.reserve(count, in: &slab)
  }

  mutating func reserveColumns(_ count: Int, in slab: inout Slab) {
    heads.reserve(count, in: &slab)
  }

  /// How many bytes a number of terms take.
  static func size(of count: Int) -> Int {
    Slab.size(of: count, Double.self) + Slab.size(of: count, Int32.self)
      + Slab.size(of: count, Link.self)
  }

  /// Returns the first of `count` places in one piece, to be written by the caller.
  @inline(__always)
  mutating func allocate(_ count: Int) -> Int {
    if count < firstVacant.count, firstVacant[count] >= 0 { return takeVacant(count) }
    let first = links.count
    if count > links.capacity &- first { grow(by: count) }
    coefficients.extendInRoom(by: count)
    unknowns.extendInRoom(by: count)
    links.extendInRoom(by: count)
    return first
  }

  private mutating func takeVacant(_ count: Int) -> Int {
    let first = Int(firstVacant[count])
    firstVacant[count] = links[first].next
    return first
  }

  @inline(never)
  private mutating func grow(by count: Int) {
    precondition(count <= Int(Int32.max) - links.count)
    let capacity = links.largerCapacity(for: links.count + count, most: Int(Int32.max))
    coefficients.reserve(capacity)
    unknowns.reserve(capacity)
    links.reserve(capacity)
  }

  /// Begins the columns of a number of more unknowns, for which there is room.
  @inline(__always)
  mutating func appendColumnsInRoom(_ count: Int) {
    let first = heads.count
    heads.extendInRoom(by: count)
    for column in first..<first &+ count { heads[column] = -1 }
  }

  /// Writes a term, and puts it at the head of the column of its unknown.
  @inline(__always)
  mutating func link(_ index: Int, _ coefficient: Double, _ unknown: Int, in constraint: Int) {
    let next = heads[unknown]
    coefficients[index] = coefficient
    unknowns[index] = Int32(truncatingIfNeeded: unknown)
    let place = Int32(truncatingIfNeeded: index)
    links[index] = Link(constraint: Int32(truncatingIfNeeded: constraint), next: next)
    if next >= 0 { links[Int(next)].previous = place }
    heads[unknown] = place
  }

  /// Takes a term out of the column of its unknown.
  mutating func unlink(_ index: Int) {
    let link = links[index]
    if link.next >= 0 { links[Int(link.next)].previous = link.previous }
    if link.previous >= 0 {
      links[Int(link.previous)].next = link.next
    } else {
      heads[Int(unknowns[index])] = link.next
    }
  }

  /// Gives a piece back. Its terms must have been taken out of their columns.
  mutating func release(_ piece: Range<Int>) {
    guard !piece.isEmpty else { return }
    firstVacant.extend(to: piece.count + 1, with: -1)
    links[piece.lowerBound].next = firstVacant[piece.count]
    firstVacant[piece.count] = Int32(piece.lowerBound)
  }
}
