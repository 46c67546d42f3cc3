import Ashlar
import AshlarTesting
import XCTest

#if !canImport(ObjectiveC)
  /// A test case that takes its own failures for what is to be tested.
  final class ExpectationsInXCTest: XCTestCase {
    private var failures: [(text: String, file: String, line: Int)] = []

    override func recordFailure(
      withDescription description: String, inFile filePath: String, atLine lineNumber: Int,
      expected: Bool
    ) {
      failures.append((description, filePath, lineNumber))
    }

    /// Fails for good if there was not exactly one failure, at a line and with some words.
    private func expectFailure(at line: Int, saying words: String) {
      let found = failures
      failures = []
      let isRight =
        found.count == 1 && found[0].line == line && found[0].text.contains(words)
        && found[0].file.hasSuffix("XCTestTests.swift")
      if !isRight {
        super.recordFailure(
          withDescription: "expected a failure saying \(words), found \(found)",
          inFile: "\(#filePath)", atLine: line, expected: true)
      }
    }

    private func expectNoFailure(_ line: Int = #line) {
      if !failures.isEmpty {
        super.recordFailure(
          withDescription: "\(failures)", inFile: "\(#filePath)", atLine: line, expected: true)
      }
      failures = []
    }

    func testExpectationsThatHoldDoNotFail() {
      let scene = Scene()
      expectFrame(of: scene.box, x: 20, y: 10, width: 50, height: 30)
      expect(scene.box, .inside(margin: 10), scene.root)
      expectGoodLayout(of: scene.root)
      expectNoFailure()
    }

    func testAWrongFrameFailsAtTheLineOfTheCaller() {
      let scene = Scene()
      expectFrame(of: scene.box, x: 0, y: 10, width: 50, height: 30)
      expectFailure(at: #line - 1, saying: "box is at (20, 10, 50, 30), expected (0, 10, 50, 30)")
    }

    func testAWrongPlacementFails() {
      let scene = Scene()
      expect(scene.box, .apart, scene.root)
      expectFailure(at: #line - 1, saying: "should not overlap root")
    }

    func testABadLayoutFails() {
      let scene = Scene()
      scene.box.makeConstraints { $0.width.equalTo(500) }
      expectGoodLayout(of: scene.root)
      expectFailure(at: #line - 1, saying: "noConflict: box.width == ")
    }

    func testABadMatrixFails() {
      expectGoodLayouts(LayoutMatrix(sizes: [CGSize(width: 10, height: 10)])) { _ in Scene().root }
      expectFailure(at: #line - 1, saying: "1 of 1 layouts are not good")
    }

    func testAMissingSnapshotFails() {
      expectSnapshot(of: Scene().root, named: "there is none", recording: .never)
      expectFailure(at: #line - 1, saying: "There is no recorded layout")
    }
  }
#endif
