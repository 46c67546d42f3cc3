import AshlarStorage

/// A move of the values along a line, to the point where the cost stops falling.
///
/// Along the line the cost is a chain of straight pieces. It bends where a row becomes even: from
/// there on the row stops being missed, or starts to be. The walk goes from bend to bend until the
/// slope is no longer negative; the row of that bend becomes tight.
struct Walk: ~Copyable {
  /// The memory of the lists, as long as few rows are met.
  private var memory = Slab(size: 0)

  /// The slope at the present point, level by level.
  var slope = Slope()

  /// The slope at a point further back.
  var slopeBehind = Slope()

  /// The bends ahead, the nearest on top.
  var bends = Heap<Bend>()

  /// The bends passed, in order.
  var passed = FlatArray<Bend>()

  /// How fast the constraints change that count, are not tight, and change at all.
  var rates = FlatArray<Rate>()

  /// Whether all other tight rows stay even in the direction.
  var isExact = true

  /// Whether the order of unknowns has decided where something went that nothing else determines.
  var dependsOnOrder = false

  private let fixedPlace = FixedPlace()

  struct Rate: BitwiseCopyable {
    var rate: Double
    var constraint: Int32
  }

  struct Bend: Ranked {
    var distance: Double
    var row: Row
    /// How fast the row's terms change along the line.
    var rate: Double
    /// The row's place in the order of creation.
    var rank: Int64

    func isBefore(_ other: Bend) -> Bool {
      distance != other.distance ? distance < other.distance : rank < other.rank
    }
  }
}

extension Walk {
  /// Of more bends than that, those that decide are looked for before they are put in order.
  static var manyBends: Int { 1024 }

  /// Takes memory for a few bends, once.
  mutating func makeRoom() {
    guard memory.isEmpty else { return }
    let few = 32
    memory = Slab(size: 2 * Slab.size(of: few, Bend.self) + Slab.size(of: few, Rate.self))
    bends.reserve(few, in: &memory)
    passed.reserve(few, in: &memory)
    rates.reserve(few, in: &memory)
  }

  /// Gives memory back that later walks hardly need.
  mutating func giveMemoryBack() {
    let dependsOnOrder = dependsOnOrder
    self = Walk()
    self.dependsOnOrder = dependsOnOrder
  }

  /// Has a constraint stay where it is.
  ///
  /// - Returns: Whether it did not.
  mutating func forgetRate(of constraint: Int) -> Bool {
    rates.remove { Int($0.constraint) == constraint }
  }

  mutating func begin() {
    slope.removeAll()
    bends.removeAll()
    passed.removeAll()
  }
}
