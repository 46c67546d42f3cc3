import Ashlar

// MARK: - Rows

extension GroupSolver {
  /// Adds items to a row until no more belong there.
  mutating func fill(_ row: inout GroupRow, _ first: Int, _ subitem: Int, _ depth: Int) {
    let (items, count) = (row.group.subitems, row.count)
    let start = subitem % items.count
    var ruler = RowRuler(
      axis: row.axis, items: Array(items[start...] + items[..<start]),
      length: row.length, across: row.across, spacing: row.spacing,
      most: max(0, itemCount - first) + Self.mostSpare)
    let reference = count.map { ruler.reference(for: $0) } ?? ruler.reference(&rules)
    var next = start
    while row.slots.count < count ?? .max {
      let item = items[next % items.count]
      let slot = slot(item, row, reference, first + row.leafCount, depth)
      if count == nil, !row.fits(slot) {
        if row.slots.isEmpty { reportTooLong(row) }
        break
      }
      row.add(slot)
      next += 1
      if first + row.leafCount >= itemCount || slot.leafCount == 0 {
        spare -= 1
        if spare < 0 { break }
      }
    }
    row.shape.nextSubitem = next % items.count
    row.place()
    addBadges(&row)
  }

  private mutating func reportTooLong(_ row: GroupRow) {
    rules.report(
      "NSCollectionLayoutItem created with invalid combination of spacing and size specified. "
        + "This group cannot fit even a single item. Inspect the spacing and size of the items in "
        + "this group and ensure that they fit into the group when its effective size is "
        + "{\(row.inner.width), \(row.inner.height)}.", "The section has no cells.")
  }

  /// The slot of a subitem that begins with an item of the section.
  private mutating func slot(
    _ item: NSCollectionLayoutItem, _ row: GroupRow, _ reference: CGFloat, _ number: Int,
    _ depth: Int
  ) -> RowSlot {
    let axis = row.axis
    var size = rules.size(
      item.layoutSize, in: axis.size(along: reference, across: row.across))
    var guesses = item.layoutSize.guesses
    if case .equal(let count) = row.group.filling {
      let share = rules.pixels.down(max(0, reference) / CGFloat(count))
      size = axis.size(along: share, across: axis.across(size))
      guesses = guesses.without(axis)
    }
    var slot = RowSlot(item: item, axis: axis, size: size)
    slot.isFilled = number < itemCount
    if let group = item as? NSCollectionLayoutGroup {
      let inside = shape(of: group, size, number, 0, depth: depth + 1)
      slot.size = inside.size
      slot.inside = inside
    } else {
      measure(&slot, guesses, number)
    }
    return slot
  }

  /// Gives a slot the size that its cell has returned, or notes that the cell has not been measured.
  private func measure(_ slot: inout RowSlot, _ guesses: GuessedAxes, _ number: Int) {
    if guesses.isEmpty { return }
    let element = CollectionElement(
      kind: nil, indexPath: IndexPath(item: number, section: section))
    let thought = slot.frame(at: .zero).size
    if let size = measured.size(of: element, thought: thought, guesses) {
      if guesses.horizontal { slot.size.width = size.width }
      if guesses.vertical { slot.size.height = size.height }
    } else {
      slot.unmeasured = guesses
    }
    guard number == 0, guesses.vertical else { return }
    slot.padding = padding
    slot.size.height += padding
  }

  /// Adds what is anchored to the items of a row, in sizes that refer to the row.
  private mutating func addBadges(_ row: inout GroupRow) {
    for placed in row.placed where !placed.item.supplementaryItems.isEmpty {
      addBadges(of: placed.item, at: placed.frame, leaf: placed.leaf, in: row.inner, to: &row.shape)
    }
  }

  /// Adds what is anchored to an item or a group.
  mutating func addBadges(
    of item: NSCollectionLayoutItem, at frame: CGRect, leaf: Int, in container: CGSize,
    to shape: inout GroupShape
  ) {
    for badge in item.supplementaryItems {
      let size = rules.size(badge.layoutSize, in: container)
      shape.badges.append(GroupShape.Badge(size: size, target: frame, item: badge, leaf: leaf))
    }
  }
}
