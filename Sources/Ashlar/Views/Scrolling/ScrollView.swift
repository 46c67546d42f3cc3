/// A view through which a part of something larger is seen.
///
/// To views inside it, its edges and its middle mean the area that it scrolls, and its width and height mean
/// its own. To everything outside, all of them mean the view itself. How large the area is comes out of the
/// constraints: a chain of views from edge to edge, sizes included, on each axis.
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
/// Frames of views inside are those in the area: scrolling does not change them, except for views that
/// constraints tie to ``frameLayoutGuide`` or to something outside, which stay where they are seen.
///
/// Sources: Apple, Technical Note TN2154; `UIScrollView`.
open class ScrollView: View {
  private var ownContentSize = CGSize.zero
  private var appliedInsets = EdgeInsets.zero

  /// The guide for ``contentLayoutGuide``, made when something first needs it.
  private lazy var contentGuide = makeContentGuide()

  /// How much larger than its content the area is on each side that can be scrolled to, in points.
  ///
  /// No constraint goes by it. A number that is not finite is a ``LayoutFault`` and changes nothing.
  public var contentInset = EdgeInsets.zero {
    didSet {
      if refuses(contentInset, for: "contentInset") { contentInset = oldValue }
      followInsets()
    }
  }

  /// When the safe area becomes part of ``adjustedContentInset``.
  public var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { followInsets() }
  }

  /// Whether the view counts as one that scrolls vertically, even where its content is not larger than it.
  public var alwaysBounceVertical = false {
    didSet { followInsets() }
  }

  /// Whether the view counts as one that scrolls horizontally, even where its content is not larger than it.
  public var alwaysBounceHorizontal = false {
    didSet { followInsets() }
  }

  /// The size of what is scrolled, in points.
  ///
  /// As soon as a constraint speaks of the view's edges, from inside, or of ``contentLayoutGuide``, it is a
  /// result of layouts. Without, it is what it is set to. A size that is not finite is a ``LayoutFault`` and
  /// changes nothing. The view has no intrinsic size.
  open var contentSize: CGSize {
    get { ownContentSize }
    set {
      if refuses(newValue, for: "contentSize") { return }
      ownContentSize = newValue
      followInsets()
    }
  }

  override var givenContentSize: CGSize {
    get { contentSize }
    set { contentSize = newValue }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    followInsets()
  }

  override var isScrolling: Bool { true }

  override var scrolledArea: LayoutGuide? { contentGuide }

  /// When the safe area becomes part of the insets of what a view scrolls.
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
  /// The area that is scrolled, as a guide: in the space of what is inside, from (0, 0), as large as
  /// ``contentSize``.
  ///
  /// It is zero while no constraint speaks of it or, from inside, of the view's edges.
  ///
  /// Source: Apple, `UIScrollView.contentLayoutGuide`.
  public var contentLayoutGuide: LayoutGuide { contentGuide }

  /// What is seen of the area, as a guide. What is pinned to it stays in its place while the rest scrolls.
  ///
  /// Source: Apple, `UIScrollView.frameLayoutGuide`.
  public var frameLayoutGuide: LayoutGuide { systemGuide(.frame) }

  private func makeContentGuide() -> LayoutGuide {
    let guide = ScrolledArea(.content)
    layoutGuides.append(guide)
    guide.owningView = self
    return guide
  }

  /// Takes the size that a layout has found.
  fileprivate func takeContentSize(_ size: CGSize) {
    let scale = environment.displayScale
    ownContentSize = scale.map { PixelGrid.round(size, scale: $0) } ?? size
    followInsets()
  }
}

/// The guide of what a view scrolls. It tells the view how large it is.
private final class ScrolledArea: LayoutGuide {
  override func place(at frame: CGRect, contentWidth: CGFloat) -> Bool {
    guard super.place(at: frame, contentWidth: contentWidth) else { return false }
    (owningView as? ScrollView)?.takeContentSize(frame.size)
    return true
  }
}

// MARK: - Scrolling

extension ScrollView {
  /// The point of the area that is seen in the top-left corner of the view, in points.
  ///
  /// It is the origin of ``View/bounds``. Nothing keeps it within the area.
  public var contentOffset: CGPoint {
    get { bounds.origin }
    set { bounds.origin = newValue }
  }

  /// Scrolls as little as possible for a rectangle of the area to be seen, within the area and its insets.
  ///
  /// Of a rectangle that is larger than the view, the top-left corner is seen. The area goes as far as
  /// ``contentSize`` and ``adjustedContentInset`` say; of what is beyond it, nothing is shown.
  ///
  /// - Parameter rectangle: A rectangle in points, in the coordinate space of the scroll view, whose origin is the
  ///   corner of the area.
  ///
  /// Source: Apple, `UIScrollView.scrollRectToVisible(_:animated:)`.
  public func scrollRectToVisible(_ rectangle: CGRect) {
    let insets = adjustedContentInset
    contentOffset = CGPoint(
      x: Self.offset(
        of: contentOffset.x, extent: bounds.width, showing: rectangle.minX, rectangle.maxX,
        from: -insets.left, to: contentSize.width + insets.right),
      y: Self.offset(
        of: contentOffset.y, extent: bounds.height, showing: rectangle.minY, rectangle.maxY,
        from: -insets.top, to: contentSize.height + insets.bottom))
  }

  private static func offset(
    of offset: CGFloat, extent: CGFloat, showing near: CGFloat, _ far: CGFloat, from first: CGFloat,
    to last: CGFloat
  ) -> CGFloat {
    let shown = min(max(offset, far - extent), near)
    return max(first, min(shown, last - extent))
  }
}

// MARK: - Insets

extension ScrollView {
  /// ``contentInset``, and the safe area where ``contentInsetAdjustmentBehavior`` adds it, in points.
  ///
  /// Source: Apple, `UIScrollView.adjustedContentInset`.
  public var adjustedContentInset: EdgeInsets {
    let safe = safeAreaInsets
    var insets = contentInset
    if addsSafeArea(alwaysBounceVertical || contentSize.height > bounds.height) {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if addsSafeArea(alwaysBounceHorizontal || contentSize.width > bounds.width) {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  private func addsSafeArea(_ scrolls: Bool) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes: scrolls
    case .never: false
    case .always: true
    }
  }

  /// Keeps the beginning of the area in the corner, if it was there, when the insets change.
  private func followInsets() {
    let insets = adjustedContentInset
    guard insets != appliedInsets, insets.isComputable else { return }
    var offset = contentOffset
    if offset.x == -appliedInsets.left { offset.x = 0 - insets.left }
    if offset.y == -appliedInsets.top { offset.y = 0 - insets.top }
    appliedInsets = insets
    contentOffset = offset
  }
}
