import Ashlar

/// What a tree holds at each step of its life, as the system sees it.
///
/// One tree in a program: memory that an earlier one has used and let go of would hide what the next one takes.
struct MemoryBenchmark {
  let kind: LifeKind
  let count: Int

  /// Prints bytes for each view, and requests for memory where the address sanitizer counts them.
  func run() { run(kind.type) }

  private func run(_ type: (some Life).Type) {
    guard let before = Machine.residentBytes else {
      return print("This system does not say how much memory the program holds.")
    }
    let requests = Machine.allocationCount
    let life = type.init(count: count)
    print(TextRow(["", "bytes", "requests"]))
    let steps = [
      ("built", { life.build(nil) }), ("connected", { life.connect() }),
      ("laid out", { life.layOut() }),
    ]
    for (name, step) in steps {
      step()
      let bytes = (Machine.residentBytes ?? before) - before
      let count = requests.map { (Machine.allocationCount ?? $0) - $0 }
      print(
        TextRow([
          name, "\(bytes / life.viewCount)", count.map { "\($0 / life.viewCount)" } ?? "–",
        ]))
    }
  }
}
