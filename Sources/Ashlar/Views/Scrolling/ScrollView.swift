/// A view that shows a part of an area and can scroll to the rest.
///
/// To views inside it, its edges mean those of the scrolled area, and its width and height mean its own. Its centre
/// is that of its frame at the start of the area. To views outside, all of them mean the view itself. Constraints
/// determine the size of the area: on each axis, a chain of views from edge to edge, sizes included.
///
/// ```swift
/// scroll.makeConstraints { $0.edges.equalToSuperview() }
/// page.makeConstraints { make in
///   make.edges.equalTo(scroll)        // the page is all that is scrolled
///   make.width.equalTo(scroll)        // as wide as what is seen
///   make.height.equalTo(900)
/// }
/// root.layoutIfNeeded()
/// scroll.contentSize                  // 320 × 900
/// ```
///
/// Frames of views inside are in the coordinate space of the area: scrolling does not change them. Views that
/// constraints tie to ``frameLayoutGuide`` or to views outside are the exception: they keep their place on the
/// screen.
///
/// Sources: Apple, Technical Note TN2154; `UIScrollView`.
open class ScrollView: View, ScrollHost {
  final let area = ScrollArea()

  /// The distance by which the scrollable area extends the content on each side, in points.
  ///
  /// No constraint depends on it. A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var contentInset: EdgeInsets {
    get { area.contentInset }
    set { area.takeInset(newValue, in: self) }
  }

  /// When the safe area becomes part of ``adjustedContentInset``.
  public var contentInsetAdjustmentBehavior: ContentInsetAdjustmentBehavior {
    get { area.adjustment }
    set { area.set(\.adjustment, to: newValue, in: self) }
  }

  /// Whether the view scrolls vertically even if its content is not larger than the view.
  public var alwaysBounceVertical: Bool {
    get { area.alwaysScrollsVertically }
    set { area.set(\.alwaysScrollsVertically, to: newValue, in: self) }
  }

  /// Whether the view scrolls horizontally even if its content is not larger than the view.
  public var alwaysBounceHorizontal: Bool {
    get { area.alwaysScrollsHorizontally }
    set { area.set(\.alwaysScrollsHorizontally, to: newValue, in: self) }
  }

  /// The size of the scrolled content, in points.
  ///
  /// As soon as a constraint mentions the view's edges from inside, or ``contentLayoutGuide``, it is a result of
  /// layouts. Otherwise it is the size that is set. A size that is not finite is a ``LayoutFault`` and changes
  /// nothing. The view has no intrinsic size.
  open var contentSize: CGSize {
    get { area.size }
    set { area.takeSize(newValue, in: self) }
  }

  /// Makes a view with a frame, in points, in the coordinate space of its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    scroll(area)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    area.followInsets(in: self)
  }

  /// When a scroll view adds the safe area to its insets.
  ///
  /// Source: Apple, `UIScrollView.ContentInsetAdjustmentBehavior`.
  public enum ContentInsetAdjustmentBehavior: Int, Hashable, Sendable, CaseIterable {
    /// Along the axes on which the view scrolls.
    case automatic

    /// Along the axes on which the view scrolls.
    case scrollableAxes

    /// Along no axis.
    case never

    /// Along both axes, whether the view scrolls there or not.
    case always
  }
}

// MARK: - Guides

extension ScrollView {
  /// A guide for the scrolled area, in the coordinate space of the subviews: from (0, 0), with the size
  /// ``contentSize``.
  ///
  /// It is zero while no constraint mentions it or, from inside, the view's edges.
  ///
  /// Source: Apple, `UIScrollView.contentLayoutGuide`.
  public var contentLayoutGuide: LayoutGuide { area.guide(in: self) }

  /// A guide for the visible part of the area. Views that are pinned to it keep their places while the rest scrolls.
  ///
  /// Source: Apple, `UIScrollView.frameLayoutGuide`.
  public var frameLayoutGuide: LayoutGuide { area.frameGuide(in: self) }
}

// MARK: - Scrolling

extension ScrollView {
  /// The point of the area that is visible in the top-left corner of the view, in points.
  ///
  /// It is the origin of ``View/bounds``. It is not limited to the area.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls by the smallest distance that makes a rectangle of the area visible.
  ///
  /// The part that ``adjustedContentInset`` covers, such as that behind a keyboard, is not visible. If the rectangle
  /// is larger than the visible part, its upper left corner becomes visible. ``contentSize`` and
  /// ``adjustedContentInset`` limit the area; nothing beyond it is shown.
  ///
  /// - Parameter rectangle: A rectangle in points, in the coordinate space of the scroll view, whose origin is the
  ///   corner of the area.
  ///
  /// Source: Apple, `UIScrollView.scrollRectToVisible(_:animated:)`.
  public func scrollRectToVisible(_ rectangle: CGRect) {
    contentOffset = area.offset(in: self, showing: rectangle)
  }

  /// The sum of ``contentInset`` and of the safe area as far as ``contentInsetAdjustmentBehavior`` adds it, in
  /// points.
  ///
  /// Source: Apple, `UIScrollView.adjustedContentInset`.
  public var adjustedContentInset: EdgeInsets { area.adjustedInset(in: self) }
}
