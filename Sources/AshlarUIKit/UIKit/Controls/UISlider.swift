public import Ashlar

/// A knob on a line: 31 points high, of any width. The edges that constraints use are 2 points inside at the left and
/// at the right, and 1 point inside at the bottom.
///
/// Source: Apple, `UISlider`; the edges: recorded by Interface Builder.
open class UISlider: UIControl {
  private final var range = SliderRange()

  override func installParts() {
    show(FixedContent.slider(), isOfPlainKind: type(of: self) == UISlider.self)
  }

  /// The value at the knob, from ``minimumValue`` to ``maximumValue``. NaN changes nothing.
  open var value: Float {
    get { range.value }
    set { range.take(value: newValue) }
  }

  /// The value at the start of the line; 0 by default. A lesser ``maximumValue`` or ``value`` is raised to it. NaN
  /// changes nothing.
  open var minimumValue: Float {
    get { range.minimum }
    set { range.take(minimum: newValue) }
  }

  /// The value at the end of the line; 1 by default. A greater ``minimumValue`` or ``value`` is lowered to it. NaN
  /// changes nothing.
  open var maximumValue: Float {
    get { range.maximum }
    set { range.take(maximum: newValue) }
  }

  /// Sets the value, at once.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  /// The rectangle of the line, in points. Never called.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of the knob, in points. Never called.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    rect
  }

  /// Whether every change sends actions. Kept, and without effect.
  open var isContinuous = true

  /// Sets the picture of the knob in a state. Kept, and without effect.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {
    appearance.thumbImages[state.rawValue] = image
  }

  /// The picture of the knob in a state. Without effect.
  open func thumbImage(for state: UIControl.State) -> UIImage? { looks.thumbImages[state.rawValue] }

  /// The colour of the line before the knob, on pages.
  public final var minimumTrackTintColor: UIColor?

  /// The colour of the line after the knob, on pages.
  public final var maximumTrackTintColor: UIColor?

  /// The colour of the knob, on pages.
  public final var thumbTintColor: UIColor?
}
