/// The files that have not been rebuilt yet, with how much of it each may have. A number may fall, and none may rise.
enum RemainingTricks {
  /// How many tricks of ``Tricks/found(in:)`` a file has at most.
  static let files: [String: Int] = [
    "Sources/Benchmarks/Machine.swift": 3,
    "Sources/Fuzz/Fuzz.swift": 3,
  ]

  /// How often a file says at most what to inline, without a benchmark that asks for it.
  static let inlining: [String: Int] = [:]
}
