public import Ashlar

/// What is behind a cell or a button, on UIKit. Kept, and without effect: it takes no room.
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
  /// A view behind it all. Kept nowhere, and not shown.
  public var customView: UIView? {
    get { nil }
    set {}
  }

  private init() {}

  /// Nothing is behind the cell.
  public static func clear() -> Self { Self() }
  /// What is behind a row of a plain list.
  public static func listPlainCell() -> Self { Self() }
  /// What is behind a row of grouped ones.
  public static func listGroupedCell() -> Self { Self() }
  /// What is behind a row of a sidebar.
  public static func listSidebarCell() -> Self { Self() }
  /// What is behind a header of a plain list.
  public static func listPlainHeaderFooter() -> Self { Self() }
  /// What is behind a header of grouped rows.
  public static func listGroupedHeaderFooter() -> Self { Self() }

  /// The configuration itself: colours go by no state.
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

extension UITableViewCell {
  /// What is behind the cell. Kept, and without effect.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { looks.background }
    set { appearance.background = newValue }
  }
}

extension UICollectionViewCell {
  /// What is behind the cell. Kept, and without effect.
  public var backgroundConfiguration: UIBackgroundConfiguration? {
    get { looks.background }
    set { appearance.background = newValue }
  }
}
