/// Assembles the pieces of a log into conflicts.
struct LogReading {
  private(set) var conflicts: [AppleLog.Conflict] = []
  private(set) var unreadable: [AppleLog.Unreadable] = []

  /// The places of the conflicts that are known.
  private var places: [LoggedConflict: Int] = [:]

  private var unfinished: Unfinished?

  /// The conflict that is being read.
  private struct Unfinished {
    let line: Int
    var entries: [(entry: LogEntry, line: Int)] = []
    var broken: (entry: LogEntry, line: Int)?

    /// Whether the one that was broken follows, or has followed.
    var isBreaking = false
    var hasBroken = false

    /// Whether an unreadable piece of it has been reported.
    var isTold = false
  }
}

extension LogReading {
  mutating func take(_ piece: LogPiece) {
    switch piece.kind {
    case .heading: begin(at: piece.line)
    case .breaking:
      if unfinished?.isBreaking ?? true { begin(at: piece.line) }
      unfinished?.isBreaking = true
    case .hidden:
      if unfinished?.isTold ?? true { return }
      tell("constraints, which the system keeps private", behind: "<private>", piece.line)
    case .entry: take(piece.bytes, at: piece.line)
    case .ending: break
    }
  }

  private mutating func begin(at line: Int) {
    finish()
    unfinished = Unfinished(line: line)
  }

  private mutating func take(_ bytes: [UInt8], at line: Int) {
    // Behind the one that was broken, the next conflict begins, if its first lines are cut off.
    if unfinished?.hasBroken ?? true { begin(at: line) }
    let isBroken = unfinished?.isBreaking ?? false
    if isBroken { unfinished?.hasBroken = true }
    do {
      let entry = try LogEntryText.entry(in: bytes)
      if isBroken {
        unfinished?.broken = (entry, line)
      } else {
        unfinished?.entries.append((entry, line))
      }
    } catch {
      let text = LogEntryText.line(of: bytes).prefix(error.position).suffix(Self.mostShown)
      tell(error.expected, behind: String(decoding: text, as: UTF8.self), line)
    }
  }

  private static let mostShown = 80

  private mutating func tell(_ expected: String, behind text: String, _ line: Int) {
    unfinished?.isTold = true
    unreadable.append(AppleLog.Unreadable(line: line, expected: expected, text: text))
  }

  /// Takes the conflict that has been read, if there is anything in it.
  mutating func finish() {
    guard let unfinished else { return }
    self.unfinished = nil
    if unfinished.entries.isEmpty, unfinished.broken == nil {
      if unfinished.isTold { return }
      return tell("a list of constraints", behind: "", unfinished.line)
    }
    let (content, notes) = LoggedConflict.read(unfinished.entries, broken: unfinished.broken)
    if let place = places[content] {
      conflicts[place].times += 1
    } else {
      places[content] = conflicts.count
      conflicts.append(
        AppleLog.Conflict(line: unfinished.line, times: 1, content: content, notes: notes))
    }
  }
}
