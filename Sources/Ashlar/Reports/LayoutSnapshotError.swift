/// The reason why a text or a file cannot be read as a snapshot.
public enum LayoutSnapshotError: Error, Hashable, Sendable {
  /// It does not begin like a snapshot.
  case notASnapshot

  /// It has a format that this version of the package cannot read.
  case unknownVersion(String)

  /// It ends too early: it contains fewer boxes than it announces.
  case truncated(expected: Int, found: Int)

  /// It contains more boxes than it announces.
  case tooLong(expected: Int)

  /// A line, counted from 1, is not a box, or is at a place where a box cannot be.
  case malformed(line: Int)
}

extension LayoutSnapshotError: CustomStringConvertible {
  /// The problem and a correction.
  public var description: String {
    switch self {
    case .notASnapshot: "This is no layout snapshot: its first line is not that of a snapshot."
    case .unknownVersion(let version):
      "The snapshot has the form \"\(version)\", and only form \(LayoutSnapshot.version) can be read. "
        + "Record it again."
    case .truncated(let expected, let found):
      "The snapshot should have \(expected) boxes and ends after \(found). Record it again."
    case .tooLong(let expected):
      "The snapshot should have \(expected) boxes and goes on after them. Record it again."
    case .malformed(let line): "Line \(line) of the snapshot is not a valid box at this place."
    }
  }
}
