import Ashlar
import AshlarInspector

extension HTMLReport {
  /// Reports on a view, with problems that checks have found, such as `card.layoutProblems()`.
  ///
  /// - Parameters:
  ///   - root: The view to report on.
  ///   - problems: The problems of the view's last layout.
  ///   - earlier: An earlier snapshot, to show changes.
  ///   - title: The title of the page; the name of the view if nil.
  ///   - editor: The address to which lines of code link, such as `vscode://file/Users/me/App/Sources/`; nil for no
  ///     links.
  public init(
    of root: View, problems: [LayoutProblem], comparedWith earlier: LayoutSnapshot? = nil,
    title: String? = nil, editor: String? = nil
  ) {
    let report = ProblemReport(problems, of: root)
    self.init(
      of: root, comparedWith: earlier, title: title, editor: editor, findings: report.findings,
      under: nil)
  }
}
