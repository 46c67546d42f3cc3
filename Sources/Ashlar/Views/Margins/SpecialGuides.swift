/// The rectangle that the keyboard covers at the bottom of a view.
///
/// Source: Apple, `UIKeyboardLayoutGuide`.
public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide follows a keyboard that is not docked; false by default. Kept, and without effect, as
  /// keyboards are always docked here.
  ///
  /// Source: Apple, `UIKeyboardLayoutGuide.followsUndockedKeyboard`.
  public var followsUndockedKeyboard = false

  /// Whether the guide is as high as the safe area at the bottom while no keyboard is shown.
  ///
  /// True by default. If it is false, the guide has no height then, and is at the bottom of the view.
  public var usesBottomSafeArea: Bool {
    get { owningView?.insets?.keyboardUsesBottomSafeArea ?? true }
    set {
      guard let view = owningView, usesBottomSafeArea != newValue else { return }
      view.ownInsets.keyboardUsesBottomSafeArea = newValue
      view.insetRulesDidChange()
    }
  }
}

/// The area that bars cover at the top or at the bottom of a view.
///
/// Source: Apple, `UILayoutSupport`.
public final class LayoutSupportGuide: LayoutGuide {
  /// The length of the covered area, in points.
  public var length: CGFloat { layoutFrame.height }
}
