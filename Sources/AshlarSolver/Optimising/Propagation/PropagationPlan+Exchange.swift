import AshlarStorage

// MARK: - Keeping a plan through an exchange

extension PropagationPlan {
  /// Whether there is a plan that is worth keeping through an exchange: most of its steps stay what they are.
  func isWorthKeeping(_ problem: borrowing Problem, _ workingSet: borrowing WorkingSet) -> Bool {
    isWritten && basis == problem.basis
      && workingSet.route.count <= steps.count / 4
  }

  /// Writes down what an exchange has changed: the rows that depend on its slot, which have been noted before, the row
  /// that is not tight any more, and the steps for all that depends on the slot.
  ///
  /// All of those come last, in the order in which they have just been propagated: nothing else depends on them, and
  /// no other slot has got or lost etas. Where others lean on a constant after the exchange than before, the
  /// plan does not start from the same slots, and is not run.
  mutating func keepPlan(
    through slot: Int, leaving: Row, _ problem: inout Problem, _ workingSet: borrowing WorkingSet
  ) {
    if !leaving.isBound, problem.constraints[leaving.index].state != .vacant {
      noteInPlan(leaving.index, problem)
    }
    for index in workingSet.path.slots.indices { strikeStep(Int(workingSet.path.slots[index])) }
    for index in workingSet.route.indices { strikeStep(Int(workingSet.route[index])) }
    for index in workingSet.route.indices.reversed() {
      let current = Int(workingSet.route[index])
      if current == slot {
        for place in workingSet.path.slots.indices.reversed() {
          appendStep(Int(workingSet.path.slots[place]), problem)
        }
      }
      appendStep(current, problem)
    }
    basis = problem.basis
    if length > limit {
      isWritten = false
    } else if deletedCount > steps.count / 4 {
      dropDeletedSteps()
    }
    problem.changeLog.most = steps.count
  }

  /// Takes the rows down that the line search under way has met.
  mutating func noteRowsInPlan(_ problem: borrowing Problem, _ workingSet: borrowing WorkingSet) {
    placeSteps(problem)
    for index in workingSet.reach.rows.indices {
      noteInPlan(Int(workingSet.reach.rows[index]), problem)
    }
  }

  private mutating func noteInPlan(_ constraint: Int, _ problem: borrowing Problem) {
    if checkPlaces[constraint] > 0 { return }
    writeCheck(constraint, problem)
    checkPlaces[constraint] = Int32(checks.count)
  }

  private mutating func strikeStep(_ slot: Int) {
    let place = Int(places[slot]) - 1
    if place < 0 { return }
    places[slot] = 0
    steps[place].kind = 0
    steps[place].sign = 0
    deletedCount += 1
  }

  /// Writes a step at the end, unless that has been done: the path may be on the route as well.
  private mutating func appendStep(_ slot: Int, _ problem: borrowing Problem) {
    if places[slot] > 0 { return }
    writeStep(slot, problem)
    places[slot] = Int32(steps.count)
  }

  private mutating func dropDeletedSteps() {
    var kept = 0
    for index in steps.indices where steps[index].kind != 0 {
      steps[kept] = steps[index]
      kept += 1
      places[Int(steps[index].slot)] = Int32(kept)
    }
    steps.removeLast(steps.count - kept)
    deletedCount = 0
  }
}

// MARK: - Places and sides

extension PropagationPlan {
  /// Takes down where the steps and the checks are.
  private mutating func placeSteps(_ problem: borrowing Problem) {
    if hasPlaces { return }
    hasPlaces = true
    places.extend(to: problem.unknowns.count, with: 0)
    checkPlaces.extend(to: problem.constraints.count, with: 0)
    for index in steps.indices {
      places[Int(steps[index].slot)] = Int32(index + 1)
    }
    for index in checks.indices {
      checkPlaces[Int(checks[index].constraint)] = Int32(index + 1)
    }
  }

  /// Forgets where they are. Must be called before the steps and checks are removed.
  mutating func forgetPlacesInPlan(_ problem: inout Problem) {
    guard hasPlaces else { return }
    hasPlaces = false
    problem.changeLog.stop()
    for index in steps.indices { places[Int(steps[index].slot)] = 0 }
    for index in checks.indices {
      checkPlaces[Int(checks[index].constraint)] = 0
    }
  }

  /// Brings up to date on which sides the rows are from which the next run looks whether they leave them.
  mutating func readSides(_ problem: inout Problem) {
    if problem.changeLog.isKept { readChangedSides(problem) } else { readAllSides(problem) }
    problem.changeLog.begin(isKept: hasPlaces)
    problem.changeLog.most = steps.count
    stamp = problem.stamp
  }

  private mutating func readAllSides(_ problem: borrowing Problem) {
    for index in steps.indices where steps[index].kind != 0 {
      steps[index].sign = watchedSign(ofBound: Int(steps[index].slot), problem)
    }
    for index in checks.indices {
      checks[index].sign = watchedSign(of: Int(checks[index].constraint), problem)
    }
  }

  private mutating func readChangedSides(_ problem: borrowing Problem) {
    for index in problem.changeLog.rows.indices {
      let number = problem.changeLog.rows[index].index
      if problem.changeLog.rows[index].isBound {
        let place = Int(places[number]) - 1
        if place >= 0 { steps[place].sign = watchedSign(ofBound: number, problem) }
      } else {
        let place = Int(checkPlaces[number]) - 1
        if place >= 0 { checks[place].sign = watchedSign(of: number, problem) }
      }
    }
  }
}
