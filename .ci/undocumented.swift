import Foundation

// Lists the symbols of symbol graphs that have no doc comment, but for those that the compiler makes up. A comment
// that a member inherits counts if it is from a module of these graphs, and not if it is from the standard library.
//
// Each argument is a file that `swift package dump-symbol-graph` has written.

struct Graph: Decodable {
  let module: Module
  let symbols: [Symbol]

  struct Module: Decodable { let name: String }
}

struct Symbol: Decodable {
  let kind: Kind
  let pathComponents: [String]
  let identifier: Identifier
  let docComment: Comment?
  let location: Location?

  struct Kind: Decodable { let identifier: String }
  struct Identifier: Decodable { let precise: String }
  struct Location: Decodable { let uri: String, position: Position }
  struct Position: Decodable { let line: Int }
  struct Comment: Decodable { let module: String?, lines: [Line] }
  struct Line: Decodable { let text: String }

  /// What the compiler makes up has no place in a file, or the name of what it was made for after `::`. An
  /// extension is no symbol by itself.
  var isWritten: Bool {
    location != nil && !identifier.precise.contains("::SYNTHESIZED::")
      && kind.identifier != "swift.extension"
  }

  func isDocumented(in modules: Set<String>) -> Bool {
    guard let docComment, docComment.lines.contains(where: { !$0.text.isEmpty }) else { return false }
    return docComment.module.map(modules.contains) ?? true
  }

  var place: String {
    guard let location else { return "?" }
    let path = location.uri.replacingOccurrences(of: "file://", with: "")
    return "\(path):\(location.position.line + 1)"
  }
}

var seen = 0
var missing: [String] = []
let graphs = try CommandLine.arguments.dropFirst().map { path in
  try JSONDecoder().decode(Graph.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
}
let modules = Set(graphs.map(\.module.name))
for symbol in graphs.lazy.flatMap(\.symbols) where symbol.isWritten {
  seen += 1
  if symbol.isDocumented(in: modules) { continue }
  missing.append("\(symbol.place): \(symbol.pathComponents.joined(separator: ".")) is not documented")
}
for line in missing.sorted() { print(line) }
if seen == 0 { print("no symbol was found: nothing was checked") }
if seen == 0 || !missing.isEmpty { exit(1) }
print("\(seen) public symbols are documented")
