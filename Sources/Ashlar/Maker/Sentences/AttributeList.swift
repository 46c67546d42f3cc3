/// A few attributes in order, each at most once, without an allocation.
@usableFromInline
package struct AttributeList: Hashable, Sendable, BitwiseCopyable {
  // Five bits for each attribute, the first in the lowest bits of the first word. Zero ends a word.
  @usableFromInline var bits: UInt64 = 0
  @usableFromInline var furtherBits: UInt64 = 0

  private static let mostInWord = 12

  package init() {}

  @inlinable
  package init(_ attribute: LayoutConstraint.Attribute) { bits = UInt64(attribute.rawValue) }

  package init(_ attributes: LayoutConstraint.Attribute...) {
    for attribute in attributes { append(attribute) }
  }

  /// The attribute at a place.
  package subscript(place: Int) -> LayoutConstraint.Attribute {
    let (word, place) =
      place < Self.mostInWord ? (bits, place) : (furtherBits, place - Self.mostInWord)
    let number = place == 0 ? word : word >> UInt64(5 * place)
    return LayoutConstraint.Attribute(rawValue: Int(number & 31)) ?? .notAnAttribute
  }

  package mutating func append(_ attribute: LayoutConstraint.Attribute) {
    // Nearly always there is one.
    if bits < 32 ? bits == UInt64(attribute.rawValue) : contains(attribute) { return }
    let place = count
    if place < Self.mostInWord {
      bits |= UInt64(attribute.rawValue) << UInt64(5 * place)
    } else {
      furtherBits |= UInt64(attribute.rawValue) << UInt64(5 * (place - Self.mostInWord))
    }
  }

  /// The list with the attributes of another one that it does not have yet behind its own.
  @usableFromInline
  package func appending(_ other: AttributeList) -> AttributeList {
    if bits == 0 { return other }
    var list = self
    for attribute in other { list.append(attribute) }
    return list
  }

  @inlinable package var isEmpty: Bool { bits == 0 }

  /// The attribute, if there is exactly one.
  @inlinable package var single: LayoutConstraint.Attribute? {
    count == 1 ? LayoutConstraint.Attribute(rawValue: Int(bits)) : nil
  }

  @inlinable package var count: Int {
    // Nearly always there is one.
    bits < 32 ? bits == 0 ? 0 : 1 : Self.count(in: bits) + Self.count(in: furtherBits)
  }

  @usableFromInline static func count(in bits: UInt64) -> Int {
    (68 - bits.leadingZeroBitCount) / 5
  }
}

extension AttributeList: Sequence, IteratorProtocol {
  @usableFromInline
  package mutating func next() -> LayoutConstraint.Attribute? {
    if bits == 0 { swap(&bits, &furtherBits) }
    guard bits != 0 else { return nil }
    defer { bits >>= 5 }
    return LayoutConstraint.Attribute(rawValue: Int(bits & 31))
  }
}

// MARK: - Composites

extension AttributeList {
  @usableFromInline package static let edges = AttributeList(.left, .top, .right, .bottom)
  @usableFromInline package static let directionalEdges = AttributeList(
    .leading, .top, .trailing, .bottom)
  @usableFromInline package static let horizontalEdges = AttributeList(.left, .right)
  @usableFromInline package static let verticalEdges = AttributeList(.top, .bottom)
  @usableFromInline package static let directionalHorizontalEdges = AttributeList(
    .leading, .trailing)
  @usableFromInline package static let size = AttributeList(.width, .height)
  @usableFromInline package static let center = AttributeList(.centerX, .centerY)
  @usableFromInline package static let margins = AttributeList(
    .leftMargin, .topMargin, .rightMargin, .bottomMargin)
  @usableFromInline package static let directionalMargins = AttributeList(
    .leadingMargin, .topMargin, .trailingMargin, .bottomMargin)
  @usableFromInline package static let centerWithinMargins = AttributeList(
    .centerXWithinMargins, .centerYWithinMargins)

  /// The attribute that plays the same part in the list: itself, or the one for the other kind of
  /// reading direction, or that of the margins.
  ///
  /// What is directional stays so, since nothing directional can be compared with what is not.
  func counterpart(of attribute: LayoutConstraint.Attribute) -> LayoutConstraint.Attribute? {
    if contains(attribute) { return attribute }
    guard let partner = first(where: { $0.place == attribute.place }) else { return nil }
    return partner.isMargin ? attribute.insideMargins : attribute.withoutMargins
  }
}
