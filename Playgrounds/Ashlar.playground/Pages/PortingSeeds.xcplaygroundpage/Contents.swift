//: # Programs from elsewhere
//:
//: The programs of an essay on Auto Layout with Masonry, line by line in Swift: `swift run PortingSeeds`. What each
//: prints is worked out by hand from its equations, on a screen of 375 × 667 points unless another one is named.

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

//: ## Anchors
//:
//: Button 2 is below button 1, twice as wide and as high as wide.

do {
  let view = page()
  let button1 = UIButton(type: .system)
  button1.backgroundColor = UIColor.purple
  button1.setTitleColor(UIColor.white, for: .normal)
  button1.setTitle("button1", for: .normal)
  view.addSubview(button1)
  button1.translatesAutoresizingMaskIntoConstraints = false
  button1.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 20).isActive = true
  button1.topAnchor.constraint(equalTo: view.topAnchor, constant: 100).isActive = true
  button1.widthAnchor.constraint(equalToConstant: 100).isActive = true
  button1.heightAnchor.constraint(equalToConstant: 50).isActive = true

  let button2 = UIButton(type: .system)
  button2.backgroundColor = UIColor.purple
  button2.setTitleColor(UIColor.white, for: .normal)
  button2.setTitle("button2", for: .normal)
  view.addSubview(button2)
  button2.translatesAutoresizingMaskIntoConstraints = false
  button2.leftAnchor.constraint(equalTo: button1.leftAnchor).isActive = true
  button2.topAnchor.constraint(equalTo: button1.bottomAnchor, constant: 20).isActive = true
  button2.widthAnchor.constraint(equalTo: button1.widthAnchor, multiplier: 2).isActive = true
  button2.heightAnchor.constraint(equalTo: button2.widthAnchor, multiplier: 1).isActive = true

  view.layoutIfNeeded()
  show("Anchors", ("button1", button1), ("button2", button2))
}

//: ## A label beside a picture
//:
//: The text would press the picture together, 600 points wide as it is at 10 for each character. With a lower
//: resistance it gives way: the picture keeps its 48 points and ends at 375 − 16; the label gets
//: 375 − 16 − 48 − 8 − 16 = 287.

do {
  let view = page()
  view.textMeasurer = GridTextMeasurer(width: 10, height: 20)
  let label = UILabel()
  label.text = String(repeating: "m", count: 60)
  view.addSubview(label)
  let imageView = UIImageView(image: UIImage(named: "icon", size: CGSize(width: 48, height: 48)))
  view.addSubview(imageView)
  label.mas_makeConstraints { make in
    make.left.equalTo(view).offset(16)
    make.centerY.equalTo(view)
  }
  imageView.mas_makeConstraints { make in
    make.left.equalTo(label.mas_right).offset(8)
    make.right.equalTo(view).offset(-16)
    make.centerY.equalTo(view)
  }
  label.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
  view.layoutIfNeeded()
  show("A label that gives way", ("label", label), ("imageView", imageView))
}

//: ## Removing some constraints
//:
//: The category that the essay adds to `UIView`.

extension UIView {
  func removeConstraints(
    withFirstItem firstItem: AnyObject, firstAttribute: NSLayoutConstraint.Attribute
  ) {
    for constraint in constraints {
      if constraint.firstItem === firstItem && constraint.firstAttribute == firstAttribute {
        constraint.isActive = false
      }
    }
  }

  func closestCommonSuperview(_ view: UIView) -> UIView? {
    var closestCommonSuperview: UIView?
    var secondViewSuperview: UIView? = view
    while closestCommonSuperview == nil, let second = secondViewSuperview {
      var firstViewSuperview: UIView? = self
      while closestCommonSuperview == nil, let first = firstViewSuperview {
        if second === first { closestCommonSuperview = second }
        firstViewSuperview = first.superview
      }
      secondViewSuperview = second.superview
    }
    return closestCommonSuperview
  }
}

//: ## Where constraints are
//:
//: A width is held by the view; what speaks of two views by the lowest one that contains both.

do {
  let view = page()
  let row = UIView()
  view.addSubview(row)
  let a = UIView()
  let b = UIView()
  row.addSubview(a)
  row.addSubview(b)
  a.mas_makeConstraints { make in
    make.width.mas_equalTo(10)
    make.right.equalTo(b.mas_left)
    make.top.equalTo(row)
  }
  b.mas_makeConstraints { make in
    make.left.equalTo(view)
  }
  print("Held")
  print("  a \(a.constraints.count), row \(row.constraints.count), view \(view.constraints.count)")
  print("  a and b: \(a.mas_closestCommonSuperview(b) === row)")
  print("  row and b: \(row.closestCommonSuperview(b) === row)")
}

//: ## Remaking, with an animation
//:
//: The button goes from the left to the right: 375 − 50 − 60 = 265.

do {
  let view = page()
  let button = UIView()
  view.addSubview(button)
  button.mas_makeConstraints { make in
    make.left.top.equalTo(view).offset(50)
    make.width.height.mas_equalTo(60)
  }
  view.layoutIfNeeded()
  show("Before", ("button", button))

  button.mas_remakeConstraints { make in
    make.right.equalTo(view).offset(-50)
    make.top.equalTo(view).offset(50)
    make.width.height.mas_equalTo(60)
  }
  UIView.animate(withDuration: 2) {
    view.layoutIfNeeded()
  }
  show("After", ("button", button))
}

//: ## One constraint goes and another comes

do {
  let view = page()
  let button = UIView()
  view.addSubview(button)
  button.mas_makeConstraints { make in
    make.left.top.equalTo(view).offset(50)
    make.width.height.mas_equalTo(60)
  }
  view.layoutIfNeeded()
  view.removeConstraints(withFirstItem: button, firstAttribute: .left)
  button.mas_makeConstraints { make in
    make.right.equalTo(view).offset(-50)
  }
  UIView.animate(withDuration: 2) {
    view.layoutIfNeeded()
  }
  show("On the right", ("button", button))
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
  ) -> TableViewCell {
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

//: ## A centre at a third
//:
//: 375 / 3 = 125, less half of 100.

do {
  let view = page()
  let boxView = UIView()
  boxView.backgroundColor = UIColor.purple
  view.addSubview(boxView)
  boxView.mas_makeConstraints { make in
    make.centerX.equalTo(view.mas_right).multipliedBy(1 / 3)
    make.top.equalTo(view).offset(100)
    make.width.height.mas_equalTo(100)
  }
  view.layoutIfNeeded()
  show("A third", ("boxView", boxView))
}

//: ## Several views at once
//:
//: Four views with gaps of 5 and 10 points at the ends: (375 − 20 − 15) / 4 = 85 wide upright, and
//: (667 − 35) / 4 = 158 on the side. Three views of 75: gaps of (375 − 20 − 225) / 2 = 65 upright, and
//: (667 − 245) / 2 = 211 on the side.

/// Makes views inside another one.
func makeViews(_ count: Int, in view: UIView) -> [UIView] {
  let views = (0..<count).map { _ in UIView() }
  for subview in views { view.addSubview(subview) }
  return views
}

do {
  let view = page()
  let gapped = makeViews(4, in: view)
  gapped.mas_makeConstraints { make in
    make.top.equalTo(view).offset(100)
    make.height.mas_equalTo(50)
  }
  gapped.mas_distributeViewsAlongAxis(
    .horizontal, withFixedSpacing: 5, leadSpacing: 10, tailSpacing: 10)
  let equal = makeViews(3, in: view)
  equal.mas_makeConstraints { make in
    make.top.equalTo(view).offset(200)
    make.height.mas_equalTo(50)
  }
  equal.mas_distributeViewsAlongAxis(
    .horizontal, withFixedItemLength: 75, leadSpacing: 10, tailSpacing: 10)
  for size in [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)] {
    view.frame.size = size
    view.layoutIfNeeded()
    print("Distributed, \(Int(size.width)) wide")
    print("  fixed gaps:", gapped.map(\.frameDescription).joined(separator: " "))
    print("  fixed widths:", equal.map(\.frameDescription).joined(separator: " "))
  }
}

//: ### Without making them equal
//:
//: The categories that the essay adds to `NSArray`: each view keeps its own size. They stand at 10, then
//: 10 + 40 + 8 = 58 and 58 + 60 + 8 = 126; below each other at 100, 100 + 20 + 5 = 125 and
//: 125 + 30 + 15 = 170.

extension Array where Element: UIView {
  func combineViews(axis: NSLayoutConstraint.Axis, fixedSpacing: CGFloat) {
    if count < 2 { return }
    var lastView = self[0]
    for view in self[1...] {
      combine(view, lastView: lastView, axis: axis, fixedSpacing: fixedSpacing)
      lastView = view
    }
  }

  func combineViews(axis: NSLayoutConstraint.Axis, fixedSpacings: [CGFloat]) {
    if count < 2 || fixedSpacings.count + 1 != count { return }
    var lastView = self[0]
    for i in 1..<count {
      combine(self[i], lastView: lastView, axis: axis, fixedSpacing: fixedSpacings[i - 1])
      lastView = self[i]
    }
  }

  private func combine(
    _ view: UIView, lastView: UIView, axis: NSLayoutConstraint.Axis, fixedSpacing: CGFloat
  ) {
    let constraint: NSLayoutConstraint
    if axis == .horizontal {
      constraint = NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: lastView, attribute: .right,
        multiplier: 1, constant: fixedSpacing)
    } else {
      constraint = NSLayoutConstraint(
        item: view, attribute: .top, relatedBy: .equal, toItem: lastView, attribute: .bottom,
        multiplier: 1, constant: fixedSpacing)
    }
    constraint.isActive = true
  }
}

do {
  let view = page()
  let views = makeViews(3, in: view)
  for (index, subview) in views.enumerated() {
    subview.mas_makeConstraints { make in
      make.width.mas_equalTo(40 + 20 * index)
      make.height.mas_equalTo(20 + 10 * index)
      if index == 0 {
        make.left.equalTo(view).offset(10)
        make.top.equalTo(view).offset(100)
      }
    }
  }
  views.combineViews(axis: .horizontal, fixedSpacing: 8)
  views.combineViews(axis: .vertical, fixedSpacings: [5, 15])
  view.layoutIfNeeded()
  print("Combined\n ", views.map(\.frameDescription).joined(separator: " "))
}
