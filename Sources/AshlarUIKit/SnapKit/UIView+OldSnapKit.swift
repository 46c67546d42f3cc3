// These are the names that ported code has.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

import Ashlar

// The names that SnapKit had before `snp`.

extension UIView {
  /// The same as `snp.left`.
  @available(*, deprecated, renamed: "snp.left")
  public var snp_left: ConstraintItem { snp.left }
  /// The same as `snp.top`.
  @available(*, deprecated, renamed: "snp.top")
  public var snp_top: ConstraintItem { snp.top }
  /// The same as `snp.right`.
  @available(*, deprecated, renamed: "snp.right")
  public var snp_right: ConstraintItem { snp.right }
  /// The same as `snp.bottom`.
  @available(*, deprecated, renamed: "snp.bottom")
  public var snp_bottom: ConstraintItem { snp.bottom }
  /// The same as `snp.leading`.
  @available(*, deprecated, renamed: "snp.leading")
  public var snp_leading: ConstraintItem { snp.leading }
  /// The same as `snp.trailing`.
  @available(*, deprecated, renamed: "snp.trailing")
  public var snp_trailing: ConstraintItem { snp.trailing }
  /// The same as `snp.width`.
  @available(*, deprecated, renamed: "snp.width")
  public var snp_width: ConstraintItem { snp.width }
  /// The same as `snp.height`.
  @available(*, deprecated, renamed: "snp.height")
  public var snp_height: ConstraintItem { snp.height }
  /// The same as `snp.centerX`.
  @available(*, deprecated, renamed: "snp.centerX")
  public var snp_centerX: ConstraintItem { snp.centerX }
  /// The same as `snp.centerY`.
  @available(*, deprecated, renamed: "snp.centerY")
  public var snp_centerY: ConstraintItem { snp.centerY }
  /// The same as `snp.lastBaseline`.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_lastBaseline: ConstraintItem { snp.lastBaseline }
  /// The same as `snp.firstBaseline`.
  @available(*, deprecated, renamed: "snp.firstBaseline")
  public var snp_firstBaseline: ConstraintItem { snp.firstBaseline }
  /// The same as `snp.leftMargin`.
  @available(*, deprecated, renamed: "snp.leftMargin")
  public var snp_leftMargin: ConstraintItem { snp.leftMargin }
  /// The same as `snp.topMargin`.
  @available(*, deprecated, renamed: "snp.topMargin")
  public var snp_topMargin: ConstraintItem { snp.topMargin }
  /// The same as `snp.rightMargin`.
  @available(*, deprecated, renamed: "snp.rightMargin")
  public var snp_rightMargin: ConstraintItem { snp.rightMargin }
  /// The same as `snp.bottomMargin`.
  @available(*, deprecated, renamed: "snp.bottomMargin")
  public var snp_bottomMargin: ConstraintItem { snp.bottomMargin }
  /// The same as `snp.leadingMargin`.
  @available(*, deprecated, renamed: "snp.leadingMargin")
  public var snp_leadingMargin: ConstraintItem { snp.leadingMargin }
  /// The same as `snp.trailingMargin`.
  @available(*, deprecated, renamed: "snp.trailingMargin")
  public var snp_trailingMargin: ConstraintItem { snp.trailingMargin }
  /// The same as `snp.centerXWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerXWithinMargins")
  public var snp_centerXWithinMargins: ConstraintItem { snp.centerXWithinMargins }
  /// The same as `snp.centerYWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerYWithinMargins")
  public var snp_centerYWithinMargins: ConstraintItem { snp.centerYWithinMargins }
  /// The same as `snp.edges`.
  @available(*, deprecated, renamed: "snp.edges")
  public var snp_edges: ConstraintItem { snp.edges }
  /// The same as `snp.size`.
  @available(*, deprecated, renamed: "snp.size")
  public var snp_size: ConstraintItem { snp.size }
  /// The same as `snp.center`.
  @available(*, deprecated, renamed: "snp.center")
  public var snp_center: ConstraintItem { snp.center }
  /// The same as `snp.margins`.
  @available(*, deprecated, renamed: "snp.margins")
  public var snp_margins: ConstraintItem { snp.margins }
  /// The same as `snp.centerWithinMargins`.
  @available(*, deprecated, renamed: "snp.centerWithinMargins")
  public var snp_centerWithinMargins: ConstraintItem { snp.centerWithinMargins }
  /// The same as `snp.lastBaseline`.
  @available(*, deprecated, renamed: "snp.lastBaseline")
  public var snp_baseline: ConstraintItem { snp.lastBaseline }

  /// The same as `snp.prepareConstraints`.
  @available(*, deprecated, renamed: "snp.prepareConstraints(_:)")
  public func snp_prepareConstraints(_ closure: (_ make: ConstraintMaker) -> Void) -> [Constraint] {
    snp.prepareConstraints(closure)
  }

  /// The same as `snp.makeConstraints`.
  @available(*, deprecated, renamed: "snp.makeConstraints(_:)")
  public func snp_makeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.makeConstraints(closure)
  }

  /// The same as `snp.remakeConstraints`.
  @available(*, deprecated, renamed: "snp.remakeConstraints(_:)")
  public func snp_remakeConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.remakeConstraints(closure)
  }

  /// The same as `snp.updateConstraints`.
  @available(*, deprecated, renamed: "snp.updateConstraints(_:)")
  public func snp_updateConstraints(_ closure: (_ make: ConstraintMaker) -> Void) {
    snp.updateConstraints(closure)
  }

  /// The same as `snp.removeConstraints`.
  @available(*, deprecated, renamed: "snp.removeConstraints()")
  public func snp_removeConstraints() { snp.removeConstraints() }
}
