import Foundation

// Lists the symbols of symbol graphs that have no doc comment, but for those that the compiler makes up.
//
// Each argument is a file that `swift package dump-symbol-graph` has written.

struct Graph: Decodable {
  let symbols: [Symbol]
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
  struct Comment: Decodable { let lines: [Line] }
  struct Line: Decodable { let text: String }

  /// What the compiler makes up has no place in a file, or the name of what it was made for after `::`. An
  /// extension is no symbol by itself.
  var isWritten: Bool {
    location != nil && !identifier.precise.contains("::SYNTHESIZED::")
      && kind.identifier != "swift.extension"
  }

  var isDocumented: Bool { docComment?.lines.contains { !$0.text.isEmpty } ?? false }

  var place: String {
    guard let location else { return "?" }
    let path = location.uri.replacingOccurrences(of: "file://", with: "")
    return "\(path):\(location.position.line + 1)"
  }
}

var seen = 0
var missing: [String] = []
for path in CommandLine.arguments.dropFirst() {
  let data = try Data(contentsOf: URL(fileURLWithPath: path))
  for symbol in try JSONDecoder().decode(Graph.self, from: data).symbols where symbol.isWritten {
    seen += 1
    if symbol.isDocumented { continue }
    missing.append("\(symbol.place): \(symbol.pathComponents.joined(separator: ".")) is not documented")
  }
}
for line in missing.sorted() { print(line) }
if seen == 0 { print("no symbol was found: nothing was checked") }
if seen == 0 || !missing.isEmpty { exit(1) }
print("\(seen) public symbols are documented")
