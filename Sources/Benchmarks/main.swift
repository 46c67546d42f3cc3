import Foundation

let arguments = CommandLine.arguments.dropFirst()
if arguments.first == "solver", let path = arguments.dropFirst().first {
  let budget = arguments.dropFirst(2).first.flatMap(Double.init) ?? 1
  SolverBenchmark(try Workload(path: path)).run(budget: budget)
}
