import Foundation

/// Measures operations and prints one JSON object a line.
struct Report {
  let name: String
  let viewCount: Int
  let budget: Double

  /// Runs an operation until the budget is spent, at most 1,000 and at least 3 times, and prints the
  /// median time in nanoseconds.
  func measure(_ operation: String, _ body: (Int) -> Void) {
    let clock = ContinuousClock()
    let start = clock.now
    var times: [Double] = []
    for round in 0..<1000 {
      let before = clock.now
      body(round)
      let after = clock.now
      times.append(before.duration(to: after).nanoseconds)
      if round >= 2, start.duration(to: after).nanoseconds > budget * 1e9 { break }
    }
    times.sort()
    line(operation, #""ns":\#(times[times.count / 2]),"reps":\#(times.count),"kb":-1"#)
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

extension Duration {
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}
