import Testing

/// The floors inside the module, which the compiler does not guard.
@Suite struct `The house` {
  private let rooms = [
    "Geometry", "Views", "Constraints", "Engine", "Maker", "Diagnostics",
    "VisualFormat", "Text",
  ]

  private func files(_ room: String) -> [SourceFile] {
    SourceFile.all(in: "Sources/Ashlar/\(room)")
  }

  private func types(of room: String) -> [String] {
    files(room).flatMap(\.declaredTypes)
  }

  /// Where a room names a type of another one.
  private func glances(from room: String, into other: String) -> [String] {
    let types = types(of: other)
    return files(room).flatMap { file in
      types.filter { file.names($0) }.map { "\(file.path) names \($0)" }
    }
  }

  @Test func `has the rooms that it should have`() {
    let folders = Set(
      SourceFile.all(in: "Sources/Ashlar").map { $0.path.split(separator: "/")[2] })

    #expect(folders == Set(rooms.map { Substring($0) }))
    for room in rooms { #expect(!types(of: room).isEmpty, "\(room)") }
  }

  @Test func `lets only the engine know the solver`() {
    let importers = SourceFile.all(in: "Sources/Ashlar").filter {
      $0.imports.contains("AshlarSolver")
    }

    #expect(!importers.isEmpty)
    for file in importers { #expect(file.path.contains("/Engine/")) }
  }

  @Test func `has a solver that imports nothing`() {
    for file in SourceFile.all(in: "Sources/AshlarSolver") {
      #expect(file.imports.isEmpty, "\(file.path)")
    }
  }

  @Test func `keeps geometry to itself`() {
    for room in rooms where room != "Geometry" {
      #expect(glances(from: "Geometry", into: room) == [])
    }
  }

  @Test func `keeps the engine and the maker from each other and out of sight`() {
    for room in ["Views", "Constraints", "Diagnostics", "Maker", "VisualFormat", "Text"] {
      #expect(glances(from: room, into: "Engine") == [])
    }
    for room in ["Views", "Constraints", "Diagnostics", "Engine", "VisualFormat", "Text"] {
      #expect(glances(from: room, into: "Maker") == [])
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
