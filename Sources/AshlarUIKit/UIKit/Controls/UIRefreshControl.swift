/// Shows that a list is being refreshed. It takes no room, and is never pulled.
///
/// Source: Apple, `UIRefreshControl`.
open class UIRefreshControl: UIControl {
  /// Whether it has begun, and not ended.
  public private(set) var isRefreshing = false

  /// The title that it shows. Kept, and without effect.
  open var attributedTitle: NSAttributedString?

  /// Begins refreshing.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends refreshing.
  open func endRefreshing() { isRefreshing = false }
}
