import AshlarSolver
import SolverOracle
import TestTools

/// A solver that bytes operate, and a model of its input.
///
/// In a *tame* world all numbers are such that the optimum can be found in more than one way and compared. In a
/// *wild* one they are anything, and all calls have to do is end, and be refused without a trace where they are
/// invalid. A *wide* world is tame and has room for more.
final class World {
  var solver = Solver()
  var model = SystemModel(kinds: [])
  var unknowns: [Unknown] = []
  var constraints: [Constraint] = []
  var goneUnknowns: [Unknown] = []
  var goneConstraints: [Constraint] = []
  var reader: ByteReader
  let isWild: Bool

  /// What is wrong, once something is.
  var failure: String?

  let mostUnknowns: Int
  let mostConstraints: Int

  init(_ bytes: [UInt8]) {
    reader = ByteReader(bytes)
    let kind = reader.byte() % 8
    isWild = kind == 7
    mostUnknowns = kind == 6 ? 24 : 6
    mostConstraints = kind == 6 ? 60 : 14
  }
}

// MARK: - Living

extension World {
  func live() {
    while !reader.isAtEnd, failure == nil { step() }
    if failure == nil { solveAndCheck() }
  }

  private func step() {
    switch reader.index(below: 26) {
    case 0: addUnknown()
    case 1: removeUnknown()
    case 2...6: addConstraint()
    case 7: removeConstraint()
    case 8...9: changeConstant()
    case 10: changePriority()
    case 11...12: changeCoefficient()
    case 13...15: solveAndCheck()
    case 16: explain()
    case 17...18: askForAmbiguities()
    case 19: askForStatus()
    case 20: exercise()
    case 21: useStaleHandles()
    case 22: compareWithOracle()
    case 23...24: changeAgainAndAgain()
    default: addAgain()
    }
  }

  /// A place in an array that has any.
  func place(in things: [some Any]) -> Int? {
    things.isEmpty ? nil : reader.index(below: things.count)
  }

  func expectNone(_ problems: [String], _ whose: String = "") {
    expect(problems.isEmpty, whose + problems.joined(separator: ", "))
  }

  func expect(_ isRight: Bool, _ message: @autoclosure () -> String) {
    if !isRight, failure == nil { failure = message() }
  }
}
