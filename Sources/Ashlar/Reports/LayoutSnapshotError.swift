/// The reason why a text or a file cannot be read as a snapshot.
public enum LayoutSnapshotError: Error, Hashable, Sendable {
  /// It does not begin as a snapshot does.
  case notASnapshot

  /// It was written in a form that this version of the package does not know.
  case unknownVersion(String)

  /// It ends too early: so many boxes were announced, and so many are there.
  case truncated(expected: Int, found: Int)

  /// There is more in it than was announced.
  case tooLong(expected: Int)

  /// A line is not a box, or is in a place where it cannot be; counted from 1.
  case malformed(line: Int)
}

extension LayoutSnapshotError: CustomStringConvertible {
  /// What is wrong, as a person can act on it.
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
