import Ashlar
import AshlarInspector

/// Expects a layout to be as it was recorded in a file beside the test.
///
/// The view is laid out first if that is due. Without a file, the layout is recorded and the test fails once.
/// With `ASHLAR_RECORD=all` in the environment every layout is recorded anew, and with a part of the names of files,
/// such as `ASHLAR_RECORD=CardTests/a-card`, those are. What differs is told at the line of the caller, in Swift Testing
/// and in XCTest, and Swift Testing keeps a picture of it. With `ASHLAR_DIFFERENCES=folder` all differences of a run are in
/// one page, `differences.html`, before and after. Numbers may be off by a tolerance, in points.
///
/// The file is called by the name given, or by the test: in Swift Testing by its suite and its function, in XCTest by
/// its function. A test that compares several layouts names each. The manifest leaves the files out of the target with
/// `exclude: ["Layouts"]`.
///
/// Guides that stack views make for themselves count if `guidesOfStacks` says so. Without `recording` the environment
/// says when files are written.
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
    site.attach("\(SVGDrawing(of: snapshot, comparedWith: recorded))", named: "changes.svg")
    let page = DifferencePage.fromEnvironment?.add(snapshot, recorded, difference, file)
    site.fail(
      "\(root.reportName) is not laid out as recorded in \(file.path):\n\(difference)\n"
        + "If that is as it should be, record it again with ASHLAR_RECORD=all."
        + (page.map { "\n\($0)" } ?? ""))
  case .recorded:
    site.fail("The layout has been recorded in \(file.path). Look at it, and run again.")
  case .missing: site.fail("There is no recorded layout in \(file.path).")
  case .unreadable(let error): site.fail("\(file.path): \(error)")
  case .inaccessible(let reason): site.fail("\(file.path): \(reason)")
  }
  return false
}
