import Ashlar

/// A problem that a check has found. Two are equal if they say the same of views of the same names.
public struct LayoutProblem: Hashable, Sendable, CustomStringConvertible {
  /// Which check has found it.
  public let check: LayoutCheck

  /// The names of the views that it is about, if it is about views.
  public let views: [String]

  /// What is wrong, because of which line, and what to write instead, as a person can act on it.
  public let description: String

  /// What is wrong, without the reason.
  let headline: String

  /// What may be the cause of other problems, too, the likeliest first.
  let marks: [String]

  /// Whether it says in other words what another problem of the same cause says.
  let isEcho: Bool

  /// Whether a page about the layout tells it by itself, as it tells conflicts, ambiguities and faults.
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
  /// Whether two problems say the same of views of the same names.
  public static func == (one: LayoutProblem, other: LayoutProblem) -> Bool {
    (one.check, one.views, one.description) == (other.check, other.views, other.description)
  }

  /// Feeds the check, the names and the words to a hasher.
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
