/// The margins and the safe area of a view, as far as they depend on other views, in points.
struct InsetState: Equatable {
  /// The insets of the safe area in the view, by everything that covers the screen.
  var safeArea = EdgeInsets.zero

  /// The margins that count: those that were set, the superview's where they are preserved, and the
  /// safe area.
  var margins = EdgeInsets(all: Self.standardMargin)

  /// The inset of readable content beyond the margins, on both sides.
  var readable: CGFloat = 0

  /// The height by which the keyboard reaches into the view from below.
  var keyboard: CGFloat = 0

  /// The height of the guide of the keyboard.
  var keyboardHeight: CGFloat = 0

  /// The margin of a view to which the program has given no other, in points.
  ///
  /// Source: Apple, `UIView.layoutMargins`.
  static let standardMargin: CGFloat = 8

  /// The default insets of a view that is no stack.
  static let plain = InsetState()

  /// The default insets of a stack.
  static let plainInStack = InsetState(margins: .zero)

  /// Whether views inside have something of it.
  var isPassedOn: Bool { safeArea != .zero || keyboard != 0 }

  /// Whether a view with a frame inside the view, which has bounds, has something of it.
  func reaches(_ frame: CGRect, in bounds: CGRect) -> Bool {
    let gaps = bounds.gaps(to: frame)
    return safeArea.top > gaps.top || safeArea.left > gaps.left || safeArea.right > gaps.right
      || max(safeArea.bottom, keyboard) > gaps.bottom
  }
}

/// The program's settings of a view's margins and safe area, with their results.
///
/// A view has one when it differs from a plain one in this, or when something depends on it.
final class ViewInsets {
  var ownMargins = OwnMargins.standard
  var preservesSuperviewMargins = false
  var includesSafeArea = true
  var additionalSafeArea = EdgeInsets.zero
  var keyboardUsesBottomSafeArea = true

  /// The guides that the view has made itself.
  var guides: [LayoutGuide] = []

  /// Whether a subview preserves the margins of the view.
  var hasPreservingSubviews = false

  /// The controller of the view, which is notified of these changes.
  weak var controller: ViewController? {
    didSet { isControlled = controller != nil }
  }

  /// Whether the view has been given a controller. It may be gone since.
  private var isControlled = false

  var hasLostController: Bool { isControlled && controller == nil }

  /// The values that the constraints are about to use, or use already.
  var state: InsetState

  /// The bounds for which that was found out.
  var bounds = CGRect.zero

  /// Whether the tree has the view on its list of those to look at again.
  var isQueued = false

  /// Makes the default insets of a view.
  init(_ plain: InsetState) { state = plain }

  /// The margins that the program has set.
  enum OwnMargins: Equatable {
    case standard
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  /// Whether everything is as it is by default.
  var isPlain: Bool {
    ownMargins == .standard && !preservesSuperviewMargins && includesSafeArea
      && additionalSafeArea == .zero && keyboardUsesBottomSafeArea && guides.isEmpty
      && !hasPreservingSubviews && !isQueued && !isControlled
  }

  /// Whether they, or those of views inside, may be others when the view has another frame, even where nothing reaches into
  /// the superview.
  var followFrame: Bool {
    preservesSuperviewMargins || hasPreservingSubviews || state.isPassedOn
      || guides.contains { $0.node.systemGuide == .readableContent }
  }

  /// The guide of a kind, if it has been requested.
  func guide(_ kind: SystemGuide) -> LayoutGuide? { guides.first { $0.node.systemGuide == kind } }
}

// MARK: - Arithmetic of edges

extension EdgeInsets {
  /// Edge by edge what a function makes of two insets.
  func combined(
    with other: EdgeInsets, _ combine: (CGFloat, CGFloat) -> CGFloat
  ) -> EdgeInsets {
    EdgeInsets(
      top: combine(top, other.top), left: combine(left, other.left),
      bottom: combine(bottom, other.bottom), right: combine(right, other.right))
  }
}

extension CGRect {
  /// The distances of the edges of a rectangle inside this one from its edges, in points.
  func gaps(to inner: CGRect) -> EdgeInsets {
    EdgeInsets(
      top: inner.minY - minY, left: inner.minX - minX, bottom: maxY - inner.maxY,
      right: maxX - inner.maxX)
  }
}
