import Ashlar
import AshlarInspector

#if canImport(Testing)
  import Testing
#endif
#if canImport(XCTest)
  import XCTest
#endif

/// The line of an expectation in a test, for both frameworks.
struct TestSite {
  let fileID: StaticString
  let filePath: StaticString
  let line: Int
  let column: Int
}

extension TestSite {
  /// Makes the running test fail, in whichever framework runs it, at the place of the caller.
  ///
  /// In a task outside of Swift Testing, nothing determines which framework it is. It reports to both then: the one
  /// that is not running does nothing.
  func fail(_ message: String) {
    #if canImport(Testing)
      let isKnown = Test.current != nil
      Issue.record(Comment(rawValue: message), sourceLocation: location)
    #else
      let isKnown = false
    #endif
    #if canImport(XCTest)
      if !isKnown { XCTFail(message, file: filePath, line: UInt(line)) }
    #endif
  }

  /// The same, with names for the views around a box by their identifying properties.
  func fail(about box: LayoutBox, _ message: () -> String) {
    guard let host = box.host else { return fail(message()) }
    ViewNames(host).telling { fail(message()) }
  }

  /// Keeps a text with the results of a test, where the framework can.
  func attach(_ text: String, named name: String) {
    #if canImport(Testing)
      if Test.current != nil {
        Attachment.record(text, named: name, sourceLocation: location)
      }
    #endif
  }

  /// Keeps a picture of a layout with the results of a test, and a page about it with its problems, if there is
  /// none yet. They are named after the test and the case, which is the root without a matrix.
  ///
  /// Lines of code lead to the editor whose address the environment variable `ASHLAR_EDITOR` has.
  func attachPictures(
    of root: View, _ report: ProblemReport, _ page: HTMLReport? = nil,
    case circumstances: String? = nil
  ) {
    let page =
      page
      ?? HTMLReport(
        of: root, editor: HTMLReport.editorFromEnvironment, findings: report.findings,
        under: circumstances)
    attach(page, and: SVGDrawing(of: root), of: circumstances ?? root.reportName)
  }

  /// Keeps a page and a picture with the results of a test.
  func attach(_ page: HTMLReport, and picture: SVGDrawing, of subject: String) {
    let name = attachmentName(subject)
    attach("\(picture)", named: "\(name).svg")
    attach("\(page)", named: "\(name).html")
  }

  /// The name of a file about a case of the test that is running.
  func attachmentName(_ circumstances: String) -> String {
    let name = SnapshotFile.plain("\(testName ?? "layout") \(circumstances)")
    return String(name.prefix(Self.mostLetters))
  }

  /// The greatest length of the name of a file, far below the limits of file systems.
  private static let mostLetters = 150

  /// The suites and the function of the test that is running, if Swift Testing runs it.
  var testName: String? {
    #if canImport(Testing)
      Test.current.map { $0.id.nameComponents.joined(separator: " ") }
    #else
      nil
    #endif
  }

  #if canImport(Testing)
    private var location: SourceLocation {
      SourceLocation(fileID: "\(fileID)", filePath: "\(filePath)", line: line, column: column)
    }
  #endif
}
