import Testing

/// Speed comes from how data is stored: what the language checks is switched off in storage alone.
@Suite struct `Outside storage the house` {
  /// All that is written in Swift but for some modules, in order of the paths.
  private func files(outside rooms: [String]) -> [SourceFile] {
    ["Sources", "Tests", "Playgrounds"].flatMap { SourceFile.all(in: $0, isStripped: false) }
      .filter { file in !rooms.contains { file.path.hasPrefix("Sources/\($0)/") } }
  }

  @Test func `manages no memory by hand and has all checks, but for files that are to be rebuilt`()
  {
    var remaining = RemainingTricks.files
    for file in files(outside: ["AshlarStorage"]) {
      let found = Tricks.found(in: file)
      let most = remaining.removeValue(forKey: file.path) ?? 0
      #expect(found.count <= most, "\(file.path) has more than \(most): \(found)")
      if most > 0 { #expect(!found.isEmpty, "\(file.path) is clean and need not be listed") }
    }
    #expect(remaining.isEmpty, "there are no such files")
  }

  @Test func `says what to inline in a few places, for the sake of a benchmark`() {
    var remaining = RemainingTricks.inlining
    var explained = 0
    for file in files(outside: ["AshlarStorage", "AshlarSolver"]) {
      let found = Tricks.inlined(in: file)
      explained += found.explained
      let most = remaining.removeValue(forKey: file.path) ?? 0
      #expect(found.unexplained <= most, "\(file.path) says it more often than \(most) times")
      if most > 0 { #expect(found.unexplained > 0, "\(file.path) need not be listed") }
    }
    #expect(remaining.isEmpty, "there are no such files")
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
