import Ashlar
import AshlarInspector

/// The problems of a layout in the text of a failure, grouped by cause.
struct ProblemReport {
  private let groups: [Group]
  private let notes: [String]

  /// Problems that have a cause in common.
  private struct Group {
    let first: LayoutProblem
    let others: [LayoutProblem]

    /// The others, without repetitions.
    var otherWords: [LayoutProblem] { others.filter { $0.description != first.description } }
  }

  /// The greatest number of reported problems with one cause.
  private static let mostOthers = 3

  init(_ problems: [LayoutProblem], of root: View) {
    notes = Self.notes(about: root)
    groups = SharedCauses(problems).groups.map { places in
      Group(first: problems[places[0]], others: places.dropFirst().map { problems[$0] })
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
    let others = group.otherWords
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

// MARK: - Pages

extension ProblemReport {
  /// The problems for a page about the layout, without those that it reports anyway.
  var findings: [ReportFinding] { groups.compactMap(Self.finding) }

  private static func finding(_ group: Group) -> ReportFinding? {
    let told = ([group.first] + group.otherWords).filter { !$0.isDiagnosed }
    guard let chief = told.first else { return nil }
    let follows = group.first.isDiagnosed
    let others = told.dropFirst().map { "\($0.check.rawValue): \($0.headline)" }
    return ReportFinding(
      chief.check.rawValue, follows ? chief.headline : chief.description,
      others: follows ? others + ["\(group.first.check.rawValue), told above"] : others,
      views: told.flatMap(\.items), names: told.flatMap(\.views))
  }
}
