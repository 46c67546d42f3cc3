import Testing

/// Speed comes from how data is stored: what the language checks is switched off in storage alone.
struct `Outside storage the house` {
  /// All that is written in Swift but for some modules, in order of the paths.
  private func files(outside rooms: [String]) -> [SourceFile] {
    ["Sources", "Tests", "Playgrounds"].flatMap { SourceFile.all(in: $0, isStripped: false) }
      .filter { file in !rooms.contains { file.path.hasPrefix("Sources/\($0)/") } }
  }

  /// The tools that are called from C: by the fuzzer, and by the sanitizer.
  private static let calledFromC: Set = [
    "Sources/Benchmarks/Machine.swift", "Sources/Fuzz/Fuzz.swift",
  ]

  @Test func `manages no memory by hand and has all checks, but in tools that are called from C`() {
    let files = files(outside: ["AshlarStorage"]).filter { !Tricks.found(in: $0).isEmpty }

    #expect(Set(files.map(\.path)) == Self.calledFromC)
  }

  @Test func `says what to inline in a few places, for the sake of a benchmark`() {
    var explained = 0
    for file in files(outside: ["AshlarStorage", "AshlarSolver"]) {
      let found = Tricks.inlined(in: file)
      explained += found.explained
      #expect(found.unexplained == 0, "\(file.path)")
    }
    #expect(explained <= 20)
  }

  // The checks find what there is to find.

  @Test func `is told from storage`() {
    let tricks = SourceFile.all(in: "Sources/AshlarStorage", isStripped: false).flatMap {
      Tricks.found(in: $0)
    }

    #expect(tricks.contains("UnsafeMutablePointer"))
    #expect(tricks.contains("Unmanaged"))
  }
}
