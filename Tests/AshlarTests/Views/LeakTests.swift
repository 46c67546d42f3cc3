import Ashlar
import Testing

/// A screen with one of everything goes when the program does not refer to its root any more.
struct `Everything there is` {
  private struct Watched {
    weak var object: AnyObject?
    let name: String
  }

  /// What a program may keep of a tree.
  private struct Kept {
    var handles: [ConstraintHandle] = []
    var group = ConstraintGroup()
    var constraints: [LayoutConstraint] = []
    var reports: [String] = []
    var snapshot: LayoutSnapshot?
    var difference: LayoutDifference?
    var conflicts: [LayoutConflict] = []
    var faults: [LayoutFault] = []
    var explanation: LayoutExplanation?
    var findings: [LayoutLint.Finding] = []
  }

  private final class Rows: TableViewDataSource {
    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 30 }

    func tableView(_ tableView: TableView, cellForRowAt path: RowPath) -> TableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row")
      if cell.contentView.subviews.isEmpty {
        let label = Label(text: "row")
        cell.contentView.addSubview(label)
        label.makeConstraints { $0.edges.equalToSuperview() }
      }
      return cell
    }
  }

  private func makeScreen(_ rows: Rows, _ kept: inout Kept) -> View {
    let root = View(root: 320, 480)
    let title = Label(text: "some words that take several lines", name: "title")
    title.numberOfLines = 0
    let stack = StackView(arrangedSubviews: [title, Button(title: "go"), View(name: "box")])
    stack.axis = .vertical
    stack.distribution = .equalSpacing
    let guide = LayoutGuide(name: "guide")
    root.addLayoutGuide(guide)
    let table = table(rows)
    root.addSubviews(stack, scroll(), table)
    table.makeConstraints { make in
      make.left.right.bottom.equalToSuperview()
      make.height.equalTo(100)
    }
    guide.makeConstraints { $0.edges.equalTo(root.safeArea) }
    kept.handles += stack.makeConstraints { make in
      make.left.top.right.equalTo(guide)
      kept.group = make.group { make.height.equalTo(200).priority(.low) }
      make.width.equalTo(10)
    }
    kept.handles += root.subviews.prepareConstraints { make, view in make.width.equalTo(view.height)
    }
    kept.constraints = root.subviews.distribute(along: .vertical, fixedSpacing: 4, priority: .low)
    return root
  }

  private func scroll() -> ScrollView {
    let scroll = ScrollView(name: "scroll")
    let page = View(name: "page")
    scroll.addSubview(page)
    page.makeConstraints { make in
      make.edges.equalTo(scroll.contentLayoutGuide)
      make.width.equalTo(scroll.frameLayoutGuide)
      make.height.equalTo(900)
    }
    scroll.contentOffset.y = 40
    return scroll
  }

  private func table(_ rows: Rows) -> TableView {
    let table = TableView(name: "table")
    table.register("row") { TableViewCell(name: "cell") }
    table.dataSource = rows
    return table
  }

  private func askEverything(_ root: View, _ kept: inout Kept) {
    kept.snapshot = LayoutSnapshot(of: root)
    kept.explanation = root.subviews[0].explain(.width)
    kept.findings = LayoutLint.findings(of: root)
    kept.reports = [root.recursiveDescription, root.autolayoutTrace]
    kept.conflicts = root.diagnostics.conflicts
    kept.faults = root.diagnostics.faults
    _ = root.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
    _ = root.exerciseAmbiguityInLayout()
    root.layout(in: CGSize(width: 300, height: 500))
    kept.difference = kept.snapshot.map { LayoutSnapshot(of: root).difference(from: $0) }
  }

  private func everything(in root: View) -> [Watched] {
    let views = Array(root.subtree)
    let guides = views.flatMap(\.layoutGuides)
    let constraints = views.flatMap(\.constraints)
    return views.map { Watched(object: $0, name: $0.reportName) }
      + guides.map { Watched(object: $0, name: $0.reportName) }
      + constraints.map { Watched(object: $0, name: "\($0)") }
  }

  @Test func `goes with the last reference to the root, whatever else is kept`() {
    let rows = Rows()
    var kept = Kept()
    var root: View? = makeScreen(rows, &kept)
    root?.layoutIfNeeded()
    askEverything(root!, &kept)
    let keptConstraints =
      kept.handles.layoutConstraints + kept.group.layoutConstraints + kept.constraints
    var watched = everything(in: root!)
    watched.removeAll { one in keptConstraints.contains { $0 === one.object } }

    root = nil

    #expect(watched.count > 60)
    #expect(watched.filter { $0.object != nil }.map(\.name) == [])
    #expect(keptConstraints.allSatisfy { !$0.isActive && $0.firstItem == nil })
    #expect(kept.conflicts.count > 0)
    #expect(!kept.reports.isEmpty && kept.explanation != nil && kept.difference != nil)
  }

  @Test func `of a window goes with the window, and a view with the animation of it`() {
    var window: Window? = Window(device: .iPhoneSE)
    window?.diagnostics.handler = .silent
    var controller: ViewController? = ViewController()
    let box = View(name: "box")
    controller?.view.addSubview(box)
    box.makeConstraints { $0.edges.equalTo(controller!.view.safeArea) }
    window?.rootViewController = controller
    window?.layoutIfNeeded()
    var animation: LayoutAnimation? = View.animate(duration: 1) {
      box.updateConstraints { $0.edges.equalTo(controller!.view.safeArea).inset(10) }
      window?.layoutIfNeeded()
    }
    let watched = everything(in: window!).filter { $0.object !== box }
    weak let gone = controller
    #expect(animation?.moves.isEmpty == false)

    controller = nil
    window = nil
    animation = nil

    #expect(
      watched.filter { $0.object != nil && !($0.object is LayoutConstraint) }.map(\.name) == [])
    #expect(gone == nil)
  }

  @Test func `is not kept by closures that a root calls`() {
    var root: View? = View(root: 100, 100)
    weak let watched = root
    var heard = 0
    root?.diagnostics.handler = .call { _ in heard += 1 }
    root?.addSubview(root!)
    #expect(heard == 1)

    root = nil

    #expect(watched == nil)
  }
}
