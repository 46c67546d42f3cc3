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

  /// The least value. A greatest value that is less becomes as great.
  open var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The greatest value. A least value that is greater becomes as small.
  open var maximumValue = 100.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// By how much a touch changes the value. Kept, and without effect.
  open var stepValue = 1.0

  /// Whether the value begins again at the other end. Kept, and without effect.
  open var wraps = false

  /// Whether a touch that lasts goes on changing the value. Kept, and without effect.
  open var autorepeat = true

  /// Whether every change sends actions. Kept, and without effect.
  open var isContinuous = true

  /// Makes a stepper with an origin; the size of the frame is not asked.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    holdOn()
  }

  /// Makes a stepper, as there is nothing in the archive that it needs.
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
