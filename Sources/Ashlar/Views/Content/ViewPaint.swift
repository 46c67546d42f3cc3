/// What a view looks like on a page. No layout depends on it.
package struct ViewPaint {
  package var background: Color?
  package var border: Color?

  /// How wide the border inside the edges is, and how round the corners are, in points.
  package var borderWidth: CGFloat = 0
  package var cornerRadius: CGFloat = 0

  /// Whether what is outside the view is not seen.
  package var clips = false

  /// How opaque the view and what is inside it are, from 0 to 1.
  package var opacity: CGFloat = 1

  /// Black if it is nil.
  package var text: Color?

  package init() {}
}

/// A view that keeps what it looks like itself.
package protocol PaintedView: View {
  var shownPaint: ViewPaint { get }
}

/// What few views have and no layout needs.
final class RareValues {
  var attachment: AnyObject?
  var paint = ViewPaint()
  var givenFrame: GivenFrame?
}
