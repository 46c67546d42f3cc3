import Ashlar

/// The place of a cell or another view.
struct ElementPlace {
  var frame: CGRect
  var zIndex = 0

  /// The axes along which the view has not returned its length.
  var unmeasured = GuessedAxes()

  /// The additional height of the view beyond the requested one.
  var padding: CGFloat = 0
}

/// The frames of all elements of a group, in points from its corner, before rounding to pixels.
struct GroupShape {
  /// The size with the content insets.
  var size: CGSize

  var leaves: [ElementPlace] = []
  var badges: [Badge] = []

  /// With which subitem the next group starts.
  var nextSubitem = 0

  /// The extents of the leaves along the axis of the section, where there are many.
  private(set) var index: ExtentTree?

  /// The place of a view that is anchored to an item or a group.
  struct Badge {
    /// The size that it is thought to have, in points.
    let size: CGSize

    /// The rectangle that it is anchored to.
    var target: CGRect

    let item: NSCollectionLayoutSupplementaryItem

    /// The first leaf of what it is anchored to: without that one it is not there.
    var leaf: Int

    /// The number of elements of its kind before it.
    var number = 0
  }
}

extension GroupShape {
  /// Adds the shape of a group inside this one.
  mutating func add(_ shape: GroupShape, at corner: CGPoint) {
    let first = leaves.count
    leaves += shape.leaves.map { leaf in
      var leaf = leaf
      leaf.frame = leaf.frame.offsetBy(dx: corner.x, dy: corner.y)
      return leaf
    }
    badges += shape.badges.map { badge in
      var badge = badge
      badge.target = badge.target.offsetBy(dx: corner.x, dy: corner.y)
      badge.leaf += first
      return badge
    }
  }

  /// Counts what is anchored to items, each kind by itself.
  mutating func numberBadges() {
    var counts: [String: Int] = [:]
    for index in badges.indices {
      let kind = badges[index].item.elementKind
      badges[index].number = counts[kind, default: 0]
      counts[kind, default: 0] += 1
    }
  }

  /// The shape of a group for which there are only so many items.
  ///
  /// Along the axis of the section it loses what its last item reaches less far than that of a whole group, and the
  /// group's own insets, as on UIKit. A group that the program arranges loses nothing.
  func cut(to count: Int, along axis: FlowAxis, of group: NSCollectionLayoutGroup) -> GroupShape {
    guard count < leaves.count else { return self }
    var shape = self
    shape.leaves.removeLast(leaves.count - count)
    shape.badges.removeAll { $0.leaf >= count }
    if case .custom = group.arrangement { return shape }
    let insets = axis.along(group.layoutSize.effective(group.contentInsets.usable))
    let lost = reach(along: axis) - shape.reach(along: axis) + insets.before + insets.after
    shape.size = axis.size(along: axis.along(size) - lost, across: axis.across(size))
    return shape
  }

  private func reach(along axis: FlowAxis) -> CGFloat {
    leaves.map { axis.range(of: $0.frame).to }.max() ?? 0
  }

  /// Prepares to find leaves, where there are so many that looking at each takes long.
  mutating func prepareToFind(along axis: FlowAxis) {
    index = nil
    if leaves.count <= Self.mostWithoutIndex { return }
    index = ExtentTree(
      leaves.map { leaf in
        let range = axis.range(of: leaf.frame)
        return Extent(from: range.from, to: range.to)
      })
  }

  private static var mostWithoutIndex: Int { 16 }

  /// The numbers of the leaves that may be between two places along the axis of the section.
  func leaves(from first: CGFloat, to last: CGFloat) -> [Int] {
    index?.covering(from: first, to: last).map(\.index) ?? Array(leaves.indices)
  }
}
