//: # Screens from elsewhere
//:
//: Tables, safe areas and scroll views of the same essay, with Masonry and SnapKit: `swift run PortingScreens`. What
//: each prints is worked out by hand from its equations, on a screen of 375 × 667 points unless another one is named.

import AshlarUIKit

/// Makes a page of the size of an iPhone 8 without a status bar.
func page() -> UIView {
  UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
}

/// Prints where views are.
func show(_ title: String, _ views: (String, UIView)...) {
  print(title)
  for (name, view) in views { print("  \(name) \(view.frameDescription)") }
}

//: ## A table whose rows are as high as their contents
//:
//: The box of row *n* is 30 + 10 · *n* high, with 10 above and below: 50, 60 and 70.

final class BoxCell: UITableViewCell {
  let boxView = UIView()
  var height: MASConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(boxView)
    boxView.mas_makeConstraints { make in
      make.left.right.equalTo(contentView)
      make.top.equalTo(contentView).offset(10)
      make.bottom.equalTo(contentView).offset(-10)
      height = make.height.mas_equalTo(30)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

final class BoxList: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.height?.setOffset(CGFloat(30 + 10 * indexPath.row))
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    UITableView.automaticDimension
  }
}

do {
  let view = page()
  let list = BoxList()
  let tableView = UITableView(frame: view.bounds, style: .plain)
  tableView.estimatedRowHeight = 44.0
  tableView.rowHeight = UITableView.automaticDimension
  tableView.separatorStyle = .none
  tableView.dataSource = list
  tableView.delegate = list
  tableView.register("box") { BoxCell(style: .default, reuseIdentifier: "box") }
  view.addSubview(tableView)
  view.layoutIfNeeded()
  print("Rows")
  for cell in tableView.visibleCells { print("  \(cell.frameDescription)") }
  print("  content \(tableView.contentSize.height) high")
}

//: ## The safe area
//:
//: The screen of an iPhone X is 375 × 812 points; 44 at the top and 34 at the bottom are not safe.

final class SafeController: UIViewController {
  let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.backgroundColor = UIColor.purple
    button.setTitle("请在刘海屏/非刘海屏上旋转屏幕试试", for: .normal)
    view.addSubview(button)
  }

  func makeWithMasonry() {
    button.mas_remakeConstraints { make in
      make.left.equalTo(view.mas_safeAreaLayoutGuideLeft)
      make.right.equalTo(view.mas_safeAreaLayoutGuideRight)
      make.top.equalTo(view.mas_safeAreaLayoutGuideTop)
      make.bottom.equalTo(view.mas_safeAreaLayoutGuideBottom)
    }
  }

  func makeWithMasonryBefore11() {
    button.mas_remakeConstraints { make in
      make.left.right.equalTo(view)
      make.top.equalTo(mas_topLayoutGuideBottom)
      make.bottom.equalTo(mas_bottomLayoutGuideTop)
    }
  }

  func makeWithSnapKit() {
    button.mas_remakeConstraints { _ in }
    button.snp.remakeConstraints { (make) in
      make.left.equalTo(view.safeAreaLayoutGuide.snp.left)
      make.right.equalTo(view.safeAreaLayoutGuide.snp.right)
      make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
      make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom)
    }
  }

  func makeWithSnapKitBefore11() {
    button.snp.remakeConstraints { (make) in
      make.left.right.equalToSuperview()
      make.top.equalTo(topLayoutGuide.snp.bottom)
      make.bottom.equalTo(bottomLayoutGuide.snp.top)
    }
  }

  func makeUnderneath() {
    button.snp.removeConstraints()
    for attribute in [NSLayoutConstraint.Attribute.left, .right, .top, .bottom] {
      NSLayoutConstraint(
        item: button, attribute: attribute, relatedBy: .equal, toItem: view.safeAreaLayoutGuide,
        attribute: attribute, multiplier: 1, constant: 0
      ).isActive = true
    }
  }
}

do {
  let controller = SafeController()
  let window = UIWindow(device: .iPhoneX)
  window.rootViewController = controller
  window.makeKeyAndVisible()
  for (title, make) in [
    ("Safe, with Masonry", controller.makeWithMasonry),
    ("Safe, with Masonry before iOS 11", controller.makeWithMasonryBefore11),
    ("Safe, with SnapKit", controller.makeWithSnapKit),
    ("Safe, with SnapKit before iOS 11", controller.makeWithSnapKitBefore11),
    ("Safe, underneath", controller.makeUnderneath),
  ] {
    make()
    window.layoutIfNeeded()
    show(title, ("button", controller.button))
  }
}

//: ## A scroll view: the trap
//:
//: Right and bottom of a scroll view are those of what it scrolls, and nothing says how large that is: nothing at
//: all, so that the box ends at its upper left corner.

/// Makes a scroll view that fills a view.
func makeScrollView(in view: UIView) -> UIScrollView {
  let scrollView = UIScrollView()
  scrollView.backgroundColor = UIColor.purple
  scrollView.contentInsetAdjustmentBehavior = .never
  view.addSubview(scrollView)
  scrollView.mas_makeConstraints { make in
    make.edges.equalTo(view)
  }
  return scrollView
}

do {
  let view = page()
  let scrollView = makeScrollView(in: view)
  let boxView = UIView()
  boxView.backgroundColor = UIColor.red
  scrollView.addSubview(boxView)
  boxView.mas_makeConstraints { make in
    make.right.bottom.equalTo(scrollView)
    make.width.height.mas_equalTo(100)
  }
  view.layoutIfNeeded()
  show("The trap", ("boxView", boxView))
}

//: ### The first way
//:
//: The box is tied to what contains the scroll view, here as large as `UIScreen.main`, 393 × 852. It does not
//: scroll: when 50 points have been scrolled away, it is 50 points further inside.

do {
  let screenSize = UIScreen.main.bounds.size
  let view = UIView(frame: UIScreen.main.bounds)
  let scrollView = UIScrollView()
  scrollView.backgroundColor = UIColor.purple
  scrollView.contentInsetAdjustmentBehavior = .never
  scrollView.contentSize = CGSize(width: screenSize.width + 200, height: screenSize.height)
  view.addSubview(scrollView)
  scrollView.mas_makeConstraints { make in
    make.edges.equalTo(view)
  }

  let boxView = UIView()
  boxView.backgroundColor = UIColor.red
  scrollView.addSubview(boxView)
  boxView.mas_makeConstraints { make in
    make.right.bottom.equalTo(view)
    make.width.height.mas_equalTo(100)
  }
  view.layoutIfNeeded()
  show("The first way", ("boxView", boxView))

  scrollView.contentOffset = CGPoint(x: 50, y: 0)
  view.layoutIfNeeded()
  show("The first way, scrolled", ("boxView", boxView))
  print("  in the view \(boxView.convert(boxView.bounds, to: view).origin.x)")
}

//: ### The second way
//:
//: What is inside is 200 points wider and higher than the scroll view, and the box is in its last corner.

do {
  let view = page()
  let scrollView = makeScrollView(in: view)
  let bgView = UIView()
  bgView.backgroundColor = UIColor.lightGray
  scrollView.addSubview(bgView)
  bgView.mas_makeConstraints { make in
    make.edges.equalTo(scrollView)
    make.width.height.equalTo(scrollView).offset(200)
  }

  let boxView = UIView()
  boxView.backgroundColor = UIColor.red
  scrollView.addSubview(boxView)
  boxView.mas_makeConstraints { make in
    make.right.bottom.equalTo(scrollView)
    make.width.height.mas_equalTo(100)
  }

  view.layoutIfNeeded()
  show("The second way", ("scrollView", scrollView), ("bgView", bgView), ("boxView", boxView))
}

//: ### The third way
//:
//: The same with numbers: 393 + 200 and 852 + 200.

do {
  let view = UIView(frame: UIScreen.main.bounds)
  let scrollView = makeScrollView(in: view)
  let screenSize = UIScreen.main.bounds.size
  let bgView = UIView()
  bgView.backgroundColor = UIColor.lightGray
  scrollView.addSubview(bgView)
  bgView.mas_makeConstraints { make in
    make.edges.equalTo(scrollView)
    make.width.mas_equalTo(screenSize.width + 200)
    make.height.mas_equalTo(screenSize.height + 200)
  }

  let boxView = UIView()
  boxView.backgroundColor = UIColor.red
  scrollView.addSubview(boxView)
  boxView.mas_makeConstraints { make in
    make.right.bottom.equalTo(scrollView)
    make.width.height.mas_equalTo(100)
  }

  view.layoutIfNeeded()
  show("The third way", ("bgView", bgView), ("boxView", boxView))
  print("  content \(scrollView.contentSize.width) × \(scrollView.contentSize.height)")
}

//: ## A text view that is as high as its text
//:
//: While it does not scroll, it asks for the lines that it has, of 20 points each here; three of them are 40
//: higher than one.

do {
  let view = page()
  view.textMeasurer = GridTextMeasurer(width: 10, height: 20)
  let textView = UITextView()
  textView.isScrollEnabled = false
  view.addSubview(textView)
  textView.mas_makeConstraints { make in
    make.left.right.top.equalTo(view)
  }
  textView.text = "one"
  view.layoutIfNeeded()
  let height = textView.frame.size.height
  textView.text = "one\ntwo\nthree"
  view.layoutIfNeeded()
  print("Text view\n  \(textView.frame.size.height - height) higher")
}
