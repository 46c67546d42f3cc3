public import Ashlar

extension UIScrollView {
  /// Scrolls to a point of the area, in points, at once.
  public func setContentOffset(_ offset: CGPoint, animated: Bool) { contentOffset = offset }

  /// Scrolls as little as possible for a rectangle of the area to be seen, at once.
  public func scrollRectToVisible(_ rectangle: CGRect, animated: Bool) {
    scrollRectToVisible(rectangle)
  }
}
