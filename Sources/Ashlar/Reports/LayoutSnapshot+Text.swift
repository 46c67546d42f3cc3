// MARK: - Text

extension LayoutSnapshot: CustomStringConvertible {
  /// The form in which snapshots are written at present.
  static let version = 1

  /// The snapshot as a text that is the same in every run, with one box on each line.
  ///
  /// ```text
  /// layout 1, 3 boxes
  /// card View (0, 0, 320, 100)
  ///   avatar View (16, 16, 40, 40)
  ///   title View (68, 26, 236, 20) hidden
  /// ```
  ///
  /// Boxes deeper than 40 levels have their depth in front (`^41`) instead of more blanks. Frames have up
  /// to three decimals. Names with anything but letters, digits and `_ - . #` are quoted.
  public var description: String {
    (["layout \(Self.version), \(boxes.count) boxes"] + boxes.map(\.line)).joined(separator: "\n")
  }

  /// Reads a snapshot from its ``description``; blank lines at the end do not matter.
  ///
  /// - Throws: ``LayoutSnapshotError`` for a text that is not a snapshot, has another version, or is incomplete.
  public init(text: String) throws(LayoutSnapshotError) {
    var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    while lines.last?.allSatisfy(\.isWhitespace) ?? false { lines.removeLast() }
    let count = try Self.count(in: lines.first ?? "")
    if lines.count - 1 < count {
      throw .truncated(expected: count, found: lines.count - 1)
    }
    if lines.count - 1 > count { throw .tooLong(expected: count) }
    var boxes: [Box] = []
    for (index, line) in lines.dropFirst().enumerated() {
      var reader = BoxReader(line)
      let deepest = boxes.last.map { $0.depth + 1 } ?? 0
      guard let box = reader.box(), box.depth <= deepest, box.depth > 0 || index == 0 else {
        throw .malformed(line: index + 2)
      }
      boxes.append(box)
    }
    self.init(boxes: boxes)
  }

  /// The number of boxes that the first line announces.
  private static func count(in line: Substring) throws(LayoutSnapshotError) -> Int {
    guard line.hasPrefix("layout ") else { throw .notASnapshot }
    let parts = line.dropFirst(7).split(separator: ",", maxSplits: 1)
    guard let version = parts.first else { throw .notASnapshot }
    guard version == "\(Self.version)" else { throw .unknownVersion(String(version.prefix(20))) }
    guard parts.count == 2, let count = Int(parts[1].dropFirst().prefix { $0 != " " }), count >= 0
    else { throw .malformed(line: 1) }
    return count
  }
}

extension LayoutSnapshot.Box {
  /// The box as a line: `  title View (68, 26, 236, 20) hidden`.
  fileprivate var line: String {
    let words = LayoutSnapshot.Flags.words.filter { flags.contains($0.flag) }.map { " \($0.word)" }
    return TreeIndent.text(depth)
      + "\(QuotedName.quoted(name)) \(QuotedName.quoted(type)) \(GeometryText.rectangle(frame))"
      + words.joined()
  }
}

extension LayoutSnapshot.Flags {
  fileprivate static var words: [(flag: Self, word: String)] {
    [(.hidden, "hidden"), (.guide, "guide"), (.keepsFrame, "kept")]
  }
}

// MARK: - Reading

/// Reads one line of a snapshot.
private struct BoxReader {
  private var rest: Substring

  init(_ line: Substring) { rest = line }

  mutating func box() -> LayoutSnapshot.Box? {
    guard let depth = depth(), let name = QuotedName.read(from: &rest), skip(" "),
      let type = QuotedName.read(from: &rest), skip(" ("), let frame = rectangle(),
      let flags = flags()
    else { return nil }
    return LayoutSnapshot.Box(
      name: name, type: type, depth: depth, frame: frame, flags: flags)
  }

  private mutating func depth() -> Int? {
    let spaces = rest.prefix { $0 == " " }.count
    rest = rest.dropFirst(spaces)
    guard rest.first == "^" else { return spaces.isMultiple(of: 2) ? spaces / 2 : nil }
    let digits = rest.dropFirst().prefix { $0 != " " }
    rest = rest.dropFirst(digits.count + 2)
    return Int(digits).flatMap { $0 > TreeIndent.deepest ? $0 : nil }
  }

  private mutating func skip(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func rectangle() -> CGRect? {
    guard let end = rest.firstIndex(of: ")") else { return nil }
    let numbers = rest[..<end].split(separator: ",").map { Double($0.drop { $0 == " " }) }
    rest = rest[rest.index(after: end)...]
    guard numbers.count == 4, let x = numbers[0], let y = numbers[1], let width = numbers[2],
      let height = numbers[3]
    else { return nil }
    return CGRect(origin: CGPoint(x: x, y: y), size: CGSize(width: width, height: height))
  }

  private mutating func flags() -> LayoutSnapshot.Flags? {
    var flags: LayoutSnapshot.Flags = []
    for word in rest.split(separator: " ") {
      guard let known = LayoutSnapshot.Flags.words.first(where: { $0.word == word }) else {
        return nil
      }
      flags.insert(known.flag)
    }
    return flags
  }
}
