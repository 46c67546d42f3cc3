import Foundation

// Lists the public types of a symbol graph that no article of a catalogue has among its topics: a reader finds them by their
// names alone.
//
// The arguments are a file that `swift symbolgraph-extract` has written, and the folder of a catalogue.

struct Graph: Decodable {
  let symbols: [Symbol]

  struct Symbol: Decodable {
    let kind: Kind
    let pathComponents: [String]
  }

  struct Kind: Decodable { let identifier: String }
}

let kinds = ["class", "struct", "enum", "protocol", "typealias"].map { "swift.\($0)" }
let arguments = CommandLine.arguments.dropFirst().map { URL(fileURLWithPath: $0) }
let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: arguments[0]))
let types = graph.symbols.filter { kinds.contains($0.kind.identifier) && $0.pathComponents.count == 1 }
let articles = try FileManager.default.contentsOfDirectory(at: arguments[1], includingPropertiesForKeys: nil)
  .filter { $0.pathExtension == "md" }
let lines = try articles.flatMap { try String(contentsOf: $0, encoding: .utf8).split(separator: "\n") }
let topics = Set(lines.filter { $0.hasPrefix("- ``") }.map { $0.dropFirst(4).prefix { $0 != "`" } })
let missing = Set(types.map { $0.pathComponents[0] }).filter { !topics.contains($0[...]) }
for name in missing.sorted() { print("\(name) is in no topic of \(arguments[1].path)") }
if types.isEmpty { print("no type was found: nothing was checked") }
if types.isEmpty || !missing.isEmpty { exit(1) }
