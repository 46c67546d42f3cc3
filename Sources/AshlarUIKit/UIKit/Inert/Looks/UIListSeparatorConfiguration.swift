public import Ashlar

/// The look of the lines of a list, on UIKit. Kept, and without effect: lines take no room.
public struct UIListSeparatorConfiguration: Hashable {
  /// As on UIKit; no layout depends on it.
  public var color = UIColor.separator
  /// As on UIKit; no layout depends on it.
  public var multipleSelectionColor = UIColor.separator
  /// As on UIKit; no layout depends on it.
  public var topSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// As on UIKit; no layout depends on it.
  public var bottomSeparatorInsets = NSDirectionalEdgeInsets.zero
  /// As on UIKit; no layout depends on it.
  public var topSeparatorVisibility = Visibility.automatic
  /// As on UIKit; no layout depends on it.
  public var bottomSeparatorVisibility = Visibility.automatic

  /// Whether a line is visible.
  public enum Visibility: Int, Hashable, Sendable {
    /// As on UIKit.
    case automatic, visible, hidden
  }

  /// Makes the look of the lines of a list.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The actions of a swipe on a row, on UIKit. Never shown.
public final class UISwipeActionsConfiguration {
  /// The actions for the row.
  public let actions: [UIContextualAction]
  /// As on UIKit; no layout depends on it.
  public var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action of a swipe on a row, on UIKit. A test can call its handler.
public final class UIContextualAction {
  /// The closure that performs the action, and calls a completion with the result.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The style of an action.
  public enum Style: Int, Hashable, Sendable {
    /// As on UIKit.
    case normal, destructive
  }

  /// As on UIKit; no layout depends on it.
  public let style: Style
  /// As on UIKit; no layout depends on it.
  public var title: String?
  /// The handler of the action.
  public let handler: Handler
  /// As on UIKit; no layout depends on it.
  public var image: UIImage?
  /// As on UIKit; no layout depends on it.
  public var backgroundColor: UIColor?

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
}
