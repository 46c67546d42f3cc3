public import Ashlar

/// The bar of a tab bar controller, or one that constraints place. It is 49 points high.
///
/// Source: recorded by Interface Builder, 70 of 72.
open class UITabBar: UIView {
  /// The height of the bar above the safe area, in points.
  static let height: CGFloat = 49

  /// The items of the bar. Kept, and without effect.
  open var items: [UITabBarItem]?
  /// As on UIKit; no layout depends on it.
  open var standardAppearance: UITabBarAppearance?
  /// As on UIKit; no layout depends on it.
  open var scrollEdgeAppearance: UITabBarAppearance?
  /// As on UIKit; no layout depends on it.
  open var barTintColor: UIColor?
  /// As on UIKit; no layout depends on it.
  open var isTranslucent = true
  /// As on UIKit; no layout depends on it.
  open var unselectedItemTintColor: UIColor?

  /// Whether the bar is hidden and takes no room.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { superview?.setNeedsLayout() } }
  }

  /// The height of the bar, 49 points, and no width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// The size of the bar, in points: the available width, and a height of 49.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { sizeAskedFor(in: size) }
}

// MARK: - Items

/// The item of a controller in a tab bar. Kept, and without effect.
open class UITabBarItem {
  /// As on UIKit; no layout depends on it.
  open var title: String?

  /// As on UIKit; no layout depends on it.
  open var image: UIImage?

  /// As on UIKit; no layout depends on it.
  open var selectedImage: UIImage?

  /// As on UIKit; no layout depends on it.
  open var badgeValue: String?

  /// A number that identifies the item.
  open var tag = 0

  /// Makes an item with a number that identifies it.
  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Makes an item with another picture for the selected state.
  public init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }
}
