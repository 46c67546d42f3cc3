import Foundation

/// The package's own source files, as text; without comments and string literals if they are stripped.
struct SourceFile: Sendable {
  /// The path from the top of the package: `Sources/Ashlar/Views/View.swift`.
  let path: String
  let code: String
  let lineCount: Int

  let words: SourceWords

  /// Every Swift file below a folder of the package, in order of its path.
  static func all(in folder: String, isStripped: Bool = true) -> [SourceFile] {
    let path = "\(folder)/"
    return isStripped && path.hasPrefix("Sources/")
      ? sources.filter { $0.path.hasPrefix(path) }
      : files(in: folder, ending: ".swift", isStripped)
  }

  /// Those of the package itself, which are stripped once for all tests.
  private static let sources = files(in: "Sources", ending: ".swift", true)

  /// The pages in Markdown that readers of the package see: README, CHANGELOG and the articles.
  static var pages: [SourceFile] {
    files(in: "Sources", ending: ".md", false)
      + ["README.md", "CHANGELOG.md"].compactMap { file(at: $0, isStripped: false) }
  }

  /// What stands at the top of the package, apart from hidden files, in order.
  static var topLevel: [String] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: top.path)
    return (names ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static func files(
    in folder: String, ending: String, _ isStripped: Bool
  ) -> [SourceFile] {
    let root = top.appendingPathComponent(folder)
    let found = FileManager.default.enumerator(atPath: root.path)
    let paths = found?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(ending) }.sorted().compactMap {
      file(at: "\(folder)/\($0)", isStripped: isStripped)
    }
  }

  private static func file(at path: String, isStripped: Bool) -> SourceFile? {
    guard let text = try? String(contentsOf: top.appendingPathComponent(path), encoding: .utf8)
    else { return nil }
    return SourceFile(path: path, text: text, isStripped: isStripped)
  }

  private static let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private init(path: String, text: String, isStripped: Bool) {
    self.path = path
    lineCount = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    code = isStripped ? Self.stripped(text[...]) : text
    words = SourceWords(isStripped ? code : "")
  }

  /// A text without what stands in quotes on a line, and without comments.
  static func stripped(_ text: Substring) -> String {
    var code: [UInt8] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var rest = line
      while let byte = rest.first, !rest.starts(with: "//".utf8) {
        code.append(byte)
        rest = rest.dropFirst()
        guard byte == UInt8(ascii: "\""), let end = endOfString(rest) else { continue }
        code.append(byte)
        rest = rest[end...].dropFirst()
      }
      code.append(UInt8(ascii: "\n"))
    }
    return String(decoding: code.dropLast(), as: UTF8.self)
  }

  /// Where the string ends whose first quote has been read; nil if it goes on behind the line.
  private static func endOfString(_ rest: Substring.UTF8View) -> Substring.UTF8View.Index? {
    var isEscaped = false
    return rest.indices.first { index in
      let isEnd = !isEscaped && rest[index] == UInt8(ascii: "\"")
      isEscaped = !isEscaped && rest[index] == UInt8(ascii: "\\")
      return isEnd
    }
  }
}

extension SourceFile {
  /// Whether the file names a type; `Ashlar.View` names the module.
  func names(_ type: String) -> Bool { words.plain.contains(type) }

  /// The modules that the file imports.
  var imports: [String] {
    code.matches(of: /(?m)^[\w@ ]*import (?:(?:struct|class|enum|protocol) )?(\w+)/)
      .map { String($0.1) }
  }

  /// Whether something is compiled on some platforms only.
  var asksForPlatform: Bool {
    code.contains(/(?m)^ *#(?:else)?if .*\b(?:canImport|os|arch|targetEnvironment)\(/)
  }

  /// The functions, initialisers and computed properties that have more lines than a number.
  func functions(longerThan limit: Int) -> [String] {
    let lines = code.split(separator: "\n", omittingEmptySubsequences: false)
    var long: [String] = []
    for (start, line) in lines.enumerated() where start + limit < lines.count {
      let indent = line.prefix { $0 == " " }
      let (closing, signature) = ("\(indent)}", "\(indent))")
      let isEnd = { (line: Substring) in
        line.hasPrefix(closing) || line.hasPrefix(signature) && line.hasSuffix("}")
      }
      let others = lines[(start + 1)...]
      // Most blocks are short, which is seen before anything else is looked at.
      guard !others.prefix(limit - 1).contains(where: isEnd),
        Self.opensFunction(line), let end = others.firstIndex(where: isEnd)
      else { continue }
      long.append("\(path):\(start + 1) has \(end - start + 1) lines")
    }
    return long
  }

  private static func opensFunction(_ line: Substring) -> Bool {
    guard !line.hasSuffix("}"), !line.contains(".init("), !line.contains("//") else {
      return false
    }
    let isBody = line.hasSuffix("{")
    let words = line.split { !$0.isLetter && $0 != "@" }
    let isFunction = words.contains { ["func", "init", "deinit", "subscript"].contains($0) }
    let isSignature = line.hasSuffix("(") || isBody
    return isFunction && isSignature || isBody && words.contains("var")
  }
}
