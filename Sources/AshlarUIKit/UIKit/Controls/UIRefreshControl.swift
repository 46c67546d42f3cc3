/// A control that shows the refreshing of a list. It takes no room, and is never pulled.
///
/// Source: Apple, `UIRefreshControl`.
open class UIRefreshControl: UIControl {
  /// Whether refreshing has begun and not ended.
  public private(set) var isRefreshing = false

  /// The title of the control. Kept, and without effect.
  open var attributedTitle: NSAttributedString?

  /// Begins refreshing.
  open func beginRefreshing() { isRefreshing = true }

  /// Ends refreshing.
  open func endRefreshing() { isRefreshing = false }
}
