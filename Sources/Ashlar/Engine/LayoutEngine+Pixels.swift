internal import AshlarSolver

// What becomes of a box's values on their way to its frame, where the values alone are not the frame: alignment
// rectangles, and a display with pixels.

extension LayoutEngine {
  /// The part of the frame that is not for alignment, added to the alignment rectangle of a box inside a view.
  func align(_ frame: inout CGRect, _ token: Int32, _ container: View) {
    if alignments.isEmpty { return }
    if container.node.token >= 0, let outer = alignments[container.node.token] {
      frame.origin.x += outer.left
      frame.origin.y += outer.top
    }
    guard let own = alignments[token] else { return }
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

// MARK: - Pixels

/// The pixels of a display, as the boxes inside one view meet them.
struct PixelSpace {
  let scale: CGFloat
  let corner: PixelCorner
}

extension LayoutEngine {
  /// The pixels that the boxes inside a view are rounded to; nil without a display.
  func pixels(in view: View) -> PixelSpace? {
    guard let scale = tree.environment.displayScale else { return nil }
    return PixelSpace(scale: scale, corner: corner(of: view, scale))
  }

  /// The frame of a view, on pixels. Views that keep their frames keep them, and guides are not seen.
  ///
  /// Where the corner of the view has other pixels around it than before, what is inside is placed anew.
  func rounded(_ frame: CGRect, of node: BoxNode, in space: PixelSpace) -> CGRect {
    guard let view = node.view else { return frame }
    let placed =
      view.translatesMask ? frame : space.corner.rounded(frame, scale: space.scale)
    if view.subviews.isEmpty { return placed }
    let corner = space.corner.inner(exact: frame.origin, shown: placed.origin, scale: space.scale)
    if corners.keep(corner, of: Int(node.token)) { cornerMoved(of: view) }
    return placed
  }

  /// Has the boxes inside a view placed anew, because its corner has other pixels around it.
  ///
  /// - Complexity: O(*n*) for *n* boxes inside that no other view with a place of its own contains.
  func cornerMoved(of view: View) {
    var waiting: [View] = []
    var next: View? = view
    while let view = next {
      for subview in view.subviews {
        if subview.node.token >= 0 {
          placeAnew(subview.node.token, in: view)
        } else if !subview.subviews.isEmpty {
          waiting.append(subview)
        }
      }
      next = waiting.popLast()
    }
  }

  private func placeAnew(_ token: Int32, in container: View) {
    if !moves.begin(token) { return }
    container.noteMoved([token])
  }

  /// Where the corner of a view is. Views without a place of their own have it where their frames say.
  private func corner(of view: View, _ scale: CGFloat) -> PixelCorner {
    if view.superview == nil { return .root }
    if let known = corners[Int(view.node.token)] { return known }
    var path: [View] = []
    var corner = PixelCorner.root
    for next in view.ancestors where next.superview != nil {
      if let known = corners[Int(next.node.token)] {
        corner = known
        break
      }
      path.append(next)
    }
    for view in path.reversed() {
      corner = corner.inner(
        exact: exactOrigin(of: view), shown: view.storedFrame.origin, scale: scale)
    }
    return corner
  }

  /// Where constraints put the corner of a view inside its superview; where its frame says, if they do not.
  private func exactOrigin(of view: View) -> CGPoint {
    guard let superview = view.superview, var frame = frame(of: view.node.token) else {
      return view.storedFrame.origin
    }
    align(&frame, view.node.token, superview)
    let origin = superview.originOfPlaces
    return CGPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y)
  }
}
