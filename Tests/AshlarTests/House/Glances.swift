/// What the rooms of a module name of each other: types, and members that are written in one room only.
///
/// A member of a type counts for the room in which it is written, wherever the type is: so an extension of a view cannot
/// hide that views ask the engine.
struct Glances {
  private let files: [String: [SourceFile]]

  /// The types of each room.
  private let types: [String: Set<String>]

  /// The members that tell a room, and which.
  private let members: [String: String]

  init(in files: [String: [SourceFile]]) {
    self.files = files
    types = files.mapValues { $0.reduce(into: []) { $0.formUnion($1.words.types) } }
    var rooms: [String: Set<String>] = [:]
    for (room, files) in files {
      for name in files.flatMap(\.words.members) where !Self.wordsOfTheLibrary.contains(name) {
        rooms[name, default: []].insert(room)
      }
    }
    members = rooms.compactMapValues { $0.count == 1 ? $0.first : nil }
  }

  /// What the files of a room name of each other room.
  func glances(from room: String) -> [String: Set<String>] {
    let files = files[room] ?? []
    let own = files.reduce(into: Set()) { $0.formUnion($1.words.declared) }
    let lookedUp = files.reduce(into: Set()) { $0.formUnion($1.words.lookedUp) }
    let plain = files.reduce(into: Set()) { $0.formUnion($1.words.plain) }
    var glances: [String: Set<String>] = [:]
    for name in lookedUp.subtracting(own) {
      if let other = members[name], other != room { glances[other, default: []].insert(name) }
    }
    for (other, types) in types where other != room && !types.isDisjoint(with: plain) {
      glances[other, default: []].formUnion(types.intersection(plain))
    }
    return glances
  }

  /// Names that the standard library has too, so that code that uses them means that.
  private static let wordsOfTheLibrary: Set = [
    "append", "combine", "contains", "count", "drop", "endIndex", "filter", "first", "format",
    "indices", "insert", "isEmpty", "isLetter", "joined", "last", "map", "max", "min", "popLast",
    "prefix", "release", "remove", "removeAll", "reversed", "startIndex", "suffix",
  ]
}
