/// The constraints of one conflict in a log, with numbers for their boxes.
///
/// Two conflicts are equal if they have equal constraints of boxes with equal names and classes. The parts that do
/// not distinguish them are in ``LoggedNotes``.
struct LoggedConflict: Hashable, Sendable {
  private(set) var boxes: [Box] = []
  private(set) var constraints: [Constraint] = []

  /// The direct superviews of boxes, as far as the log names them. No box is in itself, by way of others either.
  private(set) var nestings: [Nesting] = []

  /// The constraint that the platform broke, if the log names it.
  private(set) var broken: Int?

  struct Box: Hashable {
    var type = ""
    var name = ""
  }

  struct Nesting: Hashable {
    let inner: Int
    let outer: Int
  }

  struct Constraint: Hashable {
    var kind = Kind.constraint
    let first: Side
    let relation: LayoutRelation
    let second: Side?
    let multiplier: CGFloat
    let constant: CGFloat
    let priority: LayoutPriority
    let identifier: String?
    let location: CodeLocation?
    let isMade: Bool

    /// Whether its name is one of Apple's, so that the system made it.
    var isOfSystem: Bool {
      guard let identifier else { return false }
      return ["UI", "NS", "_UI", "fitting-sizing"].contains { identifier.hasPrefix($0) }
    }

    enum Kind: Hashable {
      case constraint
      case mask(AutoresizingConstraint, AutoresizingMask)
      case content(hugging: LayoutPriority)
    }
  }

  struct Side: Hashable {
    let box: Int
    let attribute: LayoutAttribute
  }
}

/// The parts that do not distinguish a conflict from others in a log: addresses, texts and lines.
struct LoggedNotes: Sendable {
  /// The lines of the constraints in the log.
  let lines: [Int]

  /// The addresses of the boxes, and the texts that they show.
  let addresses: [String]
  let texts: [String]
}

// MARK: - Making

extension LoggedConflict {
  /// Takes entries with their lines, and the one that the platform broke, which may be among them.
  ///
  /// - Returns: The conflict, and what stands beside it.
  static func read(
    _ entries: [(entry: LogEntry, line: Int)], broken: (entry: LogEntry, line: Int)?
  ) -> (LoggedConflict, LoggedNotes) {
    var conflict = LoggedConflict()
    var all = entries
    if let broken {
      let place = entries.firstIndex { $0.entry.identity == broken.entry.identity }
      conflict.broken = place ?? entries.count
      if place == nil { all.append(broken) }
    }
    var numbering = Numbering(all.map(\.entry))
    conflict.constraints = all.map { numbering.constraint($0.entry) }
    conflict.boxes = numbering.boxes
    conflict.nestings = numbering.nestings
    let notes = LoggedNotes(
      lines: all.map(\.line), addresses: numbering.addresses, texts: numbering.texts)
    return (conflict, notes)
  }
}

/// Gives the boxes of a conflict numbers, in the order in which they are mentioned.
private struct Numbering {
  var boxes: [LoggedConflict.Box] = []
  var addresses: [String] = []
  var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// What boxes are in, by key.
  private var outer: [String: LoggedItem] = [:]

  init(_ entries: [LogEntry]) {
    for entry in entries {
      if let (inner, outer) = entry.nesting, self.outer[inner.key] == nil {
        self.outer[inner.key] = outer
      }
    }
  }

  private mutating func number(of item: LoggedItem) -> Int {
    let number = numbers[item.key] ?? boxes.count
    if number == boxes.count {
      numbers[item.key] = number
      boxes.append(LoggedConflict.Box())
      addresses.append(item.key)
      texts.append("")
    }
    if boxes[number].type.isEmpty { boxes[number].type = item.type }
    if boxes[number].name.isEmpty { boxes[number].name = item.name }
    if texts[number].isEmpty { texts[number] = item.text }
    return number
  }

  private mutating func side(_ side: LogEntry.Side, beside other: LogEntry.Side?)
    -> LoggedConflict.Side
  {
    var item = side.item
    if item.key.isEmpty, let other {
      item = outer[other.item.key] ?? LoggedItem(key: "|" + other.item.key)
      outer[other.item.key] = item
    }
    return LoggedConflict.Side(box: number(of: item), attribute: side.attribute)
  }

  mutating func constraint(_ entry: LogEntry) -> LoggedConflict.Constraint {
    var constraint = LoggedConflict.Constraint(
      first: side(entry.first, beside: nil), relation: entry.relation,
      second: entry.second.map { side($0, beside: entry.first) }, multiplier: entry.multiplier,
      constant: entry.constant, priority: entry.priority, identifier: entry.identifier,
      location: entry.location, isMade: entry.isMade)
    if case .mask(let flexible) = entry.kind, let (_, part) = entry.mask {
      constraint.kind = .mask(part, flexible)
    } else if case .content = entry.kind, entry.first.attribute.isSize, entry.second == nil {
      constraint.kind = .content(hugging: entry.hugging ?? .defaultLow)
    }
    if let (_, outer) = entry.nesting { _ = number(of: outer) }
    return constraint
  }
}

// MARK: - Containment

extension Numbering {
  /// The pairs in the order of the boxes inside, without those that would close a ring.
  var nestings: [LoggedConflict.Nesting] {
    // Which box stands for all in one tree of them.
    var trees = Array(boxes.indices)
    return boxes.indices.compactMap { inner in
      guard let item = outer[addresses[inner]], let outer = numbers[item.key],
        Self.tree(of: outer, &trees) != inner
      else { return nil }
      trees[inner] = outer
      return LoggedConflict.Nesting(inner: inner, outer: outer)
    }
  }

  /// The outermost box around one; each box on the way stores it from then on.
  private static func tree(of box: Int, _ trees: inout [Int]) -> Int {
    var root = box
    while trees[root] != root { root = trees[root] }
    var next = box
    while trees[next] != root { (next, trees[next]) = (trees[next], root) }
    return root
  }
}
