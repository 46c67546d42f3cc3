/// A view that puts others in a row or in a column.
///
/// It does so with constraints, which it makes anew when what they depend on has changed, in
/// ``updateConstraints()``. They have the identifiers that they have in UIKit.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title, badge])
/// row.spacing = 8
/// row.alignment = .center
/// ```
///
/// Hidden views take no room and no gap. Where equal priorities leave a choice, it is the first visible view
/// that is stretched or squeezed.
///
/// Source: Apple, `UIStackView`; its constraints as they can be read from it.
open class StackView: View {
  /// The direction in which the views follow each other; horizontal at first.
  public var axis = LayoutAxis.horizontal {
    didSet { if axis != oldValue { setNeedsArranging() } }
  }

  /// How the views share the length of the stack; ``StackDistribution/fill`` at first.
  public var distribution = StackDistribution.fill {
    didSet { if distribution != oldValue { setNeedsArranging() } }
  }

  /// How the views lie across the axis; ``StackAlignment/fill`` at first.
  public var alignment = StackAlignment.fill {
    didSet { if alignment != oldValue { setNeedsArranging() } }
  }

  /// The gap between two visible views, in points; the least gap where gaps are equal. 0 at first.
  ///
  /// ``spacingUseSystem`` stands for the standard space.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var spacing: CGFloat {
    get { storedSpacing }
    set {
      guard storedSpacing != newValue, !refuses(newValue, for: "spacing") else { return }
      storedSpacing = newValue
      setNeedsArranging()
    }
  }

  /// Whether the gaps of a column are measured between baselines.
  public var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArranging() } }
  }

  /// Whether the views stay inside the margins, which a stack has none of at first.
  public var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArranging() } }
  }

  /// The views in the order of their arrangement.
  public private(set) var arrangedSubviews: [View] = []

  private var storedSpacing: CGFloat = 0
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var isArrangingDue = false
  private(set) var arrangement = StackArrangement()

  /// The views that had the baselines of the stack in the last layout.
  private var baselineViews: [ObjectIdentifier] = []

  /// Makes an empty stack with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layoutMargins = .zero
  }

  /// Makes a stack of size zero of some views, and perhaps a name for reports.
  public convenience init(arrangedSubviews: [View], name: String? = nil) {
    self.init(name: name)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  // MARK: Overriding

  open override func updateConstraints() {
    if isArrangingDue { arrange() }
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    noteBaselineViews()
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    forget(subview)
  }

  open override var viewForFirstBaselineLayout: View { baselineView(isFirst: true) }

  open override var viewForLastBaselineLayout: View { baselineView(isFirst: false) }

  override func forgetSubviews() { arrangedSubviews = [] }

  override func measuresDidChange() {
    super.measuresDidChange()
    if !customSpacings.isEmpty { setNeedsArranging() }
  }

  override func nextBaselineView(isFirst: Bool) -> View {
    keepsBaselineViews
      ? arrangedBaselineView(isFirst: isFirst) : super.nextBaselineView(isFirst: isFirst)
  }

  open override var baselineFont: BaselineFont? {
    let view = viewForFirstBaselineLayout
    return view === self ? nil : view.baselineFont
  }
}

// MARK: - Membership

extension StackView {
  /// Puts a view at the end of the arrangement, and inside the stack if it is not there.
  ///
  /// It is then placed by constraints: its `translatesAutoresizingMaskIntoConstraints` becomes false.
  public func addArrangedSubview(_ view: View, fileID: String = #fileID, line: UInt32 = #line) {
    insertArrangedSubview(view, at: arrangedSubviews.count, fileID: fileID, line: line)
  }

  /// The same as ``addArrangedSubview(_:fileID:line:)``, to be handed on:
  /// `views.forEach(stack.addArrangedSubview)`.
  public func addArrangedSubview<Subview: View>(_ view: Subview) {
    arrange(view, at: arrangedSubviews.count, nil)
  }

  /// Puts a view at a place in the arrangement, moving it if it is in the arrangement already.
  ///
  /// - Parameters:
  ///   - view: The view. Where it stands among the subviews does not change if it is one.
  ///   - index: The place, from 0 to the number of arranged views. Another one is a ``LayoutFault`` and
  ///     changes nothing.
  ///   - fileID: Where the call is written, for reports.
  ///   - line: Where the call is written, for reports.
  public func insertArrangedSubview(
    _ view: View, at index: Int, fileID: String = #fileID, line: UInt32 = #line
  ) {
    arrange(view, at: index, CodeLocation(fileID: fileID, line: line))
  }

  private func arrange(_ view: View, at index: Int, _ location: CodeLocation?) {
    guard (0...arrangedSubviews.count).contains(index) else {
      let count = arrangedSubviews.count
      return report(.noSuchPlace(index: index, count: count, stack: reportName), at: location)
    }
    if view.superview !== self {
      arrive(view, location) { $0.count }
      guard view.superview === self else { return }
    }
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(index, arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    view.placedPart = .arranged
    setNeedsArranging()
  }

  /// Takes a view out of the arrangement. It stays a subview, and nothing places it any more.
  public func removeArrangedSubview(_ view: View) {
    forget(view)
  }

  private func forget(_ view: View) {
    guard let index = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: index)
    customSpacings[ObjectIdentifier(view)] = nil
    view.placedPart = .none
    arrangement.release(view)
    view.noteChange()
    setNeedsArranging()
  }
}

// MARK: - Custom spacing

extension StackView {
  /// Stands for ``spacing`` where a gap has a spacing of its own.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// Stands for the standard space: 8 points, or the distance of lines where gaps go by baselines.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)

  /// Sets the gap after a view, in points, in place of ``spacing``.
  ///
  /// It stays with the view when that is moved within the arrangement, and ends with its removal. For a view
  /// that is not arranged nothing happens. On a display the gap is rounded to pixels. A number that is not finite
  /// is a ``LayoutFault`` and changes nothing.
  public func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    let isDefault = spacing == Self.spacingUseDefault
    guard isDefault || !refuses(spacing, for: "spacing") else { return }
    customSpacings[ObjectIdentifier(view)] = isDefault ? nil : spacing
    setNeedsArranging()
  }

  /// The gap after a view, in points; ``spacingUseDefault`` if it has none of its own.
  public func customSpacing(after view: View) -> CGFloat {
    customSpacings[ObjectIdentifier(view)] ?? Self.spacingUseDefault
  }

  /// The gap after a view, and whether it is the standard one.
  func gap(after view: View) -> (length: CGFloat, isStandard: Bool) {
    let custom = customSpacings.isEmpty ? nil : customSpacings[ObjectIdentifier(view)]
    if custom ?? storedSpacing == Self.spacingUseSystem { return (8, true) }
    guard let custom else { return (storedSpacing, false) }
    let scale = environment.displayScale
    return (scale.map { PixelGrid.round(custom, scale: $0) } ?? custom, false)
  }
}

// MARK: - Arranging

extension StackView {
  /// Has the constraints made anew in the next layout.
  func setNeedsArranging() {
    isArrangingDue = true
    setNeedsUpdateConstraints()
  }

  private func arrange() {
    isArrangingDue = false
    if sharesInProportion { tree.sharesInProportion = true }
    let old = arrangement
    arrangement = StackArrangement(of: self)
    old.remove(from: self)
    arrangement.apply(to: self)
    for view in arrangedSubviews where old.grip(on: view) != arrangement.grip(on: view) {
      view.noteChange()
    }
  }

  /// Arranges the views anew if they have other natural lengths than those by which they share, whatever in them has
  /// changed.
  func followProportions() {
    if !isArrangingDue, arrangement.naturals != naturalLengths { arrange() }
  }

  /// How much more than its equals an arranged view holds on to its size: the first one least.
  func rank(of view: View) -> Int { arrangement.rank(of: view) }

  var sharesInProportion: Bool { distribution == .fillProportionally }

  /// The natural lengths of the visible views, in points; nil where there is none.
  var naturalLengths: [CGFloat?] {
    arrangedSubviews.filter { !$0.isHidden }.map { view in
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

extension StackView {
  /// The view whose text stands for that of the stack, however many stacks are in between.
  private func baselineView(isFirst: Bool) -> View {
    var view = arrangedBaselineView(isFirst: isFirst)
    while let stack = view as? StackView, stack.keepsBaselineViews {
      let inner = stack.arrangedBaselineView(isFirst: isFirst)
      if inner === stack { return stack }
      view = inner
    }
    return view === self ? self : view.nextBaselineView(isFirst: isFirst)
  }

  /// The arranged view whose baseline is that of the stack; the stack itself if there is none.
  ///
  /// In a column, and where views fill the stack, it is the first or the last one; in a row aligned by that
  /// baseline, the first or the last one; otherwise the highest.
  private func arrangedBaselineView(isFirst: Bool) -> View {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    guard let end = isFirst ? visible.first : visible.last else { return self }
    let isByEnd: Bool =
      switch alignment {
      case .fill: true
      case .leading, .firstBaseline: isFirst
      case .trailing, .lastBaseline: !isFirst
      case .center: false
      }
    if axis == .vertical || isByEnd { return end }
    return visible.reduce(end) { $1.frame.height > $0.frame.height ? $1 : $0 }
  }

  /// Whether the class is no other, which might have overridden what views have the baselines.
  private var keepsBaselineViews: Bool { type(of: self) == StackView.self }

  /// Lets the engine know if the baselines are those of other views than before.
  private func noteBaselineViews() {
    let found = [true, false].map { ObjectIdentifier(nextBaselineView(isFirst: $0)) }
    if found == baselineViews { return }
    baselineViews = found
    noteChange()
  }
}
