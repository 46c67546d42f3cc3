import Testing

/// The floors inside the module, which the compiler does not guard.
struct `The house` {
  @Test func `lets only the engine know the solver`() {
    let importers = SourceFile.all(in: "Sources/Ashlar").filter {
      $0.imports.contains("AshlarSolver")
    }

    #expect(!importers.isEmpty)
    for file in importers {
      #expect(file.path.contains("/Engine/"), "\(file.path)")
    }
  }

  // For Embedded Swift, one file of the solver imports Swift's atomic numbers.
  @Test func `has storage that imports only the C library, and a solver on top of it`() {
    for file in SourceFile.all(in: "Sources/AshlarStorage") {
      #expect(file.imports.isEmpty || file.path.hasSuffix("/Memory.swift"), "\(file.path)")
    }
    for file in SourceFile.all(in: "Sources/AshlarSolver") {
      #expect(
        Set(file.imports).isSubset(of: ["AshlarStorage", "Synchronization"]), "\(file.path)")
    }
  }

  /// What it is asked is checked in debug builds only.
  @Test func `lets only the solver have flat arrays`() {
    for file in SourceFile.all(in: "Sources") where file.names("FlatArray") {
      let isTrusted = ["Sources/AshlarSolver/", "Sources/AshlarStorage/"].contains {
        file.path.hasPrefix($0)
      }
      #expect(isTrusted, "\(file.path)")
    }
  }

  @Test func `has only the solver and the text tools below it`() {
    let tools = ["AshlarInspector", "AshlarTesting"]
    for file in tools.flatMap({ SourceFile.all(in: "Sources/\($0)") }) {
      #expect(
        Set(file.imports).isDisjoint(with: ["AshlarSolver", "AshlarStorage"]), "\(file.path)")
    }
  }

  /// A check that leaves a file behind shows here.
  @Test func `has nothing at its top but what belongs there`() {
    #expect(
      SourceFile.topLevel == [
        "CHANGELOG.md", "Package.swift", "Playgrounds", "README.md", "Sources", "Tests",
      ])
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

  /// To compile a few files, the compiler expands the macros of all types of the module.
  @Test func `has no suite with an attribute that adds nothing`() {
    let files = SourceFile.all(in: "Tests", isStripped: false)

    for file in files { #expect(!file.code.contains("\n@Suite "), "\(file.path)") }
    // The check itself finds what there is to find.
    #expect(files.contains { $0.code.contains("\n@Suite(") })
  }

  /// What an extension holds that is a concept of its own is a type of its own.
  @Test(arguments: TypeHomes.all)
  func `has no type that is at home in more than eight files`(_ homes: TypeHomes) {
    let counts = homes.counts
    #expect(counts.filter { $0.value > TypeHomes.most } == [:])
    // The check itself finds what there is to find.
    #expect(counts.contains { $0.value > 1 })
  }
}
