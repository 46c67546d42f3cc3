import AshlarUIKit
import Testing

private final class Holder: UIViewController {
  let child = UIViewController()

  override func viewDidLoad() {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

private final class Badge: UIView {
  let label = UILabel()

  override var forLastBaselineLayout: UIView { label }
}

private final class WatchedLabel: UILabel {
  var seen: [String] = []

  override var text: String? {
    didSet { seen.append("text \(text ?? "")") }
  }

  override var isHidden: Bool {
    didSet { seen.append("hidden \(isHidden)") }
  }
}

/// Rows whose content is 30 points high.
private final class Rows: UITableViewDataSource {
  let count: Int
  let areInsideMargins: Bool

  init(_ count: Int, insideMargins areInsideMargins: Bool = false) {
    self.count = count
    self.areInsideMargins = areInsideMargins
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let content = UIView()
    cell.contentView.addSubview(content)
    content.snp.makeConstraints { make in
      if areInsideMargins {
        make.edges.equalTo(cell.contentView.layoutMarginsGuide)
      } else {
        make.edges.equalToSuperview()
      }
      make.height.equalTo(30)
    }
    return cell
  }
}

/// Begins an animation in the completion of another one so many times, each in a task of its own, and counts them.
private func beats(_ count: Int) async -> Int {
  var next: Task<Int, Never>?
  UIView.animate(
    withDuration: 1, animations: {},
    completion: { _ in next = Task { count > 1 ? await beats(count - 1) : 0 } })
  guard let next else { return 0 }
  return 1 + (await next.value)
}

/// What stands in nearly every program for UIKit.
struct `Code as people write it` {
  /// An iPhone 15 Pro has 393 × 852 points, a safe area of 59 and 34, and 3 pixels to a point.
  @Test func `a window as large as the screen is on its device`() {
    let window = UIWindow(frame: UIScreen.main.bounds)

    #expect(window.device == .iPhone15Pro)
    #expect(window.safeAreaInsets.top == 59)
    #expect(window.safeAreaInsets.bottom == 34)
    #expect(UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300)).device == nil)
  }

  @Test func `the view of a controller is as large as the screen, and follows the window`() {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let holder = Holder()
    window.rootViewController = holder
    window.makeKeyAndVisible()
    #expect(holder.child.view.frame == CGRect(x: 0, y: 0, width: 393, height: 852))

    window.device = .iPhoneSE
    window.layoutIfNeeded()
    #expect(holder.child.view.frame == CGRect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func `views are handed to methods as functions`() {
    let page = UIView()
    let stack = UIStackView()
    let labels = [UILabel(), UILabel()]
    labels.forEach(stack.addArrangedSubview)
    [stack, UIView()].forEach(page.addSubview)

    #expect(stack.arrangedSubviews == labels)
    #expect(page.subviews.first == stack)
    page.diagnostics.handler = .silent
    [page].forEach(stack.addSubview)
    #expect(page.superview == nil)
    #expect(page.diagnostics.faults.count == 1)
  }

  @Test func `views and constraints are kept in sets and compared`() {
    let page = UIView()
    let title = UILabel()
    page.addSubview(title)
    let left = title.leftAnchor.constraint(equalTo: page.leftAnchor)
    let known: Set<UIView> = [page, title, page]
    let constants: [NSLayoutConstraint: CGFloat] = [left: 8]

    #expect(known.count == 2)
    #expect(page.subviews.firstIndex(of: title) == 0)
    #expect(constants[left] == 8)
    #expect(left.firstItem as? UIView == title)
  }

  @Test func `what is shown can be watched in subclasses`() {
    let title = WatchedLabel()
    title.text = "One"
    title.isHidden = true

    #expect(title.seen == ["text One", "hidden true"])
  }

  @Test func `a view for baselines has the name that it has in Swift`() {
    let badge = Badge()

    #expect(badge.viewForLastBaselineLayout === badge.label)
    #expect(badge.viewForFirstBaselineLayout === badge.label)
    #expect(UIView().forFirstBaselineLayout.superview == nil)
  }

  /// On UIKit the completion comes later; here the hundredth in a row is the last.
  @Test func `an animation that begins anew in its completion comes to an end`() {
    let view = UIView()
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    view.diagnostics.handler = .silent
    var count = 0
    func pulse() {
      count += 1
      UIView.animate(
        withDuration: 1,
        animations: {
          view.frame.size.width += 1
          view.layoutIfNeeded()
        },
        completion: { _ in pulse() })
    }
    pulse()

    #expect(count == 101)
    #expect(view.diagnostics.faults.map(\.reason) == [.endlessAnimation(animations: 100)])
  }

  /// What begins in a task of its own comes later, and may do so for ever.
  @Test func `an animation that begins anew in another task goes on`() async {
    #expect(await beats(150) == 150)
  }

  @Test func `an optional target of mas_ is taken, and nil is a fault`() {
    let page = UIView()
    let title = UIView()
    page.addSubview(title)
    page.diagnostics.handler = .silent
    title.mas_makeConstraints { make in
      make.left.equalTo(title.superview)
      make.top.equalTo(page.superview)
    }

    #expect(page.constraints.map(\.firstAttribute) == [.left])
    let texts = page.diagnostics.faults.map(\.description)
    #expect(texts.count == 1)
    #expect(texts.allSatisfy { $0.contains("attempting to add unsupported attribute: (null)") })
  }

  /// The controller's view gets its frame while the first layout is going on.
  @Test func `cells are as wide as a table that gets its width late`() {
    let source = Rows(2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let controller = UIViewController()
    let table = UITableView(frame: .zero)
    table.dataSource = source
    controller.view.addSubview(table)
    table.snp.makeConstraints { $0.edges.equalToSuperview() }
    window.rootViewController = controller
    window.frame.size = CGSize(width: 500, height: 100)
    window.layoutIfNeeded()

    #expect(table.visibleCells.map(\.frame.width) == [500, 500])
    #expect(table.visibleCells.map(\.contentView.frame.width) == [500, 500])
    #expect(window.diagnostics.faults.isEmpty)
  }

  /// A table fills the window of an iPhone X, whose safe area is 44 and 34, and 44 at both sides and 21 below
  /// when it is held sideways. The contents are 30 high, with margins of 8.
  private func layOutTable(_ source: Rows, sideways: Bool = false) -> (UIWindow, UITableView) {
    let window = UIWindow(device: .iPhoneX, orientation: sideways ? .landscape : .portrait)
    let controller = UIViewController()
    let table = UITableView(frame: .zero)
    table.separatorStyle = .none
    table.dataSource = source
    controller.view.addSubview(table)
    table.snp.makeConstraints { $0.edges.equalToSuperview() }
    window.rootViewController = controller
    window.layoutIfNeeded()
    return (window, table)
  }

  @Test(arguments: [2, 100])
  func `rows are as high wherever they are, and begin below the safe area`(count: Int) {
    let source = Rows(count, insideMargins: true)
    let (window, table) = layOutTable(source)

    #expect(table.adjustedContentInset.top == 44)
    #expect(table.adjustedContentInset.bottom == 34)
    for offset in [-44, 0, 10] as [CGFloat] {
      table.contentOffset.y = offset
      window.layoutIfNeeded()
      for cell in table.visibleCells {
        // 11 points of margin above and below.
        #expect(cell.frame.height == 52)
        #expect(cell.contentView.subviews[0].frame.minY == 11)
        #expect(cell.contentView.subviews[0].frame.height == 30)
      }
    }
    #expect(window.diagnostics.conflicts.isEmpty)
  }

  @Test func `content views end at the notch, unless the table says otherwise`() {
    let source = Rows(2)
    let (window, table) = layOutTable(source, sideways: true)
    #expect(table.visibleCells.map(\.frame.width) == [812, 812])
    #expect(
      table.visibleCells.map(\.contentView.frame)
        == Array(repeating: CGRect(x: 44, y: 0, width: 724, height: 30), count: 2))

    table.insetsContentViewsToSafeArea = false
    window.layoutIfNeeded()
    #expect(table.visibleCells.map(\.contentView.frame.width) == [812, 812])
  }
}
