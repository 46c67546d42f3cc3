import Ashlar

/// A property of nearly every good layout, checked for a whole tree at once.
public enum LayoutCheck: String, Hashable, Sendable, CaseIterable {
  /// Required constraints do not contradict each other.
  case noConflict

  /// No sentence was left out because it made no sense.
  case noFault

  /// Constraints determine every frame that they should, and no view has been forgotten.
  case noAmbiguity

  /// Siblings that are not hidden do not overlap. On a display they may share a pixel.
  case noOverlap

  /// Views that are not hidden are inside their superviews, within a pixel on a display; scrolled content may be
  /// larger.
  case insideSuperview

  /// No view is smaller than its content. Pictures may be scaled, and the text of a field may scroll.
  case contentFits

  /// Edges of views are on pixels, where the environment says how large those are.
  case onPixels

  /// A lint finds nothing that is legal but probably not meant; see `LayoutLint`.
  case lint

  /// All of them.
  public static var all: Set<LayoutCheck> { Set(allCases) }
}

/// A problem that a check has found.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// Which check has found it.
  public let check: LayoutCheck

  /// The names of the views that it is about, if it is about views.
  public let views: [String]

  /// What is wrong, as a person can act on it.
  public let description: String
}

/// What checks leave out.
///
/// ```swift
/// expectGoodLayout(of: card, except: [.view("badge", from: .noOverlap)])
/// ```
public struct LayoutExemption: Hashable, Sendable {
  private let check: LayoutCheck?
  private let view: String?

  private init(_ check: LayoutCheck?, _ view: String?) {
    self.check = check
    self.view = view
  }

  /// Leaves out a check altogether.
  public static func check(_ check: LayoutCheck) -> LayoutExemption {
    LayoutExemption(check, nil)
  }

  /// Leaves out a view by its name, from one check or, with nil, from all.
  public static func view(_ name: String, from check: LayoutCheck? = nil) -> LayoutExemption {
    LayoutExemption(check, name)
  }

  func covers(_ problem: LayoutProblem) -> Bool {
    (check == nil || check == problem.check) && (view.map { problem.views.contains($0) } ?? true)
  }
}

// MARK: - Looking

extension View {
  /// The problems that checks find in the view and everything inside it, as the last layout left them.
  ///
  /// - Parameters:
  ///   - checks: What to look for; everything by default.
  ///   - exemptions: What to leave out.
  /// - Returns: The problems, by check, in the order of the tree.
  /// - Complexity: O(*n* log *n*) for *n* views, and what it takes to find ambiguities; where many siblings
  ///   lie over each other, O(*n*²) for these.
  public func layoutProblems(
    _ checks: Set<LayoutCheck> = LayoutCheck.all, except exemptions: [LayoutExemption] = []
  ) -> [LayoutProblem] {
    var search = ProblemSearch(self)
    return LayoutCheck.allCases.filter { checks.contains($0) }.flatMap { search.problems($0) }
      .filter { problem in !exemptions.contains { $0.covers(problem) } }
  }
}
