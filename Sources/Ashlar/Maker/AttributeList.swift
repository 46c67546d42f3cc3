/// A few attributes in order, each at most once, without an allocation.
@usableFromInline
struct AttributeList: Hashable, Sendable, BitwiseCopyable {
  // Five bits for each attribute, the first in the lowest bits of the first word. Zero ends a word.
  @usableFromInline var bits: UInt64 = 0
  @usableFromInline var furtherBits: UInt64 = 0

  private static let mostInWord = 12

  init() {}

  @inlinable
  init(_ attribute: LayoutConstraint.Attribute) {
    bits = UInt64(attribute.rawValue)
  }

  init(_ attributes: LayoutConstraint.Attribute...) {
    for attribute in attributes { append(attribute) }
  }

  /// The attribute that the list consists of, if it is one.
  var only: LayoutConstraint.Attribute? {
    bits < 32 && furtherBits == 0 ? LayoutConstraint.Attribute(rawValue: Int(bits)) : nil
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

  /// The list with the attributes of another one that it does not have yet behind its own.
  @usableFromInline
  func appending(_ other: AttributeList) -> AttributeList {
    if bits == 0 { return other }
    if let quick = appendingOne(other) { return quick }
    var list = self
    for attribute in other { list.append(attribute) }
    return list
  }

  /// What ``appending(_:)`` returns, where it is one attribute that is added to one.
  private func appendingOne(_ other: AttributeList) -> AttributeList? {
    guard bits | other.bits < 32, furtherBits | other.furtherBits == 0, other.bits != bits else {
      return nil
    }
    var list = self
    list.bits |= other.bits << 5
    return list
  }

  var isEmpty: Bool { bits == 0 }

  var count: Int { Self.count(in: bits) + Self.count(in: furtherBits) }

  private static func count(in bits: UInt64) -> Int { (68 - bits.leadingZeroBitCount) / 5 }
}

extension AttributeList: Sequence, IteratorProtocol {
  @usableFromInline
  mutating func next() -> LayoutConstraint.Attribute? {
    if bits == 0 { swap(&bits, &furtherBits) }
    guard bits != 0 else { return nil }
    defer { bits >>= 5 }
    return LayoutConstraint.Attribute(rawValue: Int(bits & 31))
  }

  @usableFromInline
  var underestimatedCount: Int { count }
}

// MARK: - Composites

extension AttributeList {
  @usableFromInline static let edges = AttributeList(.left, .top, .right, .bottom)
  @usableFromInline static let directionalEdges = AttributeList(.leading, .top, .trailing, .bottom)
  @usableFromInline static let horizontalEdges = AttributeList(.left, .right)
  @usableFromInline static let verticalEdges = AttributeList(.top, .bottom)
  @usableFromInline static let directionalHorizontalEdges = AttributeList(.leading, .trailing)
  @usableFromInline static let size = AttributeList(.width, .height)
  @usableFromInline static let center = AttributeList(.centerX, .centerY)
  @usableFromInline static let margins = AttributeList(
    .leftMargin, .topMargin, .rightMargin, .bottomMargin)
  @usableFromInline static let directionalMargins = AttributeList(
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  @usableFromInline static let centerWithinMargins = AttributeList(
    .centerXWithinMargins, .centerYWithinMargins)

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
