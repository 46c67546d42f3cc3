import Ashlar
import AshlarInspector

/// Expects a layout to match the one recorded in a file beside the test.
///
/// It lays out the view first if needed. Without a file, it records the layout and the test fails once. It reports
/// differences at the line of the caller, in Swift Testing and in XCTest; in Swift Testing it also attaches a
/// picture. Numbers may differ by the tolerance, in points.
///
/// With `ASHLAR_RECORD=all` in the environment it records every layout again. With a part of the names of files, such
/// as `ASHLAR_RECORD=CardTests/a-card`, it records those. With `ASHLAR_DIFFERENCES=folder` it collects all
/// differences of a run in one page, `differences.html`, before and after.
///
/// The file has the given name, or that of the test: in Swift Testing of its suite and its function, in XCTest of its
/// function. A test that compares several layouts must name each. Exclude the files from the target in the manifest
/// with `exclude: ["Layouts"]`.
///
/// Guides that stack views make for themselves are compared if `guidesOfStacks` is true. If `recording` is nil, the
/// environment decides when files are written.
///
/// - Returns: Whether the layout is the same.
@discardableResult
public func expectSnapshot(
  of root: View, named name: String? = nil, recording: SnapshotRecording? = nil,
  tolerance: CGFloat = 0.001, guidesOfStacks: Bool = false, function: StaticString = #function,
  fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: Int = #line,
  column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  root.layoutIfNeeded()
  let whole = LayoutSnapshot(of: root)
  let snapshot = guidesOfStacks ? whole : whole.withoutGuidesOfStacks
  let file = SnapshotFile.beside("\(filePath)", named: name ?? site.testName ?? "\(function)")
  let recording = recording ?? .recording(file, SnapshotRecording.variable)
  switch file.compare(snapshot, recording, tolerance, hasGuidesOfStacks: guidesOfStacks) {
  case .same: return true
  case .different(let difference, let recorded):
    site.attach(
      "\(SVGDrawing(of: snapshot, comparedWith: recorded))",
      named: "\(site.attachmentName("changes")).svg")
    let page = DifferencePage.fromEnvironment?.add(snapshot, recorded, difference, file)
    site.fail(
      "\(root.reportName) is not laid out as recorded in \(file.path):\n\(difference)\n"
        + "If that is as it should be, accept it with: \(file.acceptingCommand)"
        + (page.map { "\n\($0)" } ?? ""))
  case .recorded:
    site.fail("The layout has been recorded in \(file.path). Look at it, and run again.")
  case .missing: site.fail("There is no recorded layout in \(file.path).")
  case .unreadable(let error): site.fail("\(file.path): \(error)")
  case .inaccessible(let reason): site.fail("\(file.path): \(reason)")
  }
  return false
}
