/// The types of a module that are at home in many files.
struct TypeHomes: Sendable {
  let module: String

  /// The types that may be in more files than others, and in how many.
  let exceptions: [String: Int]

  /// In how many files a type may be: declared, or extended.
  static let most = 8

  static let all = [
    TypeHomes(
      module: "Ashlar",
      exceptions: [:]),
    TypeHomes(module: "AshlarUIKit", exceptions: [:]),
    TypeHomes(module: "AshlarInspector", exceptions: [:]),
    TypeHomes(module: "AshlarTesting", exceptions: [:]),
    TypeHomes(module: "AshlarStorage", exceptions: [:]),
    TypeHomes(module: "AshlarSolver", exceptions: [:]),
  ]

  /// In how many files each type is that is in more than there may be.
  var scattered: [String: Int] {
    var counts: [String: Int] = [:]
    for file in SourceFile.all(in: "Sources/\(module)") {
      for type in file.words.homes { counts[type, default: 0] += 1 }
    }
    return counts.filter { $0.value > Self.most }
  }
}
