public import Ashlar

/// A view that shows a part of an area and can scroll to the rest.
///
/// To views inside it, its edges mean those of the scrolled area, and its width and height mean its own. Its centre
/// is that of its frame, laid at the start of the area. Constraints determine the size of the area: on each axis, a
/// chain of views from edge to edge, sizes included.
///
/// Sources: Apple, Technical Note TN2154; `UIScrollView`.
open class UIScrollView: UIView, ScrollHost {
  final let area = ScrollArea()

  /// When a scroll view adds the safe area to its insets.
  public typealias ContentInsetAdjustmentBehavior = ScrollView.ContentInsetAdjustmentBehavior

  override func installParts() { scroll(area) }

  /// The distance by which the scrollable area extends the content on each side, in points.
  ///
  /// No constraint depends on it. A number that is not finite is a `LayoutFault` and changes nothing.
  open var contentInset: UIEdgeInsets {
    get { area.contentInset }
    set { area.takeInset(newValue, in: self) }
  }

  /// When the safe area becomes part of ``adjustedContentInset``.
  open var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { area.adjustment }
    set { area.set(\.adjustment, to: newValue, in: self) }
  }

  /// The sum of ``contentInset`` and of the safe area as far as ``contentInsetAdjustmentBehavior`` adds it, in
  /// points.
  open var adjustedContentInset: UIEdgeInsets { area.adjustedInset(in: self) }

  /// Whether the view scrolls vertically even if its content is not larger than the view.
  open var alwaysBounceVertical: Bool {
    get { area.alwaysScrollsVertically }
    set { area.set(\.alwaysScrollsVertically, to: newValue, in: self) }
  }

  /// Whether the view scrolls horizontally even if its content is not larger than the view.
  open var alwaysBounceHorizontal: Bool {
    get { area.alwaysScrollsHorizontally }
    set { area.set(\.alwaysScrollsHorizontally, to: newValue, in: self) }
  }

  /// The size of the scrolled content, in points.
  ///
  /// As soon as a constraint mentions the view's edges from inside, or ``contentLayoutGuide``, it is a result of
  /// layouts. Otherwise it is the size that is set. A size that is not finite is a `LayoutFault` and changes nothing.
  open var contentSize: CGSize {
    get { area.size }
    set { area.takeSize(newValue, in: self) }
  }

  /// The point of the area that is visible in the top-left corner of the view, in points.
  ///
  /// It is the origin of `bounds`. It is not limited to the area.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to a point of the area, in points, at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Scrolls at once, by the smallest distance that makes a rectangle of the area visible.
  ///
  /// The part that the insets cover, such as that behind a keyboard, is not visible. If the rectangle is larger than
  /// the visible part, its upper left corner becomes visible. Nothing beyond the area and its insets is shown.
  ///
  /// - Parameters:
  ///   - rectangle: A rectangle in points, in the coordinate space of the scroll view, whose origin is the corner of the
  ///     area.
  ///   - animated: Without effect.
  ///
  /// Source: Apple, `UIScrollView.scrollRectToVisible(_:animated:)`.
  open func scrollRectToVisible(_ rectangle: CGRect, animated: Bool) {
    contentOffset = area.offset(in: self, showing: rectangle)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    area.followInsets(in: self)
  }

  /// Whether touches scroll the view. Kept, and without effect.
  open var isScrollEnabled = true

  /// Whether scrolling ends at multiples of the bounds. Kept, and without effect.
  open var isPagingEnabled = false

  /// Whether touches scroll past the end. Kept, and without effect.
  open var bounces = true

  /// Whether a touch inside a view can begin to scroll. Never called.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  /// Whether touches along one axis scroll along that axis alone. Kept, and without effect.
  public final var isDirectionalLockEnabled = false

  /// Whether a horizontal scroll bar is shown. Kept, and without effect.
  public final var showsHorizontalScrollIndicator = true

  /// Whether a vertical scroll bar is shown. Kept, and without effect.
  public final var showsVerticalScrollIndicator = true

  /// The insets of the scroll bars, in points. Kept, and without effect.
  public final var scrollIndicatorInsets: UIEdgeInsets = .zero

  /// How scrolling dismisses the keyboard. Kept, and without effect.
  public final var keyboardDismissMode = KeyboardDismissMode.none

  /// The control that shows a refresh of the content. Kept, and without effect.
  public final var refreshControl: UIRefreshControl?

  /// Whether a tap on the status bar scrolls to the top. Kept, and without effect.
  public final var scrollsToTop = true

  /// The rate at which scrolling slows down. Kept, and without effect.
  public final var decelerationRate = DecelerationRate.normal

  /// The scale of the content. Kept, and without effect: nothing is drawn.
  public final var zoomScale: CGFloat = 1

  /// The least scale of the content. Kept, and without effect.
  public final var minimumZoomScale: CGFloat = 1

  /// The greatest scale of the content. Kept, and without effect.
  public final var maximumZoomScale: CGFloat = 1

  /// Whether the content bounces back at its least and greatest scale. Kept, and without effect.
  public final var bouncesZoom = true

  /// The recogniser of scrolling. It is always the same, and receives no touches.
  public private(set) final lazy var panGestureRecognizer = UIPanGestureRecognizer()

  /// The object that UIKit notifies when fingers scroll.
  final weak var scrollDelegate: (any UIScrollViewDelegate)?
}

extension UIScrollView {
  /// A guide for the scrolled area, in the coordinate space of the subviews: from (0, 0), with the size
  /// ``contentSize``.
  ///
  /// It is zero while no constraint mentions it or, from inside, the view's edges.
  ///
  /// Source: Apple, `UIScrollView.contentLayoutGuide`.
  public var contentLayoutGuide: UILayoutGuide { area.guide(in: self) }

  /// A guide for the visible part of the area. Views that are pinned to it keep their places while the rest scrolls.
  ///
  /// Source: Apple, `UIScrollView.frameLayoutGuide`.
  public var frameLayoutGuide: UILayoutGuide { area.frameGuide(in: self) }

  /// The rate at which scrolling slows down: the part of the speed that remains after a millisecond. Without effect.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part of the speed that remains.
    public let rawValue: CGFloat

    /// Makes a rate from the part of the speed that remains.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let normal = Self(rawValue: 0.998)
    /// As on UIKit.
    public static let fast = Self(rawValue: 0.99)
  }

  /// How scrolling dismisses the keyboard. Without effect.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case none, onDrag, interactive
  }
}
