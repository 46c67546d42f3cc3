public import Ashlar

/// The overridable members of `UIView` that no layout reads: touches, keys, focus, and margins as UIKit reads them.
///
/// Programs name `UIView`. On UIKit most of this belongs to `UIResponder`.
open class EventView: View {
  // MARK: Margins

  /// The distances between the edges and the content, in points. Layouts use the stored value, and not an override.
  open var layoutMargins: UIEdgeInsets {
    get { (self as View).layoutMargins }
    set { (self as View).layoutMargins = newValue }
  }

  /// The same as ``layoutMargins``, with leading and trailing instead of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { (self as View).directionalLayoutMargins }
    set { (self as View).directionalLayoutMargins = newValue }
  }

  /// The insets that bars and cut-outs of the screen cover, in points. Layouts ignore an override.
  open var safeAreaInsets: UIEdgeInsets { (self as View).safeAreaInsets }

  // MARK: Sizes

  /// Invalidates the size of the content, so that the next layout reads it again. Views of this module invalidate
  /// their sizes without calling it.
  open func invalidateIntrinsicContentSize() { (self as View).invalidateIntrinsicContentSize() }

  /// Returns the size that satisfies constraints and contents and is closest to a target, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    (self as View).systemLayoutSizeFitting(targetSize)
  }

  /// Returns the alignment rectangle of a frame, to which constraints refer, in points. Layouts use
  /// `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    (self as View).alignmentRect(forFrame: frame)
  }

  /// Returns the frame for an alignment rectangle, in points. Layouts use `alignmentRectInsets`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    (self as View).frame(forAlignmentRect: alignmentRect)
  }

  // MARK: Fingers and keys

  /// Never called: there are no touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no touches.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no touches.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether the view can receive key events: false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the view can stop receiving key events.
  open var canResignFirstResponder: Bool { true }

  /// Whether the view receives key events: never, as there are none.
  open var isFirstResponder: Bool { false }

  /// Does nothing: there are no key events.
  ///
  /// - Returns: Whether the view receives them from now on: no.
  @discardableResult
  open func becomeFirstResponder() -> Bool { false }

  /// Does nothing: no view receives key events.
  ///
  /// - Returns: Whether the view no longer receives them.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// A view in place of the keyboard. Kept by overrides, and not shown.
  open var inputView: UIView? { nil }

  /// A view above the keyboard. Kept by overrides, and not shown.
  open var inputAccessoryView: UIView? { nil }

  /// Never called: there are no menus.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }

  /// Never called: there are no keys.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: there are no keys.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Never called: there are no keys.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  // MARK: Focus

  /// Whether the view can have the focus: false by default. Never read.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus: never.
  open var isFocused: Bool { false }

  /// The environments that get the focus first. Never read.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Never called: no view has the focus.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

extension EventView: UIFocusEnvironment {}
