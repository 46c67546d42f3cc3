/// A set of attributes, as SnapKit keeps them: in one canonical order, whatever the order of writing.
public struct ConstraintAttributes: OptionSet, Sendable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  static let none: Self = []
  static let left = Self(rawValue: 1 << 0)
  static let top = Self(rawValue: 1 << 1)
  static let right = Self(rawValue: 1 << 2)
  static let bottom = Self(rawValue: 1 << 3)
  static let leading = Self(rawValue: 1 << 4)
  static let trailing = Self(rawValue: 1 << 5)
  static let width = Self(rawValue: 1 << 6)
  static let height = Self(rawValue: 1 << 7)
  static let centerX = Self(rawValue: 1 << 8)
  static let centerY = Self(rawValue: 1 << 9)
  static let lastBaseline = Self(rawValue: 1 << 10)
  static let firstBaseline = Self(rawValue: 1 << 11)
  static let leftMargin = Self(rawValue: 1 << 12)
  static let rightMargin = Self(rawValue: 1 << 13)
  static let topMargin = Self(rawValue: 1 << 14)
  static let bottomMargin = Self(rawValue: 1 << 15)
  static let leadingMargin = Self(rawValue: 1 << 16)
  static let trailingMargin = Self(rawValue: 1 << 17)
  static let centerXWithinMargins = Self(rawValue: 1 << 18)
  static let centerYWithinMargins = Self(rawValue: 1 << 19)

  static let horizontalEdges: Self = [.left, .right]
  static let verticalEdges: Self = [.top, .bottom]
  static let edges: Self = [.left, .top, .right, .bottom]
  static let directionalHorizontalEdges: Self = [.leading, .trailing]
  static let directionalEdges: Self = [.top, .leading, .bottom, .trailing]
  static let size: Self = [.width, .height]
  static let center: Self = [.centerX, .centerY]
  static let margins: Self = [.leftMargin, .topMargin, .rightMargin, .bottomMargin]
  static let directionalMargins: Self = [
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin,
  ]
  static let centerWithinMargins: Self = [.centerXWithinMargins, .centerYWithinMargins]
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
