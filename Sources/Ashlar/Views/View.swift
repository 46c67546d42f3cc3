internal import AshlarStorage

/// A rectangle on the canvas that can hold other views and be placed by constraints.
///
/// A view has no pixels: it is a frame, a place in a tree, and the size of its content. All of it can be read back
/// after ``layoutIfNeeded()``, on any platform and without a screen.
///
/// ```swift
/// let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
/// let title = View(name: "title")
/// card.addSubview(title)
/// title.makeConstraints { make in
///   make.edges.equalToSuperview().inset(16)
/// }
/// card.layoutIfNeeded()
/// title.frame   // (16, 16, 288, 68)
/// ```
///
/// A tree is not `Sendable`. One task uses it at a time; one task may build it and hand it over whole to another. In
/// a module whose default isolation is the main actor, write a subclass as `nonisolated class`.
open class View: LayoutBox {
  // What layouts look at stands side by side, as it is read from memory for each view: small things first.
  var needsLayout = true
  var needsConstraintUpdate = true
  final var watched = WatchedFrame()

  /// Whether the superview lists this view, because it or one inside it waits for a pass.
  var isListed = false

  /// Whether the constraints of the view are being brought up to date.
  var isUpdatingConstraints = false

  /// Whether the view is hidden. A hidden view takes part in layout all the same.
  open var isHidden: Bool {
    get { storedIsHidden }
    set {
      let old = storedIsHidden
      storedIsHidden = newValue
      if placedPart == .arranged || storedCollapses, newValue != old { noteHiding() }
    }
  }

  /// The value of ``isHidden``.
  private final var storedIsHidden = false

  /// Whether the view takes no room while it is hidden.
  var storedCollapses = false

  /// Whether the superview is being notified that the view leaves, and may move it itself.
  var isLeaving = false

  /// Whether the view is a window. Windows have no margins by themselves; the views of controllers have.
  final var storedIsWindow = false

  /// Whether the view is a window or in one, as last notified.
  var isInWindow = false

  /// Whether the view is of no subclass that observes layouts.
  final var storedIsOfPlainKind = false

  var translatesMask = true

  /// Whether the view has had a subview, a guide or an arrangement.
  final var mayHaveParts = false

  var storedSemantics = SemanticContentAttribute.unspecified

  /// The autoresizing mask, in Apple's numbers.
  var storedMask: UInt8 = 0
  var resizesSubviews = true

  /// Whether a subview has, or has had, an autoresizing mask.
  var hasMaskedSubviews = false

  /// Whether the constraints of the mask have to be made again from the frame.
  var isMaskStale = true

  /// The part as which the superview places the view.
  final var storedPart = PlacedPart.none

  /// The strength with which the view keeps its size in the stack that arranges it.
  final var grip = StackGrip()

  /// The youngest of the subviews that wait for a pass, or contain one that does, and the next older one beside this view.
  ///
  /// A view that waits is taken off the list before its superview lets go of it.
  final var youngestWaiting = FleetingReference<View>()
  final var nextWaiting = FleetingReference<View>()

  /// The first and the last of the boxes inside that wait for new frames, by token, or −1; see ``MovedLink``.
  final var firstMovedBox: Int32 = -1
  final var lastMovedBox: Int32 = -1

  /// The tree, if this view has needed it; use ``tree`` instead.
  final var cachedTree: LayoutTree? {
    get { node.tree }
    set { node.tree = newValue }
  }

  /// The content of the view, if its class has one.
  final var storedContent: (any ViewContent)?

  /// The layout of the views that the view arranges in a row or a column, if it does.
  final var storedStack: StackLayout?

  /// The area that the view scrolls, if it does.
  final var storedArea: ScrollArea?

  /// The measurements of content whose height depends on its width, if the view has such content.
  var flexible: FlexibleContent?

  /// The insets of the view, if they differ from those of any view; see ``ViewInsets``.
  var insets: ViewInsets?

  var storedContentSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  var contentPriorities = ContentPriorities()
  var storedFrame: CGRect
  var storedBoundsOrigin = CGPoint.zero

  /// The number of pixels per point for the content where there is no display; nil to leave its size as it comes out.
  final var storedContentScale: CGFloat?

  /// The value of ``LayoutItem/subviews``.
  final var storedSubviews: [View] = []

  /// The value of ``layoutGuides``.
  final var storedGuides: [LayoutGuide] = []

  /// The cached fitting sizes, once one has been requested.
  var fittingCache: FittingCache?

  /// The values that few views have, once the view has one of them.
  final var rareValues: RareValues?

  /// A number that identifies the view; ``LayoutItem/viewWithTag(_:)`` finds it.
  public var tag = 0

  /// The count of changes of the view's demands, for caches that depend on them.
  var changeCount: UInt32 = 0

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public init(frame: CGRect) {
    storedFrame = frame.withLimits
    super.init(name: nil, isGuide: false)
    node.begin(self)
    isOfPlainKind = type(of: self) == View.self
    if refuses(storedFrame, for: "frame") { storedFrame = .zero }
  }

  /// Makes a view of size zero. A subclass whose only designated initialiser is ``init(frame:)`` inherits it.
  public convenience init() { self.init(frame: .zero) }

  /// Makes a view of size zero, with a name for reports. Subclasses inherit it where they inherit ``init()``.
  public convenience init(name: String?) {
    self.init(frame: .zero)
    if let name { self.name = name }
  }

  /// Makes a view as any other box is made: so it has no designated initialiser that other modules cannot see, and
  /// subclasses there inherit the convenient ones.
  @usableFromInline
  convenience override init(name: String?, isGuide: Bool, systemGuide: SystemGuide? = nil) {
    self.init(name: name)
  }

  deinit {
    let place = node.index
    // Views that stay are roots from now on, and must not take this tree for theirs: what goes may have them laid out.
    let kept = node.takeTree()?.end(withRootAt: place)
    if hasParts {
      var parts = Dismantling(of: self)
      parts.run()
    }
    withExtendedLifetime(kept) {}
  }

  override var defaultName: String { toldName ?? placeName }

  /// The constraints of the mask in place of those that follow from the frame; nil for the latter.
  var ownMaskConstraints: [AutoresizingConstraint]? { nil }

  // MARK: Overriding

  /// The type, the name and the frame, without addresses.
  ///
  /// The text marks a view that waits for a layout, because its frame is the old one.
  open var description: String { ViewText(of: self).line }

  /// The view's rectangle in the coordinate space of its superview, in points.
  ///
  /// For a view placed by constraints this is a result: ``layoutIfNeeded()`` updates it, and a frame that is set
  /// lasts until the next layout. For a root, and for a view that keeps its frame
  /// (``View/translatesAutoresizingMaskIntoConstraints``), it is an input of the layout. A side of
  /// `.greatestFiniteMagnitude` becomes 1e12. Setting numbers that are not finite is a ``LayoutFault`` and changes
  /// nothing. If an override returns such numbers, layouts use the frame that was set.
  open var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue, AnimationRecorder.current) }
  }

  /// The view's rectangle in its own coordinate space, in points.
  ///
  /// Its size is that of the frame if an override of the frame returns numbers that are not finite or beyond 1e12.
  /// Its origin is zero unless a view scrolls. Invalid numbers are treated as those of ``frame``.
  open var bounds: CGRect {
    get { CGRect(origin: storedBoundsOrigin, size: usableFrame.size) }
    set {
      let bounds = newValue.withLimits
      if refuses(bounds, for: "bounds") { return }
      if bounds.origin != storedBoundsOrigin { moveSpace(to: bounds.origin) }
      noteInsets()
      let center = center
      frame = CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2,
        width: bounds.width, height: bounds.height)
    }
  }

  /// The middle of the frame in the coordinate space of the superview, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      let size = frame.size
      frame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2,
        width: size.width, height: size.height)
    }
  }

  /// The size of the view's content, in points; ``View/noIntrinsicMetric`` means no size on that axis.
  ///
  /// On each axis the view resists being larger (``View/contentHuggingPriority(for:)``) and being smaller
  /// (``View/contentCompressionResistancePriority(for:)``). Override it, and call
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` when it changes; or just set ``LayoutItem/contentSize``. A number that
  /// is not finite, or beyond 1e12, is a ``LayoutFault`` when it is read, and counts as no size.
  open var intrinsicContentSize: CGSize {
    shownContent?.size(in: self) ?? flexible?.size(orGiven: storedContentSize) ?? storedContentSize
  }

  /// The parts of the frame at each edge that alignment ignores, such as a shadow or a badge, in points.
  ///
  /// Attributes of constraints refer to the *alignment rectangle*, the frame inset by this. The content has the size
  /// of that rectangle. Zero, except for a ``Switch``, a ``Slider`` and a ``SegmentedControl``. Override it, and call
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` when it changes. Numbers that are not finite, or beyond 1e12, are a
  /// ``LayoutFault`` when they are read, and count as zero.
  open var alignmentRectInsets: EdgeInsets { shownContent?.alignmentInsets ?? .zero }

  /// The distance from the top of the view to the baseline of its first line of text, in points.
  ///
  /// Zero for a view without text: its first baseline is its top. In a label, a button or a field it is measured at
  /// the height of the content; in a higher frame, the layout centres the text. Override it, and call
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` when it changes. A number that is not finite, or beyond 1e12, is a
  /// ``LayoutFault`` when it is read, and counts as zero.
  open var firstBaselineOffsetFromTop: CGFloat { contentBaselines.first }

  /// The distance from the bottom of the view up to the baseline of its last line of text, in points.
  ///
  /// Zero for a view without text: its last baseline is its bottom. In a label, a button or a field it is measured at
  /// the height of the content, as ``firstBaselineOffsetFromTop`` is. Override it, and call
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` when it changes. A number that is not finite, or beyond 1e12, is a
  /// ``LayoutFault`` when it is read, and counts as zero.
  open var lastBaselineOffsetFromBottom: CGFloat { contentBaselines.last }

  /// The view inside this one whose first baseline is that of this view; the view itself if it is its own.
  ///
  /// That of ``viewForLastBaselineLayout``, unless it is overridden. A view that is not inside this one counts as this
  /// view. It is read in layouts; call ``LayoutItem/invalidateIntrinsicContentSize()`` when it changes.
  ///
  /// Source: Apple, `UIView.viewForFirstBaselineLayout`.
  open var viewForFirstBaselineLayout: View { viewForLastBaselineLayout }

  /// The view inside this one whose last baseline is that of this view; the view itself if it is its own.
  ///
  /// A view that is not inside this one counts as this view. It is read in layouts; call
  /// ``LayoutItem/invalidateIntrinsicContentSize()`` when it changes.
  ///
  /// Source: Apple, `UIView.viewForLastBaselineLayout`.
  open var viewForLastBaselineLayout: View { self }

  /// The font that determines standard spaces above and below the view's baselines; nil without text.
  ///
  /// It is read when such a constraint is made.
  open var baselineFont: BaselineFont? { shownContent?.baselineFont(in: self) }

  /// Whether the view requires constraints. UIKit reads it; it has no effect here, where every view can have
  /// constraints.
  ///
  /// Source: Apple, `UIView.requiresConstraintBasedLayout`.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// Returns the size that fits the view best, in points.
  ///
  /// The implementation of `View` returns the present size, and that of a class with a content the size of the
  /// content. An override measures its content and changes nothing.
  ///
  /// - Parameter size: The available room, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize {
    shownContent?.bestSize(in: self, for: size) ?? bounds.size
  }

  /// Returns the size that satisfies the view's constraints and contents and is closest to a target.
  ///
  /// The view is laid out as if it stood alone: constraints that views above hold are ignored, and so are its own
  /// frame and mask. No frame and no constraint changes. The layout reports contradictions inside, and this method
  /// does not. A target at ``LayoutPriority/required`` is the result for its axis; constraints that contradict it are
  /// reported to ``LayoutDiagnostics/handler``, once.
  ///
  /// - Parameters:
  ///   - target: The size to stay close to, in points. One that is not finite is a ``LayoutFault`` and counts as
  ///     zero.
  ///   - horizontalFittingPriority: The priority of the target's width, against the constraints inside. One that is
  ///     not above 0 and at most 1000 is a ``LayoutFault`` and counts as 50.
  ///   - verticalFittingPriority: The priority of the target's height; the same applies to it.
  /// - Returns: A size in points; on a display, rounded up to pixels. A view that calls this while it is being
  ///   measured gets its present size, and that is a ``LayoutFault``.
  /// - Complexity: That of a first layout of the view and what is inside it. After that, O(*n*) for *n* views and
  ///   constraints, and the work of a layout at the new size or with the new contents. If nothing inside has changed,
  ///   the result is cached: O(*n*).
  ///
  /// Source: Apple, `UIView.systemLayoutSizeFitting`.
  open func systemLayoutSizeFitting(
    _ target: CGSize, withHorizontalFittingPriority horizontalFittingPriority: LayoutPriority,
    verticalFittingPriority: LayoutPriority
  ) -> CGSize {
    let request = FittingRequest(
      target: target, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
    return FittingQuestion(self, request).answer()
  }

  /// Updates the view's constraints. Called before a layout solves, leaves of the tree first.
  ///
  /// It is called once for a new view and then after ``View/setNeedsUpdateConstraints()`` and
  /// ``LayoutItem/invalidateIntrinsicContentSize()``. The implementation of `View` does nothing; an override calls
  /// it last.
  open func updateConstraints() {}

  /// Places the subviews and guides of the view. Called when one of them has moved, and after
  /// ``View/setNeedsLayout()``.
  ///
  /// The implementation of `View` writes the frames that the constraints give. An override calls it
  /// first and may then read frames, set frames of views that no constraint places, and change
  /// constraints inside the view.
  open func layoutSubviews() {
    if !hasMovedBoxes { return }
    let tree = tree
    tree.engine?.placeBoxes(in: self, of: tree)
  }

  /// Called after a view has been added inside this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view inside this one is removed.
  open func willRemoveSubview(_ subview: View) {}

  /// Called before the view's superview changes; nil if the view is about to have none.
  ///
  /// For a move from one superview to another, it is called twice, with nil and with the new one.
  open func willMove(toSuperview newSuperview: View?) {}

  /// Called after the view's superview has changed.
  open func didMoveToSuperview() {}

  /// Called before the window that contains the view changes; nil if the view is about to have none.
  ///
  /// For a move from one window to another, it is called twice; for a move inside a window, it is not called. When a
  /// view enters a window, ``View/willMove(toSuperview:)`` is called before, and ``View/didMoveToSuperview()`` after
  /// all calls about windows.
  ///
  /// Source: Apple, `UIView.willMove(toWindow:)`.
  open func willMove(toWindow newWindow: Window?) {}

  /// Called after the window that contains the view has changed.
  ///
  /// Source: Apple, `UIView.didMoveToWindow()`.
  open func didMoveToWindow() {}

  /// Called after ``LayoutItem/safeAreaInsets`` have changed, because of the screen or because views have moved.
  open func safeAreaInsetsDidChange() {}

  /// Called after ``LayoutItem/layoutMargins`` have changed for any reason.
  open func layoutMarginsDidChange() {}

  override func leavePlacingToConstraints() { turnMask(on: false) }

  override func place(at frame: CGRect, contentWidth: CGFloat) -> Bool {
    if flexible != nil { noteContentWidth(contentWidth) }
    noteMove(to: frame)
    return place(at: frame)
  }
}
