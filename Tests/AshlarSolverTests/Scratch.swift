import Testing
import Foundation
@testable import AshlarSolver
@Test(.enabled(if: ProcessInfo.processInfo.environment["SEED"] != nil)) func scratch() throws {
  let seed = Int(ProcessInfo.processInfo.environment["SEED"]!)!
  var generator = RepeatableGenerator(seed: seed)
  let subject = SolverUnderTest(randomModel(&generator))
  for step in 0..<6 {
    print("== step", step); print(subject.model.describe())
    subject.solve()
    print(subject.values, subject.work)
    guard check(subject, "seed \(seed), step \(step)") else { return }
    change(subject, &generator)
  }
}
