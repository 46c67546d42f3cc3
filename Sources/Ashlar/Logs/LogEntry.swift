/// A constraint as an entry of Apple's log describes it.
struct LogEntry {
  /// The identity of the constraint in the log: its address, or the label from a maker.
  var identity = ""

  var kind = Kind.constraint

  /// Whether SnapKit or Masonry made it.
  var isMade = false

  /// The line of code, if the log has it.
  var location: CodeLocation?

  var identifier: String?
  var first = Side()
  var relation = LayoutRelation.equal
  var second: Side?
  var multiplier: CGFloat = 1
  var constant: CGFloat = 0

  /// Its priority; of a content, the compression resistance.
  var priority = LayoutPriority.required
  var hugging: LayoutPriority?

  /// The view that the `|` stands for, if the log names it.
  var bar: LoggedItem?

  enum Kind {
    case constraint

    /// A part of an autoresizing mask, with its flexible parts.
    case mask(AutoresizingMask)

    case content
  }

  /// An attribute of a box.
  struct Side {
    var item = LoggedItem()
    var attribute = LayoutAttribute.notAnAttribute

    /// Whether it is the `|` of a visual format, which is the superview of the other item.
    var isBar = false
  }
}

/// A box that an entry mentions.
struct LoggedItem {
  /// Its identity in the conflict: its address, or its name. Empty for a superview that has neither.
  var key = ""
  var type = ""
  var name = ""

  /// The text that it shows, if the log has it.
  var text = ""
}

// MARK: - Containment

extension LogEntry {
  /// A view and its direct superview, if the entry names such a pair.
  var nesting: (inner: LoggedItem, outer: LoggedItem)? {
    if let second, second.isBar { return bar.map { (first.item, $0) } }
    guard case .mask = kind else { return nil }
    if let second, !second.attribute.isSize, first.attribute.isSize {
      return (second.item, first.item)
    }
    return (second?.item ?? bar).map { (first.item, $0) }
  }

  /// The part of a mask that the entry stands for; nil for a constraint, and for what masks do not fix today.
  var mask: (item: LoggedItem, constraint: AutoresizingConstraint)? {
    guard case .mask = kind, relation == .equal else { return nil }
    if let second, !second.attribute.isSize, first.attribute.isSize {
      return mask(second, 1, -constant)
    }
    guard let second else { return mask(first, 0, constant) }
    let isFar = first.attribute.isFar && second.isBar
    return mask(first, second.attribute.isSize ? multiplier : isFar ? 1 : 0, constant)
  }

  private func mask(
    _ side: Side, _ multiplier: CGFloat, _ constant: CGFloat
  ) -> (item: LoggedItem, constraint: AutoresizingConstraint)? {
    AutoresizingConstraint.Attribute(side.attribute.absolute(.leftToRight)).map {
      let constraint = AutoresizingConstraint(
        attribute: $0, multiplier: multiplier, constant: constant)
      return (side.item, constraint)
    }
  }
}
