public import Ashlar

/// What a `UIView` may override that a layout does not ask for: fingers, keys, focus, and margins as UIKit reads them.
///
/// Programs name `UIView`. On UIKit most of this belongs to `UIResponder`.
open class EventView: View {
  // MARK: Margins

  /// The distances from the edges at which the content should begin, in points. Layouts go by what has been set, and not
  /// by an override.
  open var layoutMargins: UIEdgeInsets {
    get { (self as View).layoutMargins }
    set { (self as View).layoutMargins = newValue }
  }

  /// The same as ``layoutMargins``, with leading and trailing instead of left and right.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { (self as View).directionalLayoutMargins }
    set { (self as View).directionalLayoutMargins = newValue }
  }

  /// How far bars and cut-outs of the screen reach into the view, in points. Layouts do not go by an override.
  open var safeAreaInsets: UIEdgeInsets { (self as View).safeAreaInsets }

  // MARK: Sizes

  /// Makes the next layout ask for the size of the content again. Views of this module do so without calling it.
  open func invalidateIntrinsicContentSize() { (self as View).invalidateIntrinsicContentSize() }

  /// The size closest to a target that constraints and contents allow, in points.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    (self as View).systemLayoutSizeFitting(targetSize)
  }

  /// The part of a frame that constraints refer to, in points. Layouts go by `alignmentRectInsets`.
  open func alignmentRect(forFrame frame: CGRect) -> CGRect {
    (self as View).alignmentRect(forFrame: frame)
  }

  /// The frame whose alignment rectangle is a given one, in points. Layouts go by `alignmentRectInsets`.
  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    (self as View).frame(forAlignmentRect: alignmentRect)
  }

  // MARK: Fingers and keys

  /// Never called: there are no fingers.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no fingers.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no fingers.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Never called: there are no fingers.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Whether the view can receive key events: false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the view can stop hearing of keys.
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

  /// Whether the view can have the focus: false by default. Never asked.
  open var canBecomeFocused: Bool { false }

  /// Whether the view has the focus: never.
  open var isFocused: Bool { false }

  /// What should have the focus first. Never asked.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }

  /// Never called: no view has the focus.
  open func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {}
}

extension EventView: UIFocusEnvironment {}
