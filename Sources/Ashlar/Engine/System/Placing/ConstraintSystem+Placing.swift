internal import AshlarSolver
internal import AshlarStorage

// MARK: - Telling containers

extension ConstraintSystem {
  /// Notes in the containers of the boxes that have moved that this layout places them.
  mutating func tellContainers(_ tables: borrowing TreeTables) {
    var index = 0
    var next = moves.moved.isEmpty ? -1 : container(of: moves.moved[0], tables.store)
    while index < moves.moved.count {
      let (first, container) = (moves.moved[index], next)
      index += 1
      var isThere: Void?
      if container >= 0 {
        isThere = tables.withView(at: container) { view in
          wait(first, in: view, tables)
          var last = view.lastMovedBox
          while index < moves.moved.count {
            let token = moves.moved[index]
            next = self.container(of: token, tables.store)
            if next != container { break }
            index += 1
            if token == last { continue }
            leaveOldList(token, tables)
            moves.link(token, after: last, in: container)
            last = token
          }
          view.lastMovedBox = last
          view.setNeedsLayout()
        }
      }
      if isThere == nil, index < moves.moved.count {
        next = self.container(of: moves.moved[index], tables.store)
      }
    }
    moves.moved.removeAll()
  }

  /// The place of the container of a box, or −1 if the box is gone or in none.
  private func container(of token: Int32, _ store: borrowing LayoutStore) -> Int32 {
    let place = boxes[Int(token)]
    return place < 0 ? -1 : store.boxes[place].container
  }

  /// Puts a box on the waiting list of a view.
  // Each container of a box that moves comes by: `Benchmarks repeat resize nest` shows it.
  @inline(__always)
  mutating func wait(
    _ token: Int32, in view: View, _ tables: borrowing TreeTables
  ) {
    leaveOldList(token, tables)
    moves.link(token, in: view)
  }

  /// Takes a box out of those that wait where another one with its number was.
  // Each box that moves comes by: `Benchmarks repeat resize nest` shows it.
  @inline(__always)
  private mutating func leaveOldList(_ token: Int32, _ tables: borrowing TreeTables) {
    let old = moves.container(of: token)
    if old >= 0 { leave(old, token, tables) }
  }

  private mutating func leave(_ old: Int32, _ token: Int32, _ tables: borrowing TreeTables) {
    moves.unlink(token, from: tables.nodes[Int(old)]?.view)
  }
}

// MARK: - Placing at once

extension ConstraintSystem {
  /// Writes the frames of boxes that have moved, in a tree whose moves are taken as a list, so that no code of a program runs
  /// when they are written. Boxes remain for which there is more to do than that.
  mutating func placeAtOnce(_ run: inout PlacingRun, _ tables: borrowing TreeTables) {
    if run.scale != nil || !alignments.isEmpty { return }
    var remaining: [Int32] = []
    run.reserve(moves.moved.count)
    var container: Int32 = -1
    var isPlain = false
    for index in moves.moved.indices {
      let token = moves.moved[index]
      let place = boxes[Int(token)]
      let outer = place < 0 ? -1 : tables.store.boxes[place].container
      if outer != container {
        container = outer
        isPlain = outer >= 0 && tables.withView(at: outer) { PlacingRun.placesAtOnce($0) } ?? false
      }
      if isPlain, placeAlone(token, at: place, &run, tables) { continue }
      remaining.append(token)
    }
    moves.moved.removeAll()
    for token in remaining { moves.moved.append(token) }
  }

  /// - Returns: Whether there was no more to do than to write the frame.
  private mutating func placeAlone(
    _ token: Int32, at place: Int32, _ run: inout PlacingRun, _ tables: borrowing TreeTables
  ) -> Bool {
    guard moves.container(of: token) < 0, tables.store.boxes[place].token == token else {
      return false
    }
    return tables.withView(at: place) { view in
      guard PlacingRun.movesAlone(view), let frame = frame(of: token) else { return false }
      moves.end(Int(token))
      if frame.isSame(as: view.storedFrame) { return true }
      run.noteMove(of: view, at: place, to: frame)
      view.storedFrame = frame
      run.framesWritten += 1
      return true
    } ?? false
  }
}

// MARK: - Widths

extension ConstraintSystem {
  /// Passes their widths, in points, to contents that have moved.
  ///
  /// - Complexity: O(*n*) for *n* boxes that have moved.
  func noteWidths(_ run: inout PlacingRun, _ tables: borrowing TreeTables) {
    for index in moves.moved.indices {
      let token = moves.moved[index]
      let place = boxes[Int(token)]
      guard place >= 0, tables.store.boxes[place].token == token else { continue }
      _ = tables.withView(at: place) { view in
        guard let flexible = view.flexible, !view.translatesMask, let frame = frame(of: token)
        else { return }
        run.note(view, flexible, frame.size.width)
      }
    }
  }
}

// MARK: - Placing

extension ConstraintSystem {
  /// The space in which the boxes inside a view are placed, with a display if that has a scale.
  func space(of view: View, _ scale: CGFloat?) -> PlacingSpace {
    PlacingSpace(
      origin: view.originOfPlaces,
      pixels: scale.map { PixelSpace(scale: $0, corner: corner(of: view, $0)) },
      hasAlignments: !alignments.isEmpty,
      isPassingInsetsOn: view.insets?.state.isPassedOn ?? false,
      isWatched: view.watched.mark != .unwatched)
  }

  /// The space of the view in which a run places boxes.
  private func space(of view: View, _ run: inout PlacingRun) -> PlacingSpace {
    if let known = run.space { return known }
    let space = space(of: view, run.scale)
    run.space = space
    return space
  }

  /// Whether frames in a view may differ from what the solver has.
  private func differs(_ view: View, _ run: borrowing PlacingRun) -> Bool {
    run.scale != nil || !alignments.isEmpty || view.originOfPlaces != .zero
  }

  /// Writes the frames of the boxes that wait inside a view, as far as that runs no code of a program. The others go on
  /// waiting.
  // Each view that a layout reaches comes by: `Benchmarks repeat resize nest` shows it.
  @inline(__always)
  mutating func place(
    in view: View, _ run: inout PlacingRun, _ tables: borrowing TreeTables
  ) {
    let isPassingInsetsOn = view.insets?.state.isPassedOn ?? false
    if isPassingInsetsOn, !view.isOfPlainKind { return }
    let container = view.node.index
    let isUnusual = differs(view, run) || view.watched.mark != .unwatched
    if run.space != nil { run.space = nil }
    var count = 0
    var next = moves.takeList(of: view)
    while next >= 0 {
      let token = next
      next = moves.takeNext(after: token)
      let place = place(of: token, inside: container, tables.store)
      if place < 0 { continue }
      let isPlaced = tables.withView(at: place) { box in
        guard !box.hasMaskedSubviews, !(box.translatesMask && box.node.isNoted) else {
          return false
        }
        moves.end(Int(token))
        guard let rectangle = frame(of: token) else { return true }
        if let flexible = box.flexible { run.note(box, flexible, rectangle.size.width) }
        var frame = rectangle
        if isUnusual { adapt(&frame, of: box, token, at: place, in: view, &run) }
        guard box.place(at: frame) else { return true }
        count += 1
        if isPassingInsetsOn { box.noteInsets(at: frame, in: view) }
        return true
      }
      if isPlaced ?? placeGuide(tables.nodes[Int(place)], token, in: view, &run) { continue }
      moves.link(token, in: view)
    }
    run.framesWritten += count
  }

  /// Moves a frame to its place in the view, and notifies a watch of the tree.
  // Not inlined, as ``placeGuide(_:_:in:_:)``.
  @inline(never)
  private mutating func adapt(
    _ frame: inout CGRect, of box: View, _ token: Int32, at place: Int32, in view: View,
    _ run: inout PlacingRun
  ) {
    let space = space(of: view, &run)
    if space.isOffGrid { fit(&frame, box.node, token, in: view, space) }
    if space.isWatched, !frame.isSame(as: box.storedFrame) {
      run.noteMove(of: box, at: place, to: frame)
    }
  }

  /// Gives a guide inside a view its frame, unless more than that has to happen.
  ///
  /// - Returns: Whether it has it.
  // Not inlined, as what else is rare there: the loop that calls it keeps its values in registers, which
  // `Benchmarks repeat resize list` shows.
  @inline(never)
  private mutating func placeGuide(
    _ node: BoxNode?, _ token: Int32, in view: View, _ run: inout PlacingRun
  ) -> Bool {
    guard let guide = node, let box = guide.box else { return true }
    if guide.systemGuide != nil { return false }
    let space = space(of: view, &run)
    moves.end(Int(token))
    guard var frame = frame(of: token) else { return true }
    let width = frame.size.width
    if space.isOffGrid { fit(&frame, guide, token, in: view, space) }
    if box.place(at: frame, contentWidth: width) { run.framesWritten += 1 }
    return true
  }

  /// Lays out a view and those inside it that wait, from front to back, until one comes for which code of a program has to
  /// run. That one and those behind it join the views that wait.
  ///
  /// Those that are in the tree belong to it. So none of them goes because it is taken off the list.
  mutating func layOut(
    _ first: View, _ waiting: inout OwnedArray<View>, _ run: inout PlacingRun,
    _ tree: LayoutTree, _ tables: borrowing TreeTables
  ) {
    var next = OwnedArray<FleetingReference<View>>()
    swap(&next, &waitingViews)
    next.append(FleetingReference(first))
    var isPlain = true
    while isPlain, !next.isEmpty {
      let reference = next.removeLast()
      isPlain = reference.read { layOut($0, &next, &run, tree, tables) } ?? true
      if !isPlain { next.append(reference) }
    }
    for place in next.indices { _ = next[place].read { waiting.append($0) } }
    next.removeAll()
    swap(&next, &waitingViews)
  }

  /// Lays out a view that waits, unless code of a program has to run for it, and lists the views inside it that wait.
  ///
  /// - Returns: Whether it has done so.
  private mutating func layOut(
    _ view: View, _ next: inout OwnedArray<FleetingReference<View>>, _ run: inout PlacingRun,
    _ tree: LayoutTree, _ tables: borrowing TreeTables
  ) -> Bool {
    guard view.isPlain, view.node.isDirectly(in: tree), !view.needsConstraintUpdate else {
      return false
    }
    if view.needsLayout {
      if view.hasMovedBoxes { place(in: view, &run, tables) }
      if view.hasMovedBoxes { return false }
      view.needsLayout = false
      run.viewsLaidOut += 1
    }
    if view.hasWaitingSubviews {
      run.viewsLaidOut += view.takeWaitingSubviews { next.append(FleetingReference($0)) }
    }
    return true
  }

  /// The place of the box with a token, if it is still inside a container; −1 if it is not.
  private func place(
    of token: Int32, inside container: Int32, _ store: borrowing LayoutStore
  ) -> Int32 {
    guard Int(token) < boxes.count else { return -1 }
    let place = boxes[Int(token)]
    guard place >= 0, store.boxes[place].token == token,
      store.boxes[place].container == container
    else { return -1 }
    return place
  }

  /// Ends the waiting of boxes to be placed inside a view, as far as they are still inside.
  mutating func gather(
    in view: View, _ tables: borrowing TreeTables,
    _ gathered: inout GatheredBoxes
  ) {
    let container = view.node.index
    var next = moves.takeList(of: view)
    while next >= 0 {
      let token = next
      next = moves.takeNext(after: token)
      let place = place(of: token, inside: container, tables.store)
      guard place >= 0, let node = tables.nodes[Int(place)], let box = node.box else { continue }
      if node.isNoted, node.view?.translatesMask ?? false {
        gathered.newer.append(token)
      } else {
        moves.end(Int(token))
        gathered.boxes.append(PlacedBox(token: token, box: box, rectangle: frame(of: token)))
      }
    }
    for token in gathered.newer { moves.link(token, in: view) }
  }

  /// Turns the rectangle of a box into its frame in the view's coordinate space, in points.
  @inline(never)
  mutating func fit(
    _ frame: inout CGRect, _ node: BoxNode, _ token: Int32, in view: View, _ space: PlacingSpace
  ) {
    if space.hasAlignments { align(&frame, token, view) }
    if let pixels = space.pixels { frame = rounded(frame, of: node, in: pixels) }
    frame.origin.x += space.origin.x
    frame.origin.y += space.origin.y
  }
}

// MARK: - Pixels

extension ConstraintSystem {
  /// The frame of a view, on pixels. Views that keep their frames keep them, and guides are not seen.
  ///
  /// Where the corner of the view has other pixels around it than before, what is inside is placed again.
  private mutating func rounded(_ frame: CGRect, of node: BoxNode, in space: PixelSpace) -> CGRect {
    guard let view = node.view else { return frame }
    let placed =
      view.translatesMask ? frame : space.corner.rounded(frame, scale: space.scale)
    if view.subviews.isEmpty { return placed }
    let corner = space.corner.inner(exact: frame.origin, shown: placed.origin, scale: space.scale)
    if corners.keep(corner, of: Int(node.token)) { cornerMoved(of: view) }
    return placed
  }

  /// Marks the boxes inside a view to be placed again, because its corner has other pixels around it.
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
    guard moves.begin(token) else { return }
    let tree = tree
    wait(token, in: container, tree.tables)
    container.setNeedsLayout()
  }

  /// The corner of a view. Views without constraints on their place keep that of their frames.
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

  /// The corner that constraints give a view inside its superview; without any, that of its frame.
  private func exactOrigin(of view: View) -> CGPoint {
    guard let superview = view.superview, var frame = frame(of: view.node.token) else {
      return view.storedFrame.origin
    }
    align(&frame, view.node.token, superview)
    let origin = superview.originOfPlaces
    return CGPoint(x: frame.origin.x + origin.x, y: frame.origin.y + origin.y)
  }
}
