/// The coordinate space in which the boxes inside a view are placed.
struct PlacingSpace {
  /// The corner to which the solver's places are relative, in the view's coordinate space.
  let origin: CGPoint

  /// The pixels of the display, if there is one.
  let pixels: PixelSpace?

  /// Whether frames of boxes may differ from their rectangles for alignment.
  let hasAlignments: Bool

  /// Whether the view passes its insets on to the views inside it.
  let isPassingInsetsOn: Bool

  /// Whether the tree reports which frames change.
  let isWatched: Bool

  /// Whether frames may differ from what the solver has.
  var isOffGrid: Bool { pixels != nil || hasAlignments || origin != .zero }
}

/// The pixels of a display in the coordinate space of one view.
struct PixelSpace {
  let scale: CGFloat
  let corner: PixelCorner
}

/// The frames that are written while boxes are placed without running code of the program.
struct PlacingRun: ~Copyable {
  /// How many pixels of the display a point has, if there is one.
  let scale: CGFloat?

  /// The space of the view in which boxes are being placed, once one of them has needed it.
  var space: PlacingSpace?

  /// The number of boxes with other frames than before, and that of views that have been laid out.
  var framesWritten = 0
  var viewsLaidOut = 0

  /// The frames that have changed, where they are noted for a ``FrameWatch``.
  private var moves: FrameMoves?

  /// The boxes whose contents have another width than before, so that they may request another height.
  private var noted: [BoxNode] = []

  // Each view that observes layouts has one: `Benchmarks life cells` shows it.
  @inline(__always)
  init(in tree: LayoutTree) {
    scale = tree.environment.displayScale
    if let watch = tree.frameWatch { moves = watch.lendMoves(in: tree) }
  }
}

extension PlacingRun {
  /// Whether a content is notified of another width.
  var hasNews: Bool { !noted.isEmpty }

  /// Notes a view if its content is notified of another width, in points.
  mutating func note(
    _ view: View, _ flexible: FlexibleContent, _ width: CGFloat
  ) {
    guard view.takeContentWidth(width, flexible), !view.node.isNoted else { return }
    view.node.isNoted = true
    noted.append(view.node)
  }

  /// Makes room for moves.
  mutating func reserve(_ count: Int) { moves?.reserve(count) }

  /// Notes that a view, which has a place in the tree, is about to get another frame, if there is a watch.
  mutating func noteMove(of view: View, at place: Int32, to frame: CGRect) {
    if view.watched.mark != .reported { return }
    if moves?.note(view, at: place, frame) == nil { view.watched.mark = .unwatched }
  }

  /// Notifies the tree of the frames that have been written.
  mutating func end(in tree: LayoutTree) {
    tree.work.framesWritten += framesWritten
    tree.work.viewsLaidOut += viewsLaidOut
    (framesWritten, viewsLaidOut) = (0, 0)
    if moves != nil || !noted.isEmpty { giveNotes(to: tree) }
  }

  private mutating func giveNotes(to tree: LayoutTree) {
    if var taken = moves.take() { tree.frameWatch?.takeBack(&taken) }
    if noted.isEmpty { return }
    if tree.changes.boxes.isEmpty {
      tree.changes.boxes = noted
    } else {
      tree.changes.boxes += noted
    }
    noted = []
  }
}

// MARK: - Placing at once

extension PlacingRun {
  /// Whether the boxes inside a view have the places that the solver gives them, and nothing follows from that.
  static func placesAtOnce(_ view: View) -> Bool {
    view.insets == nil && view.isPlain && view.originOfPlaces == .zero
  }

  /// Whether nothing follows from a new frame of a view.
  static func movesAlone(_ view: View) -> Bool {
    view.flexible == nil && view.insets == nil && view.isOfPlainKind && !view.translatesMask
      && !view.hasMaskedSubviews
  }
}
