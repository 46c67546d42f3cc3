import Ashlar
import AshlarInspector
import Foundation

/// Bytes that may be a snapshot: in words, or as a document of JSON.
package enum SnapshotFuzz: FuzzSubject {
  package static let name = "snapshots"

  package static func freshBytes(_ random: inout SplitMix) -> [UInt8] {
    let snapshot = RandomSnapshot.make(&random)
    if random.chance(60) { return [0] + Array(snapshot.description.utf8) }
    let document = (try? JSONEncoder().encode(snapshot)) ?? Data()
    return [1] + Array(document)
  }

  /// A snapshot is read, and written as it was read, or refused; what is read can be compared and drawn.
  package static func failure(of bytes: [UInt8]) -> String? {
    var complaint = Complaint()
    let isText = (bytes.first ?? 0) % 2 == 0
    let rest = bytes.dropFirst()
    let snapshot = isText ? fromText(rest, &complaint) : fromDocument(rest, &complaint)
    if let snapshot { use(snapshot, &complaint) }
    return complaint.text.map { "\($0)\n\(String(decoding: rest, as: UTF8.self).debugDescription)" }
  }

  private static func fromText(
    _ bytes: ArraySlice<UInt8>, _ complaint: inout Complaint
  ) -> LayoutSnapshot? {
    do throws(LayoutSnapshotError) {
      let snapshot = try LayoutSnapshot(text: String(decoding: bytes, as: UTF8.self))
      let again = try? LayoutSnapshot(text: snapshot.description)
      complaint.expect(
        again?.description == snapshot.description,
        "written as \(snapshot), and read as \(again?.description ?? "nothing")")
      return snapshot
    } catch {
      complaint.expect(!error.description.isEmpty, "an error without words")
      return nil
    }
  }

  private static func fromDocument(
    _ bytes: ArraySlice<UInt8>, _ complaint: inout Complaint
  ) -> LayoutSnapshot? {
    guard let snapshot = try? JSONDecoder().decode(LayoutSnapshot.self, from: Data(bytes)) else {
      return nil
    }
    let written = (try? JSONEncoder().encode(snapshot)) ?? Data()
    let again = try? JSONDecoder().decode(LayoutSnapshot.self, from: written)
    complaint.expect(again == snapshot, "read again it is \(again as Any)")
    return snapshot
  }

  private static func use(_ snapshot: LayoutSnapshot, _ complaint: inout Complaint) {
    complaint.expect(snapshot.difference(from: snapshot).isEmpty, "it differs from itself")
    let shorter = LayoutSnapshot(boxes: snapshot.boxes.dropLast())
    _ = snapshot.difference(from: shorter).description
    complaint.expect(snapshot.paths.count == snapshot.boxes.count, "there are too few paths")
    let drawing = SVGDrawing(of: snapshot, comparedWith: shorter).description
    for word in ["\"nan", "\"inf", "\"-inf", " nan", " inf"] {
      complaint.expect(!drawing.contains(word), "the drawing has \(word)")
    }
    if snapshot.boxes.count % 4 == 1, snapshot.boxes[0].frame.width < 200 {
      _ = PNGDrawing(of: snapshot, scale: 0.5).bytes.count
    }
  }
}

/// Snapshots of trees that never were.
private enum RandomSnapshot {
  static func make(_ random: inout SplitMix) -> LayoutSnapshot {
    let names = [
      "card", "a b", "", "\"", "\\", "界", "#1", "a\nb", "^41", "card.left", "View[2]", "\u{202E}",
      "(", "nan",
    ]
    let boxes = (0..<random.below(12)).map { index in
      LayoutSnapshot.Box(
        name: random.element(of: names), type: random.element(of: ["View", "Label", "A<B, C>"]),
        depth: random.chance(10) ? 41 : random.below(index + 2),
        frame: CGRect(
          x: number(&random), y: number(&random), width: number(&random), height: number(&random)),
        flags: LayoutSnapshot.Flags(rawValue: UInt8(random.below(8))))
    }
    return LayoutSnapshot(boxes: boxes)
  }

  private static func number(_ random: inout SplitMix) -> CGFloat {
    let odd: [CGFloat] = [
      .nan, .infinity, -.infinity, 1e300, 1e12, -1e12, 1e-9, -0.0, 0.0005, -0.0005,
    ]
    return random.chance(10)
      ? random.element(of: odd) : CGFloat(random.below(200_000)) / 100 - 500
  }
}
