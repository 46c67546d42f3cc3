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
  let miss = PlacementCheck(first, second).miss(placement)
  if miss <= tolerance { return true }
  let amount = miss.isFinite ? " by \(GeometryText.number(Double(miss)))" : ""
  let frames = [first, second].map { GeometryText.rectangle($0.frameInRoot) }
  first.tellingNames {
    site.fail(
      "\(first.reportName) \(placement.words(second.reportName)): missed\(amount)"
        + "\(PlacementReason(first, placement, second).clause). "
        + "In the root, they are at \(frames[0]) and \(frames[1])")
  }
  return false
}

/// Compares two frames.
private struct PlacementCheck {
  private let first: LayoutBox
  private let second: LayoutBox
  private let one: CGRect
  private let other: CGRect
  private let isRightToLeft: Bool

  init(_ first: LayoutBox, _ second: LayoutBox) {
    self.first = first
    self.second = second
    one = first.frameInRoot
    other = second.frameInRoot
    isRightToLeft = first.testHost?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// By how many points it is not so; zero or less if it is.
  func miss(_ placement: LayoutPlacement) -> CGFloat {
    let miss: CGFloat =
      switch placement {
      case .leftOf(let gap): one.maxX + gap - other.minX
      case .before(let gap):
        gap + (isRightToLeft ? other.maxX - one.minX : one.maxX - other.minX)
      case .above(let gap): one.maxY + gap - other.minY
      case .inside(let margin): inside(margin)
      case .aligned(let attribute):
        (position(attribute, of: first) - position(attribute, of: second)).magnitude
      case .apart: overlap
      }
    return miss.isNaN ? .infinity : miss
  }

  private func inside(_ margin: CGFloat) -> CGFloat {
    let distances = [
      one.minX - other.minX, one.minY - other.minY, other.maxX - one.maxX, other.maxY - one.maxY,
    ]
    return distances.contains { $0.isNaN } ? .nan : margin - distances.min()!
  }

  private var overlap: CGFloat {
    let width = min(one.maxX, other.maxX) - max(one.minX, other.minX)
    let height = min(one.maxY, other.maxY) - max(one.minY, other.minY)
    return min(width, height)
  }

  private func position(_ attribute: LayoutConstraint.Attribute, of box: LayoutBox) -> CGFloat {
    switch attribute {
    case .firstBaseline: box.baselineInRoot(isFirst: true)
    case .lastBaseline: box.baselineInRoot(isFirst: false)
    default: position(attribute, box.frameInRoot) ?? marginPosition(attribute, of: box)
    }
  }

  /// The place of an attribute that a guide for the margins has without them.
  private func marginPosition(
    _ attribute: LayoutConstraint.Attribute, of box: LayoutBox
  ) -> CGFloat {
    let edges: [LayoutConstraint.Attribute: LayoutConstraint.Attribute] = [
      .leftMargin: .left, .rightMargin: .right, .topMargin: .top, .bottomMargin: .bottom,
      .leadingMargin: .leading, .trailingMargin: .trailing, .centerXWithinMargins: .centerX,
      .centerYWithinMargins: .centerY,
    ]
    guard let view = box as? View, let edge = edges[attribute] else { return .nan }
    return position(edge, view.layoutMarginsGuide.frameInRoot) ?? .nan
  }

  /// The place or the extent of an attribute of a frame; nil for one that a frame does not have.
  private func position(_ attribute: LayoutConstraint.Attribute, _ frame: CGRect) -> CGFloat? {
    switch attribute {
    case .left: frame.minX
    case .right: frame.maxX
    case .leading: isRightToLeft ? frame.maxX : frame.minX
    case .trailing: isRightToLeft ? frame.minX : frame.maxX
    case .top: frame.minY
    case .bottom: frame.maxY
    case .width: frame.width
    case .height: frame.height
    case .centerX: frame.midX
    case .centerY: frame.midY
    default: nil
    }
  }
}

extension LayoutPlacement {
  fileprivate func words(_ other: String) -> String {
    func points(_ number: CGFloat) -> String { GeometryText.number(Double(number)) }
    switch self {
    case .leftOf(let gap): return "should be left of \(other) by at least \(points(gap))"
    case .before(let gap): return "should be before \(other) by at least \(points(gap))"
    case .above(let gap): return "should be above \(other) by at least \(points(gap))"
    case .inside(let margin): return "should be inside \(other) by at least \(points(margin))"
    case .aligned(let attribute): return "should have the same \(attribute) as \(other)"
    case .apart: return "should not overlap \(other)"
    }
  }
}

extension LayoutBox {
  /// The view itself, or the owner of a guide.
  var testHost: View? { (self as? View) ?? (self as? LayoutGuide)?.owningView }

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
    let container = (self as? View)?.superview ?? (self as? LayoutGuide)?.owningView
    guard var root = container else { return testFrame }
    while let superview = root.superview { root = superview }
    return container?.convert(testFrame, to: root) ?? testFrame
  }
}
