// MARK: - Attributes inside margins

extension LayoutAttribute {
  /// Whether it is an edge or a centre inside the margins of a view.
  package var isMargin: Bool { rawValue >= Self.leftMargin.rawValue }

  /// The same place of the view itself; the attribute itself where it has nothing to do with margins.
  package var withoutMargins: Self {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The same place inside the margins; nil for extents and baselines, which have none.
  package var insideMargins: Self? {
    switch self {
    case .left, .leftMargin: .leftMargin
    case .right, .rightMargin: .rightMargin
    case .top, .topMargin: .topMargin
    case .bottom, .bottomMargin: .bottomMargin
    case .leading, .leadingMargin: .leadingMargin
    case .trailing, .trailingMargin: .trailingMargin
    case .centerX, .centerXWithinMargins: .centerXWithinMargins
    case .centerY, .centerYWithinMargins: .centerYWithinMargins
    case .notAnAttribute, .width, .height, .lastBaseline, .firstBaseline: nil
    }
  }
}
