/// The types of a module that are at home in many files.
struct TypeHomes: Sendable {
  let module: String

  /// In how many files a type may be: declared, or extended.
  static let most = 8

  static let all = [
    "Ashlar", "AshlarBoxes", "AshlarUIKit", "AshlarInspector", "AshlarTesting", "AshlarStorage",
    "AshlarSolver",
  ].map { TypeHomes(module: $0) }

  /// In how many files each type is.
  var counts: [String: Int] {
    var counts: [String: Int] = [:]
    for file in SourceFile.all(in: "Sources/\(module)") {
      for type in file.words.homes { counts[type, default: 0] += 1 }
    }
    return counts
  }
}
