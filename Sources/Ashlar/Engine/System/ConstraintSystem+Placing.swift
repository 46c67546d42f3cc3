internal import AshlarSolver
internal import AshlarStorage

/// Where the boxes inside a view are placed.
struct PlacingSpace {
  /// Where the corner is to which the solver's places are relative, in the view's coordinate space.
  let origin: CGPoint

  /// The pixels of the display, if there is one.
  let pixels: PixelSpace?

  /// Whether frames of boxes may differ from their rectangles for alignment.
  let hasAlignments: Bool

  /// Whether the view passes its insets on to the views inside it.
  let isPassingInsetsOn: Bool

  /// Whether frames may differ from what the solver has.
  var isOffGrid: Bool { pixels != nil || hasAlignments || origin != .zero }
}

/// A box that waits to be placed.
struct PlacedBox {
  let token: Int32
  let box: LayoutBox

  /// What the solver has, relative to the corner of the container; nil if a value is no number.
  let rectangle: CGRect?
}

/// The boxes that wait to be placed inside one view. Most views have one or none.
struct GatheredBoxes: ~Copyable {
  var first: PlacedBox?
  var others: [PlacedBox] = []

  /// The tokens of views that go by their frames, and may have got others since the last solve: they wait for what the
  /// next one says.
  var newer: [Int32] = []
}

/// Boxes that have moved, one after the other, inside one view.
struct MovedRun {
  /// The view; nil for boxes that are gone or in none.
  let container: View?

  /// The place behind the last of them among all that have moved.
  var end: Int
}

// MARK: - Frames

extension ConstraintSystem {
  /// Where the boxes inside a view are placed.
  func space(of view: View) -> PlacingSpace {
    PlacingSpace(
      origin: view.originOfPlaces, pixels: pixels(in: view),
      hasAlignments: !alignments.isEmpty,
      isPassingInsetsOn: view.insets?.state.isPassedOn ?? false)
  }

  /// The containers of boxes that have moved.
  func containers(
    of moved: [Int32], _ store: borrowing LayoutStore, _ nodes: borrowing OwnedArray<BoxNode?>
  ) -> [MovedRun] {
    var runs: [MovedRun] = []
    var last: Int32 = -2
    for index in moved.indices {
      let place = boxes[Int(moved[index])]
      let container = place < 0 ? -1 : store.boxes[place].container
      if container == last {
        runs[runs.count - 1].end += 1
      } else {
        let view = container < 0 ? nil : nodes[Int(container)]?.view
        runs.append(MovedRun(container: view, end: index + 1))
        last = container
      }
    }
    return runs
  }

  /// Ends the waiting of boxes to be placed inside a view, as far as they are still inside.
  mutating func gather(
    _ first: Int32, _ others: [Int32], in container: Int32, _ store: borrowing LayoutStore,
    _ nodes: borrowing OwnedArray<BoxNode?>, _ gathered: inout GatheredBoxes
  ) {
    gathered.first = take(first, in: container, store, nodes, &gathered.newer)
    if others.isEmpty { return }
    gathered.others.reserveCapacity(others.count)
    for token in others {
      if let box = take(token, in: container, store, nodes, &gathered.newer) {
        gathered.others.append(box)
      }
    }
  }

  private mutating func take(
    _ token: Int32, in container: Int32, _ store: borrowing LayoutStore,
    _ nodes: borrowing OwnedArray<BoxNode?>, _ newer: inout [Int32]
  ) -> PlacedBox? {
    guard Int(token) < boxes.count else { return nil }
    let place = boxes[Int(token)]
    guard place >= 0, store.boxes[place].token == token,
      store.boxes[place].container == container, let node = nodes[Int(place)], let box = node.box
    else { return nil }
    if node.isNoted, node.view?.translatesMask ?? false {
      newer.append(token)
      return nil
    }
    moves.end(Int(token))
    return PlacedBox(token: token, box: box, rectangle: frame(of: token))
  }

  /// Turns the rectangle of a box into its frame in the view's coordinate space, in points.
  mutating func fit(
    _ frame: inout CGRect, _ box: PlacedBox, in view: View, _ space: PlacingSpace
  ) {
    if space.hasAlignments { align(&frame, box.token, view) }
    if let pixels = space.pixels { frame = rounded(frame, of: box.box.node, in: pixels) }
    frame.origin.x += space.origin.x
    frame.origin.y += space.origin.y
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
    if moves.begin(token) { container.noteMoved([token], 0..<1) }
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
