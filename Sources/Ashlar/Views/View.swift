/// A rectangle on the canvas that can hold other views and be placed by constraints.
///
/// A view has no pixels: it is a frame, a place in a tree, and what its content asks for. All of it
/// can be read back after ``layoutIfNeeded()``, on any platform and without a screen.
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
/// A tree is not `Sendable`. It is used by one task at a time; it may be built in one task and handed
/// over whole to another. In a module whose default isolation is the main actor, a subclass is
/// written `nonisolated class`.
open class View: LayoutBox {
  // Exclusive access to what the package stores need not be checked: no access lasts while anything
  // is called that knows the view.

  // The tree.

  /// The view that this one is inside of.
  public internal(set) var superview: View? {
    get { node.container?.view }
    set { node.container = newValue?.node }
  }

  /// The views inside this one, from back to front.
  public internal(set) var subviews: [View] = []

  /// The guides that this view owns, in the order in which they were added.
  public internal(set) var layoutGuides: [LayoutGuide] = []

  /// Any number that helps to find the view again, with ``viewWithTag(_:)``.
  public var tag = 0

  /// Whether the view is hidden. A hidden view takes part in layout all the same.
  public var isHidden = false

  /// Whether the superview is being told that the view leaves, and may move it itself.
  var isLeaving = false

  /// What the tree shares, as far as this view has needed it; ask ``tree`` for it.
  @exclusivity(unchecked) var cachedTree: LayoutTree?

  // Geometry.

  @exclusivity(unchecked) var storedFrame: CGRect
  @exclusivity(unchecked) var storedBoundsOrigin = CGPoint.zero
  @exclusivity(unchecked)
  var storedContentSize = CGSize(width: noIntrinsicMetric, height: noIntrinsicMetric)
  @exclusivity(unchecked) var contentPriorities = ContentPriorities()
  @exclusivity(unchecked) var translatesMask = true
  @exclusivity(unchecked) var storedSemantics = SemanticContentAttribute.unspecified

  /// What is around the view's edges, if it is not what any view has there; see ``ViewInsets``.
  @exclusivity(unchecked) var insets: ViewInsets?

  /// The autoresizing mask, in Apple's numbers.
  var storedMask: UInt8 = 0
  var resizesSubviews = true

  /// Whether a subview has, or has had, an autoresizing mask.
  var hasMaskedSubviews = false

  /// Whether the constraints of the mask have to be made again from the frame.
  var isMaskStale = true

  // Constraints.

  /// The constraints that this view holds.
  @exclusivity(unchecked) var held = ConstraintList()

  // Passes.

  @exclusivity(unchecked) var needsLayout = true
  @exclusivity(unchecked) var needsConstraintUpdate = true

  /// Whether the superview knows that this view or one inside it waits for a pass.
  @exclusivity(unchecked) var isListed = false

  /// The subviews that wait for a pass, or contain one that does.
  @exclusivity(unchecked) var waitingSubviews: [View] = []

  /// The tokens of the boxes inside this view for which the engine has new frames, and perhaps of
  /// some that have left since.
  @exclusivity(unchecked) var movedBoxes: [Int32] = []

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public init(frame: CGRect) {
    storedFrame = frame.isComputable ? frame : .zero
    super.init(name: nil, isGuide: false)
    if !frame.isComputable { refuse(frame, for: "frame") }
  }

  /// Makes a view of size zero, with a name for reports.
  public init(name: String? = nil) {
    storedFrame = .zero
    super.init(name: name, isGuide: false)
  }

  deinit {
    node.end()
    abandonConstraints()
    dismantle()
  }

  override var defaultName: String {
    let type = "\(type(of: self))"
    guard let superview else { return type }
    let before = superview.subviews.prefix { $0 !== self }
    return "\(type)#\(before.count { Swift.type(of: $0) == Swift.type(of: self) })"
  }

  // MARK: Overriding

  /// The view's rectangle in the coordinate space of its superview, in points.
  ///
  /// For a view placed by constraints this is a result: it is up to date after ``layoutIfNeeded()``,
  /// and what is set here lasts until the next layout. For a root, and for a view that keeps its frame
  /// (``translatesAutoresizingMaskIntoConstraints``), it is what the layout starts from. Numbers that
  /// are not finite are a ``LayoutFault`` and change nothing.
  open var frame: CGRect {
    get { storedFrame }
    set { setFrame(newValue) }
  }

  /// What the view's content asks for, in points; ``noIntrinsicMetric`` on an axis asks for nothing.
  ///
  /// On each axis the view would rather not be larger (``contentHuggingPriority(for:)``) and not be
  /// smaller (``contentCompressionResistancePriority(for:)``). Override it, and call
  /// ``invalidateIntrinsicContentSize()`` when it changes; or just set ``contentSize``. A number that is
  /// not finite, or beyond 1e12, is a ``LayoutFault`` when it is read, and asks for nothing.
  open var intrinsicContentSize: CGSize { contentSize }

  /// The distance from the top of the view to the baseline of its first line of text, in points.
  ///
  /// Zero for a view without text, whose first baseline is its top. Override it, and call
  /// ``invalidateIntrinsicContentSize()`` when it changes.
  open var firstBaselineOffsetFromTop: CGFloat { 0 }

  /// The distance from the baseline of the last line of text up from the bottom of the view, in points.
  ///
  /// Zero for a view without text, whose last baseline is its bottom. Override it, and call
  /// ``invalidateIntrinsicContentSize()`` when it changes.
  open var lastBaselineOffsetFromBottom: CGFloat { 0 }

  /// The font that standard spaces above and below the view's baselines go by; nil without text.
  ///
  /// It is read when such a constraint is made.
  open var baselineFont: BaselineFont? { nil }

  /// Called when the view's constraints should be brought up to date, leaves of the tree first.
  ///
  /// It is called once for a new view and then after ``setNeedsUpdateConstraints()``. The
  /// implementation of `View` does nothing; an override calls it last.
  open func updateConstraints() {}

  /// Places the subviews and guides of the view. Called when one of them has moved, and after
  /// ``setNeedsLayout()``.
  ///
  /// The implementation of `View` writes the frames that the constraints give. An override calls it
  /// first and may then read frames, set frames of views that no constraint places, and change
  /// constraints inside the view.
  open func layoutSubviews() {
    if !movedBoxes.isEmpty { tree.engine?.placeBoxes(in: self) }
  }

  /// Called after a view has been added inside this one.
  open func didAddSubview(_ subview: View) {}

  /// Called before a view inside this one is removed.
  open func willRemoveSubview(_ subview: View) {}

  /// Called after the view got another superview, or lost the one it had.
  open func didMoveToSuperview() {}

  /// Called after ``safeAreaInsets`` have changed, because of the screen or because views have moved.
  open func safeAreaInsetsDidChange() {}

  /// Called after ``layoutMargins`` have changed, whatever the reason.
  open func layoutMarginsDidChange() {}

  /// Whether the view is of no subclass, so that nothing is called where nobody listens.
  private var isPlain: Bool { type(of: self) == View.self }

  override func place(at frame: CGRect) -> Bool {
    let old = storedFrame
    if frame == old { return false }
    storedFrame = frame
    if insets != nil { noteInsets() }
    if frame.size != old.size {
      if !isPlain { setNeedsLayout() }
      if hasMaskedSubviews { resizeSubviews(from: old.size, isByEngine: true) }
    }
    return true
  }
}
