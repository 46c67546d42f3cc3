/// The propagation of certain changed constants, written down so that it can be run again.
///
/// A constant that changes often (the width of a root that is resized, the offset of something that is
/// dragged) reaches the same slots each time, in the same order, as long as no tight row is exchanged.
/// The second time in a row that the same constants change, what propagation does for them is written
/// down: for each slot the sum that gives its value, and for each row that could change sides the sum
/// that tells. From then on the sums are simply run through, in one straight line of memory.
///
/// The sums are those of ``Solver/propagatedValue(at:)``, term by term, so that the bits are the same.
struct Course: ~Copyable {
  /// The slots whose constants had changed.
  var starts = FlatArray<Int32>()

  /// The state of the working set for which it holds.
  var stamp: UInt64 = 0

  /// Whether the steps have been written down, or only the starts.
  var isWritten = false

  var steps = FlatArray<Step>()
  var checks = FlatArray<Check>()

  /// The parts of steps that have more than two, and then those of the checks.
  var parts = FlatArray<Part>()

  /// The sums of constants for slots that have corrections. The first is zero, for rests.
  var sums = FlatArray<Double>()
  var summedSlots = FlatArray<Int32>()

  /// How one slot gets its value: a constant less some parts, divided by the pivot.
  ///
  /// Nearly all have two parts at most, which stand in the step itself; a part that is not there is
  /// nothing of the slot. More stand in ``parts``.
  struct Step: BitwiseCopyable {
    var firstCoefficient = 0.0
    var secondCoefficient = 0.0
    var pivot: Double

    /// Times the value, it is less than zero where the rest of the unknown has to be looked at.
    var sign: Double

    var firstUnknown: Int32
    var secondUnknown: Int32
    var slot: Int32

    /// The constraint whose constant it is; below zero, counted backwards, the place in ``sums``.
    var constant: Int32
    var partEnd: Int32 = 0
  }

  /// How a row that is not tight tells whether it has changed sides.
  struct Check: BitwiseCopyable {
    /// Times the residual, it is less than zero where the row has to be looked at.
    var sign: Double
    var constraint: Int32
    var partEnd: Int32
  }

  struct Part: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
  }
}

extension Course {
  /// Whether it is about these slots.
  func starts(from slots: borrowing FlatArray<Int32>, at stamp: UInt64) -> Bool {
    guard self.stamp == stamp, starts.count == slots.count else { return false }
    for index in slots.indices where starts[index] != slots[index] { return false }
    return true
  }

  mutating func begin(from slots: borrowing FlatArray<Int32>, at stamp: UInt64) {
    self.stamp = stamp
    isWritten = false
    starts.removeAll()
    for index in slots.indices { starts.append(slots[index]) }
  }
}

// MARK: - Running

extension Course {
  /// Computes the values of all slots, and writes down those they had before.
  ///
  /// - Returns: Whether a rest may have changed sides.
  func run(
    _ values: inout FlatArray<Double>, _ constants: borrowing FlatArray<Double>,
    _ touched: inout FlatArray<Changes.Touched>
  ) -> Bool {
    var isTurning = false
    var part = 0
    var value = 0.0
    var slot: Int32 = -1
    for index in steps.indices {
      let step = steps[index]
      let constant = Int(step.constant)
      var sum = constant >= 0 ? constants[constant] : sums[~constant]
      // A chain goes on from the value that has just been computed, which is still at hand.
      let first = step.firstUnknown == slot ? value : values[Int(step.firstUnknown)]
      let second = step.secondUnknown == slot ? value : values[Int(step.secondUnknown)]
      sum -= step.firstCoefficient * first
      sum -= step.secondCoefficient * second
      while part < Int(step.partEnd) {
        sum -= parts[part].coefficient * values[Int(parts[part].unknown)]
        part += 1
      }
      value = step.pivot == 1 ? sum : sum / step.pivot
      slot = step.slot
      touched[index] = Changes.Touched(unknown: slot, old: values[Int(slot)])
      values[Int(slot)] = value
      if !(step.sign * value >= -Tolerance.feasibility) { isTurning = true }
    }
    return isTurning
  }
}
