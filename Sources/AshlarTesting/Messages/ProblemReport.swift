import Ashlar
import AshlarInspector

/// The problems of a layout in the text of a failure, grouped by cause.
struct ProblemReport {
  /// Problems that have a cause in common, without repetitions of the first.
  private let groups: [[LayoutProblem]]
  private let notes: [String]

  /// The greatest number of reported problems with one cause.
  private static let mostOthers = 3

  init(_ problems: [LayoutProblem], of root: View) {
    notes = Self.notes(about: root)
    groups = problems.sharingCauses().map { places in
      let first = problems[places[0]]
      return [first] + places.map { problems[$0] }.filter { $0.description != first.description }
    }
  }

  /// The lines of the first causes, each line of theirs after an indent.
  func lines(first count: Int, indent: String = "") -> String {
    var lines = groups.prefix(count).flatMap(Self.lines)
    if groups.count > count { lines.append("and \(groups.count - count) more") }
    return (lines + notes).map { indent + $0 }.joined(separator: "\n")
  }

  private static func lines(of group: [LayoutProblem]) -> [String] {
    let first = "\(group[0].check.rawValue): \(group[0])"
    let others = group.dropFirst()
    let told = others.prefix(mostOthers).map {
      "The same cause: \($0.check.rawValue): \($0.headline)"
    }
    let rest = others.count - told.count
    return first.split(separator: "\n").map(String.init) + told
      + (rest > 0 ? ["The same cause: \(rest) more"] : [])
  }

  /// The notes about settings that are as the program requested, and useful to know.
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

extension [LayoutProblem] {
  /// The places of the problems in groups that have a cause in common. Each problem is in the group of the first one that has
  /// its likeliest cause among its own.
  ///
  /// - Parameter mayJoin: Whether a problem may be told with another one, the first of a group.
  func sharingCauses(where mayJoin: (Int, Int) -> Bool = { _, _ in true }) -> [[Int]] {
    var groups: [[Int]] = []
    for (place, problem) in enumerated() {
      let known = groups.indices.first { group in
        let first = groups[group][0]
        return problem.marks.first.map(self[first].marks.contains) ?? false && mayJoin(first, place)
      }
      if let known { groups[known].append(place) } else { groups.append([place]) }
    }
    return groups
  }
}

// MARK: - Pages

extension ProblemReport {
  /// The problems for a page about the layout, without those that it reports anyway.
  var findings: [ReportFinding] { groups.compactMap(Self.finding) }

  private static func finding(_ group: [LayoutProblem]) -> ReportFinding? {
    let told = group.filter { !$0.isDiagnosed }
    guard let chief = told.first else { return nil }
    let follows = group[0].isDiagnosed
    let others = told.dropFirst().map { "\($0.check.rawValue): \($0.headline)" }
    return ReportFinding(
      chief.check.rawValue, follows ? chief.headline : chief.description,
      others: follows ? others + ["\(group[0].check.rawValue), told above"] : others,
      views: told.flatMap(\.items), names: told.flatMap(\.views))
  }
}
