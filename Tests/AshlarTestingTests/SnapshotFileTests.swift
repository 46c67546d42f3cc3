import Ashlar
import AshlarTesting
import Foundation
import Testing

@Suite(.hearsFailures) struct `Snapshot files` {
  let scene = Scene()
  let file: SnapshotFile

  init() {
    let name =
      "ashlar-\(ProcessInfo.processInfo.processIdentifier)-\(UInt64.random(in: 0 ... .max))"
    file = SnapshotFile(
      path: FileManager.default.temporaryDirectory.appendingPathComponent("\(name)/layout.txt").path
    )
  }

  private func discard() {
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
  }

  @Test func `are recorded, compared and recorded anew`() throws {
    defer { discard() }
    let first = LayoutSnapshot(of: scene.root)

    #expect(file.compare(first, recording: .never) == .missing)
    #expect(file.compare(first) == .recorded)
    #expect(file.compare(first) == .same)
    #expect(
      try String(contentsOfFile: file.path, encoding: .utf8) == """
        layout 1, 2 boxes
        root View (0, 0, 200, 100)
          box View (20, 10, 50, 30)

        """)

    scene.root.layout(in: CGSize(width: 201, height: 100))
    let second = LayoutSnapshot(of: scene.root)
    guard case .different(let difference, _) = file.compare(second) else {
      Issue.record("it should be different")
      return
    }
    #expect(difference.changes.map(\.path) == ["root"])
    #expect(file.compare(second, recording: .all) == .recorded)
    #expect(file.compare(second) == .same)
  }

  @Test func `may be off by what is rounded away`() {
    defer { discard() }
    scene.box.updateConstraints { $0.width.equalTo(100.0 / 3) }
    scene.root.layoutIfNeeded()
    let snapshot = LayoutSnapshot(of: scene.root)

    #expect(file.compare(snapshot) == .recorded)
    #expect(file.compare(snapshot) == .same)
  }

  @Test func `that are not whole, or of another version, are told apart`() throws {
    defer { discard() }
    let snapshot = LayoutSnapshot(of: scene.root)
    _ = file.compare(snapshot)
    let text = try String(contentsOfFile: file.path, encoding: .utf8)

    let half = text.split(separator: "\n").prefix(2).joined(separator: "\n")
    try half.write(toFile: file.path, atomically: true, encoding: .utf8)
    #expect(file.compare(snapshot) == .unreadable(.truncated(expected: 2, found: 1)))

    try "layout 9, 1 boxes\n".write(toFile: file.path, atomically: true, encoding: .utf8)
    #expect(file.compare(snapshot) == .unreadable(.unknownVersion("9")))

    try Data([0xFF, 0xFE, 0xC0]).write(to: URL(fileURLWithPath: file.path))
    guard case .inaccessible = file.compare(snapshot) else {
      Issue.record("bytes that are no text should not be read")
      return
    }
  }

  @Test func `that cannot be written are told`() {
    let nowhere = SnapshotFile(path: "/dev/null/layout.txt")

    guard case .inaccessible = nowhere.compare(LayoutSnapshot(of: scene.root)) else {
      Issue.record("nothing can be written there")
      return
    }
  }

  @Test func `are beside the test, with names that files can have`() {
    let file = SnapshotFile.beside("/a/b/CardTests.swift", named: "two words/../x(1)")

    #expect(file.path == "/a/b/Layouts/CardTests/two-words-x-1.txt")
    #expect(SnapshotFile.beside("/a/T.swift", named: "()").path == "/a/Layouts/T/layout.txt")
  }

  @Test func `hold for the layout that is recorded beside this test`() {
    #expect(expectSnapshot(of: scene.root, named: "scene", recording: .never))
  }

  @Test func `fail at the line of the caller`() {
    scene.root.layout(in: CGSize(width: 300, height: 100))

    expectFailure(
      at: #line + 3, saying: "root grew by (100, 0): (0, 0, 200, 100) → (0, 0, 300, 100)",
      "ASHLAR_RECORD=all"
    ) {
      expectSnapshot(of: scene.root, named: "scene", recording: .never)
    }
    expectFailure(at: #line + 1, saying: "There is no recorded layout in") {
      expectSnapshot(of: scene.root, recording: .never)
    }
  }
}
