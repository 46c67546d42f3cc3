import Ashlar
import Foundation
import Testing

struct `Snapshots` {
  let scene = Card()

  @Test func `hold names, types, frames and flags, and print them`() {
    scene.title.isHidden = true
    let guide = LayoutGuide(name: "gap")
    scene.card.addLayoutGuide(guide)

    let snapshot = LayoutSnapshot(of: scene.card)

    #expect(
      "\(snapshot)" == """
        layout 1, 4 boxes
        card View (0, 0, 320, 100)
          gap LayoutGuide (0, 0, 0, 0) guide
          avatar View (16, 16, 40, 40)
          title View (68, 26, 236, 20) hidden
        """)
  }

  @Test func `are equal where the layouts are, and have the same hash`() {
    let other = Card()

    #expect(LayoutSnapshot(of: scene.card) == LayoutSnapshot(of: other.card))
    #expect(LayoutSnapshot(of: scene.card).hashValue == LayoutSnapshot(of: other.card).hashValue)
    other.card.layout(in: CGSize(width: 321, height: 100))
    #expect(LayoutSnapshot(of: scene.card) != LayoutSnapshot(of: other.card))
  }

  private static let odd = LayoutSnapshot(boxes: [
    .init(name: "a \"b\"\n<c>\\ 😀 \u{202E}", type: "View", depth: 0, frame: .zero),
    .init(
      name: "", type: "My.View<Int>", depth: 1,
      frame: CGRect(x: Double.nan, y: -.infinity, width: 1e300, height: 0.125)),
    .init(name: "n", type: "V", depth: 9, frame: CGRect(x: -0.5, y: 1, width: 2, height: 3)),
  ])

  @Test func `come back from their text, whatever the names are`() throws {
    let text = "\(Self.odd)"

    let back = try LayoutSnapshot(text: text + "\n\n")

    #expect(back == Self.odd)
    #expect(text.split(separator: "\n").count == 4)
    #expect(text.contains(#""a \"b\"\n<c>\\ 😀 \u{202e}" View (0, 0, 0, 0)"#))
    #expect(text.contains("    n V (-0.5, 1, 2, 3)"))
  }

  @Test func `come back from JSON, with all decimals`() throws {
    var boxes = Self.odd.boxes
    boxes[2].frame.origin.x = 1.0 / 3
    let snapshot = LayoutSnapshot(boxes: boxes)

    let data = try JSONEncoder().encode(snapshot)
    let back = try JSONDecoder().decode(LayoutSnapshot.self, from: data)

    #expect(back == snapshot)
  }

  @Test(arguments: [
    ("", LayoutSnapshotError.notASnapshot), ("hello\n", .notASnapshot),
    ("layout 2, 1 boxes\nx", .unknownVersion("2")), ("layout ", .notASnapshot),
    ("layout 1", .malformed(line: 1)), ("layout 1, many boxes", .malformed(line: 1)),
    ("layout 1, 2 boxes\na V (0, 0, 1, 1)", .truncated(expected: 2, found: 1)),
    ("layout 1, 1 boxes\na V (0, 0, 1, 1)\n  b V (0, 0, 1, 1)", .tooLong(expected: 1)),
    ("layout 1, 1 boxes\na V (0, 0, 1)", .malformed(line: 2)),
    ("layout 1, 1 boxes\na V (0, 0, 1, 1", .malformed(line: 2)),
    ("layout 1, 1 boxes\n\"a V (0, 0, 1, 1)", .malformed(line: 2)),
    ("layout 1, 1 boxes\na V (0, 0, 1, 1) purple", .malformed(line: 2)),
    ("layout 1, 2 boxes\na V (0, 0, 1, 1)\n    b V (0, 0, 1, 1)", .malformed(line: 3)),
    ("layout 1, 2 boxes\na V (0, 0, 1, 1)\nb V (0, 0, 1, 1)", .malformed(line: 3)),
  ])
  func `refuse texts that are not whole`(text: String, error: LayoutSnapshotError) {
    #expect(throws: error) { try LayoutSnapshot(text: text) }
  }

  @Test func `refuse every beginning of a text`() {
    let text = "\(LayoutSnapshot(of: scene.card))"

    for length in 0..<text.count - 1 {
      #expect(throws: LayoutSnapshotError.self) {
        try LayoutSnapshot(text: String(text.prefix(length)))
      }
    }
  }

  @Test func `refuse JSON of another version`() {
    let data = Data(#"{"version": 7, "boxes": []}"#.utf8)

    #expect(throws: LayoutSnapshotError.unknownVersion("7")) {
      try JSONDecoder().decode(LayoutSnapshot.self, from: data)
    }
  }

  @Test func `find boxes and their ways`() {
    let snapshot = LayoutSnapshot(boxes: [
      .init(name: "root", type: "V", depth: 0, frame: .zero),
      .init(name: "a", type: "V", depth: 1, frame: .zero),
      .init(name: "b", type: "V", depth: 2, frame: .zero),
      .init(name: "a", type: "V", depth: 1, frame: .zero),
      .init(name: "b", type: "V", depth: 2, frame: .zero),
    ])

    #expect(snapshot.paths == ["root", "root/a", "root/a/b", "root/a[1]", "root/a[1]/b"])
    #expect(snapshot.box(named: "b")?.depth == 2)
  }

  @Test func `of a chain of a hundred thousand views are made, written, read and compared`() throws
  {
    let boxes = (0..<100_000).map {
      LayoutSnapshot.Box(
        name: "v", type: "V", depth: $0, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    }
    let snapshot = LayoutSnapshot(boxes: boxes)
    var moved = boxes
    moved[99_999].frame.origin.x = 5
    let other = LayoutSnapshot(boxes: moved)

    #expect(try LayoutSnapshot(text: "\(snapshot)") == snapshot)
    let difference = other.difference(from: snapshot)
    #expect(difference.changes.map(\.shift) == [CGSize(width: 5, height: 0)])
    #expect(difference.changes[0].path.hasPrefix("…/v/v"))
  }
}

struct `Differences between snapshots` {
  let scene = Card()

  @Test func `say what moved and grew or shrank by how much`() {
    let before = LayoutSnapshot(of: scene.card)
    scene.card.layout(in: CGSize(width: 480, height: 100))
    scene.avatar.makeConstraints { $0.top.equalTo(scene.card).offset(20) }

    let difference = LayoutSnapshot(of: scene.card).difference(from: before)

    #expect(difference.changes.map(\.path) == ["card", "card/title"])
    #expect(difference.changes[1].growth == CGSize(width: 160, height: 0))
    #expect(difference.changes[1].shift == .zero)
    #expect(
      "\(difference)" == """
        card became 160 wider: (0, 0, 320, 100) → (0, 0, 480, 100)
        card/title became 160 wider: (68, 26, 236, 20) → (68, 26, 396, 20)
        """)
  }

  @Test func `are empty between the same`() {
    let snapshot = LayoutSnapshot(of: scene.card)

    #expect(snapshot.difference(from: snapshot).isEmpty)
    #expect("\(snapshot.difference(from: snapshot))" == "Nothing is different.")
  }

  @Test func `say what is new and what is gone`() {
    let before = LayoutSnapshot(of: scene.card)
    scene.avatar.removeFromSuperview()
    scene.card.addSubview(View(name: "badge"))

    let difference = LayoutSnapshot(of: scene.card).difference(from: before)

    #expect(difference.added == ["card/badge"])
    #expect(difference.removed == ["card/avatar"])
  }

  @Test func `can be crossed step by step`() {
    let before = LayoutSnapshot(of: scene.card)
    scene.card.layout(in: CGSize(width: 480, height: 100))
    let after = LayoutSnapshot(of: scene.card)

    let between = before.interpolated(to: after, at: 0.25)

    // A quarter of the way from 236 to 396.
    #expect(between.box(named: "title")?.frame == CGRect(x: 68, y: 26, width: 276, height: 20))
    #expect(before.interpolated(to: after, at: 0) == before)
    #expect(before.interpolated(to: after, at: 1) == after)
    #expect(before.interpolated(to: after, at: .nan) == before)
  }
}
