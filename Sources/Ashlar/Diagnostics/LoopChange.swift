/// A change that keeps a layout from finishing, and the override that makes it.
public struct LoopChange: Hashable, Sendable {
  /// The override that makes it, such as `card.layoutSubviews()`; nil if that is not known.
  public let override: String?

  /// The value that changes: `card.frame`, `card.intrinsicContentSize`, `a constraint`. Or a call that requests
  /// another layout: `card.setNeedsLayout()`.
  public let subject: String

  /// The earlier value, in points, or the constraint as text. Nil for a call, and for a constraint that is added.
  public let old: String?

  /// The later value. Nil for a call, and for a constraint that is removed.
  public let new: String?
}

// MARK: - Words

extension LoopChange: CustomStringConvertible {
  /// The change as a clause: `card.layoutSubviews() changes card.frame from (0, 0, 9, 9) to (0, 0, 8, 9)`.
  public var description: String {
    switch (old, new) {
    case (let old?, let new?):
      override.map { "\($0) changes \(subject) from \(old) to \(new)" }
        ?? "\(subject) changes from \(old) to \(new)"
    case (let old?, nil): said("removes", "is removed", "\(subject), \(old)")
    case (nil, let new?): said("adds", "is added", "\(subject), \(new)")
    case (nil, nil): said("calls", "is called", subject)
    }
  }

  private func said(_ verb: String, _ passive: String, _ object: String) -> String {
    override.map { "\($0) \(verb) \(object)" } ?? "\(object) \(passive)"
  }
}
