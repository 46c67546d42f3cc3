import Ashlar

/// The position of one view or guide relative to another.
public enum LayoutPlacement: Hashable, Sendable {
  /// The first ends to the left of the second, by at least a number of points.
  case leftOf(gap: CGFloat)

  /// The first ends before the second, by at least a number of points, in the first one's direction of reading.
  case before(gap: CGFloat)

  /// The first ends above the second, by at least a number of points.
  case above(gap: CGFloat)

  /// The first is inside the second, by at least a number of points on each side.
  case inside(margin: CGFloat)

  /// Both have the same value of an attribute, such as an edge, an extent, a baseline or a margin.
  case aligned(LayoutConstraint.Attribute)

  /// They have no point in common.
  case apart
}

/// Expects two views or guides of one tree to have a relative position, at any places in the tree.
///
/// Frames are compared in the space of the root, with a tolerance in points. Nothing is laid out. It works in Swift Testing and in
/// XCTest, and fails at the line of the caller.
///
/// ```swift
/// expect(avatar, .leftOf(gap: 8), title)
/// expect(title, .aligned(.centerY), avatar)
/// ```
///
/// - Returns: Whether they have it.
@discardableResult
public func expect(
  _ first: LayoutBox, _ placement: LayoutPlacement, _ second: LayoutBox,
  tolerance: CGFloat = 0.001, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  line: Int = #line, column: Int = #column
) -> Bool {
  let site = TestSite(fileID: fileID, filePath: filePath, line: line, column: column)
  let miss = placement.miss(first, second)
  if miss <= tolerance { return true }
  let amount = miss.isFinite ? " by \(miss.text)" : ""
  let frames = [first, second].map { GeometryText.rectangle($0.frameInRoot) }
  site.fail(about: first) {
    "\(first.reportName) \(placement.words(second.reportName)): missed\(amount)"
      + "\(SideReason.clause(why: first, placement, second)). "
      + "In the root, they are at \(frames[0]) and \(frames[1])"
  }
  return false
}

extension LayoutPlacement {
  /// By how many points two boxes are not placed so; zero or less if they are.
  fileprivate func miss(_ first: LayoutBox, _ second: LayoutBox) -> CGFloat {
    let (one, other) = (first.frameInRoot, second.frameInRoot)
    let direction = first.host?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    let miss: CGFloat
    switch self {
    case .leftOf(let gap): miss = one.maxX + gap - other.minX
    case .before(let gap):
      miss = gap + (direction == .rightToLeft ? other.maxX - one.minX : one.maxX - other.minX)
    case .above(let gap): miss = one.maxY + gap - other.minY
    case .inside(let margin):
      let distances = [
        one.minX - other.minX, one.minY - other.minY, other.maxX - one.maxX, other.maxY - one.maxY,
      ]
      miss = distances.contains { $0.isNaN } ? .nan : margin - distances.min()!
    case .aligned(let attribute):
      let places = [first, second].map { $0.placeInRoot(of: attribute, direction) }
      miss = (places[0] - places[1]).magnitude
    case .apart:
      let overlap = one.overlap(with: other)
      miss = min(overlap.width, overlap.height)
    }
    return miss.isNaN ? .infinity : miss
  }

  fileprivate func words(_ other: String) -> String {
    switch self {
    case .leftOf(let gap): "should be left of \(other) by at least \(gap.text)"
    case .before(let gap): "should be before \(other) by at least \(gap.text)"
    case .above(let gap): "should be above \(other) by at least \(gap.text)"
    case .inside(let margin): "should be inside \(other) by at least \(margin.text)"
    case .aligned(let attribute): "should have the same \(attribute) as \(other)"
    case .apart: "should not overlap \(other)"
    }
  }
}

extension LayoutBox {
  /// The place or the extent of an attribute in the space of the root. What is measured inside margins is so in the guide that
  /// a view has for them.
  fileprivate func placeInRoot(
    of attribute: LayoutAttribute, _ direction: LayoutDirection
  ) -> CGFloat {
    switch attribute {
    case .notAnAttribute: return .nan
    case .firstBaseline: return baselineInRoot(isFirst: true)
    case .lastBaseline: return baselineInRoot(isFirst: false)
    default:
      let room = attribute.isMargin ? (self as? View)?.layoutMarginsGuide : self
      guard let room else { return .nan }
      return attribute.value(in: room.frameInRoot.standardized, direction)
    }
  }

  /// The position of a baseline in the space of the root. That of a guide is its top, or its bottom.
  func baselineInRoot(isFirst: Bool) -> CGFloat {
    guard var text = self as? View else { return isFirst ? frameInRoot.minY : frameInRoot.maxY }
    while true {
      let next = isFirst ? text.viewForFirstBaselineLayout : text.viewForLastBaselineLayout
      if next === text || !next.isDescendant(of: text) { break }
      text = next
    }
    let rectangle = text.alignmentRect(forFrame: text.frameInRoot)
    return isFirst
      ? rectangle.minY + text.firstBaselineOffsetFromTop
      : rectangle.maxY - text.lastBaselineOffsetFromBottom
  }

  /// The frame in the space of the root.
  var frameInRoot: CGRect {
    guard var root = containingView else { return testFrame }
    while let superview = root.superview { root = superview }
    return containingView?.convert(testFrame, to: root) ?? testFrame
  }
}
