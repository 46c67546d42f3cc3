/// The guides that a view makes itself. Their frames follow from that of the view.
///
/// They are no boxes to the engine: whatever refers to one of them is translated as if it referred to the view, so
/// that a layout with such guides costs what it costs without.
@usableFromInline
enum SystemGuide: UInt8, CaseIterable {
  case layoutMargins
  case safeArea
  case readableContent
  case keyboard
  case top
  case bottom

  /// The visible part of a scroll view's area.
  case frame

  /// The area of a scroll view. Unlike the other guides, the engine has unknowns for it.
  case content

  /// The property of the view that gives it, for reports.
  var name: String {
    switch self {
    case .layoutMargins: "layoutMarginsGuide"
    case .safeArea: "safeAreaLayoutGuide"
    case .readableContent: "readableContentGuide"
    case .keyboard: "keyboardLayoutGuide"
    case .top: "topLayoutGuide"
    case .bottom: "bottomLayoutGuide"
    case .frame: "frameLayoutGuide"
    case .content: "contentLayoutGuide"
    }
  }

  /// Makes the guide.
  func make() -> LayoutGuide {
    switch self {
    case .layoutMargins, .safeArea, .readableContent, .frame, .content: LayoutGuide(self)
    case .keyboard: KeyboardLayoutGuide(self)
    case .top, .bottom: LayoutSupportGuide(self)
    }
  }

  /// Its identifier in Apple's frameworks, as far as it is known.
  var identifier: String? {
    switch self {
    case .layoutMargins: "UIViewLayoutMarginsGuide"
    case .safeArea: "UIViewSafeAreaLayoutGuide"
    case .readableContent, .keyboard, .top, .bottom, .frame, .content: nil
    }
  }
}

/// The position of a guide's edge along an axis: a share of the view's extent plus a distance in points.
struct GuideEdge: Equatable {
  let share: CGFloat
  let points: CGFloat

  func place(in extent: CGFloat) -> CGFloat { share * extent + points }

  /// Points after the left or top edge of the view.
  static func after(_ points: CGFloat) -> GuideEdge { GuideEdge(share: 0, points: points) }

  /// Points before the right or bottom edge of the view.
  static func before(_ points: CGFloat) -> GuideEdge { GuideEdge(share: 1, points: -points) }
}

/// The span of a guide along an axis, from the top-left corner of its view.
struct GuideSpan: Equatable {
  let near: GuideEdge
  let far: GuideEdge
}

// MARK: - Frames

extension InsetState {
  /// The extent of a guide of the view along an axis.
  func span(of guide: SystemGuide, along axis: LayoutAxis) -> GuideSpan {
    axis == .horizontal ? horizontalSpan(of: guide) : verticalSpan(of: guide)
  }

  private func horizontalSpan(of guide: SystemGuide) -> GuideSpan {
    switch guide {
    case .layoutMargins: span(margins.left, margins.right)
    case .safeArea: span(safeArea.left, safeArea.right)
    case .readableContent: span(margins.left + readable, margins.right + readable)
    case .keyboard, .top, .bottom, .frame, .content: span(0, 0)
    }
  }

  private func verticalSpan(of guide: SystemGuide) -> GuideSpan {
    switch guide {
    case .layoutMargins, .readableContent: span(margins.top, margins.bottom)
    case .safeArea: span(safeArea.top, safeArea.bottom)
    case .keyboard: GuideSpan(near: .before(keyboardHeight), far: .before(0))
    case .top: GuideSpan(near: .after(0), far: .after(safeArea.top))
    case .bottom: GuideSpan(near: .before(safeArea.bottom), far: .before(0))
    case .frame, .content: span(0, 0)
    }
  }

  private func span(_ near: CGFloat, _ far: CGFloat) -> GuideSpan {
    GuideSpan(near: .after(near), far: .before(far))
  }

  /// The rectangle of a guide, given the bounds of its view, in points. No extent is negative.
  func frame(of guide: SystemGuide, in bounds: CGRect) -> CGRect {
    let (x, width) = extent(span(of: guide, along: .horizontal), bounds.width)
    let (y, height) = extent(span(of: guide, along: .vertical), bounds.height)
    return CGRect(x: bounds.minX + x, y: bounds.minY + y, width: width, height: height)
  }

  private func extent(_ span: GuideSpan, _ extent: CGFloat) -> (CGFloat, CGFloat) {
    let near = span.near.place(in: extent)
    return (near, max(0, span.far.place(in: extent) - near))
  }
}
