import Ashlar

// MARK: - Lines

extension BoxLayout {
  /// Makes a guideline: a line across a box at a share of its width or height, or at a distance from an edge.
  ///
  /// From a leading or trailing edge it changes sides with the direction of reading.
  ///
  /// The line counts inwards from the edge: the fraction, from 0 to 1, is a share of the box's extent, and the offset
  /// is a distance in points that is added.
  ///
  /// - Returns: The guide, whose edges along the axis are in one place; an unknown one if the box is unknown.
  public func guideline(
    _ edge: ItemEdge, of box: Box, fraction: CGFloat = 0, offset: CGFloat = 0,
    name: String? = nil, fileID: String = #fileID, line: UInt32 = #line
  ) -> Box {
    let call = Call("guideline", fileID, line)
    guard let outer = storage.view(box, for: call) else { return .unknown }
    let guide = Placed.Guide(name: name)
    edge.place(guide, in: outer, fraction: fraction, offset: offset, at: call.location)
    return storage.takeIn(guide)
  }

  /// Makes a barrier: a line at the outermost of the same edges of several boxes.
  ///
  /// The margin is the distance of the line beyond the outermost edge, in points. If nil, the container is the
  /// closest box that contains all of them.
  ///
  /// - Returns: The guide; an unknown one if one of the boxes is unknown, or no box contains all of them.
  public func barrier(
    _ edge: ItemEdge, of boxes: [Box], margin: CGFloat = 0, in container: Box? = nil,
    name: String? = nil, fileID: String = #fileID, line: UInt32 = #line
  ) -> Box {
    let call = Call("barrier", fileID, line)
    guard let items = storage.items(boxes, for: call) else { return .unknown }
    guard let outer = storage.container(of: items, or: container, for: call) else {
      return .unknown
    }
    let guide = Placed.Guide(name: name)
    edge.place(guide, in: outer, beyond: items, margin: margin, at: call.location)
    return storage.takeIn(guide)
  }
}

extension BoxStorage {
  /// A given container, or else the closest one that contains some items; nil and a fault without one.
  fileprivate func container(
    of items: [LayoutBox], or container: Box?, for call: Call
  ) -> View? {
    if let container { return view(container, for: call) }
    let common = items.commonContainer
    if common == nil { refuse(.noContainer, call) }
    return common
  }
}

// MARK: - Chains and bias

extension BoxLayout {
  /// Ties boxes to their neighbours along an axis, so that they share the length of a container.
  ///
  /// With weights they fill the container: boxes with a weight share what the others leave, in proportion to it, and a box
  /// without one, or with 0, keeps its length. The first box is where lines of text begin, or at the top. Across the axis
  /// you place the boxes yourself.
  ///
  /// The spacing is the gap between the boxes of a packed chain, and of one with weights, in points. The bias is the
  /// share of the free space before a packed chain, from 0 to 1. If nil, the container is the closest common one.
  ///
  /// - Returns: The active constraints.
  @discardableResult
  public func chain(
    _ boxes: [Box], along axis: LayoutAxis, _ style: ChainStyle = .spread, spacing: CGFloat = 0,
    weights: [CGFloat] = [], bias: CGFloat = 0.5, in container: Box? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> [LayoutConstraint] {
    storage.arrange(boxes, container, Call("chain", fileID, line)) {
      $0.chain(
        along: axis, style, spacing: spacing, weights: weights, bias: bias, in: $1, fileID: fileID,
        line: line)
    }
  }

  /// Places a box in a container so that a share of the free space is before it: 0 at the start, 0.5 in the middle.
  ///
  /// If nil, the container is that of the box.
  ///
  /// - Returns: The active constraint; nil, and a `LayoutFault`, for a root and for an unknown box.
  @discardableResult
  public func bias(
    _ share: CGFloat, of box: Box, along axis: LayoutAxis, in container: Box? = nil,
    fileID: String = #fileID, line: UInt32 = #line
  ) -> LayoutConstraint? {
    storage.arrange([box], container, Call("bias", fileID, line)) { items, outer in
      items.compactMap { $0.bias(share, along: axis, in: outer, fileID: fileID, line: line) }
    }.first
  }
}
