import Ashlar

/// The colours of controls' parts that the program has set.
struct Tints {
  var on: UIColor?
  var thumb: UIColor?
  var minimum: UIColor?
  var maximum: UIColor?
}

extension UISwitch {
  /// The colour of the switch while it is on, on pages.
  public var onTintColor: UIColor? {
    get { looks.tints.on }
    set { appearance.tints.on = newValue }
  }

  /// The colour of the knob, on pages.
  public var thumbTintColor: UIColor? {
    get { looks.tints.thumb }
    set { appearance.tints.thumb = newValue }
  }
}

extension UISlider {
  /// The colour of the line before the knob, on pages.
  public var minimumTrackTintColor: UIColor? {
    get { looks.tints.minimum }
    set { appearance.tints.minimum = newValue }
  }

  /// The colour of the line after the knob, on pages.
  public var maximumTrackTintColor: UIColor? {
    get { looks.tints.maximum }
    set { appearance.tints.maximum = newValue }
  }

  /// The colour of the knob, on pages.
  public var thumbTintColor: UIColor? {
    get { looks.tints.thumb }
    set { appearance.tints.thumb = newValue }
  }
}

extension UIProgressView {
  /// The look of a bar. Kept, and without effect.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case `default`, bar
  }

  /// The look of the bar. Kept, and without effect.
  public var progressViewStyle: Style {
    get { looks.progressViewStyle }
    set { appearance.progressViewStyle = newValue }
  }

  /// Makes a bar of a style, which has no effect.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// The colour of the completed part, on pages.
  public var progressTintColor: UIColor? {
    get { looks.tints.minimum }
    set { appearance.tints.minimum = newValue }
  }

  /// The colour of the remaining part, on pages.
  public var trackTintColor: UIColor? {
    get { looks.tints.maximum }
    set { appearance.tints.maximum = newValue }
  }
}
