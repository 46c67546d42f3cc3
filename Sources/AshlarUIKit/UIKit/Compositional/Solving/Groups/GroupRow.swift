import Ashlar

/// A subitem in a row, before it has its place, in points.
struct RowSlot {
  let item: NSCollectionLayoutItem
  let axis: FlowAxis
  var size: CGSize

  /// Its contents, if the subitem is a group.
  var inside: GroupShape?

  /// The axes along which the cell has not returned its length.
  var unmeasured = GuessedAxes()

  /// Whether the section has an item for it.
  var isFilled = true

  /// The additional height of the cell beyond the requested one.
  var padding: CGFloat = 0

  let ends: EndRoom
  let sides: EndRoom

  init(item: NSCollectionLayoutItem, axis: FlowAxis, size: CGSize) {
    self.item = item
    self.axis = axis
    self.size = size
    ends = EndRoom(item.edgeSpacing, along: axis)
    sides = EndRoom(item.edgeSpacing, along: axis.crossing)
  }
}

extension RowSlot {
  /// The number of cells in it.
  var leafCount: Int { inside?.leaves.count ?? 1 }

  /// The length and the thickness, including the room around it.
  var length: CGFloat { axis.along(size) + ends.total }
  var thickness: CGFloat { axis.across(size) + sides.total }

  /// The rectangle of the cell, or of the group, in a slot at a corner.
  func frame(at corner: CGPoint) -> CGRect {
    guard inside == nil else { return CGRect(origin: corner, size: size) }
    let insets = item.layoutSize.effective(item.contentInsets.usable)
    return CGRect(
      origin: CGPoint(x: corner.x + insets.leading, y: corner.y + insets.top),
      size: size.inside(insets))
  }
}

/// The subitems of a group that follow each other, in points from the corner of the group.
struct GroupRow {
  let group: NSCollectionLayoutGroup
  let axis: FlowAxis
  let size: CGSize

  let insets: NSDirectionalEdgeInsets

  /// The size without the insets.
  let inner: CGSize

  /// The least room between two subitems.
  let spacing: CGFloat

  private(set) var slots: [RowSlot] = []

  /// The number of cells in the slots.
  private(set) var leafCount = 0

  /// The total length of the slots, with the least room between them.
  private var used: CGFloat = 0

  /// The places of everything, after ``place()``.
  var shape: GroupShape

  /// The subitems with their rectangles and their first cells, after ``place()``.
  private(set) var placed: [(item: NSCollectionLayoutItem, frame: CGRect, leaf: Int)] = []

  init(group: NSCollectionLayoutGroup, axis: FlowAxis, size: CGSize) {
    self.group = group
    self.axis = axis
    self.size = size
    insets = group.layoutSize.effective(group.contentInsets.usable)
    inner = size.without(insets)
    spacing = group.interItemSpacing?.usableSpacing ?? 0
    shape = GroupShape(size: size)
  }
}

// MARK: - Filling

extension GroupRow {
  var length: CGFloat { axis.along(inner) }
  var across: CGFloat { axis.across(inner) }

  /// Whether the group is as long as its subitems.
  private var isAsLongAsContent: Bool { group.layoutSize.along(axis).isGuess }

  /// The number of subitems, whether they fit or not; nil for as many as fit.
  var count: Int? {
    switch group.filling {
    case .equal(let count), .repeating(let count): count
    case .asManyAsFit: isAsLongAsContent ? group.subitems.count : nil
    }
  }

  /// Whether another subitem fits. The first one may be too long if its cell determines its own length.
  func fits(_ slot: RowSlot) -> Bool {
    if slots.isEmpty, slot.item.layoutSize.along(axis).isGuess { return true }
    return lengthUsed(with: slot) <= length + RowRuler.roundingRoom
  }

  private func lengthUsed(with slot: RowSlot) -> CGFloat {
    used + (slots.isEmpty ? 0 : spacing) + slot.length
  }

  mutating func add(_ slot: RowSlot) {
    used = lengthUsed(with: slot)
    leafCount += slot.leafCount
    slots.append(slot)
  }
}

// MARK: - Placing

extension GroupRow {
  /// Gives each slot its place: what is left free along the row is shared by all room that grows.
  mutating func place() {
    if slots.isEmpty { return }
    alignSiblings()
    let thickness = thickness
    let share = share
    let growth = isSpacingFlexible ? share : 0
    var along = axis.along(insets).before
    let across = axis.crossing.along(insets).before
    for (number, slot) in slots.enumerated() {
      if number > 0 { along += spacing + growth }
      let ends = slot.ends.grown(by: share)
      let sides = slot.sides.filling(thickness - slot.thickness)
      along += ends.before
      put(slot, at: axis.point(along: along, across: across + sides.before))
      along += axis.along(slot.size) + ends.after
    }
    shape.size = axis.size(
      along: isAsLongAsContent ? used : axis.along(size),
      across: isAsThickAsContent ? thickness : axis.across(size))
  }

  private mutating func put(_ slot: RowSlot, at corner: CGPoint) {
    let frame = slot.frame(at: corner)
    placed.append((slot.item, frame, shape.leaves.count))
    if let inside = slot.inside {
      shape.add(inside, at: corner)
    } else {
      shape.leaves.append(
        ElementPlace(frame: frame, unmeasured: slot.unmeasured, padding: slot.padding))
    }
  }

  private var isSpacingFlexible: Bool { group.interItemSpacing?.isFlexibleSpacing ?? false }

  private var isAsThickAsContent: Bool { group.layoutSize.across(axis).isGuess }

  private var thickness: CGFloat { isAsThickAsContent ? slots.map(\.thickness).max() ?? 0 : across }

  /// The share of the remaining room that each flexible room gets; less than 0 where subitems are longer than the
  /// group.
  private var share: CGFloat {
    if isAsLongAsContent { return 0 }
    let shares =
      slots.map(\.ends.shares).reduce(0, +) + (isSpacingFlexible ? slots.count - 1 : 0)
    return shares == 0 ? 0 : (length - used) / CGFloat(shares)
  }

  /// Makes subitems as long as the longest of those that are to be like their siblings.
  private mutating func alignSiblings() {
    for direction in [axis, axis.crossing] {
      let uniform = slots.indices.filter {
        slots[$0].isFilled && slots[$0].item.layoutSize.along(direction).isUniformAcrossSiblings
      }
      guard let longest = uniform.map({ direction.along(slots[$0].size) }).max() else { continue }
      for number in uniform {
        let across = direction.across(slots[number].size)
        slots[number].size = direction.size(along: longest, across: across)
      }
    }
    used = slots.map(\.length).reduce(0, +) + CGFloat(slots.count - 1) * spacing
  }
}
