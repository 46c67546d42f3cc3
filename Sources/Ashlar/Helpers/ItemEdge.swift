/// An edge of a view, a guide or a box.
public enum ItemEdge: Hashable, Sendable, CaseIterable {
  /// The left edge.
  case left

  /// The right edge.
  case right

  /// The top edge.
  case top

  /// The bottom edge.
  case bottom

  /// The edge where lines of text begin.
  case leading

  /// The edge where lines of text end.
  case trailing
}

extension ItemEdge {
  var attribute: LayoutAttribute {
    switch self {
    case .left: .left
    case .right: .right
    case .top: .top
    case .bottom: .bottom
    case .leading: .leading
    case .trailing: .trailing
    }
  }

  /// The edge on the other side.
  var opposite: ItemEdge {
    switch self {
    case .left: .right
    case .right: .left
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// Whether the edge is where places along its axis end.
  var isFar: Bool { self == .right || self == .bottom || self == .trailing }

  var extent: LayoutAttribute { self == .top || self == .bottom ? .height : .width }

  /// Where places along an axis begin, in the direction of reading.
  static func start(of axis: LayoutAxis) -> ItemEdge { axis == .horizontal ? .leading : .top }
}
