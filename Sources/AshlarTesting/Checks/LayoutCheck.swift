import Ashlar
import AshlarInspector

/// A property of nearly every good layout, checked for a whole tree at once.
public enum LayoutCheck: String, Hashable, Sendable, CaseIterable {
  /// Required constraints do not contradict each other.
  case noConflict

  /// No sentence was left out because it was invalid.
  case noFault

  /// Constraints determine every frame that depends on them, and no view is without constraints by mistake.
  case noAmbiguity

  /// Siblings that are not hidden do not overlap. On a display they may share a pixel.
  ///
  /// Any view may cover the first sibling if that fills the superview and contains only a picture. Exempt other views
  /// that cover siblings with ``LayoutExemption/covering(_:)``.
  case noOverlap

  /// Views that are not hidden are inside their superviews, within a pixel on a display; scrolled content may be
  /// larger.
  case insideSuperview

  /// No view is smaller than its content, no line of a text ends inside a word, and no picture is drawn a tenth wider or
  /// higher than it is. Pictures may be scaled, the text of a field may scroll, and a text may use up its
  /// `numberOfLines`.
  case contentFits

  /// Edges of views are on pixels, if the environment has a scale.
  case onPixels

  /// The layout changes from right to left: constraints do not name only left and right.
  case mirrored

  /// A lint finds no constraints that are valid but probably not intended; see `LayoutLint`.
  case lint

  /// All checks.
  public static var all: Set<LayoutCheck> { Set(allCases) }
}

// MARK: - Looking

extension View {
  /// The problems that checks find in the view and everything inside it, as the last layout left them.
  ///
  /// - Parameters:
  ///   - checks: The checks to run; all by default.
  ///   - exemptions: The exceptions.
  /// - Returns: The problems, by check, in the order of the tree.
  /// - Complexity: O(*n* log *n*) for *n* views, and the search for ambiguities; where many siblings lie over each
  ///   other, O(*n*²) for these. Each problem costs as much as an explanation of a frame, and one of frames a first
  ///   layout of the tree for each remedy that is tried, of 100,000 constraints in all.
  public func layoutProblems(
    _ checks: Set<LayoutCheck> = LayoutCheck.all, except exemptions: [LayoutExemption] = []
  ) -> [LayoutProblem] {
    let search = ProblemSearch(self)
    var findings: [(check: LayoutCheck, finding: LayoutFinding)] = []
    for check in LayoutCheck.allCases
    where checks.contains(check) && !exemptions.contains(where: { $0.covers(check) }) {
      for finding in search.findings(check)
      where !exemptions.contains(where: { $0.covers(check, finding) }) {
        findings.append((check, finding))
      }
    }
    if findings.isEmpty { return [] }
    let names = ViewNames(self)
    return names.telling {
      var teller = ProblemTeller(self)
      let problems = findings.flatMap { teller.problems($0.check, $0.finding) }
      return problems.withoutEchoes.filter { problem in
        !exemptions.contains { $0.covers(problem, names) }
      }
    }
  }
}

extension [LayoutProblem] {
  /// The problems without those that repeat others in other words.
  fileprivate var withoutEchoes: [LayoutProblem] {
    var marks: Set<String> = []
    return filter { problem in
      let isKnown = problem.isEcho && problem.marks.contains { marks.contains($0) }
      marks.formUnion(problem.marks)
      return !isKnown
    }
  }
}
