import Ashlar

/// A bar that shows progress: 4 points high, with vertical content priorities of 750, and of any width.
///
/// Source: Apple, `UIProgressView`.
open class UIProgressView: UIView {
  override func installParts() {
    show(FixedContent.bar(), isOfPlainKind: type(of: self) == UIProgressView.self)
  }

  /// The progress, from 0 to 1. NaN changes nothing.
  open var progress: Float = 0 {
    didSet { progress = progress.isNaN ? oldValue : min(max(progress, 0), 1) }
  }

  /// Sets the progress, from 0 to 1, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  /// The look of the bar. Kept, and without effect.
  public final var progressViewStyle = Style.default

  /// The colour of the completed part, on pages.
  public final var progressTintColor: UIColor?

  /// The colour of the remaining part, on pages.
  public final var trackTintColor: UIColor?
}

extension UIProgressView {
  /// The look of a bar. Kept, and without effect.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case `default`, bar
  }

  /// Makes a bar of a style, which has no effect.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }
}
