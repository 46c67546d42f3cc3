public import Ashlar

/// A view that arranges others in a row or in a column.
///
/// It uses constraints, which `updateConstraints()` makes again after changes of the arrangement. They have the same
/// identifiers as in UIKit. Hidden views take no room and no gap.
///
/// Source: Apple, `UIStackView`, and the constraints that can be read from it.
open class UIStackView: UIView {
  private final let stack = StackLayout()

  /// How the views share the length of the stack.
  public typealias Distribution = Ashlar.StackDistribution

  /// How the views lie across the axis.
  public typealias Alignment = Ashlar.StackAlignment

  /// Makes an empty stack with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes an empty stack of size zero; the archive is not read.
  public required init(coder: NSCoder) { super.init(frame: .zero) }

  override func installParts() {
    arrange(by: stack, keepsBaselineViews: type(of: self) == UIStackView.self)
  }

  /// Makes a stack of size zero with arranged views.
  public convenience init(arrangedSubviews: [UIView]) {
    self.init(frame: .zero)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  /// The direction in which the views follow each other; horizontal by default.
  open var axis: NSLayoutConstraint.Axis {
    get { stack.settings.axis }
    set { stack.set(\.axis, to: newValue, in: self) }
  }

  /// How the views share the length of the stack; `fill` by default.
  open var distribution: Distribution {
    get { stack.settings.distribution }
    set { stack.set(\.distribution, to: newValue, in: self) }
  }

  /// How the views lie across the axis; `fill` by default.
  open var alignment: Alignment {
    get { stack.settings.alignment }
    set { stack.set(\.alignment, to: newValue, in: self) }
  }

  /// The gap between two visible views, in points; the least gap where gaps are equal. 0 by default.
  ///
  /// ``spacingUseSystem`` stands for the standard space. A number that is not finite is a `LayoutFault` and changes
  /// nothing.
  open var spacing: CGFloat {
    get { stack.settings.spacing }
    set { stack.takeSpacing(newValue, in: self) }
  }

  /// Whether the gaps of a column are measured between baselines.
  open var isBaselineRelativeArrangement: Bool {
    get { stack.settings.goesByBaselines }
    set { stack.set(\.goesByBaselines, to: newValue, in: self) }
  }

  /// Whether the views are arranged inside the margins, which are zero in a stack by default.
  open var isLayoutMarginsRelativeArrangement: Bool {
    get { stack.settings.goesByMargins }
    set { stack.set(\.goesByMargins, to: newValue, in: self) }
  }

  /// The views in the order of their arrangement.
  open var arrangedSubviews: [UIView] { stack.views.compactMap { $0 as? UIView } }

  /// Adds a view at the end of the arrangement, and to the stack if it is not a subview.
  ///
  /// It is then placed by constraints: its `translatesAutoresizingMaskIntoConstraints` becomes false.
  open func addArrangedSubview(_ view: UIView) {
    stack.insert(view, at: stack.views.count, in: self, nil)
  }

  /// Inserts a view into the arrangement, or moves it if it is already there.
  ///
  /// - Parameters:
  ///   - view: The view. If it is a subview already, it keeps its place among the subviews.
  ///   - index: The place, from 0 to the number of arranged views. Any other number is a `LayoutFault` and changes
  ///     nothing.
  open func insertArrangedSubview(_ view: UIView, at index: Int) {
    stack.insert(view, at: index, in: self, nil)
  }

  /// Removes a view from the arrangement. It remains a subview, which the stack no longer places.
  open func removeArrangedSubview(_ view: UIView) { stack.dismiss(view, in: self) }

  /// The custom spacing that stands for ``spacing``.
  public static let spacingUseDefault = StackLayout.defaultSpacing

  /// A spacing that stands for the standard space: 8 points, or the distance of lines where gaps are measured between
  /// baselines.
  public static let spacingUseSystem = StackLayout.standardSpacing

  /// Sets the gap after a view, in points, in place of ``spacing``.
  ///
  /// It stays with the view during moves within the arrangement, and ends with its removal. It has no effect for a
  /// view that is not arranged. A number that is not finite is a `LayoutFault` and changes nothing.
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {
    stack.takeSpacing(spacing, after: view, in: self)
  }

  /// The gap after a view, in points; ``spacingUseDefault`` if it has none of its own.
  open func customSpacing(after view: UIView) -> CGFloat { stack.customSpacing(after: view) }

  // MARK: Overriding

  open override func updateConstraints() {
    stack.arrangeIfDue(in: self)
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    stack.noteBaselineViews(in: self)
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    stack.forget(subview, in: self)
  }

  open override var viewForFirstBaselineLayout: UIView {
    stack.baselineView(in: self, isFirst: true) as? UIView ?? self
  }

  open override var viewForLastBaselineLayout: UIView {
    stack.baselineView(in: self, isFirst: false) as? UIView ?? self
  }

  open override var baselineFont: BaselineFont? {
    let view = viewForFirstBaselineLayout
    return view === self ? nil : view.baselineFont
  }
}
