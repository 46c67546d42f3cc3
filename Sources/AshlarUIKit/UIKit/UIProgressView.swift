import Ashlar

/// A bar that says how far something has got: 4 points high, which it holds on to at 750, and as wide as it is made.
///
/// Source: Apple, `UIProgressView`.
open class UIProgressView: UIView {
  override func installParts() {
    show(FixedContent.bar(), isOfPlainKind: type(of: self) == UIProgressView.self)
  }

  /// How far it has got, from 0 to 1. What is not a number changes nothing.
  open var progress: Float = 0 {
    didSet { progress = progress.isNaN ? oldValue : min(max(progress, 0), 1) }
  }

  /// Says how far it has got, from 0 to 1, at once.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }
}
