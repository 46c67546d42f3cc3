/// The exceptions that UIKit would have raised while a snapshot was written.
struct Refusals {
  private(set) var messages: [String] = []

  /// Notes UIKit's message.
  mutating func add(_ message: String) { messages.append(message) }

  /// Takes over what another snapshot noted.
  mutating func add(_ other: Refusals) { messages += other.messages }

  /// Notes it if something was not found that UIKit has to find.
  ///
  /// - Parameter name: What UIKit calls its place.
  mutating func addMissing(_ name: String) {
    add("Invalid parameter not satisfying: \(name) != NSNotFound")
  }

  /// Some identifiers, each once. What comes twice is refused, and so is what is known.
  mutating func unique<Identifier: Hashable, Value>(
    _ identifiers: [Identifier], _ kind: String, besides known: [Identifier: Value]
  ) -> [Identifier] {
    var found: Set<Identifier> = []
    var double: Identifier?
    let unique = identifiers.filter { identifier in
      if known[identifier] == nil, found.insert(identifier).inserted { return true }
      double = double ?? identifier
      return false
    }
    if let double {
      add("Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(double)")
    }
    return unique
  }
}
