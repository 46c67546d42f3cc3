/// Measures the operations of a workload and prints one JSON object a line.
struct WorkloadReport {
  let name: String
  let viewCount: Int
  let budget: Double

  /// Runs an operation until the budget is spent and prints the median time in nanoseconds.
  func measure(_ operation: String, _ body: (Int) -> Void) {
    let median = Stopwatch.median(budget: budget, body)
    line(operation, #""ns":\#(median.nanoseconds),"reps":\#(median.runs),"kb":-1"#)
  }

  func values(_ stage: String, _ sum: Double) {
    line(stage, #""sum":\#(sum)"#)
  }

  private func line(_ operation: String, _ fields: String) {
    print(#"{"lib":"ashlar","wl":"\#(name)","n":\#(viewCount),"op":"\#(operation)",\#(fields)}"#)
  }

  /// Uses a number, so that computing it is not optimised away.
  func keep(_ number: Double) {
    if number.isNaN { print("a value is not a number") }
  }
}
