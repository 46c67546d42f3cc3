import AshlarUIKit

// Every name that SnapKit's tests and sources need, used as they use it. That this compiles is the test.

/// What SnapKit's tests touch of UIKit.
func touchUIKit() -> Int {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let other = UIView()
  view.addSubview(other)
  let guide = UILayoutGuide()
  view.addLayoutGuide(guide)
  let controller = UIViewController()
  controller.view = view
  let support: UILayoutSupport = controller.topLayoutGuide
  _ = (controller.bottomLayoutGuide as UILayoutSupport, support.length)
  let constraint = NSLayoutConstraint(
    item: other, attribute: .left, relatedBy: .equal, toItem: other.superview, attribute: .left,
    multiplier: 1.0, constant: 5)
  constraint.isActive = true
  constraint.priority = UILayoutPriority(rawValue: 250)
  constraint.identifier = "name"
  constraint.constant = 6
  let known: Set<NSLayoutConstraint.Attribute> = [
    .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .leftMargin,
    .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
  ]
  let numbers: [Int] = known.map(\.rawValue).sorted()
  _ = (constraint.firstItem, constraint.secondItem, constraint.secondAttribute)
  _ = (constraint.relation as NSLayoutConstraint.Relation, constraint.multiplier as CGFloat)
  NSLayoutConstraint.activate([constraint])
  NSLayoutConstraint.deactivate([constraint])
  _ = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  _ = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
  _ = UIUserInterfaceLayoutDirection.leftToRight
  let axis = NSLayoutConstraint.Axis.horizontal
  other.setContentHuggingPriority(.defaultHigh, for: axis)
  other.setContentCompressionResistancePriority(.defaultLow, for: .vertical)
  _ = other.contentHuggingPriority(for: axis).rawValue
  _ = other.contentCompressionResistancePriority(for: .vertical)
  other.translatesAutoresizingMaskIntoConstraints = false
  return view.constraints.count + numbers.count + (guide.owningView === view ? 1 : 0)
}

extension ConstraintMaker {
  /// What people write themselves.
  func aspectRatio(_ ratio: CGFloat, of view: UIView) {
    width.equalTo(view.snp.height).multipliedBy(ratio)
    _ = item as? UIView
  }
}

extension ConstraintMakerEditable {
  /// A distance by name.
  @discardableResult
  func offset(_ spacing: Spacing) -> ConstraintMakerEditable { offset(spacing.rawValue) }
}

enum Spacing: CGFloat {
  case small = 8
}

/// A number of one's own.
struct Share: ConstraintMultiplierTarget, ConstraintPriorityTarget {
  var constraintMultiplierTargetValue: CGFloat { 0.5 }
  var constraintPriorityTargetValue: Float { 500 }
}

/// Every step of SnapKit's chains.
func touchChains(_ view: ConstraintView, _ other: ConstraintView, _ guide: ConstraintLayoutGuide) {
  view.snp.makeConstraints { make in
    make.left.top.right.bottom.leading.trailing.width.height.centerX.centerY.equalTo(other)
    make.lastBaseline.firstBaseline.equalTo(other)
    make.leftMargin.rightMargin.topMargin.bottomMargin.equalTo(other)
    make.leadingMargin.trailingMargin.centerXWithinMargins.centerYWithinMargins.equalTo(other)
    make.edges.horizontalEdges.verticalEdges.size.equalToSuperview()
    make.directionalEdges.directionalHorizontalEdges.directionalVerticalEdges.equalToSuperview()
    make.margins.directionalMargins.centerWithinMargins.equalTo(other)
    make.center.width.equalTo(other.snp.width)
    make.width.lessThanOrEqualTo(100).multipliedBy(Share()).dividedBy(2).offset(1 as UInt)
      .priority(Share()).labeled("width")
    make.height.greaterThanOrEqualTo(100 as Float).offset(2.5).inset(4).priority(.high)
    make.left.lessThanOrEqualToSuperview().inset(UIEdgeInsets.zero).priority(UILayoutPriority(3))
    make.right.greaterThanOrEqualToSuperview().inset(NSDirectionalEdgeInsets.zero).priority(999)
    make.top.lessThanOrEqualToSuperview { $0.snp.top }.offset(.small)
    make.size.equalTo(CGSize(width: 1, height: 1))
    make.center.equalTo(CGPoint(x: 1, y: 1))
    make.edges.equalTo(guide)
    make.aspectRatio(2, of: other)
  }
  guide.snp.updateConstraints { make in make.top.equalTo(view.snp.bottom) }
  guide.snp.remakeConstraints { make in make.top.equalTo(view.snp.firstBaseline) }
  guide.snp.removeConstraints()
  guide.snp.setLabel("guide")
  _ = (guide.snp.label(), view.snp.target === view, view.snp.left == view.snp.left)
}

/// What is kept of a chain, and the settings.
func touchConstraints(_ view: UIView, _ controller: UIViewController) -> [NSLayoutConstraint] {
  let made: [Constraint] = view.snp.prepareConstraints { make in
    let kept: Constraint = make.width.equalTo(5).priority(250).labeled("kept").constraint
    kept.isActive = false
    kept.update(offset: 5).update(inset: 5).update(inset: NSDirectionalEdgeInsets.zero)
    kept.update(priority: .low).update(priority: 3)
  }
  let layoutConstraints: [LayoutConstraint] = made.flatMap(\.layoutConstraints)
  for constraint in layoutConstraints { constraint.label = "label" }
  view.snp.contentHuggingHorizontalPriority = 1
  view.snp.contentHuggingVerticalPriority = 2
  view.snp.contentCompressionResistanceHorizontalPriority = 3
  view.snp.contentCompressionResistanceVerticalPriority = 4
  let direction: ConstraintInterfaceLayoutDirection = ConstraintConfig.interfaceLayoutDirection
  _ = direction == .leftToRight
  let support: ConstraintLayoutSupportDSL = controller.topLayoutGuide.snp
  _ = (support.top, support.bottom, support.height, support.label())
  _ = ConstraintPriority.low < .high && (ConstraintPriority.low ... .high).contains(300.0)
  _ = [ConstraintInsets.zero.top, ConstraintDirectionalInsets.zero.top]
  return layoutConstraints
}

/// The names that SnapKit itself calls old.
@available(*, deprecated)
func touchOldNames(_ view: UIView, _ constraint: Constraint) {
  view.snp_makeConstraints { make in
    make.baseline.equalTo(view.snp_baseline).priorityRequired()
    make.left.equalTo(view.snp_left).priorityHigh()
    make.right.equalTo(view.snp_right).priorityMedium()
    make.edges.equalTo(view.snp_edges).priorityLow()
  }
  view.snp_updateConstraints { _ in }
  view.snp_remakeConstraints { _ in }
  _ = view.snp_prepareConstraints { _ in }
  view.snp_removeConstraints()
  constraint.install()
  constraint.uninstall()
  constraint.updateOffset(amount: 5)
  constraint.updateInsets(amount: 5)
  constraint.updatePriority(amount: 5)
}
