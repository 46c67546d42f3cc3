import AshlarUIKit
import Testing

struct `A controller that searches` {
  /// A bar to search by is 56 points high.
  @Test func `has a bar for the top of a table`() {
    let search = UISearchController(searchResultsController: nil)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 300))
    table.tableHeaderView = search.searchBar
    table.layoutIfNeeded()

    #expect(search.searchBar.frame == CGRect(x: 0, y: 0, width: 375, height: 56))
    #expect(table.contentSize.height == 56)
  }
}
