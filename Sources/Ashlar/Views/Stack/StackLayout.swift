/// Which views stand in a row or in a column, and how.
///
/// It knows no class of view: the view that is the stack hands itself over.
package final class StackLayout {
  /// The direction in which the views follow each other.
  package var axis = LayoutAxis.horizontal

  /// How the views share the length of the stack.
  package var distribution = StackDistribution.fill

  /// How the views lie across the axis.
  package var alignment = StackAlignment.fill

  /// Whether the gaps of a column are measured between baselines.
  package var goesByBaselines = false

  /// Whether the views stay inside the margins.
  package var goesByMargins = false

  /// The gap between two visible views, in points.
  package private(set) var spacing: CGFloat = 0

  /// The views in the order of their arrangement.
  package private(set) var views: [View] = []

  /// The views that were arranged until a call removed them from the arrangement, as long as they stay subviews.
  private var dismissed: Set<ObjectIdentifier> = []

  private(set) var arrangement = StackArrangement()
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var isDue = false

  /// Whether the class of the stack is none that may say otherwise which views have its baselines.
  var keepsBaselineViews = false

  /// The views that had the baselines of the stack in the last layout.
  private var firstBaselineView: ObjectIdentifier?
  private var lastBaselineView: ObjectIdentifier?

  package init() {}

  /// Stands for the spacing of the stack where a gap has a spacing of its own.
  package static let defaultSpacing = CGFloat(Float.greatestFiniteMagnitude)

  /// Stands for the standard space.
  package static let standardSpacing = CGFloat(Float.leastNormalMagnitude)
}

// MARK: - Changing

extension StackLayout {
  /// Gives a property a value, and has the views arranged anew if it is another one.
  package func set<Value: Equatable>(
    _ property: ReferenceWritableKeyPath<StackLayout, Value>, to value: Value, in stack: View
  ) {
    guard self[keyPath: property] != value else { return }
    self[keyPath: property] = value
    setNeedsArranging(in: stack)
  }

  package func takeSpacing(_ spacing: CGFloat, in stack: View) {
    if !stack.refuses(spacing, for: "spacing") { set(\.spacing, to: spacing, in: stack) }
  }

  package func takeSpacing(_ spacing: CGFloat, after view: View, in stack: View) {
    guard views.contains(where: { $0 === view }) else { return }
    let isDefault = spacing == Self.defaultSpacing
    guard isDefault || !stack.refuses(spacing, for: "spacing") else { return }
    customSpacings[ObjectIdentifier(view)] = isDefault ? nil : spacing
    setNeedsArranging(in: stack)
  }

  /// Puts a view at a place, moving it if it has one already, and inside the stack if it is not there.
  package func insert(
    _ view: View, at index: Int, in stack: View, _ location: CodeLocation?
  ) {
    guard (0...views.count).contains(index) else {
      return stack.report(
        .noSuchPlace(index: index, count: views.count, stack: stack.reportName), at: location)
    }
    if view.superview !== stack {
      stack.arrive(view, location) { $0.count }
      guard view.superview === stack else { return }
    }
    dismissed.remove(ObjectIdentifier(view))
    // One that is arranged is looked for; most are not.
    if view.isArranged { views.removeAll { $0 === view } }
    views.insert(view, at: min(index, views.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.placedPart = .arranged
    setNeedsArranging(in: stack)
  }

  /// Removes a view from the arrangement that stays a subview.
  package func dismiss(_ view: View, in stack: View) {
    guard views.contains(where: { $0 === view }) else { return }
    forget(view, in: stack)
    dismissed.insert(ObjectIdentifier(view))
  }

  /// Whether a subview was arranged, and is no more.
  func hasDismissed(_ view: View) -> Bool { dismissed.contains(ObjectIdentifier(view)) }

  /// Removes a view from the arrangement.
  package func forget(_ view: View, in stack: View) {
    dismissed.remove(ObjectIdentifier(view))
    guard let index = views.firstIndex(where: { $0 === view }) else { return }
    views.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.placedPart = .none
    arrangement.release(view)
    view.noteChange()
    setNeedsArranging(in: stack)
  }

  /// Lets go of the views, because the stack goes.
  func forgetViews() { views = [] }

  /// Notes that the next layout makes the constraints anew.
  func setNeedsArranging(in stack: View) {
    isDue = true
    stack.setNeedsUpdateConstraints()
  }

  /// Rounds gaps again that are rounded to pixels.
  func measuresDidChange(in stack: View) {
    if !customSpacings.isEmpty { setNeedsArranging(in: stack) }
  }
}

// MARK: - Gaps

extension StackLayout {
  package func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.defaultSpacing
  }

  /// The gap after a view, and whether it is the standard one.
  func gap(after view: View, in stack: View) -> (length: CGFloat, isStandard: Bool) {
    let custom = customSpacings.isEmpty ? nil : customSpacings[ObjectIdentifier(view)]
    if custom ?? spacing == Self.standardSpacing { return (8, true) }
    guard let custom else { return (spacing, false) }
    let scale = stack.environment.displayScale
    return (scale.map { PixelGrid.round(custom, scale: $0) } ?? custom, false)
  }
}

// MARK: - Arranging

extension StackLayout {
  package func arrangeIfDue(in stack: View) {
    if isDue { arrange(stack) }
  }

  private func arrange(_ stack: View) {
    isDue = false
    if sharesInProportion { stack.tree.sharesInProportion = true }
    let old = arrangement
    arrangement = StackArrangement(of: stack, self)
    old.remove(from: stack)
    arrangement.apply(to: stack)
    for view in views where old.grip(on: view) != arrangement.grip(on: view) { view.noteChange() }
  }

  /// Arranges the views anew if they have other natural lengths than those by which they share, whatever in them has
  /// changed.
  func followProportions(in stack: View) {
    if !isDue, arrangement.naturals != naturalLengths { arrange(stack) }
  }

  /// How much more than its equals an arranged view holds on to its size: the first one least.
  func rank(of view: View) -> Int { arrangement.rank(of: view) }

  var sharesInProportion: Bool { distribution == .fillProportionally }

  /// The natural lengths of the visible views, in points; nil where there is none.
  var naturalLengths: [CGFloat?] {
    views.filter { !$0.isHidden }.map { view in
      let content =
        axis == .horizontal
        ? view.intrinsicContentSize.width : view.intrinsicContentSize.height
      if content > 0, content.isComputable { return content }
      let fitting = view.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
      let length = axis == .horizontal ? fitting.width : fitting.height
      if view.refuses(length, for: "systemLayoutSizeFitting") { return nil }
      return length > 0 ? length : nil
    }
  }
}

// MARK: - Baselines

extension StackLayout {
  /// The view whose text stands for that of the stack, however many stacks are in between.
  package func baselineView(in stack: View, isFirst: Bool) -> View {
    var (outer, view) = (stack, arrangedBaselineView(in: stack, isFirst: isFirst))
    while let inner = view.stackLayout, inner.keepsBaselineViews {
      outer = view
      view = inner.arrangedBaselineView(in: outer, isFirst: isFirst)
      if view === outer { return outer }
    }
    return view === stack ? stack : view.nextBaselineView(isFirst: isFirst)
  }

  /// The arranged view whose baseline is that of the stack; the stack itself if there is none.
  ///
  /// In a column, and where views fill the stack, it is the first or the last one; in a row aligned by that
  /// baseline, the first or the last one; otherwise the highest.
  func arrangedBaselineView(in stack: View, isFirst: Bool) -> View {
    let end = isFirst ? views.first { !$0.isHidden } : views.last { !$0.isHidden }
    guard let end else { return stack }
    let isByEnd: Bool =
      switch alignment {
      case .fill: true
      case .leading, .firstBaseline: isFirst
      case .trailing, .lastBaseline: !isFirst
      case .center: false
      }
    if axis == .vertical || isByEnd { return end }
    return views.reduce(end) { !$1.isHidden && $1.frame.height > $0.frame.height ? $1 : $0 }
  }

  /// Lets the engine know if the baselines are those of other views than before.
  package func noteBaselineViews(in stack: View) {
    let first = ObjectIdentifier(stack.nextBaselineView(isFirst: true))
    let last = ObjectIdentifier(stack.nextBaselineView(isFirst: false))
    if first == firstBaselineView, last == lastBaselineView { return }
    firstBaselineView = first
    lastBaselineView = last
    stack.noteChange()
  }
}
