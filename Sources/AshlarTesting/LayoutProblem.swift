/// A problem that a check has found.
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

  init(
    _ check: LayoutCheck, _ views: [String], _ headline: String, because reason: String = "",
    marks: [String] = [], isEcho: Bool = false
  ) {
    self.check = check
    self.views = views
    self.headline = headline
    self.marks = marks
    self.isEcho = isEcho
    description = headline + reason
  }
}
