/// Measures the operations of a workload and prints one JSON object a line.
struct WorkloadReport {
  let name: String
  let viewCount: Int
  let budget: Double

  /// The operations to measure; all, if there are none.
  let only: Set<String>

  /// Runs an operation until the budget is spent and prints the median time in nanoseconds.
  func measure(_ operation: String, _ body: (Int) -> Void) {
    guard only.isEmpty || only.contains(operation) else { return }
    let median = Stopwatch.wall.median(budget: budget, body)
    line(operation, #""ns":\#(median.nanoseconds),"reps":\#(median.runs),"kb":-1"#)
  }

  func values(_ stage: String, _ sum: Double) { line(stage, #""sum":\#(sum)"#) }

  private func line(_ operation: String, _ fields: String) {
    print(#"{"lib":"ashlar","wl":"\#(name)","n":\#(viewCount),"op":"\#(operation)",\#(fields)}"#)
  }
}
