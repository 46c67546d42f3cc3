/// A switch that is on or off: 51 × 31 points, with content priorities of 750 on both axes. The right edge that
/// constraints use is 2 points inside.
///
/// Source: Apple, `UISwitch`.
open class Switch: View {
  /// Whether it is on.
  public var isOn = false

  /// Makes a switch with the origin of a frame, in points, in the coordinate space of its future superview. It is
  /// 51 points wide and 31 high, whatever the frame is.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: FixedContent.toggleSize))
    show(FixedContent.toggle(), isOfPlainKind: type(of: self) == Switch.self)
  }
}

/// A wheel that turns while a task is in progress, with content priorities of 750 on both axes.
///
/// Source: Apple, `UIActivityIndicatorView`.
open class ActivityIndicator: View {
  private let wheel = FixedContent.wheel()

  /// The size of the wheel.
  public var style = Style.medium {
    didSet { wheel.take(style.size, in: self) }
  }

  /// The size of a wheel.
  public enum Style: Hashable, Sendable, CaseIterable, Codable {
    /// 20 × 20 points.
    case medium

    /// 37 × 37 points.
    case large

    /// The size of the wheel, in points.
    package var size: CGSize {
      self == .medium ? CGSize(width: 20, height: 20) : CGSize(width: 37, height: 37)
    }
  }

  /// Makes a wheel with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(wheel, isOfPlainKind: type(of: self) == ActivityIndicator.self)
  }
}

/// A knob on a line: 31 points high, of any width. The edges that constraints use are 2 points inside at the left and
/// at the right, and 1 point inside at the bottom.
///
/// Source: Apple, `UISlider`.
open class Slider: View {
  private var range = SliderRange()

  /// The value at the knob, from ``minimumValue`` to ``maximumValue``. NaN changes nothing.
  public var value: Float {
    get { range.value }
    set { range.take(value: newValue) }
  }

  /// The value at the start of the line; 0 by default. A lesser ``maximumValue`` or ``value`` is raised to it. NaN
  /// changes nothing.
  public var minimumValue: Float {
    get { range.minimum }
    set { range.take(minimum: newValue) }
  }

  /// The value at the end of the line; 1 by default. A greater ``minimumValue`` or ``value`` is lowered to it. NaN
  /// changes nothing.
  public var maximumValue: Float {
    get { range.maximum }
    set { range.take(maximum: newValue) }
  }

  /// Makes a slider with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(FixedContent.slider(), isOfPlainKind: type(of: self) == Slider.self)
  }
}

/// A bar that shows progress: 4 points high, with vertical content priorities of 750, and of any width.
///
/// Source: Apple, `UIProgressView`.
open class ProgressView: View {
  /// The progress, from 0 to 1. NaN changes nothing.
  public var progress: Float = 0 {
    didSet { progress = progress.isNaN ? oldValue : min(max(progress, 0), 1) }
  }

  /// Makes a bar with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    show(FixedContent.bar(), isOfPlainKind: type(of: self) == ProgressView.self)
  }
}
