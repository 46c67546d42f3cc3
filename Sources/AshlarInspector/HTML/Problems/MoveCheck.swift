import Ashlar

/// Sees whether views may move without anything else having to change: whether everything that held goes on to hold, and
/// what was missed is missed on the same side.
struct MoveCheck {
  private let scene: LayoutScene

  /// How far each item moves inside the view that contains it, and by how much it grows.
  private let shifts: [CGRect]

  /// The same in the space of the root.
  private let moves: [CGRect]

  /// What is less is rounding, in points.
  private static let tolerance: CGFloat = 0.001

  init(_ scene: LayoutScene, shifts: [CGRect]) {
    self.scene = scene
    self.shifts = shifts
    var moves: [CGRect] = []
    for (shift, item) in zip(shifts, scene.items) {
      let outer = item.parent.map { moves[$0].origin } ?? .zero
      moves.append(
        CGRect(
          origin: CGPoint(x: outer.x + shift.origin.x, y: outer.y + shift.origin.y),
          size: shift.size))
    }
    self.moves = moves
  }

  /// Whether all is as it was, but for a constraint that is left out and one that comes to hold.
  func holds(except leftOut: Int64?, gaining gained: Int64?) -> Bool {
    let others = scene.sentences.lazy.filter { $0.constraint.serial != leftOut || leftOut == nil }
    return others.allSatisfy { sentence in
      sentence.constraint.serial == gained ? comesToHold(sentence) : staysAsItIs(sentence)
    } && scene.items.indices.allSatisfy { staysAsItIs(scene.items[$0], shifts[$0]) }
  }
}

// MARK: - Constraints

extension MoveCheck {
  private func comesToHold(_ sentence: LayoutScene.Sentence) -> Bool {
    guard case .setAside(let amount) = sentence.outcome, let change = change(of: sentence) else {
      return false
    }
    return (change.magnitude - amount).magnitude < Self.tolerance
  }

  private func staysAsItIs(_ sentence: LayoutScene.Sentence) -> Bool {
    guard let change = change(of: sentence) else { return false }
    if change.magnitude < Self.tolerance { return true }
    let relation = sentence.constraint.relation
    let isAway = relation == .lessThanOrEqual ? change < 0 : change > 0
    switch sentence.outcome {
    case .setAside: return true
    case .slack(let room): return isAway || change.magnitude <= room + Self.tolerance
    case .redundant: return relation != .equal && isAway
    case .missed(let amount): return relation != .equal && (!isAway || change.magnitude < amount)
    case .active, nil: return false
    }
  }

  /// By how much the left side of a constraint changes against the right side; nil where that is not known.
  private func change(of sentence: LayoutScene.Sentence) -> CGFloat? {
    let constraint = sentence.constraint
    guard let first = sentence.first else { return nil }
    let left = change(of: first, constraint.firstAttribute)
    guard let second = sentence.second else { return left }
    let right = change(of: second, constraint.secondAttribute)
    if constraint.multiplier == 1 || constraint.firstAttribute.isSize {
      let change = left - constraint.multiplier * right
      return isMirrored(first, constraint.firstAttribute) ? -change : change
    }
    return left == 0 && right == 0 ? 0 : nil
  }

  private func change(of item: Int, _ attribute: LayoutAttribute) -> CGFloat {
    let move = moves[item]
    let isTurned = isRightToLeft(item)
    switch attribute.withoutMargins {
    case .left: return move.origin.x
    case .right: return move.origin.x + move.size.width
    case .leading: return move.origin.x + (isTurned ? move.size.width : 0)
    case .trailing: return move.origin.x + (isTurned ? 0 : move.size.width)
    case .top, .firstBaseline: return move.origin.y
    case .bottom, .lastBaseline: return move.origin.y + move.size.height
    case .centerX: return move.origin.x + move.size.width / 2
    case .centerY: return move.origin.y + move.size.height / 2
    case .width: return move.size.width
    case .height: return move.size.height
    default: return 0
    }
  }

  /// Whether the numbers of an attribute grow to the left.
  private func isMirrored(_ item: Int, _ attribute: LayoutAttribute) -> Bool {
    let edge = attribute.withoutMargins
    return (edge == .leading || edge == .trailing) && isRightToLeft(item)
  }

  private func isRightToLeft(_ item: Int) -> Bool {
    let item = scene.items[item]
    let owner = (item.box as? View) ?? item.parent.flatMap { scene.items[$0].box as? View }
    return owner?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }
}

// MARK: - Contents

extension MoveCheck {
  /// Whether the content of a view has room as before, and what follows its edges by a mask does not have to.
  private func staysAsItIs(_ item: LayoutScene.Item, _ shift: CGRect) -> Bool {
    if shift.size == .zero { return true }
    // Sizes are not negative.
    if item.frame.size.width + shift.size.width < -Self.tolerance { return false }
    if item.frame.size.height + shift.size.height < -Self.tolerance { return false }
    guard let view = item.box as? View else { return true }
    if view.shownContent is TextViewContent || view.subviews.contains(where: Self.follows) {
      return false
    }
    let (before, after) = Self.contents(of: view, growing: shift.size)
    let extent = view.bounds.size
    let new = CGSize(
      width: extent.width + shift.size.width, height: extent.height + shift.size.height)
    return Self.isOnSameSide((before.width, extent.width), (after.width, new.width))
      && Self.isOnSameSide((before.height, extent.height), (after.height, new.height))
  }

  /// The size of a content now, and after its view has grown.
  private static func contents(of view: View, growing growth: CGSize) -> (CGSize, CGSize) {
    let content = view.intrinsicContentSize
    guard let label = view.shownContent as? LabelContent, label.lineLimit != 1 else {
      return (content, content)
    }
    let width = view.bounds.width
    let sizes = [width, width + growth.width].map {
      view.sizeThatFits(CGSize(width: $0, height: .greatestFiniteMagnitude))
    }
    return (
      CGSize(width: content.width, height: sizes[0].height),
      CGSize(width: content.width, height: sizes[1].height)
    )
  }

  private static func follows(_ view: View) -> Bool {
    !view.isConstrained && !view.autoresizingMask.isEmpty
  }

  /// Whether an extent that was as long as its content stays so, and one that was longer or shorter stays that.
  private static func isOnSameSide(
    _ before: (content: CGFloat, extent: CGFloat), _ after: (content: CGFloat, extent: CGFloat)
  ) -> Bool {
    if before == after || before.content < 0 { return true }
    let (old, new) = (before.extent - before.content, after.extent - after.content)
    if old.magnitude < tolerance { return new.magnitude < tolerance }
    return old > 0 ? new > -tolerance : new < tolerance
  }
}
