import Ashlar
import Foundation
import Testing

@testable import AshlarTesting

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
      at: #line + 3, saying: "root became 100 wider: (0, 0, 200, 100) → (0, 0, 300, 100)",
      "ASHLAR_RECORD=SnapshotFileTests/scene.txt swift test"
    ) {
      expectSnapshot(of: scene.root, named: "scene", recording: .never)
    }
    expectFailure(at: #line + 1, saying: "There is no recorded layout in") {
      expectSnapshot(of: scene.root, recording: .never)
    }
  }

  @Test func `are recorded one by one where the environment names them`() {
    let file = SnapshotFile.beside("/a/CardTests.swift", named: "a card")

    for words in ["CardTests", "a-card", "CardTests/a-card", "Feed,CardTests/a"] {
      #expect(SnapshotRecording.recording(file, words) == .all, "\(words)")
    }
    for words in ["Feed", "CardTests/b", "", "missing"] {
      #expect(SnapshotRecording.recording(file, words) == .missing, "\(words)")
    }
    #expect(SnapshotRecording.recording(file, nil) == .missing)
    #expect(SnapshotRecording.recording(file, "all") == .all)
    #expect(SnapshotRecording.recording(file, "never") == .never)
  }

  @Test func `have no guides of stacks, and take no notice of those in older files`() {
    defer { discard() }
    let stack = StackView(name: "stack")
    stack.alignment = .top
    stack.distribution = .equalSpacing
    for name in ["one", "other"] {
      let view = View(name: name)
      stack.addArrangedSubview(view)
      view.makeConstraints { $0.size.equalTo(10) }
    }
    stack.layout(in: CGSize(width: 100, height: 20))
    let whole = LayoutSnapshot(of: stack)
    let own = whole.withoutGuidesOfStacks

    #expect(whole.boxes.count > 3 && own.boxes.map(\.name) == ["stack", "one", "other"])
    #expect(file.compare(whole) == .recorded)
    #expect(file.compare(own, .missing, 0.001, hasGuidesOfStacks: false) == .same)
    #expect(file.compare(whole, .missing, 0.001, hasGuidesOfStacks: true) == .same)
  }

  @Test func `that differ are in one page`() throws {
    defer { discard() }
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent()
    let page = DifferencePage(folder: folder.path)
    let before = LayoutSnapshot(of: scene.root)
    scene.root.layout(in: CGSize(width: 300, height: 100))
    let now = LayoutSnapshot(of: scene.root)
    let files = ["one", "<two>"].map { SnapshotFile.beside("/a/CardTests.swift", named: $0) }

    for file in files + files {
      let words = page.add(now, before, now.difference(from: before), file)
      #expect(words.hasSuffix("differences.html."))
    }
    let text = try String(
      contentsOf: folder.appendingPathComponent("differences.html"), encoding: .utf8)

    #expect(text.contains("2 layouts are not as recorded"))
    #expect(text.contains("<h2>CardTests/one</h2>") && text.contains("<h2>CardTests/two</h2>"))
    #expect(text.components(separatedBy: "<svg ").count == 5)
    #expect(text.contains("root became 100 wider: (0, 0, 200, 100) → (0, 0, 300, 100)"))
  }

  @Test func `that cannot be shown are told`() {
    let snapshot = LayoutSnapshot(of: scene.root)

    let words = DifferencePage(folder: "/dev/null/page").add(
      snapshot, snapshot, snapshot.difference(from: snapshot), file)

    #expect(words.hasPrefix("The page of differences could not be written: "))
  }
}

/// Two tests of one name, in suites of one file.
@Suite(.hearsFailures) struct `Snapshots of tests that share a name` {
  @Test func `have a file each`() {
    expectFailure(
      at: #line + 2,
      saying: "/SnapshotFileTests/Snapshots-of-tests-that-share-a-name-have-a-file-each.txt."
    ) { expectSnapshot(of: Scene().root, recording: .never) }
  }
}

@Suite(.hearsFailures) struct `Other snapshots of tests that share a name` {
  @Test func `have a file each`() {
    expectFailure(
      at: #line + 2,
      saying: "/SnapshotFileTests/Other-snapshots-of-tests-that-share-a-name-have-a-file-each.txt."
    ) { expectSnapshot(of: Scene().root, recording: .never) }
  }
}
