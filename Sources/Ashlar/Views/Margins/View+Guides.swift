// MARK: - Guides that a view makes itself

extension LayoutItem where Self: View {
  /// The same as ``View/safeAreaLayoutGuide``, short enough for sentences: `equalToSuperview { $0.safeArea }`.
  public var safeArea: LayoutGuide { safeAreaLayoutGuide }
}

extension View {
  /// The rectangle inside the view's ``layoutMargins``, as a guide.
  ///
  /// Like the other guides that a view makes itself, it is one of ``layoutGuides`` from the first time
  /// that it is asked for, stays the same, and can be neither removed nor moved to another view. It
  /// costs a layout nothing. Margins that are larger than the view leave it without an extent; what
  /// is to be that wide is reported as a conflict.
  ///
  /// Source: Apple, `UIView.layoutMarginsGuide`.
  public var layoutMarginsGuide: LayoutGuide { systemGuide(.layoutMargins) }

  /// The rectangle inside the view's ``safeAreaInsets``, as a guide.
  ///
  /// Source: Apple, `UIView.safeAreaLayoutGuide`.
  public var safeAreaLayoutGuide: LayoutGuide { systemGuide(.safeArea) }

  /// The rectangle in which lines of text are not too long to read, as a guide.
  ///
  /// It is inside the margins, in their middle, and no wider than
  /// ``LayoutEnvironment/readableContentWidth``.
  ///
  /// Source: Apple, `UIView.readableContentGuide`.
  public var readableContentGuide: LayoutGuide { systemGuide(.readableContent) }

  /// The rectangle that the keyboard covers at the bottom of the view, as a guide.
  ///
  /// Without a keyboard (``LayoutEnvironment/keyboardHeight``) it is as high as the safe area is at the
  /// bottom of the view, so that what ends at its top is visible in either case.
  ///
  /// Source: Apple, `UIView.keyboardLayoutGuide`.
  public var keyboardLayoutGuide: KeyboardLayoutGuide {
    systemGuide(.keyboard) as! KeyboardLayoutGuide
  }

  /// What bars cover at the top of the view, as a guide.
  ///
  /// On UIKit it belongs to the view controller, and has been replaced by the safe area: its bottom is
  /// the top of ``safeAreaLayoutGuide``.
  ///
  /// Source: Apple, `UIViewController.topLayoutGuide`.
  public var topLayoutGuide: LayoutSupportGuide { systemGuide(.top) as! LayoutSupportGuide }

  /// What bars cover at the bottom of the view, as a guide.
  ///
  /// On UIKit it belongs to the view controller, and has been replaced by the safe area: its top is
  /// the bottom of ``safeAreaLayoutGuide``.
  ///
  /// Source: Apple, `UIViewController.bottomLayoutGuide`.
  public var bottomLayoutGuide: LayoutSupportGuide { systemGuide(.bottom) as! LayoutSupportGuide }

  /// The guide of a kind, made when it is asked for first.
  func systemGuide(_ kind: SystemGuide) -> LayoutGuide {
    let insets = ownInsets
    if let guide = insets.guide(kind) { return guide }
    let guide: LayoutGuide =
      switch kind {
      case .layoutMargins, .safeArea, .readableContent, .frame, .content: LayoutGuide(kind)
      case .keyboard: KeyboardLayoutGuide(kind)
      case .top, .bottom: LayoutSupportGuide(kind)
      }
    insets.guides.append(guide)
    layoutGuides.append(guide)
    guide.owningView = self
    if kind == .readableContent { tree.updateInsets(of: self) }
    return guide
  }
}

// MARK: - Special guides

/// The rectangle that the keyboard covers at the bottom of a view.
///
/// Source: Apple, `UIKeyboardLayoutGuide`.
public final class KeyboardLayoutGuide: LayoutGuide {
  /// Whether the guide follows a keyboard that is not docked; false at first. Kept, and without effect, as keyboards
  /// are always docked here.
  ///
  /// Source: Apple, `UIKeyboardLayoutGuide.followsUndockedKeyboard`.
  public var followsUndockedKeyboard = false

  /// Whether the guide is as high as the safe area at the bottom while no keyboard is shown.
  ///
  /// True at first. Otherwise it has no height then, and is at the bottom of the view.
  public var usesBottomSafeArea: Bool {
    get { owningView?.insets?.keyboardUsesBottomSafeArea ?? true }
    set {
      guard let view = owningView, usesBottomSafeArea != newValue else { return }
      view.ownInsets.keyboardUsesBottomSafeArea = newValue
      view.insetRulesDidChange()
    }
  }
}

/// What bars cover at the top or at the bottom of a view.
///
/// Source: Apple, `UILayoutSupport`.
public final class LayoutSupportGuide: LayoutGuide {
  /// How much is covered, in points.
  public var length: CGFloat { layoutFrame.height }
}
