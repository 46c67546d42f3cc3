/// The rows that answers name: the tight ones, some of them replaced by stronger rows.
///
/// Where more rows are active than there are unknowns, which of them are tight depends on the way there.
/// The values do not; what is named as their causes must not either. So among the rows that are active
/// the strongest are named, and among equally strong wishes the oldest.
///
/// To take one row in for another is an exchange without movement. The working set is left alone: a
/// question changes nothing.
struct CanonicalBasis: ~Copyable {
  /// Whether they are those of the last solve.
  var isKnown = false

  /// What depends on the slots that answers have had to do with since the last solve.
  var dependents = Reach()

  /// The exchanges, one after the other.
  private(set) var exchanges: [Exchange] = []

  private var rows: [Int: Row] = [:]
  private var pressures: [Int: [Pressure]] = [:]

  /// A row that replaces the named row of a slot.
  struct Exchange {
    let slot: Int
    let row: Row

    /// How much of what was named at the slot is in the row.
    let share: Double

    /// The row as a combination of what was named until then.
    let parts: [Part]
  }

  /// The factor of a slot's named row in another row.
  struct Part {
    let slot: Int
    let factor: Double
  }

  /// The cost at a slot.
  struct Bill {
    let slot: Int
    let pressures: [Pressure]
  }
}

extension CanonicalBasis {
  /// The row that is named in place of the tight one of a slot, if one is.
  func row(at slot: Int) -> Row? { rows[slot] }

  /// What is paid at a slot, if that is something else than what the tight row pays.
  func pressures(at slot: Int) -> [Pressure]? { pressures[slot] }

  mutating func removeAll() {
    exchanges.removeAll()
    rows.removeAll()
    pressures.removeAll()
  }

  mutating func take(_ exchange: Exchange) {
    rows[exchange.slot] = exchange.row
    exchanges.append(exchange)
  }

  mutating func note(_ bills: [Bill]) {
    for bill in bills { pressures[bill.slot] = bill.pressures }
  }
}

extension [Pressure] {
  /// The sum with a multiple of others, strongest first, without what cancels.
  func adding(_ others: [Pressure], times factor: Double) -> [Pressure] {
    var sum: [Pressure] = []
    var index = 0
    for other in others {
      while index < count, self[index].priority > other.priority {
        sum.append(self[index])
        index += 1
      }
      let own = index < count && self[index].priority == other.priority ? self[index].gain : 0
      if own != 0 { index += 1 }
      let gain = own + factor * other.gain
      if gain.magnitude > Tolerance.price * Swift.max(1, own.magnitude) {
        sum.append(Pressure(priority: other.priority, gain: gain))
      }
    }
    return sum + self[index...]
  }
}
