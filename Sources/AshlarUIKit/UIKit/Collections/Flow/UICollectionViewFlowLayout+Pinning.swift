import Ashlar

// MARK: - Headers and footers that stay in sight

extension UICollectionViewFlowLayout {
  /// The frame of the header or the footer of a section, in points; nil if it has none.
  func edgeFrame(_ kind: String, inSection section: Int) -> CGRect? {
    guard let frame = plan.frame(ofKind: kind, inSection: section) else { return nil }
    return pins(kind) ? pinned(frame, kind, section) : frame
  }

  /// The attributes of what a range along the axis touches, with headers and footers where they stay visible.
  func withPinned(
    _ attributes: [UICollectionViewLayoutAttributes], from first: CGFloat, to last: CGFloat
  ) -> [UICollectionViewLayoutAttributes] {
    let kinds = [Self.header, Self.footer].filter(pins)
    if kinds.isEmpty { return attributes }
    let rest = attributes.filter { !kinds.contains($0.representedElementKind ?? "") }
    let sections = plan.extentsOfSections.indices.filter {
      plan.extentsOfSections[$0].to > first && plan.extentsOfSections[$0].from < last
    }
    return rest
      + kinds.flatMap { kind in
        sections.compactMap { section in
          edgeFrame(kind, inSection: section).map {
            self.attributes(kind, IndexPath(item: 0, section: section), $0)
          }
        }
      }
  }

  private static var header: String { UICollectionView.elementKindSectionHeader }
  private static var footer: String { UICollectionView.elementKindSectionFooter }

  private func pins(_ kind: String) -> Bool {
    kind == Self.header ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
  }

  /// A frame moved to where it is seen, within its section.
  private func pinned(_ frame: CGRect, _ kind: String, _ section: Int) -> CGRect {
    guard let collectionView else { return frame }
    let axis = plan.axis
    let insets = insetsAlong(of: collectionView)
    let seen = axis.range(of: plan.mirrored(collectionView.flipped(collectionView.bounds)))
    let whole = plan.extentsOfSections[section]
    let isHeader = kind == Self.header
    let other = plan.frame(ofKind: isHeader ? Self.footer : Self.header, inSection: section)
      .map(axis.range)
    let place = axis.pinnedStart(
      of: frame, isHeader: isHeader, seen: (seen.from + insets.before, seen.to - insets.after),
      limit: isHeader ? other?.from ?? whole.to : other?.to ?? whole.from)
    return axis.frame(along: place, across: 0, size: frame.size)
  }

  /// The content insets where the area begins and ends as the plan counts it, in points.
  private func insetsAlong(of view: UICollectionView) -> (before: CGFloat, after: CGFloat) {
    let insets = plan.axis.along(view.adjustedContentInset)
    let isExchanged = !plan.axis.isVertical && (isMirrored || isFlipped)
    return isExchanged ? (insets.after, insets.before) : insets
  }
}
