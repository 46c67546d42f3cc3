import Ashlar

/// The frames of all elements of a section of a compositional layout.
///
/// Places count from where the section starts along the axis that is scrolled, and from the edge of the collection across
/// it, in points from the leading edge.
struct SectionPlan {
  let definition: NSCollectionLayoutSection

  /// The axis that is scrolled, and the one along which groups follow each other.
  let axis: FlowAxis
  let run: FlowAxis

  /// The length of the section without the items at its edges, and those items.
  var length: CGFloat = 0
  var boundary = BoundaryPlan()

  /// The corner of the first group, without the growth of the section.
  var corner = CGPoint.zero

  var groups: [PlacedGroup] = []
  var extents = ExtentTree()

  /// The room at the ends of each group.
  var ends = EndRoom()

  /// The visible length of a section that is scrolled by itself, in points along its groups.
  var viewport: CGFloat = 0

  /// The kinds of what is anchored to items and groups, in the order in which they come first.
  var kinds: [String] = []

  /// For each kind, the numbers of the groups in which its views are.
  var groupsOfBadges: [[Int]] = []

  /// A group at its place in the section.
  struct PlacedGroup {
    var shape: GroupShape

    /// The number of its first item in the section.
    let first: Int

    /// The subitem that it starts with.
    let subitem: Int

    /// For each kind of what is anchored to items, how many there are in the groups before.
    var badges: [Int] = []

    /// The distance from the edge of the section across the groups, in points.
    var across: CGFloat = 0
  }
}

extension SectionPlan {
  var isOrthogonal: Bool { run.isVertical != axis.isVertical }

  /// The length of the section along the axis that is scrolled.
  var totalLength: CGFloat { boundary.growth.before + length + boundary.growth.after }

  /// The extent of the section along the axis that is scrolled, with the items beyond its edges.
  func extent(spacing: CGFloat) -> Extent {
    var extent = Extent(step: totalLength + spacing, from: 0, to: totalLength)
    for placed in boundary.items {
      let range = axis.range(of: placed.place.frame)
      extent.from = min(extent.from, range.from)
      extent.to = max(extent.to, range.to)
    }
    if !isOrthogonal, !groups.isEmpty {
      extent.across = axis.crossing.along(corner) + extents.total.across
    }
    return extent
  }

  /// The rectangle of a group, where rows are not scrolled.
  func frame(ofGroup number: Int, from start: CGFloat) -> CGRect {
    let group = groups[number]
    let growth = boundary.growth.before
    let along = run.along(corner) + start + ends.before + (isOrthogonal ? 0 : growth)
    let across = run.crossing.along(corner) + group.across + (isOrthogonal ? growth : 0)
    return run.frame(along: along, across: across, size: group.shape.size)
  }

  /// The number of the group in which an item is.
  ///
  /// - Complexity: O(log *n*) for *n* groups.
  func group(ofItem item: Int) -> Int? {
    let next = groups.indices.firstSorted { groups[$0].first > item }
    guard next > 0, item - groups[next - 1].first < groups[next - 1].shape.leaves.count else {
      return nil
    }
    return next - 1
  }

  /// The rectangles that are behind the section; nothing where the section has no size.
  func decorations(across: CGFloat) -> [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] {
    if totalLength <= 0 { return [] }
    let size = axis.size(along: totalLength, across: across)
    return definition.decorationItems.map { item in
      let insets = item.contentInsets.usable
      let corner = CGPoint(x: insets.leading, y: insets.top)
      return (item, CGRect(origin: corner, size: size.inside(insets)))
    }
  }
}
