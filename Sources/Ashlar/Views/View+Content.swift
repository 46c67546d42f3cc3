// MARK: - Parts

extension View {
  /// Shows a content, from the initialiser of the class that has it as its part.
  ///
  /// - Parameters:
  ///   - content: The content.
  ///   - isOfPlainKind: Whether the view is of that class itself, whose subclasses may observe layouts.
  package func show(_ content: consuming some ViewContent, isOfPlainKind: Bool) {
    self.isOfPlainKind = isOfPlainKind
    contentPriorities = content.priorities
    shownContent = content
  }

  /// Becomes a stack, from the initialiser of the class that has the layout as its part.
  ///
  /// - Parameters:
  ///   - stack: The layout.
  ///   - keepsBaselineViews: Whether the view is of that class itself, whose subclasses may override the views of the
  ///     baselines.
  package func arrange(by stack: StackLayout, keepsBaselineViews: Bool) {
    stackLayout = stack
    stack.keepsBaselineViews = keepsBaselineViews
  }

  /// Becomes a view that scrolls, from the initialiser of the class that has the area as its part.
  package func scroll(_ area: ScrollArea) {
    scrollArea = area
    node.scrolls = true
  }

  /// Becomes a window, from the initialiser of a class of windows.
  package func becomeWindow() {
    isWindow = true
    isInWindow = true
  }
}

// MARK: - The size of the content

extension View {
  /// Gives the content a size; see ``LayoutItem/contentSize``.
  func setContentSize(_ size: CGSize) {
    guard storedContentSize != size || flexible?.measure != nil else { return }
    if refuses(size, for: "contentSize") { return }
    storedContentSize = size
    if flexible?.measure != nil { flexible = nil }
    invalidateIntrinsicContentSize()
  }

  /// Sets a function that measures the view's content.
  ///
  /// ```swift
  /// chart.contentSize { proposal in
  ///   let width = proposal.width ?? 200
  ///   return CGSize(width: 200, height: width / 2)
  /// }
  /// ```
  ///
  /// The layout first calls it without a limit for the width, and takes the width of the result. When it knows the
  /// width of the view, it calls the function again and takes the height. The function must give the same answer to
  /// the same proposal until ``LayoutItem/invalidateIntrinsicContentSize()``. Setting ``LayoutItem/contentSize`` replaces it.
  ///
  /// - Parameter measure: Returns a size in points; ``noIntrinsicMetric`` means no size on that axis.
  public func contentSize(_ measure: @escaping (WidthProposal) -> CGSize) {
    flexible = FlexibleContent(measure: measure)
    invalidateIntrinsicContentSize()
  }

  /// Returns the size of a text on lines no wider than a width, in points.
  ///
  /// It is measured by ``LayoutItem/textMeasurer`` and rounded up to pixels if the tree is on a display.
  ///
  /// - Parameters:
  ///   - text: The text to measure.
  ///   - font: The font of the text.
  ///   - width: The greatest width of lines, in points. A number that is not finite is no limit.
  /// - Complexity: O(*n*) for *n* characters; the result is cached.
  public func boundingSize(of text: String, font: Font, width: CGFloat = .infinity) -> CGSize {
    ruler.extent(of: TextRun(text, font: font), WidthProposal(limit: width)).size
  }
}

// MARK: - Baselines

extension View {
  /// Sets the baselines of a view of no subclass, in points from its top and from its bottom.
  package func setBaselines(first: CGFloat, last: CGFloat) {
    if refuses(first, for: "firstBaseline") || refuses(last, for: "lastBaseline") { return }
    shownContent = GivenBaselines(first: first, last: last)
    invalidateIntrinsicContentSize()
  }

  /// The distances of the first baseline of the content from the top and of the last one from the bottom, in points.
  var contentBaselines: (first: CGFloat, last: CGFloat) {
    shownContent?.baselines(in: self) ?? (0, 0)
  }

  /// Whether another height may have other baselines, as far as is known.
  var baselinesFollowHeight: Bool { !isOfPlainKind || shownContent?.baselinesFollowHeight ?? false }

  /// Whether a view that is higher than its content has its text in the middle, and its baselines with it.
  var centresText: Bool { shownContent?.centresText ?? false }

  /// The view that has a baseline of this one, or another one inside the view that does.
  func nextBaselineView(isFirst: Bool) -> View {
    if let stack = stackLayout, stack.keepsBaselineViews {
      return stack.arrangedBaselineView(in: self, isFirst: isFirst)
    }
    return isFirst ? viewForFirstBaselineLayout : viewForLastBaselineLayout
  }
}

// MARK: - Content whose height depends on its width

extension View {
  /// The height that the content has at a width, in points; nil where it does not depend on the width.
  func contentHeight(atWidth width: CGFloat) -> CGFloat? {
    guard let flexible, !isCollapsed else { return nil }
    if let size = knownContentSize(atWidth: width) { return size.height }
    let known = flexible.width
    flexible.width = FlexibleContent.usable(width)
    defer { flexible.width = known }
    let height = intrinsicContentSize.height
    return height.isComputable && height >= 0 ? height : nil
  }

  /// The size of a text at a width, in points, if it is known that the text is all of the content.
  private func knownContentSize(atWidth width: CGFloat) -> CGSize? {
    guard isOfPlainKind, let width = FlexibleContent.usable(width),
      let size = ruler.knownSize(.atMost(width)), size.height.isComputable, size.height >= 0
    else { return nil }
    return size
  }

  /// Whether the view is of no subclass that observes layouts, so that no empty method is called.
  var isPlain: Bool { isOfPlainKind && controller == nil }

  /// Takes note of the width of the view's frame, for content that has just become flexible.
  func noteContentWidth() {
    // A view without a width, whose insets no subclass determines, gives its content none.
    if flexible == nil || isOfPlainKind && storedFrame.width == 0 { return }
    let insets = usableAlignmentInsets
    noteContentWidth(storedFrame.width - insets.left - insets.right)
  }

  /// Takes note of the width, in points, that a layout has given the view's alignment rectangle, so that the next
  /// round uses it. On a display it is the width before rounding: what has room there does not lose it by rounding.
  func noteContentWidth(_ width: CGFloat) {
    if let flexible, takeContentWidth(width, flexible) { noteToTree() }
  }

  /// Takes the width that a layout has given the content, which counts as a change.
  ///
  /// - Returns: Whether it is another one than before.
  func takeContentWidth(_ width: CGFloat, _ flexible: FlexibleContent) -> Bool {
    guard width.isComputable else { return false }
    let usable = FlexibleContent.usable(width)
    if flexible.width == usable { return false }
    flexible.width = usable
    let hasOtherNews = node.isNoted && flexible.widthChange != changeCount
    changeCount &+= 1
    flexible.widthChange = hasOtherNews ? nil : changeCount
    return true
  }

  /// The height of the content, in points, if it is all that may have changed since the engine asked.
  var heightAtNewWidth: CGFloat? {
    guard let flexible, flexible.widthChange == changeCount, !translatesMask, !baselinesFollowHeight
    else { return nil }
    return contentHeight(atWidth: flexible.width ?? 0)
  }

  /// The same for a text in one style, as far as it is known without a call of any method; nil for other content.
  func knownHeightAtNewWidth(in tree: LayoutTree) -> CGFloat? {
    guard isOfPlainKind, let flexible, flexible.widthChange == changeCount, !translatesMask,
      !isCollapsed, let width = flexible.width, let text = flexible.ownText, !text.isStyled,
      let size = tree.knownSize(of: text, .atMost(width), contentPixels(in: tree.environment)),
      size.height.isComputable, size.height >= 0
    else { return nil }
    return size.height
  }

  /// The number of pixels per point for the content of the view in an environment; nil if nothing is rounded.
  func contentPixels(in environment: LayoutEnvironment) -> CGFloat? {
    environment.displayScale ?? contentScale ?? environment.contentScale
  }

  /// Measures everything again in the view and inside it.
  func measureAnew() {
    for view in subtree {
      view.invalidateIntrinsicContentSize()
      view.stackLayout?.measuresDidChange(in: view)
      if view.node.hasRows { view.setNeedsLayout() }
    }
  }

  /// The ruler that measures the texts of the view.
  var ruler: TextRuler { TextRuler(view: self) }
}

// MARK: - Priorities

extension View {
  /// The priority with which the view resists becoming larger than its content; 250 by default.
  public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets the priority with which the view resists becoming larger than its content.
  ///
  /// A priority that is not above 0 and at most 1000 is a ``LayoutFault`` and changes nothing.
  public func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutAxis,
    fileID: String = #fileID, line: UInt32 = #line
  ) {
    var changed = contentPriorities
    changed.hugging[axis] = priority
    set(changed, because: priority, CodeLocation(fileID: fileID, line: line))
  }

  /// The priority with which the view resists becoming smaller than its content; 750 by default.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities.compressionResistance[axis]
  }

  /// Sets the priority with which the view resists becoming smaller than its content.
  ///
  /// A priority that is not above 0 and at most 1000 is a ``LayoutFault`` and changes nothing.
  public func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis,
    fileID: String = #fileID, line: UInt32 = #line
  ) {
    var changed = contentPriorities
    changed.compressionResistance[axis] = priority
    set(changed, because: priority, CodeLocation(fileID: fileID, line: line))
  }

  /// Takes priorities that differ in one.
  private func set(
    _ changed: ContentPriorities, because priority: LayoutPriority, _ location: CodeLocation
  ) {
    guard priority.isLegal else {
      return report(.illegalPriority(priority, of: reportName), at: location)
    }
    guard contentPriorities != changed else { return }
    contentPriorities = changed
    noteChange()
  }
}

// MARK: - Hidden views that take no room

extension View {
  /// Whether the view and the gap beside it take no room while it is hidden; false by default, as in UIKit.
  ///
  /// A collapsed view has a width and height of 0, unless required constraints or a frame that it keeps
  /// (``translatesAutoresizingMaskIntoConstraints``) prevent it. Constraints on its size are suspended, and so are
  /// those that tie its far edges to views inside it. If required constraints tie both its edges to one containing
  /// view, as those of a row in a column do, that view does not shrink.
  ///
  /// The gap to a visible sibling before it closes, or else the gap to the one after it: in a column of three views
  /// with gaps of 8 points, the outer two are 8 apart while the middle one is collapsed. The constraints do not
  /// change, and take effect again when the view is shown. Views that a ``StackView`` arranges always collapse, by
  /// its constraints.
  public var collapsesWhenHidden: Bool {
    get { storedCollapses }
    set {
      guard storedCollapses != newValue else { return }
      storedCollapses = newValue
      if isHidden { noteCollapsing() }
    }
  }

  /// Whether the view takes no room.
  var isCollapsed: Bool { storedCollapses && isHidden && !isArranged }

  /// Notifies the tree that the view takes room no more, or takes room again.
  func noteCollapsing() {
    tree.collapsible.append(CollapsibleView(node: node))
    setNeedsLayout()
    noteChange()
  }

  /// Whether the view is hidden and others close up, in a stack or because it collapses.
  var takesNoRoom: Bool { isCollapsed || isHidden && isArranged }

  /// Notifies the views that depend on it that the view was hidden or shown.
  func noteHiding() {
    if isArranged, let superview { superview.stackLayout?.setNeedsArranging(in: superview) }
    if storedCollapses { noteCollapsing() }
  }

  /// Whether a stack view arranges the view.
  var isArranged: Bool { placedPart == .arranged }
}

// MARK: - For other modules of the package

// It is stored under other names: what only its own module can change costs no check at each access.
extension View {
  package var isOfPlainKind: Bool {
    get { storedIsOfPlainKind }
    set { storedIsOfPlainKind = newValue }
  }

  package var shownContent: (any ViewContent)? {
    get { storedContent }
    set { storedContent = newValue }
  }

  package var stackLayout: StackLayout? {
    get { storedStack }
    set {
      storedStack = newValue
      mayHaveParts = true
    }
  }

  package var scrollArea: ScrollArea? {
    get { storedArea }
    set { storedArea = newValue }
  }

  package var contentScale: CGFloat? {
    get { storedContentScale }
    set { storedContentScale = newValue }
  }

  package var placedPart: PlacedPart {
    get { storedPart }
    set { storedPart = newValue }
  }

  package var isWindow: Bool {
    get { storedIsWindow }
    set { storedIsWindow = newValue }
  }
}

// MARK: - Paint

extension View {
  /// The appearance of the view. Views that scroll show nothing outside them.
  package final var paint: ViewPaint {
    if let view = self as? any PaintedView { return view.shownPaint }
    var paint = rareValues?.paint ?? ViewPaint()
    if scrollArea != nil { paint.clips = true }
    return paint
  }

  /// The values that few views have, made if the view has none yet.
  var ownRareValues: RareValues {
    if let rareValues { return rareValues }
    let values = RareValues()
    rareValues = values
    return values
  }
}
