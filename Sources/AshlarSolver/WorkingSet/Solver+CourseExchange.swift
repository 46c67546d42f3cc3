import AshlarStorage

// MARK: - Keeping a course through an exchange

extension Solver {
  /// Whether there is a course that is worth keeping through an exchange: most of its steps stay what they are.
  var isCourseKept: Bool {
    course.isWritten && course.basis == problem.basis
      && workingSet.route.count <= course.steps.count / 4
  }

  /// Writes down what an exchange has changed: the rows that depend on its slot, which have been noted before, the row
  /// that is not tight any more, and the steps for all that depends on the slot.
  ///
  /// All of those come last, in the order in which they have just been propagated: nothing else depends on them, and
  /// no other slot has got or lost corrections. Where others lean on a constant after the exchange than before, the
  /// course does not start from the same slots, and is not run.
  mutating func keepCourse(through slot: Int, leaving: Row) {
    if !leaving.isRest, problem.constraints[leaving.index].state != .vacant {
      noteOnCourse(leaving.index)
    }
    for index in workingSet.path.slots.indices { strikeStep(Int(workingSet.path.slots[index])) }
    for index in workingSet.route.indices { strikeStep(Int(workingSet.route[index])) }
    for index in workingSet.route.indices.reversed() {
      let current = Int(workingSet.route[index])
      if current == slot {
        for place in workingSet.path.slots.indices.reversed() {
          appendStep(Int(workingSet.path.slots[place]))
        }
      }
      appendStep(current)
    }
    course.basis = problem.basis
    if course.length > course.limit {
      course.isWritten = false
    } else if course.struckCount > course.steps.count / 4 {
      dropStruckSteps()
    }
    problem.changeLog.most = course.steps.count
  }

  /// Takes the rows down that the walk under way has met.
  mutating func noteRowsOnCourse() {
    placeSteps()
    for index in workingSet.reach.rows.indices { noteOnCourse(Int(workingSet.reach.rows[index])) }
  }

  private mutating func noteOnCourse(_ constraint: Int) {
    if course.checkPlaces[constraint] > 0 { return }
    writeCheck(constraint)
    course.checkPlaces[constraint] = Int32(course.checks.count)
  }

  private mutating func strikeStep(_ slot: Int) {
    let place = Int(course.places[slot]) - 1
    if place < 0 { return }
    course.places[slot] = 0
    course.steps[place].kind = 0
    course.steps[place].sign = 0
    course.struckCount += 1
  }

  /// Writes a step at the end, unless that has been done: the path may be on the route as well.
  private mutating func appendStep(_ slot: Int) {
    if course.places[slot] > 0 { return }
    writeStep(slot)
    course.places[slot] = Int32(course.steps.count)
  }

  private mutating func dropStruckSteps() {
    var kept = 0
    for index in course.steps.indices where course.steps[index].kind != 0 {
      course.steps[kept] = course.steps[index]
      kept += 1
      course.places[Int(course.steps[index].slot)] = Int32(kept)
    }
    course.steps.removeLast(course.steps.count - kept)
    course.struckCount = 0
  }
}

// MARK: - Places and sides

extension Solver {
  /// Takes down where the steps and the checks are.
  private mutating func placeSteps() {
    if course.hasPlaces { return }
    course.hasPlaces = true
    course.places.extend(to: problem.unknowns.count, with: 0)
    course.checkPlaces.extend(to: problem.constraints.count, with: 0)
    for index in course.steps.indices {
      course.places[Int(course.steps[index].slot)] = Int32(index + 1)
    }
    for index in course.checks.indices {
      course.checkPlaces[Int(course.checks[index].constraint)] = Int32(index + 1)
    }
  }

  /// Forgets where they are. Must be told before the steps and checks are gone.
  mutating func forgetPlacesOnCourse() {
    guard course.hasPlaces else { return }
    course.hasPlaces = false
    problem.changeLog.stop()
    for index in course.steps.indices { course.places[Int(course.steps[index].slot)] = 0 }
    for index in course.checks.indices {
      course.checkPlaces[Int(course.checks[index].constraint)] = 0
    }
  }

  /// Brings up to date on which sides the rows are from which the next run looks whether they leave them.
  mutating func readSides() {
    if problem.changeLog.isKept { readChangedSides() } else { readAllSides() }
    problem.changeLog.begin(isKept: course.hasPlaces)
    problem.changeLog.most = course.steps.count
    course.stamp = problem.stamp
  }

  private mutating func readAllSides() {
    for index in course.steps.indices where course.steps[index].kind != 0 {
      course.steps[index].sign = watchedSign(ofRest: Int(course.steps[index].slot))
    }
    for index in course.checks.indices {
      course.checks[index].sign = watchedSign(of: Int(course.checks[index].constraint))
    }
  }

  private mutating func readChangedSides() {
    for index in problem.changeLog.rows.indices {
      let number = problem.changeLog.rows[index].index
      if problem.changeLog.rows[index].isRest {
        let place = Int(course.places[number]) - 1
        if place >= 0 { course.steps[place].sign = watchedSign(ofRest: number) }
      } else {
        let place = Int(course.checkPlaces[number]) - 1
        if place >= 0 { course.checks[place].sign = watchedSign(of: number) }
      }
    }
  }
}
