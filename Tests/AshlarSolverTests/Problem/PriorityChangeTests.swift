import AshlarSolver
import Testing

struct `A changed priority` {
  @Test func `decides anew between two wishes`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let first = try solver.add([1 * x], .equal, 10, priority: 250)
    try solver.add([1 * x], .equal, 20, priority: 500)

    let steps: [(Priority, Double)] = [
      (250, 20), (501, 10), (499.5, 20), (.required, 10), (1, 20),
    ]
    for (priority, result) in steps {
      try solver.setPriority(priority, of: first)
      solver.solve()
      expectValues(solver.values(x), [result])
    }
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `leaves the sides alone on which a constraint counts`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let bound = try solver.add([1 * x], .lessThanOrEqual, 10, priority: 250)
    try solver.add([1 * x], .equal, 5, priority: 100)

    try solver.setPriority(750, of: bound)
    solver.solve()

    expectValues(solver.values(x), [5])
  }

  @Test func `applies to both sides of a content size`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let content = try solver.add(
      [1 * width], near: 100, penalties: Penalties(under: 750, over: 250))
    try solver.add([1 * width], .equal, 160, priority: 500)
    solver.solve()
    expectValues(solver.values(width), [160])

    try solver.setPriority(600, of: content)
    solver.solve()

    expectValues(solver.values(width), [100])
  }
}

struct `Changed penalties` {
  @Test func `turn an equation into either inequality and back`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let changing = try solver.add([1 * x], .equal, 10)
    let wish = try solver.add([1 * x], .equal, 50, priority: 500)

    let steps: [(Relation, Double, Double)] = [
      (.equal, 50, 10), (.greaterThanOrEqual, 50, 50), (.greaterThanOrEqual, -50, 10),
      (.lessThanOrEqual, -50, -50), (.lessThanOrEqual, 50, 10), (.equal, -50, 10),
    ]
    for (relation, constant, result) in steps {
      try solver.setPenalties(Penalties(relation, .required), of: changing)
      try solver.setConstant(constant, of: wish)
      solver.solve()
      expectValues(solver.values(x), [result])
    }
  }

  @Test func `move a content size between hugging and resisting`() throws {
    var solver = Solver()
    let width = solver.addUnknown(.size)
    let content = try solver.add(
      [1 * width], near: 100, penalties: Penalties(under: 750, over: 250))
    let wish = try solver.add([1 * width], .equal, 160, priority: 500)

    let steps: [(Float, Float, Double, Double)] = [
      (750, 250, 160, 160), (750, 501, 160, 100), (750, 501, 60, 100), (499, 501, 60, 60),
      (499, 501, 160, 100), (1000, 1000, 160, 100), (1, 1, 160, 160),
    ]
    for (under, over, constant, result) in steps {
      try solver.setPenalties(
        Penalties(under: Priority(under), over: Priority(over)), of: content)
      try solver.setConstant(constant, of: wish)
      solver.solve()
      expectValues(solver.values(width), [result])
    }
  }

  @Test func `let a lowered constraint go back to where it was when it is required again`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let y = solver.addUnknown(.location)
    let gap = try solver.add([1 * y, -1 * x], .equal, 10)
    try solver.add([1 * x], .equal, 5)
    try solver.add([1 * y], .equal, 40, priority: 750)

    let steps: [(Priority, Double)] = [(.required, 15), (500, 40), (.required, 15)]
    for (priority, result) in steps {
      try solver.setPriority(priority, of: gap)
      solver.solve()
      expectValues(solver.values(x, y), [5, result])
    }
  }
}
