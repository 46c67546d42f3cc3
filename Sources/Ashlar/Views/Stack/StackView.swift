/// A view that arranges others in a row or in a column.
///
/// It uses constraints, which ``updateConstraints()`` makes again after changes of the arrangement. They have the
/// same identifiers as in UIKit.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title, badge])
/// row.spacing = 8
/// row.alignment = .center
/// ```
///
/// Hidden views take no room and no gap. Where equal priorities leave a choice, the first visible view is stretched
/// or compressed.
///
/// Source: Apple, `UIStackView`, and the constraints that can be read from it.
open class StackView: View {
  final let arranging = StackLayout()

  /// The direction in which the views follow each other; horizontal by default.
  public var axis: LayoutAxis {
    get { arranging.settings.axis }
    set { arranging.set(\.axis, to: newValue, in: self) }
  }

  /// How the views share the length of the stack; ``StackDistribution/fill`` by default.
  public var distribution: StackDistribution {
    get { arranging.settings.distribution }
    set { arranging.set(\.distribution, to: newValue, in: self) }
  }

  /// How the views lie across the axis; ``StackAlignment/fill`` by default.
  public var alignment: StackAlignment {
    get { arranging.settings.alignment }
    set { arranging.set(\.alignment, to: newValue, in: self) }
  }

  /// The gap between two visible views, in points; the least gap where gaps are equal. 0 by default.
  ///
  /// ``spacingUseSystem`` stands for the standard space.
  ///
  /// A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var spacing: CGFloat {
    get { arranging.settings.spacing }
    set { arranging.takeSpacing(newValue, in: self) }
  }

  /// Whether the gaps of a column are measured between baselines.
  public var isBaselineRelativeArrangement: Bool {
    get { arranging.settings.goesByBaselines }
    set { arranging.set(\.goesByBaselines, to: newValue, in: self) }
  }

  /// Whether the views are arranged inside the margins, which are zero in a stack by default.
  public var isLayoutMarginsRelativeArrangement: Bool {
    get { arranging.settings.goesByMargins }
    set { arranging.set(\.goesByMargins, to: newValue, in: self) }
  }

  /// The views in the order of their arrangement.
  public var arrangedSubviews: [View] { arranging.views }

  /// Makes an empty stack with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    arrange(by: arranging, keepsBaselineViews: type(of: self) == StackView.self)
  }

  /// Makes a stack of size zero with arranged views and an optional name for reports.
  public convenience init(arrangedSubviews: [View], name: String? = nil) {
    self.init(name: name)
    for view in arrangedSubviews { addArrangedSubview(view) }
  }

  // MARK: Overriding

  open override func updateConstraints() {
    arranging.arrangeIfDue(in: self)
    super.updateConstraints()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    arranging.noteBaselineViews(in: self)
  }

  open override func willRemoveSubview(_ subview: View) {
    super.willRemoveSubview(subview)
    arranging.forget(subview, in: self)
  }

  open override var viewForFirstBaselineLayout: View {
    arranging.baselineView(in: self, isFirst: true)
  }

  open override var viewForLastBaselineLayout: View {
    arranging.baselineView(in: self, isFirst: false)
  }

  open override var baselineFont: BaselineFont? {
    let view = viewForFirstBaselineLayout
    return view === self ? nil : view.baselineFont
  }
}

// MARK: - Membership

extension StackView {
  /// Adds a view at the end of the arrangement, and to the stack if it is not a subview.
  ///
  /// It is then placed by constraints: its `translatesAutoresizingMaskIntoConstraints` becomes false.
  public func addArrangedSubview(_ view: View, fileID: String = #fileID, line: UInt32 = #line) {
    insertArrangedSubview(view, at: arrangedSubviews.count, fileID: fileID, line: line)
  }

  /// The same as ``addArrangedSubview(_:fileID:line:)``, as a value for other functions:
  /// `views.forEach(stack.addArrangedSubview)`.
  public func addArrangedSubview<Subview: View>(_ view: Subview) {
    arranging.insert(view, at: arrangedSubviews.count, in: self, nil)
  }

  /// Inserts a view into the arrangement, or moves it if it is already there.
  ///
  /// - Parameters:
  ///   - view: The view. If it is a subview already, it keeps its place among the subviews.
  ///   - index: The place, from 0 to the number of arranged views. Any other number is a ``LayoutFault`` and changes
  ///     nothing.
  ///   - fileID: Where the call is written, for reports.
  ///   - line: Where the call is written, for reports.
  public func insertArrangedSubview(
    _ view: View, at index: Int, fileID: String = #fileID, line: UInt32 = #line
  ) { arranging.insert(view, at: index, in: self, CodeLocation(fileID: fileID, line: line)) }

  /// Removes a view from the arrangement. It remains a subview, which the stack no longer places.
  public func removeArrangedSubview(_ view: View) { arranging.dismiss(view, in: self) }
}

// MARK: - Custom spacing

extension StackView {
  /// The custom spacing that stands for ``spacing``.
  public static let spacingUseDefault = StackLayout.defaultSpacing

  /// A spacing that stands for the standard space: 8 points, or the distance of lines where gaps are measured between
  /// baselines.
  public static let spacingUseSystem = StackLayout.standardSpacing

  /// Sets the gap after a view, in points, in place of ``spacing``.
  ///
  /// It stays with the view during moves within the arrangement, and ends with its removal. It has no effect for a
  /// view that is not arranged. On a display the gap is rounded to pixels. A number that is not finite is a
  /// ``LayoutFault`` and changes nothing.
  public func setCustomSpacing(_ spacing: CGFloat, after view: View) {
    arranging.takeSpacing(spacing, after: view, in: self)
  }

  /// The gap after a view, in points; ``spacingUseDefault`` if it has none of its own.
  public func customSpacing(after view: View) -> CGFloat { arranging.customSpacing(after: view) }
}
