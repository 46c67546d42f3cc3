/// An edge, a corner or the middle of a rectangle, by the direction of reading.
///
/// Source: Apple, `NSRectAlignment`.
public enum NSRectAlignment: Int, Hashable, Sendable {
  /// In the middle.
  case none
  /// In the middle of the top edge.
  case top
  /// In the corner of the top and the leading edge.
  case topLeading
  /// In the middle of the leading edge.
  case leading
  /// In the corner of the bottom and the leading edge.
  case bottomLeading
  /// In the middle of the bottom edge.
  case bottom
  /// In the corner of the bottom and the trailing edge.
  case bottomTrailing
  /// In the middle of the trailing edge.
  case trailing
  /// In the corner of the top and the trailing edge.
  case topTrailing
}

/// Edges of a rectangle, by the direction of reading.
///
/// Source: Apple, `NSDirectionalRectEdge`.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The options as bits, with Apple's values.
  public let rawValue: UInt

  /// Makes edges from bits with Apple's values.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = Self(rawValue: 1)
  /// The edge where lines of text begin.
  public static let leading = Self(rawValue: 2)
  /// The bottom edge.
  public static let bottom = Self(rawValue: 4)
  /// The edge where lines of text end.
  public static let trailing = Self(rawValue: 8)
  /// All four edges.
  public static let all: Self = [.top, .leading, .bottom, .trailing]
}

/// The alignment along one axis.
enum AxisEnd {
  case near
  case middle
  case far
}

extension NSDirectionalRectEdge {
  /// The edges along an axis. Neither or both of them mean the middle.
  func end(along axis: FlowAxis) -> AxisEnd {
    let isNear = contains(axis.isVertical ? .top : .leading)
    let isFar = contains(axis.isVertical ? .bottom : .trailing)
    return isNear == isFar ? .middle : isNear ? .near : .far
  }
}

extension NSRectAlignment {
  /// The edges that the alignment names.
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
