import AshlarStorage

/// A move of the values along a line, to the point where the cost stops falling.
///
/// Along the line the cost is a chain of straight pieces. It has a breakpoint where a row becomes active: from
/// there on the row stops being missed, or starts to be. The line search goes from breakpoint to breakpoint until the
/// slope is no longer negative; the row of that breakpoint becomes tight.
struct LineSearch: ~Copyable {
  /// The memory of the lists, as long as few rows are met.
  private var memory = Slab(size: 0)

  /// The slope at the present point, level by level.
  var slope = Slope()

  /// The slope at a point further back.
  var slopeBehind = Slope()

  /// The breakpoints ahead, the nearest on top.
  var breakpoints = Heap<Breakpoint>()

  /// The breakpoints passed, in order.
  var passed = FlatArray<Breakpoint>()

  /// How fast the constraints change that count, are not tight, and change at all.
  var rates = FlatArray<Rate>()

  /// Whether all other tight rows stay active in the direction.
  var isExact = true

  /// Whether the order of unknowns has decided where something went that nothing else determines.
  var dependsOnOrder = false

  private let fixedPlace = FixedPlace()

  struct Rate: BitwiseCopyable {
    var rate: Double
    var constraint: Int32
  }

  struct Breakpoint: Ranked {
    var distance: Double
    var row: Row
    /// How fast the row's terms change along the line.
    var rate: Double
    /// The row's place in the order of creation.
    var rank: Int64

    func isBefore(_ other: Breakpoint) -> Bool {
      distance != other.distance ? distance < other.distance : rank < other.rank
    }
  }
}

extension LineSearch {
  /// Of more breakpoints than that, those that decide are looked for before they are put in order.
  static var manyBreakpoints: Int { 1024 }

  /// Takes memory for a few breakpoints, once.
  mutating func makeRoom() {
    guard memory.isEmpty else { return }
    let few = 32
    memory = Slab(size: 2 * Slab.size(of: few, Breakpoint.self) + Slab.size(of: few, Rate.self))
    breakpoints.reserve(few, in: &memory)
    passed.reserve(few, in: &memory)
    rates.reserve(few, in: &memory)
  }

  /// Gives memory back that later line searches hardly need.
  mutating func giveMemoryBack() {
    let dependsOnOrder = dependsOnOrder
    self = LineSearch()
    self.dependsOnOrder = dependsOnOrder
  }

  /// Lets a constraint stay where it is.
  ///
  /// - Returns: Whether it did not.
  mutating func forgetRate(of constraint: Int) -> Bool {
    rates.remove { Int($0.constraint) == constraint }
  }

  mutating func begin() {
    slope.removeAll()
    breakpoints.removeAll()
    passed.removeAll()
  }
}
