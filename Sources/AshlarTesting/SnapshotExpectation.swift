import Ashlar
import AshlarInspector

/// Expects a layout to be as it was recorded in a file beside the test.
///
/// The view is laid out first if that is due. Without a file, the layout is recorded and the test fails once.
/// With `ASHLAR_RECORD=all` in the environment every layout is recorded anew. What differs is told at the line
/// of the caller, in Swift Testing and in XCTest, and Swift Testing keeps a picture of it. Numbers may be off by a
/// tolerance, in points.
///
/// The file is called by the name given, or by the function of the test; a test that compares several layouts
/// names each.
///
/// - Returns: Whether the layout is the same.
@discardableResult
public func expectSnapshot(
  of root: View, named name: String? = nil, recording: SnapshotRecording = .fromEnvironment,
  tolerance: CGFloat = 0.001, function: StaticString = #function, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: Int = #line, column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  root.layoutIfNeeded()
  let snapshot = LayoutSnapshot(of: root)
  let file = SnapshotFile.beside("\(filePath)", named: name ?? "\(function)")
  switch file.compare(snapshot, recording: recording, tolerance: tolerance) {
  case .same: return true
  case .different(let difference, let recorded):
    site.attach("\(SVGDrawing(of: snapshot, comparedWith: recorded))", named: "changes.svg")
    site.fail(
      "\(root.reportName) is not laid out as recorded in \(file.path):\n\(difference)\n"
        + "If that is as it should be, record it again with ASHLAR_RECORD=all.")
  case .recorded:
    site.fail("The layout has been recorded in \(file.path). Look at it, and run again.")
  case .missing: site.fail("There is no recorded layout in \(file.path).")
  case .unreadable(let error): site.fail("\(file.path): \(error)")
  case .inaccessible(let reason): site.fail("\(file.path): \(reason)")
  }
  return false
}
