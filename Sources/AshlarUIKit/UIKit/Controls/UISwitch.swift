public import Ashlar

/// A switch that is on or off: 51 × 31 points, with content priorities of 750 on both axes. The right edge that constraints
/// use is 2 points inside.
///
/// Source: Apple, `UISwitch`; the edge: recorded by Interface Builder.
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false

  /// Makes a switch with the origin of a frame, in points, in the coordinate space of its future superview. It is
  /// 51 points wide and 31 high, whatever the frame is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: FixedContent.toggleSize))
  }

  /// Makes a switch; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: FixedContent.toggleSize))
  }

  override func installParts() {
    show(FixedContent.toggle(), isOfPlainKind: type(of: self) == UISwitch.self)
  }

  /// Turns the switch, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The colour of the switch while it is on, on pages.
  public final var onTintColor: UIColor?

  /// The colour of the knob, on pages.
  public final var thumbTintColor: UIColor?
}
