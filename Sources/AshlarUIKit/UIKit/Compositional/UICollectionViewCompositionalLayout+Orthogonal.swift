public import Ashlar

// MARK: - Sections that are scrolled by themselves

extension UICollectionViewCompositionalLayout {
  /// The scroll offset of a section by itself, in points from the position in which its first group is at the inset.
  ///
  /// 0 for a section that does not scroll by itself. If groups are centred, the first one is at first, and the offset
  /// may be less than 0.
  public func orthogonalOffset(inSection section: Int) -> CGFloat {
    collectionView?.prepareLayoutIfNeeded()
    return offset(ofSection: section)
  }

  /// The greatest offset that a section can be scrolled to by itself, in points; 0 for a section that cannot.
  public func maximumOrthogonalOffset(inSection section: Int) -> CGFloat {
    collectionView?.prepareLayoutIfNeeded()
    return row(ofSection: section)?.range.upperBound ?? 0
  }

  /// Scrolls a section by itself, as if a finger left the screen at an offset. Its `orthogonalScrollingBehavior`
  /// decides where it stops.
  ///
  /// The cells are placed in the next layout. A section that does not scroll by itself, or does not exist, is not
  /// scrolled.
  ///
  /// - Parameters:
  ///   - section: The index of the section.
  ///   - offset: The offset at the end of the drag, in points from the position in which the first group is at the
  ///     inset.
  public func scrollOrthogonally(section: Int, to offset: CGFloat) {
    collectionView?.prepareLayoutIfNeeded()
    guard offset.isComputable, let row = row(ofSection: section) else { return }
    setOffset(row.rest(near: offset), ofSection: section)
  }

  private func row(ofSection section: Int) -> OrthogonalRow? {
    plan.sections.indices.contains(section) ? OrthogonalRow(plan.sections[section]) : nil
  }

  /// The scroll offset of a section, within its limits.
  func offset(ofSection section: Int) -> CGFloat {
    guard let row = row(ofSection: section) else { return 0 }
    guard let offset = offsets[section] else { return row.start }
    return min(max(offset, row.range.lowerBound), row.range.upperBound)
  }

  private func setOffset(_ offset: CGFloat, ofSection section: Int) {
    guard offset != self.offset(ofSection: section) else { return }
    offsets[section] = offset
    collectionView?.setNeedsLayout()
  }

  /// Scrolls a section by itself so that an item is where it is wanted.
  func scrollRow(of indexPath: IndexPath, to position: UICollectionView.ScrollPosition) {
    guard let row = row(ofSection: indexPath.section),
      let item = plan.element(CollectionElement(kind: nil, indexPath: indexPath), seen)
    else { return }
    let section = plan.sections[indexPath.section]
    let offset = offset(ofSection: indexPath.section)
    let own = section.run.range(of: item.place.frame)
    let (near, middle, far) = positions(along: section.run)
    let place = own.from + offset - section.run.along(section.corner)
    let length = own.to - own.from
    let wanted: CGFloat
    if position.contains(near) {
      wanted = place
    } else if position.contains(middle) {
      wanted = place - (row.viewport - length) / 2
    } else if position.contains(far) {
      wanted = place + length - row.viewport
    } else {
      return
    }
    setOffset(
      min(max(wanted, row.range.lowerBound), row.range.upperBound),
      ofSection: indexPath.section)
  }

  /// The positions of an item at the start, in the middle and at the end of a row.
  private func positions(along axis: FlowAxis) -> (Position, middle: Position, Position) {
    if axis.isVertical { return (.top, .centeredVertically, .bottom) }
    return plan.situation.isMirrored
      ? (.right, .centeredHorizontally, .left) : (.left, .centeredHorizontally, .right)
  }

  private typealias Position = UICollectionView.ScrollPosition
}

// MARK: - Handlers

extension UICollectionViewCompositionalLayout {
  /// Passes their visible items to sections with a handler for them.
  func tellHandlers(_ attributes: [UICollectionViewLayoutAttributes]) {
    for number in plan.listeners {
      guard plan.sections.indices.contains(number),
        let handler = plan.sections[number].definition.visibleItemsInvalidationHandler
      else { continue }
      let visible = attributes.filter {
        $0.indexPath.section == number && $0.indexPath.item != .max
      }
      let shift = shift(ofSection: number)
      let items = visible.map { VisibleItem($0, shift: shift) }
      handler(
        items, scrollOffset(ofSection: number),
        plan.situation.environment)
    }
  }

  /// The offset of the items of a section from their places in the row.
  private func shift(ofSection section: Int) -> CGSize {
    guard plan.sections[section].isOrthogonal else { return .zero }
    let offset = offset(ofSection: section)
    if plan.sections[section].run.isVertical { return CGSize(width: 0, height: offset) }
    return CGSize(width: plan.situation.isMirrored ? -offset : offset, height: 0)
  }

  private func scrollOffset(ofSection section: Int) -> CGPoint {
    guard plan.sections[section].isOrthogonal else { return collectionView?.contentOffset ?? .zero }
    return plan.sections[section].run.point(along: offset(ofSection: section), across: 0)
  }
}
