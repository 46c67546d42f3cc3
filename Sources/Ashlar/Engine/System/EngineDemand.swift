internal import AshlarSolver
internal import AshlarStorage

/// An intrinsic demand of a box: that it keeps its frame, or the size of its content.
struct EngineDemand {
  let kind: Kind

  /// The token of the solver's constraint.
  let constraint: Int32

  /// In points.
  var value: Double

  /// The next demand of the same box, or the next vacant place, or −1.
  fileprivate(set) var next: Int32

  enum Kind: Hashable {
    case frame(LayoutAttribute)
    case content(LayoutAxis)

    /// A ``TieBreak``.
    case rank(LayoutAxis)

    /// A frame was there before everything that a person wrote. The size of a content comes after it.
    var seniority: Seniority {
      switch self {
      case .frame: .oldest
      case .content, .rank: .youngest
      }
    }
  }
}

/// The demands of all boxes, in one list for each box; a box without demands takes no room.
struct DemandTable: ~Copyable {
  private var places = OwnedArray<EngineDemand>()
  private var firstVacant: Int32 = -1

  subscript(index: Int32) -> EngineDemand {
    get { places[Int(index)] }
    set { places[Int(index)] = newValue }
  }

  mutating func reserve(_ count: Int, in slab: inout Slab) { places.reserve(count, in: &slab) }

  static func size(of count: Int) -> Int { Slab.size(of: count, EngineDemand.self) }

  /// Inserts a demand at the head of a list.
  mutating func add(
    _ kind: EngineDemand.Kind, _ constraint: Int32, _ value: Double, to first: inout Int32
  ) {
    let demand = EngineDemand(kind: kind, constraint: constraint, value: value, next: first)
    guard firstVacant >= 0 else {
      first = Int32(places.count)
      return places.append(demand)
    }
    first = firstVacant
    firstVacant = self[first].next
    self[first] = demand
  }

  /// Takes a demand out of the list that it is in.
  mutating func remove(_ index: Int32, from first: inout Int32) {
    if first == index {
      first = self[index].next
    } else {
      var before = first
      while self[before].next != index { before = self[before].next }
      self[before].next = self[index].next
    }
    self[index].next = firstVacant
    firstVacant = index
  }
}
