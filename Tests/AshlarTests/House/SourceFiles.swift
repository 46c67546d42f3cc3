import Foundation

/// The package's own source files, as text without comments and string literals.
struct SourceFile: Sendable {
  /// The path from the top of the package: `Sources/Ashlar/Views/View.swift`.
  let path: String
  let code: String
  let lineCount: Int

  /// Every Swift file below a folder of the package, in order of its path.
  static func all(in folder: String) -> [SourceFile] {
    let root = top.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: root.path)
    let paths = found?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      guard let text = try? String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      else { return nil }
      return SourceFile(path: "\(folder)/\(path)", text: text)
    }
  }

  private static let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private init(path: String, text: String) {
    self.path = path
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    lineCount = lines.count
    code = lines.map { line in
      String(line).replacing(/"([^"\\]|\\.)*"/, with: "\"\"").replacing(/\/\/.*$/, with: "")
    }.joined(separator: "\n")
  }
}

extension SourceFile {
  /// The names of the types that the file declares at its outermost level.
  var declaredTypes: [String] {
    code.matches(of: /(?m)^(?:[a-z@()]+ )*(?:class|struct|enum|protocol|typealias) (\w+)/)
      .map { String($0.1) }
  }

  /// The modules that the file imports.
  var imports: [String] {
    code.matches(of: /(?m)^[\w@ ]*import (?:struct |class |enum )?(\w+)/).map { String($0.1) }
  }

  func names(_ type: String) -> Bool {
    code.contains(try! Regex("\\b\(type)\\b"))
  }
}
