import Testing

/// The floors inside the module, which the compiler does not guard.
@Suite struct `The house` {
  @Test func `lets only the engine and its arrays know the solver`() {
    let importers = SourceFile.all(in: "Sources/Ashlar").filter {
      $0.imports.contains("AshlarSolver")
    }

    #expect(!importers.isEmpty)
    for file in importers {
      #expect(file.path.contains("/Engine/") || file.path.contains("/Storage/"), "\(file.path)")
    }
  }

  @Test func `has a solver that imports nothing`() {
    for file in SourceFile.all(in: "Sources/AshlarSolver") {
      #expect(file.imports.isEmpty, "\(file.path)")
    }
  }

  @Test func `has only the solver and the text tools below it`() {
    let tools = ["AshlarInspector", "AshlarTesting"]
    for file in tools.flatMap({ SourceFile.all(in: "Sources/\($0)") }) {
      #expect(!file.imports.contains("AshlarSolver"), "\(file.path)")
    }
  }

  /// All that is written in Swift, as it stands.
  private var everything: [SourceFile] {
    ["Sources", "Tests", "Playgrounds"].flatMap { SourceFile.all(in: $0, isStripped: false) }
  }

  @Test func `has no file of more than 400 lines`() {
    for file in everything {
      #expect(file.lineCount <= 400, "\(file.path)")
    }
  }

  @Test func `has no function of more than 60 lines`() {
    let files = everything

    #expect(files.flatMap { $0.functions(longerThan: 60) } == [])
    // The check itself finds what there is to find.
    #expect(files.contains { !$0.functions(longerThan: 30).isEmpty })
  }
}
