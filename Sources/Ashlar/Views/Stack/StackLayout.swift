/// The arrangement of views in a row or a column.
///
/// It depends on no class of view: the view that is the stack passes itself.
package final class StackLayout {
  // Private, as the compiler need not have an access checked where it sees all of them: `Benchmarks life stacks` shows it.
  private var storedSettings = StackSettings()
  private var storedViews: [View] = []

  private var exceptions = Exceptions()

  /// The guides of the arrangement, the natural lengths by which it shares, and whether it determines the lengths of
  /// views.
  private var guides: [StackGuide] = []
  private var naturals: [CGFloat?] = []
  private var givesLengths = false

  private var isDue = false

  /// Whether no subclass of the stack may override the views of its baselines.
  var keepsBaselineViews = false

  /// The views that had the baselines of the stack in the last layout.
  private var firstBaselineView: ObjectIdentifier?
  private var lastBaselineView: ObjectIdentifier?

  package init() {}

  /// Stands for the spacing of the stack where a gap has a spacing of its own.
  package static let defaultSpacing = CGFloat(Float.greatestFiniteMagnitude)

  /// What is special about single views.
  private struct Exceptions {
    /// The views that were arranged until a call removed them from the arrangement, as long as they stay subviews.
    var dismissed: Set<ObjectIdentifier> = []

    /// The gaps after views that are not ``StackSettings/spacing``, in points.
    var spacings: [ObjectIdentifier: CGFloat] = [:]
  }

  /// Stands for the standard space.
  package static let standardSpacing = CGFloat(Float.leastNormalMagnitude)
}

extension StackLayout {
  /// The settings, which ``set(_:to:in:)`` changes.
  package var settings: StackSettings { storedSettings }

  /// The views in the order of their arrangement.
  package var views: [View] { storedViews }
}

// MARK: - Changing

extension StackLayout {
  /// Gives a setting a value, and has the views arranged again if it is another one.
  package func set<Value: Equatable>(
    _ setting: WritableKeyPath<StackSettings, Value>, to value: Value, in stack: View
  ) {
    var changed = settings
    guard changed[keyPath: setting] != value else { return }
    changed[keyPath: setting] = value
    storedSettings = changed
    setNeedsArranging(in: stack)
  }

  package func takeSpacing(_ spacing: CGFloat, in stack: View) {
    if !stack.refuses(spacing, for: "spacing") { set(\.spacing, to: spacing, in: stack) }
  }

  package func takeSpacing(_ spacing: CGFloat, after view: View, in stack: View) {
    guard views.contains(where: { $0 === view }) else { return }
    let isDefault = spacing == Self.defaultSpacing
    guard isDefault || !stack.refuses(spacing, for: "spacing") else { return }
    changeExceptions { $0.spacings[ObjectIdentifier(view)] = isDefault ? nil : spacing }
    setNeedsArranging(in: stack)
  }

  /// Inserts a view at a place, or moves it there, and adds it to the stack if necessary.
  package func insert(
    _ view: View, at index: Int, in stack: View, _ location: CodeLocation?
  ) {
    guard (0...views.count).contains(index) else {
      return stack.report(
        .noSuchPlace(index: index, count: views.count, stack: stack.reportName), at: location)
    }
    if view.superview !== stack {
      stack.arrive(view, location)
      guard view.superview === stack else { return }
    }
    if !exceptions.dismissed.isEmpty {
      changeExceptions { $0.dismissed.remove(ObjectIdentifier(view)) }
    }
    changeViews { views in
      // One that is arranged is looked for; most are not.
      if view.isArranged { views.removeAll { $0 === view } }
      if index < views.count { views.insert(view, at: index) } else { views.append(view) }
    }
    // Before the mask is off, as one that a stack arranges is not loose.
    view.placedPart = .arranged
    view.translatesAutoresizingMaskIntoConstraints = false
    setNeedsArranging(in: stack)
  }

  /// Removes a view from the arrangement that stays a subview.
  package func dismiss(_ view: View, in stack: View) {
    guard views.contains(where: { $0 === view }) else { return }
    forget(view, in: stack)
    changeExceptions { $0.dismissed.insert(ObjectIdentifier(view)) }
  }

  /// Whether a subview was arranged, and is no more.
  func hasDismissed(_ view: View) -> Bool {
    exceptions.dismissed.contains(ObjectIdentifier(view))
  }

  /// Removes a view from the arrangement.
  package func forget(_ view: View, in stack: View) {
    changeExceptions { $0.dismissed.remove(ObjectIdentifier(view)) }
    guard let index = views.firstIndex(where: { $0 === view }) else { return }
    changeViews { $0.remove(at: index) }
    changeExceptions { $0.spacings[ObjectIdentifier(view)] = nil }
    view.placedPart = .none
    if givesLengths { endLength(of: view) }
    view.grip = StackGrip()
    view.noteChange()
    view.noteIfLoose()
    setNeedsArranging(in: stack)
  }

  /// Releases the views, because the stack is being freed.
  func forgetViews() { changeViews { $0 = [] } }

  /// Changes the list of the views, which the stack does not have meanwhile. No code of a program may run.
  ///
  /// It is exchanged, as a view's list of subviews is, so that no access to it has to be checked.
  @discardableResult
  private func changeViews<Result>(_ change: (inout [View]) -> Result) -> Result {
    var list: [View] = []
    swap(&list, &storedViews)
    let result = change(&list)
    swap(&list, &storedViews)
    return result
  }

  /// Changes what is special about single views in the same way.
  @discardableResult
  private func changeExceptions<Result>(_ change: (inout Exceptions) -> Result) -> Result {
    var taken = Exceptions()
    swap(&taken, &exceptions)
    let result = change(&taken)
    swap(&taken, &exceptions)
    return result
  }

  /// Notes that the next layout makes the constraints again.
  func setNeedsArranging(in stack: View) {
    isDue = true
    stack.setNeedsUpdateConstraints()
  }

  /// Rounds gaps again that are rounded to pixels.
  func measuresDidChange(in stack: View) {
    if !exceptions.spacings.isEmpty { setNeedsArranging(in: stack) }
  }
}

// MARK: - Gaps

extension StackLayout {
  package func customSpacing(after view: View) -> CGFloat {
    exceptions.spacings[ObjectIdentifier(view)] ?? Self.defaultSpacing
  }

  /// The gap after a view, and whether it is the standard one.
  func gap(after view: View, in stack: View) -> (length: CGFloat, isStandard: Bool) {
    let custom =
      exceptions.spacings.isEmpty ? nil : exceptions.spacings[ObjectIdentifier(view)]
    if custom ?? settings.spacing == Self.standardSpacing { return (8, true) }
    guard let custom else { return (settings.spacing, false) }
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
    // An override may have let a view go without the stack.
    for view in views where view.superview !== stack { forget(view, in: stack) }
    isDue = false
    if sharesInProportion { stack.tree.sharesInProportion = true }
    var arrangement = StackArrangement(of: stack, self, after: guides)
    // Before the views have places in the tree: those that are new need not be noted.
    giveGrips()
    let known = madeConstraints(in: stack)
    let formerGuides = guides
    (guides, naturals) = (arrangement.guides, arrangement.naturals)
    givesLengths = arrangement.givesLengths
    if !arrangement.apply(to: stack, after: known) { setNeedsArranging(in: stack) }
    remove(formerGuides, from: stack)
  }

  /// Removes the guides that the arrangement has no more.
  private func remove(_ former: [StackGuide], from stack: View) {
    if former.isEmpty { return }
    let kept = Set(guides.lazy.map { ObjectIdentifier($0.guide) })
    for guide in former where !kept.contains(ObjectIdentifier(guide.guide)) {
      stack.removeLayoutGuide(guide.guide)
    }
  }

  /// Ranks the visible views by their places among all, so that a view that is hidden or shown changes no rank behind it.
  private func giveGrips() {
    var isFirst = true
    for (place, view) in views.enumerated() {
      let isHidden = view.isHidden
      let grip = isHidden || isFirst ? StackGrip() : StackGrip(rank: place, self)
      if !isHidden { isFirst = false }
      if grip == view.grip { continue }
      view.grip = grip
      view.noteChange()
    }
  }

  /// Arranges the views again if they have other natural lengths than those by which they share, whatever in them has
  /// changed.
  func followProportions(in stack: View) {
    if !isDue, naturals != naturalLengths { arrange(stack) }
  }

  var sharesInProportion: Bool { settings.distribution == .fillProportionally }

  /// The natural lengths of the visible views, in points; nil where there is none.
  var naturalLengths: [CGFloat?] {
    let axis = settings.axis
    return views.filter { !$0.isHidden }.map { view in
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

// MARK: - Records of the arrangement

extension StackLayout {
  /// The places of the constraints that the stack has made, in the order in which it made them.
  func madeConstraints(in stack: View) -> [Int32] {
    guard let tree = stack.node.treeInUse, stack.node.index >= 0 else { return [] }
    let own = tree.store.list(.held, of: stack.node.index) { $0.isOfOwnStack }
    if !givesLengths { return own }
    let lengths = views.flatMap { Self.lengths(of: $0) }
    return (own + lengths).sorted {
      tree.store.constraints[$0].age < tree.store.constraints[$1].age
    }
  }

  /// The places of the constraints that a stack has made of the length of an arranged view.
  private static func lengths(of view: View) -> [Int32] {
    guard let tree = view.node.treeInUse, view.node.index >= 0 else { return [] }
    return tree.store.list(.held, of: view.node.index) { $0.isOfStackAround }
  }

  /// Ends what a view that leaves holds itself: no layout of the stack may ever do so.
  private func endLength(of view: View) {
    let indices = Self.lengths(of: view)
    guard !indices.isEmpty, let tree = view.node.treeInUse else { return }
    var held = HeldSchedulers()
    held.hold(tree)
    var ended: [LayoutConstraint] = []
    tree.deactivate(indices, &ended)
    held.letGo()
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
      switch settings.alignment {
      case .fill: true
      case .leading, .firstBaseline: isFirst
      case .trailing, .lastBaseline: !isFirst
      case .center: false
      }
    if settings.axis == .vertical || isByEnd { return end }
    return views.reduce(end) { !$1.isHidden && $1.frame.height > $0.frame.height ? $1 : $0 }
  }

  /// Notifies the engine if the baselines are those of other views than before.
  package func noteBaselineViews(in stack: View) {
    let first = stack.nextBaselineView(isFirst: true)
    let last = stack.nextBaselineView(isFirst: false)
    let (firstID, lastID) = (ObjectIdentifier(first), ObjectIdentifier(last))
    if firstID == firstBaselineView, lastID == lastBaselineView { return }
    firstBaselineView = firstID
    lastBaselineView = lastID
    // In most layouts the engine has asked since the views were arranged.
    let engine = stack.node.treeInUse?.engine
    if !(engine?.knowsBaselines(first, last, of: stack) ?? true) { stack.noteChange() }
  }
}
