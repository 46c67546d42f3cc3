public import Ashlar

/// A switch that is on or off: 51 × 31 points, with content priorities of 750 on both axes. The right edge that constraints
/// use is 2 points inside.
///
/// Source: Apple, `UISwitch`; recorded by Interface Builder, 29 of 29 switches that are tied at the right.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false

  /// Makes a switch with the origin of a frame, in points, in the coordinate space of its future superview. It is
  /// 51 points wide and 31 high, whatever the frame is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: FixedContent.toggleSize))
  }

  /// Makes a switch, as there is nothing in the archive that it needs.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: FixedContent.toggleSize))
  }

  override func installParts() {
    show(
      FixedContent.toggle(outside: alignmentRectInsets),
      isOfPlainKind: type(of: self) == UISwitch.self)
  }

  /// What of the switch constraints do not speak of, in points: 2 at the right.
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  }

  /// Turns the switch, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
