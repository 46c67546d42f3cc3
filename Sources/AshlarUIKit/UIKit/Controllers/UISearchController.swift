import Ashlar

/// Shows what a person searches for.
///
/// Its ``searchBar`` is a view of 56 points that a program puts somewhere, such as into `tableHeaderView`. Where it belongs to
/// a navigation (`navigationItem.searchController`) it is not shown, and takes 52 points of the navigation's bar, unless the
/// window's `topBarHeight` says how high that is.
///
/// Source: Apple, `UISearchController`.
open class UISearchController: UIViewController {
  /// The bar to search by.
  open private(set) lazy var searchBar = UISearchBar(
    frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  /// The controller that shows what has been found. Kept, and not shown.
  public private(set) var searchResultsController: UIViewController?

  /// Hears on UIKit what is searched for. Kept, and never called: a test calls it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// Hears on UIKit of the search. Kept, and never called.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a person searches. Kept, and without effect.
  open var isActive = false
  /// As on UIKit; no layout depends on it.
  open var obscuresBackgroundDuringPresentation = true
  /// As on UIKit; no layout depends on it.
  open var hidesNavigationBarDuringPresentation = true
  /// As on UIKit; no layout depends on it.
  open var automaticallyShowsCancelButton = true

  /// Makes a controller with one for what has been found; nil if the searching one shows it.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

/// Shows what is searched for.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called on UIKit when the text of a search changes. Never called here.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears on UIKit of a search. Here no method is called, so that any may be written, or none.
public protocol UISearchControllerDelegate: AnyObject {}
