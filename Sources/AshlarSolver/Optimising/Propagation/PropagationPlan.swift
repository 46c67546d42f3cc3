import AshlarStorage

/// The propagation of certain changed constants, written down so that it can be run again.
///
/// A constant that changes often (the width of a root that is resized, the offset of something that is
/// dragged) reaches the same slots each time, in the same order, as long as no tight row is exchanged.
/// The second time in a row that the same constants change, what propagation does for them is written
/// down: for each slot the sum that gives its value, and for each row that could change sides the sum
/// that tells. From then on the sums are simply run through, in one straight line of memory.
///
/// Where a tight row is exchanged for another one, only what depends on its slot is propagated through other rows or
/// in another order from then on. So the steps for that are deleted and written again at the end. Some may not depend
/// on the constants any more; running through them does no harm.
///
/// The sums are those of ``Solver/propagatedValue(at:)``, term by term, so that the bits are the same.
struct PropagationPlan: ~Copyable {
  /// The slots whose constants had changed.
  var starts = FlatArray<Int32>()

  /// The state of the working set, and of the sides of rows, for which it holds.
  var basis: UInt64 = 0
  var stamp: UInt64 = 0

  /// Whether the steps have been written down, or only the starts.
  var isWritten = false

  /// Whether it was written down for these starts once, and an exchange has come that it could not follow.
  var hasFailed = false

  var steps = FlatArray<Step>()
  var checks = FlatArray<Check>()

  /// How many steps have been deleted.
  var deletedCount = 0

  /// How long it may be until it is better written down from the beginning.
  var limit = 0

  /// Once there has been an exchange, for each slot one more than the place of its step, or zero, and for
  /// each constraint the same for its check.
  var places = FlatArray<Int32>()
  var checkPlaces = FlatArray<Int32>()
  var hasPlaces = false

  /// What steps have that are not plain.
  var generalSteps = FlatArray<GeneralStep>()

  /// The parts of steps that are not plain, and then those of the checks.
  var parts = FlatArray<Part>()

  /// The sums of constants for slots that have etas. The first is zero, for bounds.
  var sums = FlatArray<Double>()
  var summedSlots = FlatArray<Int32>()

  private let fixedPlace = FixedPlace()

  /// The computation of one slot's value: a constant less some parts, divided by the pivot.
  ///
  /// Nearly all have one part or two, each of them a value or its opposite, and the pivot one or its opposite. Then
  /// nothing is multiplied: a chain of values is as long as its sums take, one after the other.
  struct Step: BitwiseCopyable {
    /// Times the value, it is less than zero where the bound of the unknown has to be looked at.
    var sign: Double

    /// The sign bits of the coefficients of the parts.
    var firstFlip: UInt64 = 0
    var secondFlip: UInt64 = 0

    var firstUnknown: Int32
    var secondUnknown: Int32
    var slot: Int32

    /// The constraint whose constant it is.
    var constant: Int32 = 0

    /// How many parts there are, if it is one or two and the step is plain: less than zero if the value is the opposite of the
    /// sum. If it is not plain, it is the place in ``generalSteps``, counted backwards from −3. Zero if it has been deleted.
    var kind: Int32

    /// The kind of a step from its place in ``generalSteps``, or the place from the kind.
    static func general(_ number: Int32) -> Int32 { -3 - number }
  }

  /// The data of a general step.
  struct GeneralStep: BitwiseCopyable {
    var pivot: Double

    /// The place in ``sums`` that takes the place of the constant, or −1.
    var sum: Int32

    var firstPart: Int32
    var partEnd: Int32
  }

  /// The check of a row that is not tight for a change of side.
  struct Check: BitwiseCopyable {
    /// Times the residual, it is less than zero where the row has to be looked at.
    var sign: Double
    var constraint: Int32
    var firstPart: Int32
    var partEnd: Int32
  }

  struct Part: BitwiseCopyable {
    var coefficient: Double
    var unknown: Int32
  }
}

extension PropagationPlan {
  /// How much there is to go through, or might be.
  var length: Int {
    steps.count - deletedCount + generalSteps.count + parts.count + summedSlots.count
  }

  /// Whether it is about these slots.
  func starts(from slots: borrowing FlatArray<Int32>) -> Bool {
    guard starts.count == slots.count else { return false }
    for index in slots.indices where starts[index] != slots[index] { return false }
    return true
  }

  mutating func begin(from slots: borrowing FlatArray<Int32>, at stamp: UInt64) {
    hasFailed = starts(from: slots) && (hasFailed || isWritten)
    self.stamp = stamp
    isWritten = false
    starts.removeAll()
    for index in slots.indices { starts.append(slots[index]) }
  }
}

// MARK: - Running

extension PropagationPlan {
  /// Computes the values of all slots, and writes down those they had before.
  ///
  /// `touched` must have room for as many entries as there are steps.
  ///
  /// It changes nothing of the plan. If it did not say that it may, the plan would be copied for the call.
  ///
  /// - Returns: Whether a bound may have changed sides, if only by what rounding has left, or a value is no number.
  mutating func run(
    _ values: inout FlatArray<Double>, _ constants: borrowing FlatArray<Double>,
    _ touched: inout FlatArray<Changes.Touched>
  ) -> Bool {
    deletedCount == 0
      ? run(&values, constants, &touched, passingDeleted: false)
      : run(&values, constants, &touched, passingDeleted: true)
  }

  @inline(__always)
  private mutating func run(
    _ values: inout FlatArray<Double>, _ constants: borrowing FlatArray<Double>,
    _ touched: inout FlatArray<Changes.Touched>, passingDeleted: Bool
  ) -> Bool {
    var isChangingSide = false
    var next = 0
    var value = 0.0
    var slot: Int32 = -1
    for index in steps.indices {
      let step = steps[index]
      // A chain goes on from the value that has just been computed, which is still at hand.
      if step.kind > 0 {
        let first = step.firstUnknown == slot ? value : values[Int(step.firstUnknown)]
        var sum = constants[Int(step.constant)] - first.flipped(step.firstFlip)
        if step.kind > 1 {
          let second = step.secondUnknown == slot ? value : values[Int(step.secondUnknown)]
          sum -= second.flipped(step.secondFlip)
        }
        value = sum
      } else {
        if passingDeleted, step.kind == 0 { continue }
        value = oddValue(at: index, values, constants)
      }
      slot = step.slot
      touched[passingDeleted ? next : index] = Changes.Touched(
        unknown: slot, old: values[Int(slot)])
      next += 1
      values[Int(slot)] = value
      // One comparison sees what is less than zero, infinite or not a number: the bits of all that are greater.
      if (step.sign * value + 0).bitPattern >= Double.infinity.bitPattern { isChangingSide = true }
    }
    return isChangingSide
  }

  /// The value that a step gives which is the opposite of a sum, or not plain. Only the opposite and a division can give −0, as
  /// no constant is −0; it becomes 0.
  @inline(never)
  private mutating func oddValue(
    at index: Int, _ values: borrowing FlatArray<Double>, _ constants: borrowing FlatArray<Double>
  ) -> Double {
    let step = steps[index]
    if step.kind > -3 {
      let first = values[Int(step.firstUnknown)].flipped(step.firstFlip)
      let sum = constants[Int(step.constant)] - first
      if step.kind == -1 { return 0 - sum }
      return 0 - (sum - values[Int(step.secondUnknown)].flipped(step.secondFlip))
    }
    let generalStep = generalSteps[Int(Step.general(step.kind))]
    var sum =
      generalStep.sum >= 0 ? sums[Int(generalStep.sum)] : constants[Int(step.constant)]
    for part in Int(generalStep.firstPart)..<Int(generalStep.partEnd) {
      sum -= parts[part].coefficient * values[Int(parts[part].unknown)]
    }
    return generalStep.pivot == 1 ? sum : sum / generalStep.pivot + 0
  }
}

extension Double {
  /// The number or its opposite, by a sign bit.
  @inline(__always)
  fileprivate func flipped(_ sign: UInt64) -> Double { Double(bitPattern: bitPattern ^ sign) }
}
