import Ashlar

/// Expects layouts to be good under all circumstances of a matrix; see ``expectGoodLayout(of:_:except:fileID:filePath:line:column:)``.
///
/// If some are not, it searches for the simplest circumstances that fail in the same way: it tries simpler values of
/// the lists, and shorter texts. It reports them at the line of the caller, in Swift Testing and in XCTest; in Swift
/// Testing it also attaches a picture of that layout and a page about it. A matrix without any circumstances is a
/// failure: it would prove nothing.
///
/// For a range it names the values with problems. Of two ranges, it searches each at both ends and in the middle of the
/// other one, and of several, each at all corners of the others and in the middle of them all. A failure elsewhere is
/// missed unless it reaches one of these lines. The search for simpler circumstances leaves the lines.
///
/// The closure makes the root of a new tree each time, or a controller, which is retained and put in a window; the
/// expectation lays it out.
///
/// - Returns: Whether all layouts are good.
@discardableResult
public func expectGoodLayouts(
  _ matrix: LayoutMatrix, _ checks: Set<LayoutCheck> = LayoutCheck.all,
  except exemptions: [LayoutExemption] = [], fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column,
  _ build: (LayoutMatrix.Circumstances) -> any LayoutSubject
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let count = matrix.cases.count
  guard count > 0 else {
    site.fail("The matrix has no circumstances: one of its lists is empty.")
    return false
  }
  return withoutActuallyEscaping(build) { build in
    var search = MatrixSearch(
      matrix: matrix, checks: checks, exemptions: exemptions, build: build)
    do throws(MatrixSearch.Refusal) {
      guard let failures = try search.failures() else { return true }
      let smallest = try search.shrunk(failures.first)
      let page = try search.page(about: smallest)
      // The same views may have been laid out otherwise since.
      smallest.stage.layOut(smallest.circumstances)
      let root = smallest.stage.root
      let report = ProblemReport(smallest.problems, of: root)
      site.attachPictures(of: root, report, page, case: smallest.circumstances.description)
      site.fail(message(smallest, report, failures, of: count))
    } catch {
      site.fail(error.sentence)
    }
    return false
  }
}

private func message(
  _ smallest: MatrixSearch.Failure, _ report: ProblemReport, _ failures: MatrixSearch.Failures,
  of count: Int
) -> String {
  let others = failures.circumstances.prefix(10).map { "  \($0)" }
  let rest = failures.circumstances.count - others.count
  return """
    \(failures.circumstances.count) of \(count) layouts are not good. The simplest that fails: \
    \(smallest.circumstances)
    \(report.lines(first: 10, indent: "  "))
    Those that fail:
    \(others.joined(separator: "\n"))\(rest > 0 ? "\n  and \(rest) more" : "")\
    \(failures.searched.map(\.ranges).joined())
    """
}
