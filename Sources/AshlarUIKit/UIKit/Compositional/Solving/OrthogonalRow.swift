import Ashlar

/// The scrolling of a row of groups by itself, in points from its start.
struct OrthogonalRow {
  let behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior

  /// The length of the visible part of the row.
  let viewport: CGFloat

  /// The start and the length of each group.
  let extents: ExtentTree
  let ends: EndRoom

  /// The room between two groups.
  let spacing: CGFloat
}

extension OrthogonalRow {
  init?(_ plan: SectionPlan) {
    guard plan.isOrthogonal, !plan.groups.isEmpty else { return nil }
    let spacing = plan.definition.interGroupSpacing
    self.init(
      behavior: plan.definition.orthogonalScrollingBehavior, viewport: plan.viewport,
      extents: plan.extents, ends: plan.ends, spacing: spacing.isComputable ? spacing : 0)
  }

  /// The least and the greatest offset at which the row may be.
  var range: ClosedRange<CGFloat> {
    let last = extents.count - 1
    if behavior == .groupPagingCentered {
      let least = centred(0)
      return least...max(least, centred(last))
    }
    return 0...max(0, extents.total.step - spacing - viewport)
  }

  /// The initial offset of the row.
  var start: CGFloat { range.lowerBound }

  /// The offset at which the row comes to rest after fingers lift at an offset.
  func rest(near offset: CGFloat) -> CGFloat {
    let wanted: CGFloat
    switch behavior {
    case .none, .continuous: wanted = offset
    case .paging: wanted = viewport > 0 ? (offset / viewport).rounded() * viewport : offset
    case .continuousGroupLeadingBoundary, .groupPaging: wanted = nearest(offset, extents.start)
    case .groupPagingCentered: wanted = nearest(offset, centred)
    }
    return min(max(wanted, range.lowerBound), range.upperBound)
  }

  /// The offset at which a group is in the middle of what is seen.
  private func centred(_ group: Int) -> CGFloat {
    let next = group + 1 < extents.count ? extents.start(of: group + 1) : extents.total.step
    let length = next - extents.start(of: group) - spacing - ends.total
    return extents.start(of: group) + ends.before - (viewport - length) / 2
  }

  /// The place of a group that is nearest to an offset; of two, the first.
  ///
  /// - Complexity: O(log² *n*) for *n* groups.
  private func nearest(_ offset: CGFloat, _ place: (Int) -> CGFloat) -> CGFloat {
    let groups = 0..<extents.count
    let next = groups.firstSorted { place($0) >= offset }
    let candidates = [next - 1, next].filter(groups.contains).map(place)
    return candidates.min { ($0 - offset).magnitude < ($1 - offset).magnitude } ?? 0
  }
}
