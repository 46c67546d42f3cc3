import AshlarUIKit
import Testing

struct `Controllers that present others` {
  let page = UIViewController()
  let sheet = UIViewController()

  /// Nothing is shown, so that these are only kept.
  @Test func `are set up as on UIKit`() {
    final class Sheet: UIViewController {
      override var preferredContentSize: CGSize {
        get { CGSize(width: 300, height: 200) }
        set { super.preferredContentSize = newValue }
      }
    }
    let sheet = Sheet()
    #expect(sheet.modalPresentationStyle == .automatic)

    sheet.modalPresentationStyle = .overFullScreen
    sheet.automaticallyAdjustsScrollViewInsets = false
    sheet.extendedLayoutIncludesOpaqueBars = true

    #expect(sheet.modalPresentationStyle == .overFullScreen)
    #expect(!sheet.automaticallyAdjustsScrollViewInsets && sheet.extendedLayoutIncludesOpaqueBars)
    #expect(sheet.preferredContentSize == CGSize(width: 300, height: 200))
  }

  @Test func `keep them until they are dismissed`() {
    var calls = 0
    page.present(sheet, animated: true) { calls += 1 }
    #expect(page.presentedViewController === sheet)
    #expect(sheet.presentingViewController === page)

    #expect(sheet.presentationController?.presentingViewController === page)

    page.present(UIViewController(), animated: true)
    #expect(page.presentedViewController === sheet)

    page.dismiss(animated: true) { calls += 1 }
    #expect(page.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
    #expect(calls == 2)
  }

  @Test func `let them go when these dismiss themselves, also from inside a navigation`() {
    let navigation = UINavigationController(rootViewController: sheet)
    page.present(navigation, animated: false)
    #expect(sheet.presentingViewController === page)

    sheet.dismiss(animated: false)
    #expect(page.presentedViewController == nil)
    #expect(sheet.presentingViewController == nil)
  }

  @Test func `have nothing to dismiss`() {
    page.dismiss(animated: false)
    #expect(page.presentedViewController == nil)
  }

  @Test(.timeLimit(.minutes(5)))
  func `may contain what presents them, and are asked for more`() {
    page.present(sheet, animated: false)
    sheet.addChild(page)
    page.present(UIViewController(), animated: false)
    sheet.present(UIViewController(), animated: false)

    #expect(page.presentedViewController === sheet)
    sheet.dismiss(animated: false)
    page.removeFromParent()
  }

  @Test func `do not present themselves, nor what contains or presents them`() {
    let navigation = UINavigationController(rootViewController: sheet)
    page.present(navigation, animated: false)
    navigation.view.diagnostics.handler = .silent
    for controller in [sheet, navigation, page] { sheet.present(controller, animated: false) }

    #expect(sheet.presentedViewController == nil)
    #expect(page.presentedViewController === navigation)
    let message = "Application tried to present modally an active controller UI"
    #expect(sheet.view.faultTexts.map { $0.hasPrefix(message) } == [true, true, true])
  }
}

struct `Rows that are chosen` {
  private let table = UITableView(root: 200, 100)
  private let source = Rows()

  init() {
    table.separatorStyle = .none
    table.rowHeight = 50
    table.dataSource = source
    table.layoutIfNeeded()
  }

  @Test func `are marked, and not any more`() {
    let path = IndexPath(row: 1, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .none)
    #expect(table.cellForRow(at: path)?.isSelected == true)

    table.deselectRow(at: path, animated: true)
    #expect(table.cellForRow(at: path)?.isSelected == false)
    table.selectRow(at: nil, animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 0)
  }

  /// Ten rows of 50: the last one ends at 500, so that it stands at the bottom of 100 points from 400 on.
  @Test func `are scrolled to`() {
    let path = IndexPath(row: 9, section: 0)
    table.selectRow(at: path, animated: false, scrollPosition: .bottom)
    table.layoutIfNeeded()

    #expect(table.contentOffset.y == 400)
    table.deselectRow(at: IndexPath(row: 99, section: 7), animated: false)
  }
}

/// Ten rows, written as for UIKit.
private final class Rows: UITableViewDataSource, UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 10 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row")
    return cell ?? UITableViewCell(style: .default, reuseIdentifier: "row")
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {}
}

struct `Names without effect` {
  @Test func `are kept`() {
    let rows = Rows()
    let scrollView = UIScrollView()
    scrollView.delegate = rows
    #expect(scrollView.delegate === rows)
    #expect(UIColor(named: "brand") != nil)
    #expect(UIColor(named: "") == nil)
  }
}
