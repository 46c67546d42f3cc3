public import Ashlar

/// The background of a cell or a button, on UIKit. Kept, and without effect: it takes no room.
public struct UIBackgroundConfiguration: Hashable, Sendable {
  /// As on UIKit; no layout depends on it.
  public var backgroundColor: UIColor?
  /// As on UIKit; no layout depends on it.
  public var cornerRadius: CGFloat = 0
  /// As on UIKit; no layout depends on it.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// As on UIKit; no layout depends on it.
  public var strokeColor: UIColor?
  /// As on UIKit; no layout depends on it.
  public var strokeWidth: CGFloat = 0
  /// As on UIKit; no layout depends on it.
  public var strokeOutset: CGFloat = 0
  /// As on UIKit; no layout depends on it.
  public var image: UIImage?
  /// The custom view of the background. Kept nowhere, and not shown.
  public var customView: UIView? {
    get { nil }
    set {}
  }

  private init() {}

  /// An empty background.
  public static func clear() -> Self { Self() }
  /// The background of a row of a plain list.
  public static func listPlainCell() -> Self { Self() }
  /// The background of a row of grouped ones.
  public static func listGroupedCell() -> Self { Self() }
  /// The background of a row of a sidebar.
  public static func listSidebarCell() -> Self { Self() }
  /// The background of a header of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// The background of a header of grouped rows.
  public static func listGroupedHeaderFooter() -> Self { Self() }

  /// The configuration itself: colours depend on no state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UITableViewCell {
  /// The background of the cell. Kept, and without effect.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { looks.background }
    set { appearance.background = newValue }
  }
}

extension UICollectionViewCell {
  /// The background of the cell. Kept, and without effect.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { looks.background }
    set { appearance.background = newValue }
  }
}
