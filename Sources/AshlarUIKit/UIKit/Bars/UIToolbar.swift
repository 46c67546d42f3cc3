public import Ashlar

/// A bar of buttons. It is 44 points high, as on an iPhone held upright, and of any width; nothing is laid out inside
/// it.
///
/// Source: Apple, `UIToolbar`.
open class UIToolbar: UIView {
  /// The buttons. Kept, and without effect.
  open var items: [UIBarButtonItem]?

  /// The colour behind the buttons. Kept, and without effect.
  open var barTintColor: UIColor?

  /// How the bar looks. Kept, and without effect.
  open var barStyle = UIBarStyle.default

  /// Whether something shines through. Kept, and without effect.
  open var isTranslucent = true

  /// Sets the buttons. Kept, and without effect.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// 44 points high, and as wide as it is made.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 44)
  }

  /// The size of the bar, in points: as wide as there is room, and as high as it asks for.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}
