import Ashlar

// MARK: - Headers and footers that stay in sight

extension UICollectionViewFlowLayout {
  /// The frame of the header or the footer of a section, in points; nil if it has none.
  func edgeFrame(_ isHeader: Bool, inSection section: Int) -> CGRect? {
    guard let frame = plan.frame(ofHeader: isHeader, inSection: section) else { return nil }
    return pins(isHeader) ? pinned(frame, isHeader, section) : frame
  }

  /// The attributes of what a range along the axis touches, with headers and footers where they stay visible.
  func withPinned(
    _ attributes: [UICollectionViewLayoutAttributes], from first: CGFloat, to last: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let kinds = Self.edgeKinds.filter { pins($0.isHeader) }
    if kinds.isEmpty { return attributes }
    let names = kinds.map(\.name)
    let rest = attributes.filter { attributes in
      attributes.representedElementKind.map { !names.contains($0) } ?? true
    }
    let sections = plan.extentsOfSections.indices.filter {
      plan.extentsOfSections[$0].to > first && plan.extentsOfSections[$0].from < last
    }
    return rest
      + kinds.flatMap { kind in
        sections.compactMap { section in
          edgeFrame(kind.isHeader, inSection: section).map {
            self.attributes(kind.name, IndexPath(item: 0, section: section), $0)
          }
        }
      }
  }

  private static var edgeKinds: [(name: String, isHeader: Bool)] {
    [
      (UICollectionView.elementKindSectionHeader, true),
      (UICollectionView.elementKindSectionFooter, false),
    ]
  }

  private func pins(_ isHeader: Bool) -> Bool {
    isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
  }

  /// A frame moved to where it is seen, within its section.
  private func pinned(_ frame: CGRect, _ isHeader: Bool, _ section: Int) -> CGRect {
    guard let collectionView else { return frame }
    let axis = plan.axis
    let insets = insetsAlong(of: collectionView)
    let seen = axis.range(of: plan.mirrored(collectionView.flipped(collectionView.bounds)))
    let own = axis.range(of: frame)
    let whole = plan.extentsOfSections[section]
    let other = plan.frame(ofHeader: !isHeader, inSection: section).map(axis.range)
    let place: CGFloat
    if isHeader {
      let furthest = (other?.from ?? whole.to) - (own.to - own.from)
      place = max(own.from, min(seen.from + insets.before, furthest))
    } else {
      let nearest = other?.to ?? whole.from
      place = min(own.from, max(seen.to - insets.after - (own.to - own.from), nearest))
    }
    return axis.frame(along: place, across: 0, size: frame.size)
  }

  /// The content insets where the area begins and ends as the plan counts it, in points.
  private func insetsAlong(of view: UICollectionView) -> (before: CGFloat, after: CGFloat) {
    let insets = plan.axis.along(view.adjustedContentInset)
    let isExchanged = !plan.axis.isVertical && (isMirrored || isFlipped)
    return isExchanged ? (insets.after, insets.before) : insets
  }
}
