import Ashlar
import AshlarInspector

/// A log in words.
struct LogExplanation {
  /// The conflicts: of each the problem, the constraints in it, what would help and a drawing.
  let text: String

  /// The parts that cannot be read, or that there is no conflict; empty without problems.
  let problems: String

  /// Whether there is no conflict in the log.
  let isEmpty: Bool

  init(of log: String) {
    let read = AppleLog(log)
    isEmpty = read.conflicts.isEmpty
    text = read.conflicts.map(Self.text).joined(separator: "\n")
    var problems = read.unreadable.map(\.description)
    if isEmpty, problems.isEmpty {
      problems = [
        "There is no \"Unable to simultaneously satisfy constraints\" in it, nor a constraint."
      ]
    }
    self.problems = problems.map { "explain: \($0)\n" }.joined()
  }

  private static func text(of conflict: AppleLog.Conflict) -> String {
    let times = conflict.times == 1 ? "" : ", \(conflict.times) times"
    let root = conflict.rebuild()
    return """
      Line \(conflict.line)\(times):
      \(conflict.words(of: root))
      \(TextDrawing(of: root, pointsPerRow: 12, names: true))

      """
  }
}
