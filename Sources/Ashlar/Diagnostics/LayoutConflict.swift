/// Required constraints that cannot hold together.
///
/// The layout goes on: the youngest constraint of the set does not count, and all others hold. It
/// comes back by itself as soon as what stands in its way has changed.
public struct LayoutConflict: Hashable, Sendable {
  /// The constraints that contradict each other, in order of age, the one set aside last.
  ///
  /// The set is minimal: without any one of them, the others could hold.
  public let members: [Member]

  /// By how many points the constraint that was set aside is missed.
  public let missedBy: CGFloat

  /// One of the constraints that contradict each other.
  public struct Member: Hashable, Sendable {
    /// What it demands: `title.width == 200`.
    public let text: String

    /// Where it was written; nil for what nobody wrote, such as a root's frame.
    public let location: CodeLocation?

    /// Where it comes from.
    public let origin: Origin
  }

  /// Where a demand comes from.
  public enum Origin: Hashable, Sendable {
    /// Somebody made a constraint.
    case constraint

    /// A root keeps the frame that it was given.
    case frame

    /// A view keeps its frame, or follows its superview, because it translates its autoresizing mask
    /// (``View/translatesAutoresizingMaskIntoConstraints``).
    case autoresizingMask

    /// A view's content has a size, and a priority that makes it required.
    case contentSize

    /// No width and no height is negative.
    case notNegative
  }

  /// The constraint that does not count.
  public var setAside: Member { members[members.count - 1] }
}

// MARK: - Words

extension LayoutConflict: CustomStringConvertible {
  /// The set, one constraint a line, and what became of it.
  public var description: String {
    let lines = members.map { "  \($0)" }.joined(separator: "\n")
    return """
      These constraints cannot all hold:
      \(lines)
      The last one was set aside; it is missed by \(GeometryText.number(Double(missedBy))).
      """
  }
}

extension LayoutConflict.Member: CustomStringConvertible {
  public var description: String {
    switch origin {
    case .constraint: location.map { "\(text) (\($0))" } ?? text
    case .frame: "\(text) (the frame of the view)"
    case .autoresizingMask:
      "\(text) (autoresizing; does translatesAutoresizingMaskIntoConstraints have to be true?)"
    case .contentSize: "\(text) (the size of its content)"
    case .notNegative: "\(text) (sizes are not negative)"
    }
  }
}
