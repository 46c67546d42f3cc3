// Members of views whose names your classes may need for something else, or that a module of classes on top of this
// one has with types of its own: see ``LayoutItem``.

// MARK: - Around it and inside it

extension LayoutItem where Self: View {
  /// The view that contains this one.
  public var superview: View? { containingView }

  /// The views inside this one, from back to front.
  public var subviews: [View] { storedSubviews }

  /// The lowest view that contains both views; each view contains itself.
  ///
  /// - Returns: Nil if the views are in different trees.
  /// - Complexity: O(*d*) for views *d* levels deep.
  public func closestCommonSuperview(with other: View) -> View? {
    node.closestCommonAncestor(with: other.node)?.view
  }

  /// The first view with a tag, among the view itself and all views inside it.
  ///
  /// - Complexity: O(*n*) for *n* views.
  public func viewWithTag(_ tag: Int) -> View? { subtree.first { $0.tag == tag } }
}

// MARK: - The view

extension LayoutItem where Self: View {
  /// The size of the view's content, in points.
  ///
  /// ``View/noIntrinsicMetric`` on an axis, the default, means that the content has no size there. Zero is a size
  /// like any other. Numbers that are not finite are a ``LayoutFault`` and change nothing. Of a ``ScrollView`` it is
  /// the size of what is scrolled.
  public var contentSize: CGSize {
    get { scrollArea == nil ? storedContentSize : scrollHost?.contentSize ?? storedContentSize }
    set {
      if scrollArea == nil { setContentSize(newValue) } else { scrollHost?.contentSize = newValue }
    }
  }

  private var scrollHost: (any ScrollHost)? { self as? any ScrollHost }

  /// An object of your own that the view retains. Layout ignores it.
  public var attachment: AnyObject? {
    get { rareValues?.attachment }
    set { ownRareValues.attachment = newValue }
  }

  /// The view and all views inside it, each before the views inside it, from back to front.
  ///
  /// The order is that of the tree, and the same in every run.
  public var subtree: some Sequence<View> { Subtree(waiting: [self]) }

  /// The same as ``View/safeAreaLayoutGuide``, short enough for sentences: `equalToSuperview { $0.safeArea }`.
  public var safeArea: LayoutGuide { safeAreaLayoutGuide }
}

// MARK: - The tree that it is in

extension LayoutItem where Self: View {
  /// The settings of the tree that the view is in.
  ///
  /// Setting them on any view sets them for the whole tree, and the next layout uses them. A tree that is added to
  /// another one takes over its settings; a tree that is removed from another one keeps the settings that do not
  /// depend on the screen. Settings with numbers that are not finite are a ``LayoutFault`` and change nothing.
  public var environment: LayoutEnvironment {
    get { existingTree?.environment ?? LayoutEnvironment() }
    set {
      let old = environment
      guard old != newValue else { return }
      guard newValue.isComputable else {
        return report(.notComputable("A number", for: "\(reportName).environment"), at: nil)
      }
      EnvironmentChange(root: root, old: old, new: newValue).apply()
    }
  }

  /// The measurer for the texts of the view's tree; ``SystemTextMeasurer`` by default.
  ///
  /// Setting it on any view sets it for the whole tree, and the next layout measures all texts again. A tree that is
  /// added to another one takes over its measurer; a tree that is removed keeps it.
  public var textMeasurer: any TextMeasuring {
    get { existingTree?.texts?.measurer ?? SystemTextMeasurer() }
    set {
      tree.texts = TextCache(measurer: newValue)
      root.measureAnew()
    }
  }

  /// The scheduler that runs pending layouts of the tree that the view is in; nil by default.
  ///
  /// A tree that is added to another one takes over its scheduler. An endless layout is ended, and does not schedule
  /// another one by itself.
  public var layoutScheduler: LayoutScheduler? {
    get { existingTree?.pendingPass?.scheduler }
    set {
      let root = root
      let tree = root.tree
      tree.pendingPass = newValue.map { PendingPass($0, of: root.node) }
      if root.isWaiting || !tree.changes.isEmpty { tree.schedulePass() }
    }
  }

  /// Calls a closure after each layout of the view's tree, for each view that is new or has a new frame.
  ///
  /// ```swift
  /// root.onFrameChange { view, frame in print(view.reportName, frame.minX, frame.width) }
  /// ```
  ///
  /// Setting it on any view sets it for the whole tree; nil ends it. The first layout after that reports every view
  /// once, and each later one only views that are new or have moved. Views that leave are not reported. The closure
  /// is called at the end of the layout, in the order of the tree: each view before those inside it, from back to
  /// front. It may change the tree and lay it out again, which is reported next. A closure that moves views endlessly
  /// is a ``LayoutFault``. A tree that is added to another one takes over the other's closure.
  ///
  /// - Parameter handler: Gets a view and its frame, in points, in the coordinate space of its superview.
  /// - Complexity: For each layout, O(*n* log *n*) for *n* views that have moved and those above them.
  public func onFrameChange(_ handler: ((_ view: View, _ frame: CGRect) -> Void)?) {
    if let handler { watchFrames(.views(handler)) } else { endWatch() }
  }

  /// The views that the last layout of the tree reported to ``onFrameChange(_:)`` and that still exist, in the order
  /// of the tree; empty without a closure.
  public var movedViews: [View] { existingTree?.frameWatch?.reported.compactMap(\.view) ?? [] }

  /// The problems of the layouts of the view's tree.
  ///
  /// A tree that is added to another one keeps its faults, and takes over the other's handler.
  public var diagnostics: LayoutDiagnostics {
    let diagnostics = tree.diagnostics
    // They may outlive the tree.
    diagnostics.read()
    return diagnostics
  }

  /// Counts of the work of all layouts of the view's tree.
  ///
  /// The counts begin with the tree. After a tree is added to another one, its work is counted there.
  public var layoutWork: LayoutWork {
    guard let tree = existingTree else { return LayoutWork() }
    return tree.engine.map { tree.work + $0.work } ?? tree.work
  }
}

// UIKit's views have properties of these names and other types, so that these stand beside the class.
extension LayoutItem where Self: View {
  /// The colour behind the view; nil, the default, for none. No layout depends on it.
  public var backgroundColor: Color? {
    get { rareValues?.paint.background }
    set { ownRareValues.paint.background = newValue }
  }

  /// The colour of the text that the view shows; nil, the default, for black. No layout depends on it.
  public var textColor: Color? {
    get { rareValues?.paint.text }
    set { ownRareValues.paint.text = newValue }
  }

  /// The colour of the border; nil, the default, for none. No layout depends on it.
  public var borderColor: Color? {
    get { rareValues?.paint.border }
    set { ownRareValues.paint.border = newValue }
  }

  /// The width of the border, inside the edges, in points; 0 by default. No layout depends on it.
  public var borderWidth: CGFloat {
    get { rareValues?.paint.borderWidth ?? 0 }
    set { ownRareValues.paint.borderWidth = newValue }
  }

  /// The radius of the corners, in points; 0 by default. No layout depends on it.
  public var cornerRadius: CGFloat {
    get { rareValues?.paint.cornerRadius ?? 0 }
    set { ownRareValues.paint.cornerRadius = newValue }
  }

  /// Whether pages draw nothing of the subviews outside the view; false by default. Views that scroll always clip. No
  /// layout depends on it.
  public var clipsToBounds: Bool {
    get { rareValues?.paint.clips ?? false }
    set { ownRareValues.paint.clips = newValue }
  }
}

// MARK: - Overridable in UIKit

// On UIKit programs override these; a module on top of this one declares them again.
extension LayoutItem where Self: View {
  /// The distances between the view's edges and its content, in points.
  ///
  /// Setting them gives the view margins of its own, which may be negative; the default is 8 on every edge. Reading
  /// them gives the effective margins. These include the safe area if ``View/insetsLayoutMarginsFromSafeArea`` is
  /// true. They are at least the parts of the superview's margins that reach into the view if
  /// ``View/preservesSuperviewLayoutMargins`` is true. They refer to the current frames. Setting margins that are not
  /// finite is a ``LayoutFault`` and changes nothing.
  ///
  /// - Complexity: Reading is O(*d*) for a view *d* levels deep.
  ///
  /// Source: Apple, `UIView.layoutMargins`.
  public var layoutMargins: EdgeInsets {
    get { insetState.margins }
    set {
      if refuses(newValue, for: "layoutMargins") { return }
      setOwnMargins(.absolute(newValue))
    }
  }

  /// The same as ``layoutMargins``, with leading and trailing instead of left and right.
  ///
  /// Both are one value: the last one that was set applies, and the other one follows from the view's direction of
  /// reading. Margins that were set here change sides with that direction.
  ///
  /// Source: Apple, `UIView.directionalLayoutMargins`.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get { layoutMargins.directional(effectiveUserInterfaceLayoutDirection) }
    set {
      let absolute = newValue.absolute(effectiveUserInterfaceLayoutDirection)
      if refuses(absolute, for: "directionalLayoutMargins") { return }
      setOwnMargins(.directional(newValue))
    }
  }
}

extension LayoutItem where Self: View {
  /// The insets of the view that bars, cut-outs and indicators of the screen cover, in points.
  ///
  /// Set them for the root, as ``LayoutEnvironment/safeAreaInsets``. The inset of a view inside is its superview's
  /// less the distance between the two edges: at least 0, and at most the superview's, even where the view extends
  /// beyond it. The insets refer to the current frames. Before its first layout, a view that constraints place has
  /// none.
  ///
  /// - Complexity: O(*d*) for a view *d* levels deep.
  ///
  /// Source: Apple, `UIView.safeAreaInsets`.
  public var safeAreaInsets: EdgeInsets { insetState.safeArea }
}

extension LayoutItem where Self: View {
  /// Invalidates ``View/intrinsicContentSize`` and the baselines, so that the next layout reads them again.
  ///
  /// ``View/updateConstraints()`` is called before that, unless it makes this call.
  public func invalidateIntrinsicContentSize() {
    flexible?.natural = nil
    flexible?.ownText = nil
    noteChange()
    noteConstraintUpdate()
  }
}

extension LayoutItem where Self: View {
  /// Returns the size that satisfies the view's constraints and contents and is closest to a target.
  ///
  /// ```swift
  /// let size = card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
  /// ```
  ///
  /// Both axes have the priority ``LayoutPriority/fittingSizeLevel``.
  ///
  /// - Parameter target: The size to stay close to, in points.
  /// - Returns: A size in points; on a display, rounded up to pixels.
  /// - Complexity: That of a first layout of the view and what is inside it. After that, O(*n*) for *n* views and
  ///   constraints, and the work of a layout at the new size or with the new contents. If nothing inside has changed,
  ///   the result is cached: O(*n*).
  public func systemLayoutSizeFitting(_ target: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      target, withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
  }
}

extension LayoutItem where Self: View {
  /// Returns the alignment rectangle of a frame, to which constraints refer: the frame inset by
  /// ``View/alignmentRectInsets``, in points.
  ///
  /// Insets that are not finite, or beyond 1e12, count as zero.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect {
    let insets = usableAlignmentInsets
    return CGRect(
      x: frame.origin.x + insets.left, y: frame.origin.y + insets.top,
      width: frame.size.width - insets.left - insets.right,
      height: frame.size.height - insets.top - insets.bottom)
  }

  /// Returns the frame for an alignment rectangle, in points.
  ///
  /// Insets that are not finite, or beyond 1e12, count as zero.
  public func frame(forAlignmentRect rectangle: CGRect) -> CGRect {
    let insets = usableAlignmentInsets
    return CGRect(
      x: rectangle.origin.x - insets.left, y: rectangle.origin.y - insets.top,
      width: rectangle.size.width + insets.left + insets.right,
      height: rectangle.size.height + insets.top + insets.bottom)
  }
}

// MARK: - Not in UIKit

// UIKit has no such method, and programs have their own: it is no member of the class.
extension LayoutItem where Self: View {
  /// Adds views in front of the other subviews, the last one foremost.
  public func addSubviews(_ views: View..., fileID: String = #fileID, line: UInt32 = #line) {
    if storedSubviews.isEmpty { changeSubviews { $0.reserveCapacity(views.count) } }
    for view in views { addSubview(view, fileID: fileID, line: line) }
  }
}
