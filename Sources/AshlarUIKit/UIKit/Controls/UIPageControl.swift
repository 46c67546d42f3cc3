public import Ashlar

/// Dots, one for each page.
///
/// Dots are 7 points wide and 9 points apart, with 39.5 points of room before the first and after the last. The
/// control is 26 points high.
///
/// Source: recorded by Interface Builder since Xcode 12: heights from 25 to 28 (8 of 8), of which 26 is the most frequent,
/// and widths from 113 to 123 for three pages (11 of 13), from 130 to 135 for four; these are about the middle.
open class UIPageControl: UIControl {
  /// The number of dots; a negative number counts as 0.
  open var numberOfPages: Int {
    get { storedNumber }
    set {
      storedNumber = max(newValue, 0)
      currentPage = storedPage
      invalidateIntrinsicContentSize()
    }
  }

  private var storedNumber = 0

  /// The current page, from 0 to the last one.
  open var currentPage: Int {
    get { storedPage }
    set { storedPage = max(min(newValue, storedNumber - 1), 0) }
  }

  private var storedPage = 0

  /// Whether the dots are hidden for a single page.
  open var hidesForSinglePage = false {
    didSet { if hidesForSinglePage != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The colour of the dots. Kept, and without effect.
  open var pageIndicatorTintColor: UIColor?

  /// The colour of the dot of the current page. Kept, and without effect.
  open var currentPageIndicatorTintColor: UIColor?

  /// Returns the size of a number of dots, in points.
  open func size(forNumberOfPages count: Int) -> CGSize {
    CGSize(width: count > 0 ? CGFloat(count) * 16 + 70 : 0, height: 26)
  }

  /// The size of the dots.
  open override var intrinsicContentSize: CGSize {
    size(forNumberOfPages: hidesForSinglePage && numberOfPages == 1 ? 0 : numberOfPages)
  }

  /// The view's own size, in points, in any room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}
