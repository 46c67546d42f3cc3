import TestTools

/// Feeds one subject for some time, or with some byte strings.
struct FuzzRun {
  /// How long a run goes on.
  enum Length {
    case seconds(Double)
    case rounds(Int)

    /// Reads `60`, which are seconds, or `1000x`, which are byte strings. Nil for anything else.
    init?(_ text: String) {
      if let seconds = Double(text) {
        self = .seconds(seconds)
      } else if text.hasSuffix("x"), let rounds = Int(text.dropLast()) {
        self = .rounds(rounds)
      } else {
        return nil
      }
    }
  }

  let subject: any FuzzSubject.Type
  let length: Length
  let seed: UInt64
  let path: String?

  private static let mostFailures = 10

  /// How long some bytes may take before that is a failure.
  private static let patience = Duration.seconds(10)

  /// Returns how many byte strings failed.
  func failures() -> Int {
    var mutator = Mutator(seed: seed, fresh: subject.freshBytes)
    var rounds = 0
    var failures = 0
    let start = ContinuousClock().now
    while !isOver(rounds, start), failures < Self.mostFailures {
      rounds += 1
      guard let failure = failure(of: mutator.nextBytes()) else { continue }
      failures += 1
      print("\(subject.name), seed \(seed), round \(rounds): \(failure)")
    }
    print(
      "\(subject.name): \(rounds) rounds, \(mutator.byteCount) bytes, \(failures) failures")
    return failures
  }

  private func isOver(_ rounds: Int, _ start: ContinuousClock.Instant) -> Bool {
    switch length {
    case .seconds(let seconds): ContinuousClock().now >= start + .seconds(seconds)
    case .rounds(let most): rounds >= most
    }
  }

  /// Reports the failure of some bytes, and that of the fewest of them that fail.
  private func failure(of bytes: [UInt8]) -> String? {
    if let path { Machine.write(bytes, toFile: path) }
    var failure: String?
    let time = ContinuousClock().measure { failure = subject.failure(of: bytes) }
    if time > Self.patience { return "took \(time)\nbytes: \(bytes)" }
    guard let failure else { return nil }
    let least = Mutator.shrink(bytes) { subject.failure(of: $0) != nil }
    return "\(failure)\nleast bytes: \(least)\n\(subject.failure(of: least) ?? "")"
  }
}
