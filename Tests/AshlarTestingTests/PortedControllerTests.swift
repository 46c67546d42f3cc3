import AshlarTesting
import AshlarUIKit
import Testing

/// A controller as it is written for UIKit.
private final class Recipes: UIViewController, UITableViewDataSource {
  let table = UITableView()
  private(set) var events: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    events.append("load")
    view.addSubview(table)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "recipe")
    table.dataSource = self
    table.snp.makeConstraints { $0.edges.equalTo(view.safeAreaLayoutGuide) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    events.append("appear")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "recipe", for: indexPath)
    cell.textLabel?.text = "Soup"
    return cell
  }
}

@Suite(.hearsFailures) struct `Ported controllers in expectations` {
  private let matrix = LayoutMatrix(devices: [.iPhoneSE, .iPhone15Pro])

  @Test func `appear in windows of devices`() {
    var made: [Recipes] = []
    let isGood = expectGoodLayouts(matrix) { _ in
      made.append(Recipes())
      return made[made.count - 1]
    }

    #expect(isGood)
    #expect(made.map(\.events) == [["load", "appear"], ["load", "appear"]])
    #expect(made.map { $0.table.visibleCells.count } == [3, 3])
  }

  @Test func `that are gone are told, with their data sources`() {
    expectFailure(
      at: #line + 3, saying: "is gone, as nothing keeps it: give the expectation the controller",
      "has no rows."
    ) {
      expectGoodLayouts(matrix) { _ in Recipes().view }
    }
  }

  // 59 points of the status bar and 44 of the navigation bar; 34 below, of 852.
  @Test func `have room for the bar of a navigation`() {
    let recipes = Recipes()
    let circumstances = matrix.cases[1]
    circumstances.layOut(UINavigationController(rootViewController: recipes))
    expectFrame(of: recipes.table, x: 0, y: 103, width: 393, height: 715)

    let hidden = UINavigationController(rootViewController: recipes)
    hidden.isNavigationBarHidden = true
    circumstances.layOut(hidden)
    expectFrame(of: recipes.table, x: 0, y: 59, width: 393, height: 759)
  }

  // The tab bar is 49 points high, above the 34.
  @Test func `have the bars of the controllers inside`() {
    let recipes = Recipes()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: recipes)]
    matrix.cases[1].layOut(tabs)
    expectFrame(of: recipes.table, x: 0, y: 103, width: 393, height: 852 - 103 - 83)
  }

  @Test func `may present another one`() {
    final class Presenting: UIViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        present(UIViewController(), animated: false)
        present(self, animated: false)
      }
    }
    #expect(expectGoodLayouts(matrix, [.noOverlap, .insideSuperview]) { _ in Presenting() })
  }

  @Test func `may make another view while they load`() {
    final class Restless: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        if view.subviews.isEmpty { loadView() }
        view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
      }
    }
    #expect(expectGoodLayouts(matrix) { _ in Restless() })
  }

  @Test func `may make no view`() {
    final class Empty: UIViewController {
      override func loadView() {}
    }
    #expect(expectGoodLayouts(matrix) { _ in Empty() })
  }
}
