import AshlarSolver
import Testing

struct `Numbers that are refused` {
  static let notFinite = [Double.nan, .signalingNaN, .infinity, -.infinity]
  static let badCoefficients = [
    1e300, -1e300, 1.1e9, 0.9e-9, -1e-300, .leastNonzeroMagnitude, .greatestFiniteMagnitude,
  ]
  static let badConstants = [1e300, -1e300, 1.1e12, -.greatestFiniteMagnitude]

  @Test(arguments: notFinite)
  func `are coefficients that are not finite`(number: Double) {
    SettledScene.expectRefusal(.notFinite) { scene in
      try scene.solver.add([1 * scene.x, number * scene.width], .equal, 0)
    }
    SettledScene.expectRefusal(.notFinite) { scene in
      try scene.solver.setCoefficient(number, of: scene.x, in: scene.pin)
    }
  }

  @Test(arguments: notFinite)
  func `are constants that are not finite`(number: Double) {
    SettledScene.expectRefusal(.notFinite) { scene in
      try scene.solver.add([1 * scene.x], .equal, number, priority: 1)
    }
    SettledScene.expectRefusal(.notFinite) { scene in
      try scene.solver.setConstant(number, of: scene.pin)
    }
  }

  @Test(arguments: badCoefficients)
  func `are coefficients beyond what sixteen digits can tell apart`(number: Double) {
    SettledScene.expectRefusal(.outOfRange) { scene in
      try scene.solver.add([number * scene.x], .greaterThanOrEqual, 0)
    }
    SettledScene.expectRefusal(.outOfRange) { scene in
      try scene.solver.setCoefficient(number, of: scene.x, in: scene.wish)
    }
  }

  @Test(arguments: badConstants)
  func `are constants beyond what sixteen digits can tell apart`(number: Double) {
    SettledScene.expectRefusal(.outOfRange) { scene in
      try scene.solver.add([1 * scene.x], .lessThanOrEqual, number)
    }
    SettledScene.expectRefusal(.outOfRange) { scene in
      try scene.solver.setConstant(number, of: scene.vain)
    }
  }

  @Test(arguments: [[1, -1 + 1e-10], [6e8, 6e8], [1e9, 1e9, -1]] as [[Double]])
  func `are coefficients that leave the range when terms are added up`(parts: [Double]) {
    SettledScene.expectRefusal(.outOfRange) { scene in
      try scene.solver.add(parts.map { $0 * scene.x }, .lessThanOrEqual, 1e12)
    }
  }
}

struct `Numbers that are taken` {
  @Test func `are coefficients and constants at the ends of the range`() throws {
    var solver = Solver()
    let (x, y, z) = (
      solver.addUnknown(.location), solver.addUnknown(.location), solver.addUnknown(.location)
    )
    try solver.add([1e9 * x], .equal, 1e12)
    try solver.add([-1e-9 * y], .equal, 1e-3)
    try solver.add([1 * z], .equal, -1e12)

    solver.solve()

    expectValues(solver.values(x, y, z), [1e3, -1e6, -1e12])
  }

  @Test func `are constants too small to be told from zero`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .equal, .leastNonzeroMagnitude)
    try solver.add([1 * x], .equal, -1e-300)

    solver.solve()

    expectValues(solver.values(x), [0])
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `are negative zeros`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let width = solver.addUnknown(.size)
    try solver.add([1 * x, -0.0 * width], .equal, -0.0)
    try solver.add([-0.0 * x], .equal, -0.0)

    solver.solve()

    expectValues(solver.values(x, width), [0, 0])
    #expect(throws: Never.self) { try solver.remove(width) }
  }
}
