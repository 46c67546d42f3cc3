import AshlarSolver
import Testing

struct `What nothing determines` {
  @Test func `is zero`() {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let width = solver.addUnknown(.size)

    solver.solve()

    expectValues(solver.values(x, width), [0, 0])
  }

  @Test func `goes to zero in sizes before locations`() throws {
    var solver = Solver()
    let (x, width) = (solver.addUnknown(.location), solver.addUnknown(.size))
    let (y, height) = (solver.addUnknown(.location), solver.addUnknown(.size))
    try solver.add([1 * x, 1 * width], .equal, 10)
    try solver.add([1 * y, 1 * height], .greaterThanOrEqual, 10)

    solver.solve()

    expectValues(solver.values(x, width, y, height), [10, 0, 10, 0])
  }

  @Test(arguments: [5.0, -5])
  func `ends tight at an inequality on a location`(bound: Double) throws {
    var solver = Solver()
    let least = solver.addUnknown(.location)
    let most = solver.addUnknown(.location)
    try solver.add([1 * least], .greaterThanOrEqual, bound)
    try solver.add([1 * most], .lessThanOrEqual, bound, priority: 250)

    solver.solve()

    expectValues(solver.values(least, most), [bound, bound])
  }

  @Test func `is as small as an inequality on a size allows`() throws {
    var solver = Solver()
    let least = solver.addUnknown(.size)
    let most = solver.addUnknown(.size)
    try solver.add([1 * least], .greaterThanOrEqual, 30)
    try solver.add([1 * most], .lessThanOrEqual, 30)

    solver.solve()

    expectValues(solver.values(least, most), [30, 0])
  }

  @Test func `between two inequalities is as near to zero as they allow`() throws {
    // The slack of both together is 95 wherever x is, so that x itself decides.
    var solver = Solver()
    let x = solver.addUnknown(.location)
    try solver.add([1 * x], .lessThanOrEqual, 100)
    try solver.add([1 * x], .greaterThanOrEqual, 5)

    solver.solve()

    expectValues(solver.values(x), [5])
  }

  @Test func `goes to zero in the order of creation where there is still a choice`() throws {
    // Any pair of numbers that are not negative adds up to the same sum of sizes.
    var solver = Solver()
    let first = solver.addUnknown(.size)
    let second = solver.addUnknown(.size)
    let third = solver.addUnknown(.size)
    try solver.add([1 * first, 1 * second, 1 * third], .equal, 100)
    try solver.add([1 * second], .greaterThanOrEqual, 10)

    solver.solve()

    expectValues(solver.values(first, second, third), [0, 10, 90])
  }

  @Test func `is settled only after every wish has been heard`() throws {
    // The paper's example: the middle of xl and xr is 50. xl = 30 and xr = 60 cannot both be had,
    // and miss 10 together wherever xl is between 30 and 40. All slacks add up to 90 there, and the
    // locations to 150, so that xl, made first, goes as near to zero as it may.
    var solver = Solver()
    let (xl, xm, xr) = (
      solver.addUnknown(.location), solver.addUnknown(.location), solver.addUnknown(.location)
    )
    try solver.add([2 * xm, -1 * xl, -1 * xr], .equal, 0)
    try solver.add([1 * xl, -1 * xr], .lessThanOrEqual, -10)
    try solver.add([1 * xr], .lessThanOrEqual, 100)
    try solver.add([1 * xl], .greaterThanOrEqual, 0)
    try solver.add([1 * xm], .equal, 50, priority: 500)
    try solver.add([1 * xl], .equal, 30, priority: 250)
    try solver.add([1 * xr], .equal, 60, priority: 250)

    solver.solve()

    expectValues(solver.values(xl, xm, xr), [30, 50, 70])
  }

  @Test func `does not remember what determined it before`() throws {
    var solver = Solver()
    let x = solver.addUnknown(.location)
    let width = solver.addUnknown(.size)
    let pins = [
      try solver.add([1 * x], .equal, 50), try solver.add([1 * width, 1 * x], .equal, 120),
    ]
    solver.solve()

    for pin in pins { try solver.remove(pin) }
    solver.solve()

    expectValues(solver.values(x, width), [0, 0])
  }
}
