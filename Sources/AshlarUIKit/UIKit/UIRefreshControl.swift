/// Shows that a list is being refreshed. It takes no room, and is never pulled.
///
/// Source: Apple, `UIRefreshControl`.
open class UIRefreshControl: UIControl {
  /// Whether it has been told to begin, and not to end.
  public private(set) var isRefreshing = false

  /// What it says. Kept, and without effect.
  open var attributedTitle: NSAttributedString?

  /// Says that it has begun.
  open func beginRefreshing() { isRefreshing = true }

  /// Says that it has ended.
  open func endRefreshing() { isRefreshing = false }
}
