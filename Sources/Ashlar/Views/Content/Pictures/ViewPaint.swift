/// The look of a view on a page. No layout depends on it.
package struct ViewPaint {
  package var background: Color?
  package var border: Color?

  /// The width of the border inside the edges, and the radius of the corners, in points.
  package var borderWidth: CGFloat = 0
  package var cornerRadius: CGFloat = 0

  /// Whether what is outside the view is not seen.
  package var clips = false

  /// The opacity of the view with its contents, from 0 to 1.
  package var opacity: CGFloat = 1

  /// Black if it is nil.
  package var text: Color?

  package init() {}
}

/// A view that stores its own look.
package protocol PaintedView: View {
  var shownPaint: ViewPaint { get }
}

/// The rare properties of views, which no layout needs.
final class RareValues {
  var attachment: AnyObject?
  var paint = ViewPaint()
  var givenFrame: GivenFrame?
}
