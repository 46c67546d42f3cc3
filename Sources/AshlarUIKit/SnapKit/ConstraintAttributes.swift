/// A set of attributes, as SnapKit keeps them: in one canonical order, whatever the order of writing.
public struct ConstraintAttributes: OptionSet, Sendable {
  /// A bit for each attribute.
  public let rawValue: UInt32

  /// Makes a set of attributes of bits.
  @inlinable
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  // Computed, so that clients need no access to anything stored.

  @inlinable static var left: Self { Self(rawValue: 1 << 0) }
  @inlinable static var top: Self { Self(rawValue: 1 << 1) }
  @inlinable static var right: Self { Self(rawValue: 1 << 2) }
  @inlinable static var bottom: Self { Self(rawValue: 1 << 3) }
  @inlinable static var leading: Self { Self(rawValue: 1 << 4) }
  @inlinable static var trailing: Self { Self(rawValue: 1 << 5) }
  @inlinable static var width: Self { Self(rawValue: 1 << 6) }
  @inlinable static var height: Self { Self(rawValue: 1 << 7) }
  @inlinable static var centerX: Self { Self(rawValue: 1 << 8) }
  @inlinable static var centerY: Self { Self(rawValue: 1 << 9) }
  @inlinable static var lastBaseline: Self { Self(rawValue: 1 << 10) }
  @inlinable static var firstBaseline: Self { Self(rawValue: 1 << 11) }
  @inlinable static var leftMargin: Self { Self(rawValue: 1 << 12) }
  @inlinable static var rightMargin: Self { Self(rawValue: 1 << 13) }
  @inlinable static var topMargin: Self { Self(rawValue: 1 << 14) }
  @inlinable static var bottomMargin: Self { Self(rawValue: 1 << 15) }
  @inlinable static var leadingMargin: Self { Self(rawValue: 1 << 16) }
  @inlinable static var trailingMargin: Self { Self(rawValue: 1 << 17) }
  @inlinable static var centerXWithinMargins: Self { Self(rawValue: 1 << 18) }
  @inlinable static var centerYWithinMargins: Self { Self(rawValue: 1 << 19) }

  @inlinable static var horizontalEdges: Self { [.left, .right] }
  @inlinable static var verticalEdges: Self { [.top, .bottom] }
  @inlinable static var edges: Self { [.left, .top, .right, .bottom] }
  @inlinable static var directionalHorizontalEdges: Self { [.leading, .trailing] }
  @inlinable static var directionalEdges: Self { [.top, .leading, .bottom, .trailing] }
  @inlinable static var size: Self { [.width, .height] }
  @inlinable static var center: Self { [.centerX, .centerY] }
  @inlinable static var margins: Self { [.leftMargin, .topMargin, .rightMargin, .bottomMargin] }
  @inlinable static var directionalMargins: Self {
    [.leadingMargin, .topMargin, .trailingMargin, .bottomMargin]
  }
  @inlinable static var centerWithinMargins: Self {
    [.centerXWithinMargins, .centerYWithinMargins]
  }
}

extension ConstraintAttributes {
  /// The attributes of layout constraints, in canonical order.
  var list: List { List(bits: rawValue) }

  /// Goes through the attributes of a set.
  struct List: Sequence, IteratorProtocol {
    fileprivate var bits: UInt32

    mutating func next() -> NSLayoutConstraint.Attribute? {
      guard bits != 0 else { return nil }
      let bit = bits.trailingZeroBitCount
      bits &= bits - 1
      switch bit {
      case 1: return .top
      case 2: return .right
      default: return NSLayoutConstraint.Attribute(rawValue: bit + 1)
      }
    }
  }

  /// How many attributes there are.
  var count: Int { rawValue.nonzeroBitCount }

  /// The first attribute in canonical order.
  var first: NSLayoutConstraint.Attribute? {
    var list = list
    return list.next()
  }
}

extension ConstraintAttributes {
  /// Whether two sets are edges and the margins of the same kind.
  func isEdgesWithMargins(_ other: Self) -> Bool {
    switch self {
    case .edges: other == .margins
    case .margins: other == .edges
    case .directionalEdges: other == .directionalMargins
    case .directionalMargins: other == .directionalEdges
    default: false
    }
  }
}

extension NSLayoutConstraint.Attribute {
  /// The margin beside an edge, or the edge beside a margin.
  var acrossMargin: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    default: self
    }
  }
}
