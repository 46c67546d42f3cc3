internal import AshlarSolver

/// Where the boxes inside a view are placed.
struct PlacingSpace {
  let view: View

  /// Where the corner is to which the solver's places are relative, in the view's coordinate space.
  let origin: CGPoint

  /// The pixels of the display, if there is one.
  let pixels: PixelSpace?

  /// Whether frames of boxes may differ from their rectangles for alignment.
  let hasAlignments: Bool

  /// Whether the view passes its insets on to the views inside it.
  let isPassingInsetsOn: Bool
}

// MARK: - Frames

extension ConstraintSystem {
  /// Where the boxes inside a view are placed.
  func space(of view: View) -> PlacingSpace {
    PlacingSpace(
      view: view, origin: view.originOfPlaces, pixels: pixels(in: view),
      hasAlignments: !alignments.isEmpty,
      isPassingInsetsOn: view.insets?.state.isPassedOn ?? false)
  }

  /// The node of a box that waits to be placed inside a view; nil if it has left the view.
  func node(of token: Int32, in space: PlacingSpace) -> BoxNode? {
    guard Int(token) < nodes.count, let node = nodes[token], node.isDirectly(in: space.view.node)
    else { return nil }
    return node
  }

  /// Ends the waiting of a box to be placed.
  ///
  /// - Returns: Its frame in the view's coordinate space, in points, and the width of its rectangle. Nil if a value of the
  ///   solver is no number.
  mutating func takeFrame(of node: BoxNode, in space: PlacingSpace) -> (CGRect, width: CGFloat)? {
    let token = node.token
    moves.end(Int(token))
    guard var frame = frame(of: token) else { return nil }
    let width = frame.size.width
    if space.hasAlignments { align(&frame, token, space.view) }
    if let pixels = space.pixels { frame = rounded(frame, of: node, in: pixels) }
    frame.origin.x += space.origin.x
    frame.origin.y += space.origin.y
    return (frame, width)
  }
}

// MARK: - Pixels

/// The pixels of a display, as the boxes inside one view meet them.
struct PixelSpace {
  let scale: CGFloat
  let corner: PixelCorner
}

extension ConstraintSystem {
  /// The pixels that the boxes inside a view are rounded to; nil without a display.
  private func pixels(in view: View) -> PixelSpace? {
    guard let scale = tree.environment.displayScale else { return nil }
    return PixelSpace(scale: scale, corner: corner(of: view, scale))
  }

  /// The frame of a view, on pixels. Views that keep their frames keep them, and guides are not seen.
  ///
  /// Where the corner of the view has other pixels around it than before, what is inside is placed anew.
  private mutating func rounded(_ frame: CGRect, of node: BoxNode, in space: PixelSpace) -> CGRect {
    guard let view = node.view else { return frame }
    let placed =
      view.translatesMask ? frame : space.corner.rounded(frame, scale: space.scale)
    if view.subviews.isEmpty { return placed }
    let corner = space.corner.inner(exact: frame.origin, shown: placed.origin, scale: space.scale)
    if corners.keep(corner, of: Int(node.token)) { cornerMoved(of: view) }
    return placed
  }

  /// Marks the boxes inside a view to be placed anew, because its corner has other pixels around it.
  ///
  /// - Complexity: O(*n*) for *n* boxes inside that no other view with a place of its own contains.
  mutating func cornerMoved(of view: View) {
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

  private mutating func placeAnew(_ token: Int32, in container: View) {
    if moves.begin(token) { container.noteMoved([token]) }
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
