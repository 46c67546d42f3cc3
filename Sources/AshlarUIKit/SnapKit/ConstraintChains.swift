/// What the chains of a maker say, in the order in which they were begun.
///
/// The first four, and there are seldom more, are kept in place. An array would be asked at every step whether somebody
/// else has it, and chains that are copied right after they were written keep the processor waiting.
struct ConstraintChains {
  private var first = ConstraintChain()
  private var second = ConstraintChain()
  private var third = ConstraintChain()
  private var fourth = ConstraintChain()
  private var others: [ConstraintChain] = []

  /// How many chains there are.
  private(set) var count = 0

  /// Has something look at what a chain says, or change it. Nothing that it does may know of the others.
  @inline(__always)
  mutating func change<Result>(
    _ index: Int, _ body: (inout ConstraintChain) -> Result
  ) -> Result {
    switch index {
    case 0: body(&first)
    case 1: body(&second)
    case 2: body(&third)
    case 3: body(&fourth)
    default: body(&others[index - 4])
    }
  }

  /// Begins a chain.
  ///
  /// - Returns: Its number.
  mutating func begin(_ attributes: ConstraintAttributes) -> Int {
    let index = count
    if index > 3 { others.append(ConstraintChain()) }
    change(index) { $0.begin(attributes) }
    count += 1
    return index
  }

  /// Forgets all chains, and keeps the room for them.
  mutating func removeAll() {
    for index in 0..<count { change(index) { $0.letRelatedGo() } }
    if count > 4 { others.removeAll(keepingCapacity: true) }
    count = 0
  }
}
