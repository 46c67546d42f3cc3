// MARK: - Frames

extension View {
  /// The width or height of content without one: −1, which is not a length.
  ///
  /// It is for ``intrinsicContentSize`` and ``LayoutItem/contentSize``, where 0 is a length like any other.
  ///
  /// Source: Apple, `UIView.noIntrinsicMetric`.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Moves another point of the contents into the corner of the view.
  func moveSpace(to origin: CGPoint) {
    storedBoundsOrigin = origin
    setNeedsLayout()
    if node.scrolls { noteChange() } else { noteChangeInside() }
  }

  /// The point, in the view's own space, from which places inside it are counted by constraints.
  ///
  /// What is inside a view that scrolls moves with it and keeps its place; in any other view it keeps its
  /// distance from the corner.
  var originOfPlaces: CGPoint { node.scrolls ? .zero : storedBoundsOrigin }

  /// The frame as layouts take it: the one that is kept where an override answers with invalid numbers.
  var usableFrame: CGRect {
    let frame = frame
    return frame.isComputable ? frame : storedFrame
  }

  /// The frame in the notation of all reports: `(16, 16, 288, 44)`.
  public var frameDescription: String { GeometryText.rectangle(frame) }

  /// Gives the view a frame, and notifies animations.
  func setFrame(_ wanted: CGRect, _ recorder: @autoclosure () -> AnimationRecorder?) {
    let (old, frame) = (storedFrame, wanted.withLimits)
    if frame.isEqual(to: old) || refuses(frame, for: "frame") { return }
    recorder()?.note(self)
    noteMove(to: frame)
    storedFrame = frame
    if !translatesMask { noteFrameWithoutMask(frame) }
    isMaskStale = true
    if frame.origin != old.origin, node.token < 0, !subviews.isEmpty { noteCorner() }
    if frame.size != old.size {
      setNeedsLayout()
      if placedPart == .accessory { CellContent.note(accessory: self) }
      if hasMaskedSubviews { MaskedView.resizeAll(in: self, from: old.size, isByEngine: false) }
    }
    noteChange()
    noteInsets()
    if watched.mark != .unwatched { knownTree?.schedulePass() }
  }

  /// Rounds what is inside to pixels again. A view in the engine gets its corner from the engine.
  private func noteCorner() {
    guard let tree = knownTree, tree.environment.displayScale != nil else { return }
    tree.engine?.cornerMoved(of: self)
  }
}

// MARK: - Frames that are lost

extension View {
  /// Takes note of a frame that is lost because the mask is about to be turned off.
  func noteFrameBeforeMask() {
    guard translatesMask, storedFrame != .zero, placedPart == .none else { return }
    ownRareValues.givenFrame = GivenFrame(frame: storedFrame, isOlderThanMask: true)
  }

  /// Takes note of a frame that the view has been given although constraints place it.
  func noteFrameWithoutMask(_ frame: CGRect) {
    guard node.token >= 0, placedPart == .none, superview != nil else { return }
    ownRareValues.givenFrame = GivenFrame(frame: frame, isOlderThanMask: false)
  }

  /// The frame that the view had until its mask was turned off, in points; nil if it still has it, or had none.
  package var frameBeforeMask: CGRect? {
    guard let given = rareValues?.givenFrame, given.isOlderThanMask else { return nil }
    return translatesMask || frame == given.frame ? nil : given.frame
  }

  /// The frame that the view has been given since, and that a layout has replaced, in points.
  var replacedFrame: CGRect? {
    guard let given = rareValues?.givenFrame, !given.isOlderThanMask else { return nil }
    return translatesMask || frame == given.frame ? nil : given.frame
  }
}

// MARK: - Converting

extension View {
  /// Converts a point from this view's coordinate space to that of another view, in points.
  ///
  /// Nil stands for the root's superview, in whose space the root's frame is. Views of different trees
  /// are compared as if both roots' frames were in one space.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let own = offsetToOutside
    let other = view?.offsetToOutside ?? .zero
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from another view's coordinate space to that of this view, in points.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    let own = offsetToOutside
    let other = view?.offsetToOutside ?? .zero
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle from this view's coordinate space to that of another view, in points.
  public func convert(_ rectangle: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rectangle.origin, to: view), size: rectangle.size)
  }

  /// Converts a rectangle from another view's coordinate space to that of this view, in points.
  public func convert(_ rectangle: CGRect, from view: View?) -> CGRect {
    CGRect(origin: convert(rectangle.origin, from: view), size: rectangle.size)
  }

  /// The offset from this view's coordinate space to that of the root's superview.
  private var offsetToOutside: CGPoint {
    ancestors.reduce(into: CGPoint.zero) { offset, view in
      offset.x += view.frame.origin.x - view.bounds.origin.x
      offset.y += view.frame.origin.y - view.bounds.origin.y
    }
  }
}

// MARK: - The alignment rectangle

extension View {
  /// ``alignmentRectInsets`` as layouts take them.
  var usableAlignmentInsets: EdgeInsets {
    let insets = alignmentRectInsets
    return insets.isComputable ? insets : .zero
  }
}

// MARK: - Placing

extension View {
  /// Takes the frame that the engine has computed; the content already has its width.
  func place(at frame: CGRect) -> Bool {
    let old = storedFrame
    if frame.isSame(as: old) { return false }
    storedFrame = frame
    if insets != nil { noteInsetsOfNewFrame() }
    if frame.size != old.size, hasMaskedSubviews || !isPlain { noteNewSize(after: old.size) }
    return true
  }
}
