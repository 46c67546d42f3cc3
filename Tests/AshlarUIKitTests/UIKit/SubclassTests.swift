import AshlarUIKit
import Testing

/// A view as people write it for UIKit.
private class BadgeView: UIView {
  let title = UILabel()
  private(set) var passes: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(title)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override class var requiresConstraintBasedLayout: Bool { true }

  override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 20) }

  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }

  override func updateConstraints() {
    passes.append("update")
    title.snp.remakeConstraints { make in make.edges.equalToSuperview() }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    passes.append("layout")
  }
}

struct `Subclasses of UIView` {
  @Test func `are made without arguments and laid out`() {
    let root = UIView(root: 100, 100)
    let badge = BadgeView()
    root.addSubview(badge)
    badge.snp.makeConstraints { make in make.left.top.equalToSuperview() }
    root.layoutIfNeeded()

    // The alignment rectangle is 40 × 20 at the origin; the frame is larger by the insets.
    expectFrame(of: badge, x: -2, y: -1, width: 46, height: 24)
    // The label fills the alignment rectangle, which begins at (2, 1) inside the badge.
    expectFrame(of: badge.title, x: 2, y: 1, width: 40, height: 20)
    #expect(badge.passes.first == "update")
    #expect(badge.passes.contains("layout"))
    #expect(root.faultTexts.isEmpty)
  }

  @Test func `have the name that the program gives`() {
    #expect(BadgeView(name: "badge").reportName == "badge")
  }
}

private final class RowCell: UITableViewCell {
  let box = UIView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(box)
    box.snp.makeConstraints { make in
      make.edges.equalToSuperview().inset(10)
      make.height.equalTo(30)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

private final class ListController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = UITableView.automaticDimension
    tableView.separatorStyle = .none
    tableView.register("row") { RowCell(style: .default, reuseIdentifier: "row") }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }
}

private final class PageController: UIViewController {
  let box = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(box)
    box.snp.makeConstraints { make in
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
      make.left.right.bottom.equalToSuperview().inset(10)
    }
  }
}

struct `A label with room around its text` {
  @Test func `is as much larger than one without`() {
    let plain = UILabel()
    let label = PaddingLabel()
    for view in [plain, label] { view.text = "Auto Layout" }
    let size = plain.intrinsicContentSize
    #expect(label.intrinsicContentSize == CGSize(width: size.width + 24, height: size.height + 10))
  }
}

private final class PaddingLabel: UILabel {
  var textInsets = UIEdgeInsets(top: 5, left: 12, bottom: 5, right: 12) {
    didSet { invalidateIntrinsicContentSize() }
  }

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let rect = super.textRect(
      forBounds: bounds.inset(by: textInsets), limitedToNumberOfLines: numberOfLines)
    let outwards = UIEdgeInsets(
      top: -textInsets.top, left: -textInsets.left, bottom: -textInsets.bottom,
      right: -textInsets.right)
    return rect.inset(by: outwards)
  }

  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: textInsets))
  }
}

struct `Controllers and tables` {
  @Test func `a table's rows are as high as their contents`() {
    let list = ListController()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    window.rootViewController = list
    window.makeKeyAndVisible()

    // 10 + 30 + 10 for each row.
    let cells = list.tableView.visibleCells
    #expect(cells.map(\.frame.origin.y) == [0, 50, 100])
    #expect(cells.map(\.frame.size.height) == [50, 50, 50])
    #expect(cells.first?.reuseIdentifier == "row")
  }

  @Test func `a page in a navigation stands below the safe area`() {
    let page = PageController()
    let window = UIWindow(device: .iPhoneX)
    window.rootViewController = UINavigationController(rootViewController: page)
    window.makeKeyAndVisible()

    // An iPhone X is 375 × 812 points, of which 44 at the top are not safe; the bar is 44 points high.
    expectFrame(of: page.box, x: 10, y: 88, width: 355, height: 714)
    #expect(page.navigationController?.topViewController === page)
    #expect(page.box.window === window)
  }
}

struct `What UIKit's views have besides` {
  @Test func `is kept, and costs nothing until the program sets it`() {
    let view = UIView()
    #expect(view.backgroundColor == nil)
    #expect(view.alpha == 1)
    #expect(view.attachment == nil)

    view.backgroundColor = .purple
    view.layer.cornerRadius = 8
    view.contentMode = .scaleAspectFit
    let tap = UITapGestureRecognizer()
    view.addGestureRecognizer(tap)
    #expect(view.backgroundColor == UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1))
    #expect(view.layer.cornerRadius == 8)
    #expect(view.contentMode == .scaleAspectFit)
    #expect(view.gestureRecognizers?.first === tap)
  }

  @Test func `has UIKit's values at first`() {
    let table = UITableView()
    #expect(table.isScrollEnabled)
    #expect(table.bounces)
    #expect(table.allowsSelection)
    #expect(!table.isPagingEnabled)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0))
    #expect(UITextField().autocapitalizationType == .sentences)
    #expect(UITextView().isEditable)
    #expect(UIButton().contentHorizontalAlignment == .center)
    #expect(UIView().layer.maskedCorners.rawValue == 15)
    #expect(table.attachment == nil)

    table.separatorColor = nil
    table.isPagingEnabled = true
    #expect(table.separatorColor == nil)
    #expect(table.isPagingEnabled)
  }

  @Test func `a transition is done when it returns`() {
    let view = UIView()
    var isFinished = false
    UIView.transition(
      with: view, duration: 0.3, options: .transitionCrossDissolve,
      animations: { view.isHidden = true }, completion: { isFinished = $0 })

    #expect(view.isHidden)
    #expect(isFinished)
  }

  @Test func `titles of buttons count in their normal state`() {
    let button = UIButton(type: .system)
    button.setTitle("OK", for: .normal)
    button.setTitle("Pressed", for: .highlighted)
    button.titleLabel?.font = .systemFont(ofSize: 20)

    #expect(button.currentTitle == "OK")
    #expect(button.title(for: .highlighted) == "Pressed")
    #expect(button.title(for: .disabled) == "OK")
    #expect(button.titleLabel?.font.pointSize == 20)
    #expect(button.intrinsicContentSize.height > 24)
  }

  @Test func `an animation is at its goal when it returns`() {
    let root = UIView(root: 100, 100)
    let view = UIView("view", in: root)
    var left: Constraint?
    view.snp.makeConstraints { make in
      left = make.left.equalToSuperview().constraint
      make.top.equalToSuperview()
      make.size.equalTo(10)
    }
    root.layoutIfNeeded()
    left?.update(offset: 50)
    var isFinished = false
    UIView.animate(
      withDuration: 0.3, animations: { root.layoutIfNeeded() }, completion: { isFinished = $0 })

    expectFrame(of: view, x: 50, y: 0, width: 10, height: 10)
    #expect(isFinished)
  }

  @Test(arguments: [5, 5.0, CGFloat(5), UInt8(5), Float(5), NSNumber(value: 5)] as [any Sendable])
  func `a metric of a format may be any number`(gap: any Sendable) {
    let root = UIView(root: 100, 100)
    let view = UIView("view", in: root)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[view]", metrics: ["gap": gap], views: ["view": view])
    #expect(made.map(\.constant) == [5])
    #expect(root.faultTexts.isEmpty)
  }

  @Test func `a number among the views of a format is a metric`() {
    let root = UIView(root: 100, 100)
    let view = UIView("view", in: root)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[view(width@weight)]", metrics: ["gap": 5],
      views: ["view": view, "gap": 7, "width": 20.5, "weight": NSNumber(value: 750)])
    #expect(made.map(\.constant) == [5, 20.5])
    #expect(made[1].priority == 750)

    // It is no view for that.
    let none = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|[gap]", metrics: nil, views: ["view": view, "gap": 7])
    #expect(none.isEmpty)
    #expect(root.faultTexts.count == 1)
  }

  @Test func `a format that makes no sense is a fault`() {
    let root = UIView(root: 100, 100)
    let view = UIView("view", in: root)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-[view", metrics: nil, views: ["view": view])
    #expect(made.isEmpty)
    #expect(root.faultTexts.count == 1)

    let good = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-gap-[view(20)]", metrics: ["gap": 5], views: ["view": view])
    #expect(
      good.map(\.sentence)
        == ["view.left == root.left + 5", "view.width == 20"].map {
          $0.replacingOccurrences(of: "left", with: "leading")
        })
  }
}
