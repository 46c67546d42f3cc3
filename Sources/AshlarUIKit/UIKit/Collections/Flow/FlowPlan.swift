import Ashlar

/// The frames of all elements of a flow layout.
///
/// Sections follow each other: a header, the room above the lines, the lines, the room below them, a footer.
struct FlowPlan {
  let axis: FlowAxis

  /// The extent of the area across the axis, in points.
  let room: CGFloat

  private var blocks: [FlowBlock] = []

  /// The ranges that the blocks cover along the axis. Lines overlap where the space between them is negative.
  private var extents = ExtentTree()

  /// For each section, the numbers of its blocks, and where it begins and ends along the axis, in points.
  private var blocksOfSections: [Range<Int>] = []
  private(set) var extentsOfSections: [(from: CGFloat, to: CGFloat)] = []

  /// The end of the last section, in points.
  private var end: CGFloat = 0

  /// The width about which left and right are exchanged, in points; nil if they are not. Everything in the plan is as
  /// it is before that.
  var mirrorWidth: CGFloat?

  /// Makes a plan of sections, from the first to the last.
  init(axis: FlowAxis, room: CGFloat, sections: [FlowSection] = []) {
    self.axis = axis
    self.room = room
    for section in sections { append(section) }
    extents = ExtentTree(blocks.map { Extent(from: $0.from, to: $0.to) })
  }

  /// The size of everything, in points.
  var size: CGSize { axis.size(along: max(0, end), across: max(0, room)) }
}

// MARK: - Making

extension FlowPlan {
  private mutating func append(_ section: FlowSection) {
    let first = blocks.count
    let start = end
    let inset = axis.along(section.inset)
    append(UICollectionView.elementKindSectionHeader, section.header, before: 0)
    end += inset.before
    appendLines(of: section)
    end += inset.after
    append(UICollectionView.elementKindSectionFooter, section.footer, before: section.sizes.count)
    blocksOfSections.append(first..<blocks.count)
    extentsOfSections.append((start, end))
  }

  /// Adds a header or a footer, which is as wide as the area.
  private mutating func append(_ kind: String, _ extent: CGFloat, before item: Int) {
    if extent <= 0 { return }
    let start = end
    end += extent
    let frame = axis.frame(
      along: start, across: 0, size: axis.size(along: end - start, across: max(0, room)))
    append(kind, first: item, [frame], from: start, to: end)
  }

  private mutating func appendLines(of section: FlowSection) {
    let inset = axis.across(section.inset)
    let filler = FlowLine(
      extents: section.sizes.map(axis.across), room: room - inset.before - inset.after,
      spacing: section.itemSpacing)
    let isUniform = section.sizes.allSatisfy { $0 == section.sizes.first }
    for (index, line) in filler.lines.enumerated() {
      if index > 0 { end += section.lineSpacing }
      let thickness = section.sizes[line].map(axis.along).max() ?? 0
      let placement = filler.placement(of: line, isUniform: isUniform)
      var across = inset.before + placement.start
      let frames = section.sizes[line].map { size -> CGRect in
        defer { across += axis.across(size) + placement.gap }
        let along = end + (thickness - axis.along(size)) / 2
        return axis.frame(along: along, across: across, size: size)
      }
      append(nil, first: line.lowerBound, frames, from: end, to: end + thickness)
      end += thickness
    }
  }

  private mutating func append(
    _ kind: String?, first item: Int, _ frames: [CGRect], from start: CGFloat, to end: CGFloat
  ) {
    blocks.append(
      FlowBlock(
        section: blocksOfSections.count, kind: kind, first: item, frames: frames, from: start,
        to: end))
  }
}

// MARK: - Reading

extension FlowPlan {
  /// A rectangle of the plan as it is in the area, or the other way round; both in points.
  func mirrored(_ rectangle: CGRect) -> CGRect {
    mirrorWidth.map { rectangle.mirrored(in: $0) } ?? rectangle
  }

  /// The blocks that a range along the axis touches, in order.
  ///
  /// - Complexity: O(log *n* + *k*) for *n* blocks of which *k* are there.
  func blocks(from first: CGFloat, to last: CGFloat) -> [FlowBlock] {
    extents.covering(from: first, to: last).map { blocks[$0.index] }
  }

  /// The frame of an item, in points.
  ///
  /// - Complexity: O(log *n*) for *n* lines of the section.
  func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    guard blocksOfSections.indices.contains(section), item >= 0 else { return nil }
    let numbers = blocksOfSections[section]
    let next = numbers.firstSorted { blocks[$0].first > item }
    guard next > numbers.lowerBound else { return nil }
    let block = blocks[next - 1]
    let isThere = block.kind == nil && block.frames.indices.contains(item - block.first)
    return isThere ? block.frames[item - block.first] : nil
  }

  /// The frame of the header or the footer of a section, in points; nil if it has none.
  func frame(ofKind kind: String, inSection section: Int) -> CGRect? {
    guard blocksOfSections.indices.contains(section) else { return nil }
    let blocks = blocks[blocksOfSections[section]]
    return [blocks.first, blocks.last].lazy.compactMap { $0 }.first { $0.kind == kind }?.frames[0]
  }
}

extension Range<Int> {
  /// The first number of which something is true that is true of all after it; the upper bound if there is none.
  func firstSorted(where isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
