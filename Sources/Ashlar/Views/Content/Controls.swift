/// A switch that is on or off: 51 × 31 points, which it holds on to at 750 on both axes.
///
/// Source: Apple, `UISwitch`.
open class Switch: View {
  /// Whether it is on.
  public var isOn = false

  /// Makes a switch with the origin of a frame, in points, in the coordinate space of its future superview. It is
  /// 51 points wide and 31 high, whatever the frame is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: Self.size))
    contentPriorities = .firm
  }

  private static let size = CGSize(width: 51, height: 31)

  open override var intrinsicContentSize: CGSize { Self.size }

  /// The size of the switch, 51 × 31 points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A wheel that turns while something goes on, which holds on to its size at 750 on both axes.
///
/// Source: Apple, `UIActivityIndicatorView`.
open class ActivityIndicator: View {
  /// How large the wheel is.
  public var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// How large a wheel is.
  public enum Style: Hashable, Sendable, CaseIterable, Codable {
    /// 20 × 20 points.
    case medium

    /// 37 × 37 points.
    case large
  }

  /// Makes a wheel with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities = .firm
  }

  open override var intrinsicContentSize: CGSize {
    style == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
  }

  /// The size of the wheel, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}

/// A knob on a line: 31 points high, and as wide as it is made.
///
/// Source: Apple, `UISlider`.
open class Slider: View {
  /// Where the knob is, from ``minimumValue`` to ``maximumValue``. What is not a number changes nothing.
  public var value: Float = 0 {
    didSet { value = value.isNaN ? oldValue : min(max(value, minimumValue), maximumValue) }
  }

  /// What the value is at the beginning; 0 at first. A greater ``maximumValue`` or ``value`` is left alone, a lesser one
  /// follows. What is not a number changes nothing.
  public var minimumValue: Float = 0 {
    didSet {
      if minimumValue.isNaN { minimumValue = oldValue }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      if value < minimumValue { value = minimumValue }
    }
  }

  /// What the value is at the end; 1 at first. A lesser ``minimumValue`` or ``value`` is left alone, a greater one
  /// follows. What is not a number changes nothing.
  public var maximumValue: Float = 1 {
    didSet {
      if maximumValue.isNaN { maximumValue = oldValue }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      if value > maximumValue { value = maximumValue }
    }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 31)
  }

  /// The present width, and the height of the slider, 31, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 31)
  }
}

/// A bar that says how far something has got: 4 points high, which it holds on to at 750, and as wide as it
/// is made.
///
/// Source: Apple, `UIProgressView`.
open class ProgressView: View {
  /// How far it has got, from 0 to 1. What is not a number changes nothing.
  public var progress: Float = 0 {
    didSet { progress = progress.isNaN ? oldValue : min(max(progress, 0), 1) }
  }

  /// Makes a bar with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentPriorities.hugging[.vertical] = .defaultHigh
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: View.noIntrinsicMetric, height: 4)
  }

  /// The present width, and the height of the bar, 4, in points, whatever room there is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: 4)
  }
}
