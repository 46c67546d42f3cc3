/// A few attributes in order, each at most once, without an allocation.
struct AttributeList: Hashable {
  /// Four bits for each attribute, the first in the lowest bits. Zero ends the list.
  private var bits: UInt64 = 0

  init() {}

  init(_ attribute: LayoutConstraint.Attribute) {
    bits = UInt64(attribute.rawValue)
  }

  init(_ attributes: LayoutConstraint.Attribute...) {
    for attribute in attributes { append(attribute) }
  }

  mutating func append(_ attribute: LayoutConstraint.Attribute) {
    if contains(attribute) { return }
    bits |= UInt64(attribute.rawValue) << UInt64(4 * count)
  }

  func appending(_ other: AttributeList) -> AttributeList {
    if bits == 0 { return other }
    var list = self
    for attribute in other { list.append(attribute) }
    return list
  }

  var isEmpty: Bool { bits == 0 }

  var count: Int { (64 - bits.leadingZeroBitCount + 3) / 4 }
}

extension AttributeList: Sequence, IteratorProtocol {
  mutating func next() -> LayoutConstraint.Attribute? {
    guard bits != 0 else { return nil }
    defer { bits >>= 4 }
    return LayoutConstraint.Attribute(rawValue: Int(bits & 15))
  }

  var underestimatedCount: Int { count }
}

// MARK: - Composites

extension AttributeList {
  static let edges = AttributeList(.left, .top, .right, .bottom)
  static let directionalEdges = AttributeList(.leading, .top, .trailing, .bottom)
  static let horizontalEdges = AttributeList(.left, .right)
  static let verticalEdges = AttributeList(.top, .bottom)
  static let directionalHorizontalEdges = AttributeList(.leading, .trailing)
  static let size = AttributeList(.width, .height)
  static let center = AttributeList(.centerX, .centerY)

  /// Whether the list has the attribute, or the one that plays its part for the direction of reading.
  func hasCounterpart(of attribute: LayoutConstraint.Attribute) -> Bool {
    contains(attribute) || attribute.otherDirectionality.map(contains) ?? false
  }
}

extension LayoutConstraint.Attribute {
  /// Left for leading, leading for left, and so on.
  fileprivate var otherDirectionality: Self? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading: .left
    case .trailing: .right
    default: nil
    }
  }
}
