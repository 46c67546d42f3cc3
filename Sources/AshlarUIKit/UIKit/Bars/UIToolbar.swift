public import Ashlar

/// A bar of buttons. It is 44 points high, as on an iPhone in portrait, and of any width; nothing is laid out inside
/// it.
///
/// Source: Apple, `UIToolbar`.
open class UIToolbar: UIView {
  /// The buttons. Kept, and without effect.
  open var items: [UIBarButtonItem]?

  /// The colour behind the buttons. Kept, and without effect.
  open var barTintColor: UIColor?

  /// The look of the bar. Kept, and without effect.
  open var barStyle = UIBarStyle.default

  /// Whether the bar is translucent. Kept, and without effect.
  open var isTranslucent = true

  /// Sets the buttons. Kept, and without effect.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// 44 points high, without a width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// The size of the bar, in points: the available width, and the bar's own height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}
