/// A log of conflicting constraints from Xcode, parsed.
///
/// It takes a whole console or a piece of it: "Unable to simultaneously satisfy constraints", once or often, among
/// other lines, as UIKit, AppKit, SnapKit and Masonry write it, and also if lines are wrapped or cut off. The boxes
/// of each conflict are made again, as views with the constraints of the log, and can be queried like any layout:
///
/// ```swift
/// let log = AppleLog(
///   """
///   Unable to simultaneously satisfy constraints.
///   (
///       "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0xa]   (active, names: '|':UIView:0xb )>",
///       "<NSLayoutConstraint:0x2 H:[UILabel:0xa]-(16)-|   (active, names: '|':UIView:0xb )>",
///       "<NSLayoutConstraint:0x3 UIView:0xb.width == 320   (active)>",
///       "<NSLayoutConstraint:0x4 UILabel:0xa.width == 300   (active)>"
///   )
///   """)
/// for conflict in log.conflicts { print(conflict) }
/// let view = log.conflicts[0].rebuild()
/// print(view.diagnostics.conflicts[0].leastMiss)   // 12
/// ```
///
/// The log is not complete. Margins that it names without their widths count as 8, baselines are edges, and the
/// direction of reading is left to right.
///
/// No text is a fault: the parts that cannot be parsed are in ``unreadable``.
///
/// Source: descriptions of `NSLayoutConstraint` from iOS 6 to 26, as logs in public issues show them.
public struct AppleLog: Sendable {
  /// The conflicts in the log, in order. A conflict that the log repeats is listed once.
  public let conflicts: [Conflict]

  /// The pieces of the log about constraints that cannot be parsed, in order.
  public let unreadable: [Unreadable]

  /// Reads a log.
  ///
  /// - Complexity: O(*n*) for *n* characters. No layout is made yet.
  public init(_ text: String) {
    var reading = LogReading()
    for piece in LogPieces(of: LogText(text)).pieces { reading.take(piece) }
    reading.finish()
    conflicts = reading.conflicts
    unreadable = reading.unreadable
  }
}

// MARK: - Conflicts

extension AppleLog {
  /// A conflict in a log.
  public struct Conflict: Sendable {
    /// The first line of it in the log, counted from 1.
    public let line: Int

    /// The number of times that the log reports it, with any addresses and texts of views.
    public internal(set) var times: Int

    let content: LoggedConflict
    let notes: LoggedNotes
  }

  /// A piece of a log that cannot be read.
  public struct Unreadable: Error, Hashable, Sendable {
    /// The first line of it in the log, counted from 1.
    public let line: Int

    /// The expected text: `an attribute, such as .width`.
    public let expected: String

    /// The text before that place.
    public let text: String
  }
}

extension AppleLog.Conflict {
  /// Rebuilds the views of the conflict and lays them out.
  ///
  /// Views that the log does not name are named by their classes and texts. Lines in reports are those of the log,
  /// `log:12`, or those of the code, if SnapKit wrote them. The constraint that the platform broke is the youngest,
  /// so it is set aside here, too.
  ///
  /// - Returns: The view around all of them. Its diagnostics have the conflicts: none if the constraints that could
  ///   be read can hold together. Frames are in points; numbers that the log leaves open are 0.
  /// - Complexity: That of a layout of these views.
  public func rebuild() -> View { LoggedTree(of: self).root }
}

// MARK: - Words

extension AppleLog.Conflict: CustomStringConvertible {
  /// The conflict in words, the views behind the names, and suggestions.
  ///
  /// - Complexity: That of ``rebuild()``, and of trying remedies.
  public var description: String { words(of: rebuild()) }

  /// The description, by the view that ``rebuild()`` has made.
  package func words(of root: View) -> String {
    ([told(root)] + (legend.isEmpty ? [] : ["Views:"] + legend)).joined(separator: "\n")
  }

  private func told(_ root: View) -> String {
    let conflicts = root.diagnostics.conflicts
    if !conflicts.isEmpty { return conflicts.map(\.description).joined(separator: "\n") }
    let count = content.constraints.count
    return count == 1
      ? "The constraint of line \(line) can hold by itself: the log does not say beside which others it cannot."
      : "The \(count) constraints from line \(line) on can hold together: the log does not tell of all of them."
  }

  /// What the names stand for that are not those of the log.
  private var legend: [String] {
    let names = LoggedNames(of: self)
    return content.boxes.indices.compactMap { number in
      let (box, address) = (content.boxes[number], notes.addresses[number])
      guard box.name.isEmpty, address.hasPrefix("0x") else { return nil }
      return "  \(names[number]) is \(names.type(of: number)):\(address)"
    }
  }
}

extension AppleLog.Unreadable: CustomStringConvertible {
  /// The line, the expected text and the text before it: `line 3: expected an attribute, such as .width, behind
  /// "UIView:0x1."`.
  public var description: String {
    let place = text.isEmpty ? "" : " behind \"\(EscapedText.text(text))\""
    return "line \(line): expected \(expected)\(place)"
  }
}
