import Ashlar
import AshlarTesting
import Testing

/// Names of recipes in a table, whose data source is the controller, as most controllers are written.
private final class Recipes: ViewController, TableViewDataSource {
  let table = TableView(name: "table")
  private(set) var cells = 0
  private(set) var loads = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    loads += 1
    view.name = "recipes"
    view.addSubview(table)
    table.register("recipe") { Cell(name: "cell") }
    table.dataSource = self
    table.makeConstraints { $0.edges.equalTo(view.safeArea) }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
    cells += 1
    return tableView.dequeueReusableCell(withIdentifier: "recipe")
  }

  private final class Cell: TableViewCell {
    override func didLoad() {
      let label = Label(text: "Soup", name: "label")
      contentView.addSubview(label)
      label.makeConstraints { $0.edges.equalToSuperview().inset(12) }
    }
  }
}

/// A controller that makes what it shows in `viewDidLoad()`.
private final class Card: ViewController {
  private let make: () -> View

  init(_ make: @escaping () -> View = RangeLayouts.card) { self.make = make }

  override func viewDidLoad() {
    super.viewDidLoad()
    let card = make()
    view.addSubview(card)
    card.makeConstraints { $0.edges.equalTo(view.safeArea) }
  }
}

@Suite(.hearsFailures) struct `Controllers in expectations` {
  private let matrix = LayoutMatrix(devices: [.iPhoneSE, .iPhone15Pro])

  @Test func `are kept and laid out in windows of devices`() {
    var made: [Recipes] = []
    let isGood = expectGoodLayouts(matrix) { _ in
      made.append(Recipes())
      return made[made.count - 1]
    }

    #expect(isGood)
    #expect(made.map(\.loads) == [1, 1])
    #expect(made.map(\.cells).allSatisfy { $0 >= 3 })
    #expect(
      made.map { $0.view.frame.size } == [
        DeviceProfile.iPhoneSE.size, DeviceProfile.iPhone15Pro.size,
      ])
  }

  @Test func `are kept by nothing but the expectation`() {
    #expect(expectGoodLayouts(matrix) { _ in Recipes() })
    weak var known: Recipes?
    expectGoodLayouts(matrix) { _ in
      let recipes = Recipes()
      known = recipes
      return recipes
    }
    #expect(known == nil)
  }

  @Test func `that are gone are told, with their data sources`() {
    expectFailure(
      at: #line + 5,
      saying: "The controller of recipes is gone, as nothing keeps it: give the expectation the",
      "controller in place of its view.",
      "The data source of table is gone, as nothing keeps it: table has no rows."
    ) {
      expectGoodLayouts(matrix) { _ in Recipes().view }
    }
  }

  @Test func `whose data source is gone are told`() {
    expectFailure(
      at: #line + 2, saying: "noFault: The data source of table is gone, as nothing keeps it"
    ) {
      expectGoodLayouts(LayoutMatrix(sizes: [CGSize(width: 320, height: 480)])) { _ in
        let table = TableView(name: "table")
        let recipes = Recipes()
        table.dataSource = recipes
        return table
      }
    }
  }

  @Test func `without a data source are not`() {
    let recipes = Recipes()
    let table = recipes.view.subviews.compactMap { $0 as? TableView }[0]
    #expect(!table.layoutProblems([.noFault]).contains { $0.description.contains("gone") })
    table.dataSource = nil
    table.layout(in: CGSize(width: 320, height: 480))
    #expect(table.layoutProblems([.noFault]).isEmpty)
  }

  @Test func `have the widths of ranges`() {
    expectFailure(at: #line + 1, saying: "Card is good from 321, of the widths 280…1366:") {
      expectGoodLayout(of: { Card() }, widths: 280...1366)
    }
  }

  // iPhone 15 Pro: 59 points above and 34 below are covered, of 393 × 852.
  @Test func `are laid out for frames and pages`() {
    let recipes = Recipes()
    let window = matrix.cases[1].layOut(recipes)

    expectFrame(of: recipes.table, x: 0, y: 59, width: 393, height: 759)
    #expect(window.subtree.contains { $0 === recipes.table })
    #expect(expectGoodLayout(of: recipes, on: .iPhoneSE))
  }

  @Test func `are compared with snapshots`() {
    expectFailure(at: #line + 1, saying: "There is no recorded layout in") {
      expectSnapshot(of: Recipes(), on: .iPhoneSE, named: "none", recording: .never)
    }
  }

  // MARK: Odd controllers

  @Test func `may be the same one each time, and load twice`() {
    let recipes = Recipes()
    recipes.loadViewIfNeeded()
    recipes.loadViewIfNeeded()
    #expect(expectGoodLayouts(matrix) { _ in recipes })
    #expect(recipes.loads == 1)
  }

  // What is laid out is the view that the controller has, and not the first one.
  @Test func `may make another view while they load`() {
    final class Restless: ViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        if view.subviews.isEmpty { loadView() }
        view.addSubview(View(frame: CGRect(x: 0, y: 0, width: 320, height: 44)))
      }
    }
    let restless = Restless()

    #expect(expectGoodLayouts(matrix) { _ in restless })
    #expect(restless.view.frame.size == DeviceProfile.iPhone15Pro.size)
  }

  /// The fault is kept before a report may ask for properties.
  @Test func `call tables in faults as they do elsewhere`() {
    final class Plain: ViewController, TableViewDataSource {
      let people = TableView()
      override func viewDidLoad() {
        super.viewDidLoad()
        people.dataSource = self
        view.addSubview(people)
        people.makeConstraints { $0.edges.equalToSuperview() }
      }
      func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
        let cell = TableViewCell()
        let label = Label(text: "Person")
        cell.contentView.addSubview(label)
        label.makeConstraints { $0.top.left.equalToSuperview().inset(8) }
        return cell
      }
    }
    expectFailure(at: #line + 1, saying: "noFault: Rows of people are 44 high, as nothing") {
      expectGoodLayouts(LayoutMatrix(devices: [.iPhoneSE])) { _ in Plain() }
    }
  }

  @Test func `may make no view`() {
    final class Empty: ViewController {
      override func loadView() {}
    }
    #expect(expectGoodLayouts(matrix) { _ in Empty() })
  }

  @Test func `inside another one are refused`() {
    let (outer, inner) = (ViewController(), Recipes())
    outer.title = "Outer"
    outer.addChild(inner)
    expectFailure(
      at: #line + 2, saying: "Recipes is inside Outer: give the expectation that one."
    ) {
      expectGoodLayouts(matrix) { _ in inner }
    }
  }

  /// What is reported is what fails, though the same view has been laid out on other devices since.
  @Test func `may share a view with all circumstances`() {
    let card = RangeLayouts.card()
    expectFailure(at: #line + 1, saying: "1 of 2 layouts are not good.", "price is 39 wide") {
      expectGoodLayouts(LayoutMatrix(widths: [280, 400])) { _ in card }
    }
    #expect(card.frame.width == 280)
  }
}
