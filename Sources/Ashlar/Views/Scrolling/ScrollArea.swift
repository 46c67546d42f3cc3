/// The scrolled area of a view: the size of the content and the insets around it.
///
/// It depends on no class of view: the view that scrolls passes itself.
package final class ScrollArea {
  /// The size of the scrolled content, in points.
  package fileprivate(set) var size = CGSize.zero

  /// The distance by which the scrollable area extends the content on each side, in points.
  package private(set) var contentInset = EdgeInsets.zero

  /// When the safe area becomes part of the insets.
  package var adjustment = ScrollView.ContentInsetAdjustmentBehavior.automatic

  /// Whether the view counts as one that scrolls along an axis, even where its content is not larger than it.
  package var alwaysScrollsVertically = false
  package var alwaysScrollsHorizontally = false

  private var appliedInsets = EdgeInsets.zero
  private var contentGuide: LayoutGuide?

  package init() {}
}

/// A scroll view whose subclasses may determine the size of the content.
package protocol ScrollHost: View {
  var contentSize: CGSize { get set }
}

// MARK: - Changing

extension ScrollArea {
  /// Gives a property a value, and has the insets found again.
  package func set<Value>(
    _ property: ReferenceWritableKeyPath<ScrollArea, Value>, to value: Value, in view: View
  ) {
    self[keyPath: property] = value
    followInsets(in: view)
  }

  package func takeSize(_ size: CGSize, in view: View) {
    if !view.refuses(size, for: "contentSize") { set(\.size, to: size, in: view) }
  }

  package func takeInset(_ inset: EdgeInsets, in view: View) {
    if !view.refuses(inset, for: "contentInset") { set(\.contentInset, to: inset, in: view) }
  }
}

// MARK: - Guides

extension ScrollArea {
  /// The area as a guide of the view, made when it is first needed.
  package func guide(in view: View) -> LayoutGuide {
    if let contentGuide { return contentGuide }
    let guide = ScrolledAreaGuide(.content)
    contentGuide = guide
    view.list(guide)
    guide.storedOwner = view
    return guide
  }

  /// A guide of the view for the visible part of the area.
  package func frameGuide(in view: View) -> LayoutGuide { view.systemGuide(.frame) }
}

/// The guide of a scrolled area. Its frame determines the size of the area.
private final class ScrolledAreaGuide: LayoutGuide {
  override func place(at frame: CGRect, contentWidth: CGFloat) -> Bool {
    guard super.place(at: frame, contentWidth: contentWidth) else { return false }
    guard let view = owningView else { return true }
    let scale = view.environment.displayScale
    let size = scale.map { PixelGrid.round(frame.size, scale: $0) } ?? frame.size
    view.scrollArea?.set(\.size, to: size, in: view)
    return true
  }
}

// MARK: - Scrolling

extension ScrollArea {
  /// The scroll offset that shows a rectangle between the insets, in points. Nothing beyond the area and its insets
  /// is shown.
  package func offset(in view: View, showing rectangle: CGRect) -> CGPoint {
    let (seen, insets) = (view.bounds, adjustedInset(in: view))
    return CGPoint(
      x: Self.offset(
        of: seen.minX, extent: seen.width, showing: rectangle.minX, rectangle.maxX,
        between: insets.left, insets.right, of: size.width),
      y: Self.offset(
        of: seen.minY, extent: seen.height, showing: rectangle.minY, rectangle.maxY,
        between: insets.top, insets.bottom, of: size.height))
  }

  private static func offset(
    of offset: CGFloat, extent: CGFloat, showing near: CGFloat, _ far: CGFloat,
    between before: CGFloat, _ after: CGFloat, of size: CGFloat
  ) -> CGFloat {
    let shown = min(max(offset, far + after - extent), near - before)
    return max(0 - before, min(shown, size + after - extent))
  }
}

// MARK: - Insets

extension ScrollArea {
  /// The insets, and the safe area where it is added, in points.
  package func adjustedInset(in view: View) -> EdgeInsets {
    let (safe, bounds) = (view.safeAreaInsets, view.bounds)
    var insets = contentInset
    if addsSafeArea(alwaysScrollsVertically || size.height > bounds.height) {
      insets.top += safe.top
      insets.bottom += safe.bottom
    }
    if addsSafeArea(alwaysScrollsHorizontally || size.width > bounds.width) {
      insets.left += safe.left
      insets.right += safe.right
    }
    return insets
  }

  private func addsSafeArea(_ scrolls: Bool) -> Bool {
    switch adjustment {
    case .automatic, .scrollableAxes: scrolls
    case .never: false
    case .always: true
    }
  }

  /// Keeps the beginning of the area in the corner, if it was there, when the insets change.
  package func followInsets(in view: View) {
    let insets = adjustedInset(in: view)
    guard insets != appliedInsets, insets.isComputable else { return }
    var offset = view.bounds.origin
    if offset.x == -appliedInsets.left { offset.x = 0 - insets.left }
    if offset.y == -appliedInsets.top { offset.y = 0 - insets.top }
    appliedInsets = insets
    view.bounds.origin = offset
  }
}
