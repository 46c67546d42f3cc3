public import Ashlar

/// A view that shows a part of a larger area.
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

  /// How much larger than its content the area is on each side that can be scrolled to, in points.
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

  /// ``contentInset``, and the safe area where ``contentInsetAdjustmentBehavior`` adds it, in points.
  open var adjustedContentInset: UIEdgeInsets { area.adjustedInset(in: self) }

  /// Whether the view counts as one that scrolls vertically, even where its content is not larger than it.
  open var alwaysBounceVertical: Bool {
    get { area.alwaysScrollsVertically }
    set { area.set(\.alwaysScrollsVertically, to: newValue, in: self) }
  }

  /// Whether the view counts as one that scrolls horizontally, even where its content is not larger than it.
  open var alwaysBounceHorizontal: Bool {
    get { area.alwaysScrollsHorizontally }
    set { area.set(\.alwaysScrollsHorizontally, to: newValue, in: self) }
  }

  /// The size of what is scrolled, in points.
  ///
  /// As soon as a constraint mentions the view's edges from inside, or ``contentLayoutGuide``, it is a result of
  /// layouts. Otherwise it is the size that is set. A size that is not finite is a `LayoutFault` and changes nothing.
  open var contentSize: CGSize {
    get { area.size }
    set { area.takeSize(newValue, in: self) }
  }

  /// The point of the area that is visible in the top-left corner of the view, in points.
  ///
  /// It is the origin of `bounds`. Nothing keeps it within the area.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls to a point of the area, in points, at once.
  open func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Scrolls at once, by the smallest distance that makes a rectangle of the area visible.
  ///
  /// What the insets cover, such as the part behind a keyboard, is not visible. If the rectangle is larger than what is,
  /// its upper left corner becomes visible. Nothing beyond the area and its insets is shown.
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

  /// Whether fingers can scroll. Kept, and without effect.
  open var isScrollEnabled: Bool {
    get { looks.scrolling.isScrollEnabled }
    set { appearance.scrolling.isScrollEnabled = newValue }
  }

  /// Whether scrolling ends at multiples of the bounds. Kept, and without effect.
  open var isPagingEnabled: Bool {
    get { looks.scrolling.isPagingEnabled }
    set { appearance.scrolling.isPagingEnabled = newValue }
  }

  /// Whether fingers can scroll past the end. Kept, and without effect.
  open var bounces: Bool {
    get { looks.scrolling.bounces }
    set { appearance.scrolling.bounces = newValue }
  }

  /// Whether a finger inside a view scrolls. Never asked.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }
}

extension UIScrollView {
  /// The area that is scrolled, as a guide: in the space of what is inside, from (0, 0), as large as ``contentSize``.
  ///
  /// It is zero while no constraint mentions it or, from inside, the view's edges.
  ///
  /// Source: Apple, `UIScrollView.contentLayoutGuide`.
  public var contentLayoutGuide: UILayoutGuide { area.guide(in: self) }

  /// A guide for the visible part of the area. What is pinned to it stays in its place while the rest scrolls.
  ///
  /// Source: Apple, `UIScrollView.frameLayoutGuide`.
  public var frameLayoutGuide: UILayoutGuide { area.frameGuide(in: self) }

  /// Whether fingers along one axis scroll along that alone. Kept, and without effect.
  public var isDirectionalLockEnabled: Bool {
    get { looks.scrolling.isDirectionalLockEnabled }
    set { appearance.scrolling.isDirectionalLockEnabled = newValue }
  }

  /// Whether there is a bar at the bottom. Kept, and without effect.
  public var showsHorizontalScrollIndicator: Bool {
    get { looks.scrolling.showsHorizontalScrollIndicator }
    set { appearance.scrolling.showsHorizontalScrollIndicator = newValue }
  }

  /// Whether there is a bar at the side. Kept, and without effect.
  public var showsVerticalScrollIndicator: Bool {
    get { looks.scrolling.showsVerticalScrollIndicator }
    set { appearance.scrolling.showsVerticalScrollIndicator = newValue }
  }

  /// How far the bars stand off the edges, in points. Kept, and without effect.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { looks.scrolling.scrollIndicatorInsets }
    set { appearance.scrolling.scrollIndicatorInsets = newValue }
  }

  /// How scrolling takes the keyboard away. Kept, and without effect.
  public var keyboardDismissMode: KeyboardDismissMode {
    get { looks.scrolling.keyboardDismissMode }
    set { appearance.scrolling.keyboardDismissMode = newValue }
  }

  /// The control that shows a refresh of the content. Kept, and without effect.
  public var refreshControl: UIRefreshControl? {
    get { looks.scrolling.refreshControl }
    set { appearance.scrolling.refreshControl = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top. Kept, and without effect.
  public var scrollsToTop: Bool {
    get { looks.scrolling.scrollsToTop }
    set { appearance.scrolling.scrollsToTop = newValue }
  }

  /// How fast scrolling ends. Kept, and without effect.
  public var decelerationRate: DecelerationRate {
    get { looks.scrolling.decelerationRate }
    set { appearance.scrolling.decelerationRate = newValue }
  }

  /// The recogniser of scrolling. It is always the same, and receives no touches.
  public var panGestureRecognizer: UIPanGestureRecognizer { appearance.scrolling.pan }

  /// How fast scrolling ends: the part of the speed that remains after a millisecond. Without effect.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    /// The part that is left.
    public let rawValue: CGFloat

    /// Makes a rate of the part that is left.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// As on UIKit.
    public static let normal = Self(rawValue: 0.998)
    /// As on UIKit.
    public static let fast = Self(rawValue: 0.99)
  }

  /// How scrolling dismisses the keyboard. Without effect.
  public enum KeyboardDismissMode: Int, Hashable, Sendable {
    /// As on UIKit.
    case none
    /// As on UIKit.
    case onDrag
    /// As on UIKit.
    case interactive
  }
}
