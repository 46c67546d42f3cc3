import Ashlar

/// A problem that a check has found. Two problems are equal if their checks, texts and views' names are.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// The check that found the problem.
  public let check: LayoutCheck

  /// The names of the views with the problem, if it concerns views.
  public let views: [String]

  /// The problem, the line of code that causes it, and a correction.
  public let description: String

  /// The problem, without the reason.
  let headline: String

  /// The possible causes that other problems may share, the likeliest first.
  let marks: [String]

  /// Whether it repeats another problem of the same cause in other words.
  let isEcho: Bool

  /// Whether a page about the layout reports it anyway, as it does conflicts, ambiguities and faults.
  let isDiagnosed: Bool

  /// The axis along which the root has another length where it is seen; nil for what the layout shows as it is.
  let elsewhere: LayoutAxis?

  /// The views that it is about, if they are known.
  private(set) var items: [ObjectIdentifier] = []

  init(
    _ check: LayoutCheck, _ views: [String], _ headline: String, because reason: String = "",
    marks: [String] = [], isEcho: Bool = false, isDiagnosed: Bool = false,
    elsewhere: LayoutAxis? = nil
  ) {
    self.check = check
    self.views = views
    self.headline = headline
    self.marks = marks
    self.isEcho = isEcho
    self.isDiagnosed = isDiagnosed
    self.elsewhere = elsewhere
    description = headline + reason
  }
}

// MARK: - Comparing

extension LayoutProblem {
  /// Whether two problems have equal checks, texts and names.
  public static func == (one: LayoutProblem, other: LayoutProblem) -> Bool {
    (one.check, one.views, one.description) == (other.check, other.views, other.description)
  }

  /// Hashes the check, the names and the text.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(check)
    hasher.combine(views)
    hasher.combine(description)
  }

  /// The same problem, of which the views are known.
  func about(_ items: [ObjectIdentifier]) -> LayoutProblem {
    var copy = self
    copy.items = items
    return copy
  }
}
