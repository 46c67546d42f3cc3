import Ashlar
import AshlarInspector

/// Expects a layout to pass checks, by default every ``LayoutCheck``.
///
/// The checks find conflicts, faults, ambiguities, overlapping siblings, views outside their superviews, content that
/// is cut off, edges between pixels, views that do not change sides from right to left, and the findings of a lint.
///
/// It lays out the view first if needed. It reports all problems at the line of the caller, in Swift Testing and in
/// XCTest; in Swift Testing it also attaches a picture of the layout and a page about it. ``LayoutExemption``s leave
/// out intended exceptions.
///
/// - Returns: Whether nothing was found.
@discardableResult
public func expectGoodLayout(
  of root: View, _ checks: Set<LayoutCheck> = LayoutCheck.all,
  except exemptions: [LayoutExemption] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  root.layOutWithoutConsole()
  let problems = root.layoutProblems(checks, except: exemptions)
  if problems.isEmpty { return true }
  let report = ProblemReport(problems, of: root)
  site.attachPictures(of: root, report)
  let name = ViewNames(root).telling { root.reportName }
  let isFlat = root.bounds.isEmpty && !problems.contains(where: \.isEcho)
  let hint = isFlat ? " It is 0 wide or high: give it a size with layout(in:)." : ""
  site.fail("\(name) is not well laid out.\(hint)\n\(report.lines(first: 20))")
  return false
}

extension View {
  /// Lays out the view if needed. Problems go to the failure and not to standard error, where they would be reported
  /// twice.
  fileprivate func layOutWithoutConsole() {
    let diagnostics = diagnostics
    guard case .standardError = diagnostics.handler else { return layoutIfNeeded() }
    diagnostics.handler = .silent
    layoutIfNeeded()
    diagnostics.handler = .standardError
  }
}
