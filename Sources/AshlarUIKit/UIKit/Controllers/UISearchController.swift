import Ashlar

/// A controller of a search and its results.
///
/// Its ``searchBar`` is a view of 56 points that a program adds to a view, such as `tableHeaderView`. Where it
/// belongs to a navigation (`navigationItem.searchController`) it is not shown, and takes 52 points of the
/// navigation's bar, unless the window's `topBarHeight` determines the bar's height.
///
/// Source: Apple, `UISearchController`.
open class UISearchController: UIViewController {
  /// The search bar.
  open private(set) lazy var searchBar = UISearchBar(
    frame: CGRect(x: 0, y: 0, width: 320, height: 56))

  /// The controller of the results. Kept, and not shown.
  public private(set) var searchResultsController: UIViewController?

  /// On UIKit, is notified of the searched text. Kept, and never called: a test calls it.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?

  /// On UIKit, is notified of the search. Kept, and never called.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// Whether a search is in progress. Kept, and without effect.
  open var isActive = false
  /// As on UIKit; no layout depends on it.
  open var obscuresBackgroundDuringPresentation = true
  /// As on UIKit; no layout depends on it.
  open var hidesNavigationBarDuringPresentation = true
  /// As on UIKit; no layout depends on it.
  open var automaticallyShowsCancelButton = true

  /// Makes a controller with another one for the results; nil if the searching controller shows them.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
    self.searchResultsController = searchResultsController
  }
}

/// The method that updates the results of a search.
public protocol UISearchResultsUpdating: AnyObject {
  /// Called on UIKit when the text of a search changes. Never called here.
  func updateSearchResults(for searchController: UISearchController)
}

/// On UIKit, is notified of a search. Ashlar calls no method of it, so that you may write any or none.
public protocol UISearchControllerDelegate: AnyObject {}
