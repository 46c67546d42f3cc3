import Ashlar

/// Expects a layout to pass all checks that are chosen, by default every ``LayoutCheck``.
///
/// The checks find conflicts, faults, ambiguities, overlapping siblings, views outside their superviews, content that
/// is cut off, edges between pixels, and what a lint finds.
///
/// It lays out the view first if needed. It reports all problems at the line of the caller, in Swift Testing and in
/// XCTest; in Swift Testing it also attaches a picture of the layout and a page about it. ``LayoutExemption``s leave
/// out what is meant to be as it is.
///
/// - Returns: Whether nothing was found.
@discardableResult
public func expectGoodLayout(
  of root: View, _ checks: Set<LayoutCheck> = LayoutCheck.all,
  except exemptions: [LayoutExemption] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  root.layoutIfNeeded()
  let problems = root.layoutProblems(checks, except: exemptions)
  if problems.isEmpty { return true }
  site.attachPictures(of: root)
  let lines = problems.prefix(20).map { "\($0.check.rawValue): \($0)" }
  let rest = problems.count - lines.count
  let more = rest > 0 ? "\nand \(rest) more" : ""
  let hint = root.bounds.isEmpty ? " It is 0 wide or high: give it a size with layout(in:)." : ""
  site.fail(
    "\(root.reportName) is not well laid out.\(hint)\n\(lines.joined(separator: "\n"))\(more)")
  return false
}
