import Ashlar

/// The colours of parts of controls, as the program has set them.
struct Tints {
  var on: UIColor?
  var thumb: UIColor?
  var minimum: UIColor?
  var maximum: UIColor?
}

extension UISwitch {
  /// The colour of a switch that is on, on pages.
  public var onTintColor: UIColor? {
    get { looks.tints.on }
    set { appearance.tints.on = newValue }
  }

  /// The colour of what is moved, on pages.
  public var thumbTintColor: UIColor? {
    get { looks.tints.thumb }
    set { appearance.tints.thumb = newValue }
  }
}

extension UISlider {
  /// The colour of the part up to the value, on pages.
  public var minimumTrackTintColor: UIColor? {
    get { looks.tints.minimum }
    set { appearance.tints.minimum = newValue }
  }

  /// The colour of the part behind the value, on pages.
  public var maximumTrackTintColor: UIColor? {
    get { looks.tints.maximum }
    set { appearance.tints.maximum = newValue }
  }

  /// The colour of what is moved, on pages.
  public var thumbTintColor: UIColor? {
    get { looks.tints.thumb }
    set { appearance.tints.thumb = newValue }
  }
}

extension UIProgressView {
  /// The look of a bar. Kept, and without effect.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case `default`
    /// As on UIKit.
    case bar
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

  /// The colour of what has been done, on pages.
  public var progressTintColor: UIColor? {
    get { looks.tints.minimum }
    set { appearance.tints.minimum = newValue }
  }

  /// The colour of what has yet to be done, on pages.
  public var trackTintColor: UIColor? {
    get { looks.tints.maximum }
    set { appearance.tints.maximum = newValue }
  }
}
