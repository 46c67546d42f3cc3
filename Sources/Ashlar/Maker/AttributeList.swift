/// A few attributes in order, each at most once, without an allocation.
struct AttributeList: Hashable {
  // Five bits for each attribute, the first in the lowest bits of the first word. Zero ends a word.
  private var bits: UInt64 = 0
  private var furtherBits: UInt64 = 0

  private static let mostInWord = 12

  init() {}

  init(_ attribute: LayoutConstraint.Attribute) {
    bits = UInt64(attribute.rawValue)
  }

  init(_ attributes: LayoutConstraint.Attribute...) {
    for attribute in attributes { append(attribute) }
  }

  mutating func append(_ attribute: LayoutConstraint.Attribute) {
    if contains(attribute) { return }
    let place = count
    if place < Self.mostInWord {
      bits |= UInt64(attribute.rawValue) << UInt64(5 * place)
    } else {
      furtherBits |= UInt64(attribute.rawValue) << UInt64(5 * (place - Self.mostInWord))
    }
  }

  func appending(_ other: AttributeList) -> AttributeList {
    if bits == 0 { return other }
    var list = self
    for attribute in other { list.append(attribute) }
    return list
  }

  var isEmpty: Bool { bits == 0 }

  var count: Int { Self.count(in: bits) + Self.count(in: furtherBits) }

  private static func count(in bits: UInt64) -> Int { (68 - bits.leadingZeroBitCount) / 5 }
}

extension AttributeList: Sequence, IteratorProtocol {
  mutating func next() -> LayoutConstraint.Attribute? {
    if bits == 0 { swap(&bits, &furtherBits) }
    guard bits != 0 else { return nil }
    defer { bits >>= 5 }
    return LayoutConstraint.Attribute(rawValue: Int(bits & 31))
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
  static let margins = AttributeList(.leftMargin, .topMargin, .rightMargin, .bottomMargin)
  static let directionalMargins = AttributeList(
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  static let centerWithinMargins = AttributeList(.centerXWithinMargins, .centerYWithinMargins)

  /// The attribute that plays the same part in the list: itself, or the one for the other kind of
  /// reading direction, or that of the margins.
  ///
  /// What is directional stays so, since nothing directional can be compared with what is not.
  func counterpart(of attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute? {
    if contains(attribute) { return attribute }
    guard let partner = first(where: { $0.role == attribute.role }) else { return nil }
    return partner.isMargin ? attribute.insideMargins : attribute.withoutMargins
  }
}

extension LayoutConstraint.Attribute {
  /// The part that it plays, whatever the direction of reading and the margins are.
  fileprivate var role: Self { withoutMargins.absolute(.leftToRight) }
}
