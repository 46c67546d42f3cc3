import Ashlar

/// The frames of all elements of a flow layout.
///
/// Sections follow each other: a header, the room above the lines, the lines, the room below them, a footer.
struct FlowPlan {
  let axis: FlowAxis

  /// The extent of the area across the axis, in points.
  let room: CGFloat

  private(set) var blocks: [FlowBlock] = []

  /// For each section, the numbers of its blocks, and where it begins and ends along the axis, in points.
  private(set) var blocksOfSections: [Range<Int>] = []
  private(set) var extentsOfSections: [(from: CGFloat, to: CGFloat)] = []

  /// For each block, the greatest end of those up to it, and the least beginning of those from it on. Both grow with
  /// the number, even where lines overlap because the space between them is negative.
  private var reach: [CGFloat] = []
  private var onset: [CGFloat] = []

  /// The end of the last section, in points.
  private(set) var end: CGFloat = 0

  /// The width about which left and right are exchanged, in points; nil if they are not. Everything in the plan is as
  /// it is before that.
  var mirrorWidth: CGFloat?

  init(axis: FlowAxis, room: CGFloat) {
    self.axis = axis
    self.room = room
  }

  /// The size of everything, in points.
  var size: CGSize { axis.size(along: max(0, end), across: max(0, room)) }
}

// MARK: - Making

extension FlowPlan {
  /// Makes a plan of sections, from the first to the last.
  init(axis: FlowAxis, room: CGFloat, sections: [FlowSection]) {
    self.init(axis: axis, room: room)
    for (number, section) in sections.enumerated() { append(section, number) }
    index()
  }

  private mutating func append(_ section: FlowSection, _ number: Int) {
    let first = blocks.count
    let start = end
    let inset = axis.along(section.inset)
    append(.header, section.header, number)
    end += inset.before
    appendLines(of: section, number)
    end += inset.after
    append(.footer, section.footer, number)
    blocksOfSections.append(first..<blocks.count)
    extentsOfSections.append((start, end))
  }

  private mutating func append(_ content: FlowBlock.Content, _ extent: CGFloat, _ section: Int) {
    if extent <= 0 { return }
    blocks.append(FlowBlock(section: section, content: content, from: end, to: end + extent))
    end += extent
  }

  private mutating func appendLines(of section: FlowSection, _ number: Int) {
    let inset = axis.across(section.inset)
    let filler = FlowLine(
      extents: section.sizes.map(axis.across), room: room - inset.before - inset.after,
      spacing: section.itemSpacing)
    let isUniform = section.isUniform
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
      blocks.append(
        FlowBlock(
          section: number, content: .items(first: line.lowerBound, frames: frames), from: end,
          to: end + thickness))
      end += thickness
    }
  }

  private mutating func index() {
    reach = blocks.map(\.to)
    onset = blocks.map(\.from)
    for number in blocks.indices.dropFirst() {
      reach[number] = max(reach[number], reach[number - 1])
    }
    for number in blocks.indices.dropLast().reversed() {
      onset[number] = min(onset[number], onset[number + 1])
    }
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
    let low = blocks.indices.firstSorted { reach[$0] > first }
    let high = blocks.indices.firstSorted { onset[$0] >= last }
    guard low < high else { return [] }
    return blocks[low..<high].filter { $0.to > first && $0.from < last }
  }

  /// The frame of an item, in points.
  ///
  /// - Complexity: O(log *n*) for *n* lines of the section.
  func frame(ofItem item: Int, inSection section: Int) -> CGRect? {
    guard blocksOfSections.indices.contains(section), item >= 0 else { return nil }
    let numbers = blocksOfSections[section]
    let next = numbers.firstSorted { number in
      switch blocks[number].content {
      case .header: false
      case .items(let first, _): first > item
      case .footer: true
      }
    }
    guard next > numbers.lowerBound, case .items(let first, let frames) = blocks[next - 1].content,
      frames.indices.contains(item - first)
    else { return nil }
    return frames[item - first]
  }

  /// The frame of the header or the footer of a section, in points; nil if it has none.
  func frame(ofHeader isHeader: Bool, inSection section: Int) -> CGRect? {
    guard blocksOfSections.indices.contains(section) else { return nil }
    let blocks = blocks[blocksOfSections[section]]
    guard let block = isHeader ? blocks.first : blocks.last else { return nil }
    switch block.content {
    case .header: return isHeader ? frame(across: block) : nil
    case .items: return nil
    case .footer: return isHeader ? nil : frame(across: block)
    }
  }

  /// The rectangle of something that is as wide as the area.
  func frame(across block: FlowBlock) -> CGRect {
    axis.frame(
      along: block.from, across: 0,
      size: axis.size(along: block.to - block.from, across: max(0, room)))
  }
}

extension Range<Int> {
  /// The first number of which something is true that is true of all after it; the upper bound if there is none.
  fileprivate func firstSorted(where isTrue: (Int) -> Bool) -> Int {
    var (low, high) = (lowerBound, upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
