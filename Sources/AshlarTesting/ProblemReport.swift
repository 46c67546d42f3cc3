import Ashlar

/// The problems of a layout as a failure tells them: those of one cause together.
struct ProblemReport {
  private var groups: [Group] = []
  private let notes: [String]

  /// Problems that have a cause in common.
  private struct Group {
    let first: LayoutProblem
    var others: [LayoutProblem] = []
    var marks: Set<String>
  }

  /// How many of what has the same cause are told.
  private static let mostOthers = 3

  init(_ problems: [LayoutProblem], of root: View) {
    notes = Self.notes(about: root)
    for problem in problems {
      let chief = problem.marks.first
      if let place = groups.firstIndex(where: { group in
        chief.map { group.marks.contains($0) } ?? false
      }) {
        groups[place].others.append(problem)
      } else {
        groups.append(Group(first: problem, marks: Set(problem.marks)))
      }
    }
  }

  /// The lines of the first causes, each line of theirs after an indent.
  func lines(first count: Int, indent: String = "") -> String {
    var lines = groups.prefix(count).flatMap(Self.lines)
    if groups.count > count { lines.append("and \(groups.count - count) more") }
    return (lines + notes).map { indent + $0 }.joined(separator: "\n")
  }

  private static func lines(of group: Group) -> [String] {
    let first = "\(group.first.check.rawValue): \(group.first)"
    // What says the same again says nothing.
    let others = group.others.filter { $0.description != group.first.description }
    let told = others.prefix(mostOthers).map {
      "The same cause: \($0.check.rawValue): \($0.headline)"
    }
    let rest = others.count - told.count
    return first.split(separator: "\n").map(String.init) + told
      + (rest > 0 ? ["The same cause: \(rest) more"] : [])
  }

  /// What is as the program asked for, and worth knowing.
  private static func notes(about root: View) -> [String] {
    let names = ViewNames(root)
    return names.telling {
      ProblemSearch(root).limitedTexts.map { limit, views in
        let others = views.count > 1 ? " and \(views.count - 1) more" : ""
        return "Note: \(views[0].reportName)\(others) would have more than the \(limit) lines "
          + "that numberOfLines allows."
      }
    }
  }
}
