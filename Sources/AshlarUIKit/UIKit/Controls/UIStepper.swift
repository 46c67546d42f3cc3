public import Ashlar

/// Two buttons that decrease and increase a value.
///
/// It measures 94 × 32 points, as since iOS 13, and keeps this size.
///
/// Source: Apple, `UIStepper`.
open class UIStepper: UIControl {
  /// The value, between the least and the greatest one. NaN changes nothing.
  open var value: Double {
    get { storedValue }
    set { if !newValue.isNaN { storedValue = min(max(newValue, minimumValue), maximumValue) } }
  }

  private var storedValue = 0.0

  /// The least value. A lesser greatest value is raised to it.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The greatest value. A greater least value is lowered to it.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// The change of the value by a touch. Kept, and without effect.
  open var stepValue = 1.0

  /// Whether the value continues at the other end. Kept, and without effect.
  open var wraps = false

  /// Whether a long touch changes the value repeatedly. Kept, and without effect.
  open var autorepeat = true

  /// Whether every change sends actions. Kept, and without effect.
  open var isContinuous = true

  /// Makes a stepper with the origin of a frame; the size of the frame has no effect.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    holdOn()
  }

  /// Makes a stepper; the archive is not read.
  public required init?(coder: NSCoder) {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    holdOn()
  }

  private func holdOn() {
    setContentHuggingPriority(.defaultHigh, for: .horizontal)
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  /// 94 × 32 points.
  open override var intrinsicContentSize: CGSize { Self.size }

  private static let size = CGSize(width: 94, height: 32)
}
