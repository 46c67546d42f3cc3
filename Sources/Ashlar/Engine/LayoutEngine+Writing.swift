internal import AshlarSolver

// What becomes of a box's values on their way to its frame, where somebody asked for more than the values
// themselves: alignment rectangles that are not the frames, or a display with pixels.

extension LayoutEngine {
  /// Whether frames are anything else than what the unknowns are.
  var refinesFrames: Bool { !alignments.isEmpty || tree.environment.displayScale != nil }

  /// The frame of a box inside a view, from that of its alignment rectangle.
  ///
  /// Only views that constraints place are moved to pixels. What keeps its frame keeps it, and guides
  /// are not seen.
  func refined(_ rectangle: CGRect, of node: BoxNode, in container: View) -> CGRect {
    var frame = rectangle
    if !alignments.isEmpty { align(&frame, node, container) }
    guard let scale = tree.environment.displayScale, let view = node.view, !view.translatesMask
    else { return frame }
    return tree.environment.platform == .uiKit
      ? PixelGrid.roundedApart(frame, scale: scale)
      : PixelGrid.roundedByEdges(
        frame, from: container.convert(CGPoint.zero, to: container.root), scale: scale)
  }

  private func align(_ frame: inout CGRect, _ node: BoxNode, _ container: View) {
    if container.node.token >= 0, let outer = alignments[container.node.token] {
      frame.origin.x += outer.left
      frame.origin.y += outer.top
    }
    guard let own = alignments[node.token] else { return }
    frame.origin.x -= own.left
    frame.origin.y -= own.top
    frame.size.width += own.left + own.right
    frame.size.height += own.top + own.bottom
  }

  /// Works in that the alignment rectangle of a box is another part of its frame than before.
  func workInAlignment(_ insets: EdgeInsets, of node: BoxNode) {
    if insets == .zero, alignments.isEmpty { return }
    guard alignments[node.token] ?? .zero != insets else { return }
    alignments[node.token] = insets == .zero ? nil : insets
    node.view?.isMaskStale = true
    guard let view = node.view, !isRehearsal else { return }
    for inner in view.subviews where inner.node.token >= 0 {
      inner.isMaskStale = true
      freshBoxes.append(inner.node.token)
    }
    for guide in view.layoutGuides where guide.node.token >= 0 {
      freshBoxes.append(guide.node.token)
    }
  }
}
