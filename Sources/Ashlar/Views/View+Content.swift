/// How much a view's content resists being stretched and squeezed, on each axis.
struct ContentPriorities: Equatable {
  var hugging = AxisPriorities(.defaultLow)
  var compressionResistance = AxisPriorities(.defaultHigh)
}

/// A priority for each axis.
struct AxisPriorities: Equatable {
  private var horizontal: LayoutPriority
  private var vertical: LayoutPriority

  /// The same on both axes.
  init(_ priority: LayoutPriority) {
    horizontal = priority
    vertical = priority
  }

  subscript(axis: LayoutAxis) -> LayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
  }
}

// MARK: - The size of the content

extension LayoutItem where Self: View {
  /// The size that the view's content has, in points.
  ///
  /// ``View/noIntrinsicMetric`` on an axis, as it is at first, means that the content asks for nothing
  /// there. Zero is a size like any other. Numbers that are not finite are a ``LayoutFault`` and change
  /// nothing. Of a ``ScrollView`` it is the size of what is scrolled.
  public var contentSize: CGSize {
    get { givenContentSize }
    set { givenContentSize = newValue }
  }
}

extension View {
  /// Gives the content a size; see ``LayoutItem/contentSize``.
  func setContentSize(_ size: CGSize) {
    guard storedContentSize != size || flexible?.measure != nil else { return }
    if refuses(size, for: "contentSize") { return }
    storedContentSize = size
    if flexible?.measure != nil { flexible = nil }
    invalidateIntrinsicContentSize()
  }

  /// Has ``intrinsicContentSize`` and the distances of the baselines read again in the next layout.
  ///
  /// ``View/updateConstraints()`` is called before that, unless it is what calls this.
  public func invalidateIntrinsicContentSize() {
    flexible?.natural = nil
    flexible?.ownText = nil
    noteChange()
    noteConstraintUpdate()
  }

  /// Whether the view is hidden and others close up, in a stack or because it collapses.
  var takesNoRoom: Bool { isCollapsed || isHidden && isArranged }

  /// Lets those who go by it know that the view was hidden, or is not any more.
  func noteHiding() {
    if isArranged { (superview as? StackView)?.setNeedsArranging() }
    if storedCollapses { noteCollapsing() }
  }
}

// MARK: - Priorities

extension View {
  /// How much the content resists the view being larger than it; 250 at first.
  public func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities.hugging[axis]
  }

  /// Sets how much the content resists the view being larger than it.
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

  /// How much the content resists the view being smaller than it; 750 at first.
  public func contentCompressionResistancePriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities.compressionResistance[axis]
  }

  /// Sets how much the content resists the view being smaller than it.
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

// MARK: - Keeping a frame

extension View {
  /// Whether the view keeps the frame that it has been given, as far as constraints are concerned.
  ///
  /// True at first: a view that constraints mention and that nobody has told otherwise stays where
  /// its ``frame`` is, or follows its superview as its ``autoresizingMask`` says. Making constraints for
  /// a view with a maker sets it to false. A root always keeps its frame. The content view of a cell stays where the
  /// cell puts it: setting this to false changes nothing there and is a ``LayoutFault``.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { translatesMask }
    set {
      turnMask(on: newValue)
      noteIfLoose()
    }
  }
}
