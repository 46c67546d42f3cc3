//: # Programs from elsewhere, without a maker
//:
//: The programs of three essays on `NSLayoutConstraint`, line by line in Swift: `swift run PortingConstraints`. What
//: each prints is worked out by hand from its equations, on a screen of 375 × 667 points.

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

//: ## A scroll view that fills the page
//:
//: Its constraints are added, removed and activated; then its right edge goes and a width comes.

do {
  let view = page()
  let scroll = UIScrollView()
  view.addSubview(scroll)
  scroll.translatesAutoresizingMaskIntoConstraints = false
  let scrollTop = NSLayoutConstraint(
    item: scroll, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
    multiplier: 1.0, constant: 0)
  let scrollLeft = NSLayoutConstraint(
    item: scroll, attribute: .left, relatedBy: .equal, toItem: view, attribute: .left,
    multiplier: 1.0, constant: 0)
  let scrollBottom = NSLayoutConstraint(
    item: scroll, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom,
    multiplier: 1.0, constant: 0)
  let scrollRight = NSLayoutConstraint(
    item: scroll, attribute: .right, relatedBy: .equal, toItem: view, attribute: .right,
    multiplier: 1.0, constant: 0)

  view.addConstraints([scrollTop, scrollLeft, scrollBottom, scrollRight])
  view.layoutIfNeeded()
  show("Added", ("scroll", scroll))

  view.removeConstraints([scrollTop, scrollLeft, scrollBottom, scrollRight])
  print("Removed\n  \(view.constraints.count) left")

  NSLayoutConstraint.activate([scrollTop, scrollLeft, scrollBottom, scrollRight])
  scrollTop.constant = 20
  view.layoutIfNeeded()
  show("Activated, and updated", ("scroll", scroll))

  NSLayoutConstraint.deactivate([scrollRight])
  let width = NSLayoutConstraint(
    item: scroll, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
    multiplier: 0.0, constant: 100)
  width.isActive = true
  view.layoutIfNeeded()
  show("100 wide", ("scroll", scroll))

  scroll.removeFromSuperview()
  print("Without the view\n  \(view.constraints.count) left")
}

//: ## Priorities
//:
//: The height would like to be 900 and must be at most 300; of two wishes the higher one counts.

do {
  let view = page()
  let box = UIView()
  view.addSubview(box)
  box.translatesAutoresizingMaskIntoConstraints = false
  let high = box.heightAnchor.constraint(equalToConstant: 900)
  high.priority = UILayoutPriority.defaultHigh
  let low = box.widthAnchor.constraint(equalToConstant: 10)
  low.priority = UILayoutPriority.defaultLow
  let higher = box.widthAnchor.constraint(equalToConstant: 20)
  higher.priority = UILayoutPriority(rawValue: 251)
  NSLayoutConstraint.activate([
    box.topAnchor.constraint(equalTo: view.topAnchor),
    box.leftAnchor.constraint(equalTo: view.leftAnchor),
    box.heightAnchor.constraint(lessThanOrEqualToConstant: 300), high, low, higher,
  ])
  view.layoutIfNeeded()
  show("Priorities", ("box", box))
}

//: ## Updating in the view's own methods
//:
//: Constraints are made in `updateConstraints`, frames read in `layoutSubviews`.

final class Panel: UIView {
  let inner = UIView()
  var seen = CGRect.zero
  private var hasConstraints = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(inner)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func updateConstraints() {
    if !hasConstraints {
      hasConstraints = true
      inner.translatesAutoresizingMaskIntoConstraints = false
      for attribute in [NSLayoutConstraint.Attribute.left, .top, .right, .bottom] {
        let isNear = attribute == .left || attribute == .top
        NSLayoutConstraint(
          item: inner, attribute: attribute, relatedBy: .equal, toItem: self,
          attribute: attribute, multiplier: 1, constant: isNear ? 10 : -10
        ).isActive = true
      }
    }
    super.updateConstraints()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    seen = inner.frame
  }
}

do {
  let panel = Panel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  panel.setNeedsUpdateConstraints()
  panel.updateConstraintsIfNeeded()
  panel.setNeedsLayout()
  panel.layoutIfNeeded()
  show("Own methods", ("inner", panel.inner))
  print("  seen: \(panel.seen == panel.inner.frame)")
}

//: ## Sizes that follow from what is inside
//:
//: A box of 60 × 40 with 10 on each side makes 80 × 60. A width of 100 that is required is kept.

do {
  let view = UIView()
  let box = UIView()
  view.addSubview(box)
  box.translatesAutoresizingMaskIntoConstraints = false
  NSLayoutConstraint.activate([
    box.leftAnchor.constraint(equalTo: view.leftAnchor, constant: 10),
    box.topAnchor.constraint(equalTo: view.topAnchor, constant: 10),
    box.widthAnchor.constraint(greaterThanOrEqualToConstant: 60),
    box.heightAnchor.constraint(equalToConstant: 40),
    view.rightAnchor.constraint(equalTo: box.rightAnchor, constant: 10),
    view.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: 10),
  ])
  let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  let wide = view.systemLayoutSizeFitting(
    CGSize(width: 100, height: 0), withHorizontalFittingPriority: .required,
    verticalFittingPriority: .fittingSizeLevel)
  print("Fitting\n  \(size.width) × \(size.height), \(wide.width) × \(wide.height)")
}

//: ## A label of any number of lines
//:
//: 27 ideographs, each 20 points wide here, are 9 to a line of 180 points: three lines of 20. A font of 16 points
//: has lines of 16 · 2444 / 2048 = 19.09375 points, so that two lines are 38.1875.

do {
  let view = page()
  view.textMeasurer = GridTextMeasurer(width: 10, height: 20)
  let label = UILabel()
  label.text = String(repeating: "字", count: 27)
  label.numberOfLines = 0
  label.preferredMaxLayoutWidth = 180
  view.addSubview(label)
  label.translatesAutoresizingMaskIntoConstraints = false
  label.setContentHuggingPriority(.defaultHigh, for: .horizontal)
  label.setContentCompressionResistancePriority(.fittingSizeLevel, for: .horizontal)
  label.leftAnchor.constraint(equalTo: view.leftAnchor).isActive = true
  label.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
  view.layoutIfNeeded()
  show("Lines", ("label", label))

  let titleRect = "one\ntwo".boundingRect(
    with: CGSize(width: UIScreen.main.bounds.size.width - 20, height: .greatestFiniteMagnitude),
    options: [.usesLineFragmentOrigin, .usesFontLeading],
    attributes: [.font: UIFont.systemFont(ofSize: 16)], context: nil)
  print("  two lines are \(titleRect.size.height)")
  print("  a line is \(UIFont.systemFont(ofSize: 16).lineHeight)")
}

//: ## One view after the other
//:
//: First as equations, then as Masonry has them: 10 + 50 + 20 = 80, and the same top.

do {
  let view = page()
  let view1 = UIView()
  let view2 = UIView()
  view.addSubview(view1)
  view.addSubview(view2)
  view1.translatesAutoresizingMaskIntoConstraints = false
  view2.mas_makeConstraints { make in
    make.left.equalTo(view).offset(10)
    make.top.equalTo(view).offset(20)
    make.width.mas_equalTo(50)
    make.height.mas_equalTo(40)
  }
  view1.mas_makeConstraints { make in
    make.size.mas_equalTo(CGSize(width: 30, height: 30))
  }
  let layoutConstraint1 = NSLayoutConstraint(
    item: view1, attribute: .left, relatedBy: .equal, toItem: view2, attribute: .right,
    multiplier: 1, constant: 20)
  let layoutConstraint2 = NSLayoutConstraint(
    item: view1, attribute: .top, relatedBy: .equal, toItem: view2, attribute: .top,
    multiplier: 1, constant: 0)
  view.addConstraints([layoutConstraint1, layoutConstraint2])
  view.layoutIfNeeded()
  show("With equations", ("view1", view1))

  view.removeConstraints([layoutConstraint1, layoutConstraint2])
  view1.mas_makeConstraints { make in
    make.left.equalTo(view2.mas_right).offset(20)
    make.top.equalTo(view2.mas_top)
  }
  view.layoutIfNeeded()
  show("With Masonry", ("view1", view1))
}

//: ## Eight equations
//:
//: A is at (20, 25) and 100 × 100; B is 20 to the right of A's left edge and as large.

do {
  let view = page()
  let a = UIView()
  let b = UIView()
  view.addSubview(a)
  view.addSubview(b)
  a.mas_makeConstraints { make in
    make.left.equalTo(view).offset(20)
    make.top.equalTo(view).offset(25)
    make.width.height.mas_equalTo(100)
  }
  b.mas_makeConstraints { make in
    make.left.equalTo(a).offset(20)
    make.top.width.height.equalTo(a)
  }
  view.layoutIfNeeded()
  show("Equations", ("a", a), ("b", b))
}

//: ## A logo above a text that scrolls
//:
//: The logo has half of the height, 333.5. The name is 20 points high; the text begins below it, and both are as
//: wide as the logo. Of 360 ideographs, 20 points wide, 18 go into 375 points: 20 lines of 20.

final class ViewController: UIViewController {
  let logoImageView = UIImageView(
    image: UIImage(named: "apple.jpg", size: CGSize(width: 48, height: 48)))
  let scrollView = UIScrollView()
  let nameLabel = UILabel()
  let descriptionLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    addLogo()
    addScrollView()
    addNameLabel()
    addDescriptionLabel()
  }

  private func addLogo() {
    logoImageView.translatesAutoresizingMaskIntoConstraints = false
    logoImageView.contentMode = .scaleAspectFit
    view.addSubview(logoImageView)

    let leftConstraint = NSLayoutConstraint(
      item: logoImageView, attribute: .leading, relatedBy: .equal, toItem: view,
      attribute: .leading, multiplier: 1.0, constant: 0.0)
    let rightConstraint = NSLayoutConstraint(
      item: logoImageView, attribute: .trailing, relatedBy: .equal, toItem: view,
      attribute: .trailing, multiplier: 1.0, constant: 0.0)
    let topConstraint = NSLayoutConstraint(
      item: logoImageView, attribute: .top, relatedBy: .equal, toItem: view, attribute: .top,
      multiplier: 1.0, constant: 0.0)
    let heightConstraint = NSLayoutConstraint(
      item: logoImageView, attribute: .height, relatedBy: .equal, toItem: view,
      attribute: .height, multiplier: 0.5, constant: 0.0)
    leftConstraint.isActive = true
    rightConstraint.isActive = true
    topConstraint.isActive = true
    heightConstraint.isActive = true
  }

  private func addScrollView() {
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(scrollView)

    let scrollLeftConstraint = NSLayoutConstraint(
      item: scrollView, attribute: .leading, relatedBy: .equal, toItem: view,
      attribute: .leading, multiplier: 1.0, constant: 0.0)
    let scrollRightConstraint = NSLayoutConstraint(
      item: scrollView, attribute: .trailing, relatedBy: .equal, toItem: view,
      attribute: .trailing, multiplier: 1.0, constant: 0.0)
    let scrollBottomConstraint = NSLayoutConstraint(
      item: scrollView, attribute: .bottom, relatedBy: .equal, toItem: view, attribute: .bottom,
      multiplier: 1.0, constant: 0.0)
    let scrollTopConstraint = NSLayoutConstraint(
      item: scrollView, attribute: .top, relatedBy: .equal, toItem: logoImageView,
      attribute: .bottom, multiplier: 1.0, constant: 0.0)
    scrollLeftConstraint.isActive = true
    scrollRightConstraint.isActive = true
    scrollBottomConstraint.isActive = true
    scrollTopConstraint.isActive = true
  }

  private func addNameLabel() {
    nameLabel.translatesAutoresizingMaskIntoConstraints = false
    nameLabel.text = "蘋果公司"
    nameLabel.backgroundColor = UIColor.green
    scrollView.addSubview(nameLabel)
    descriptionLabel.translatesAutoresizingMaskIntoConstraints = false
    descriptionLabel.text = String(repeating: "蘋果公司是美國的一家高科技公司", count: 24)
    descriptionLabel.numberOfLines = 0
    descriptionLabel.backgroundColor = UIColor.yellow
    scrollView.addSubview(descriptionLabel)

    let nameLabelLeftConstraint = NSLayoutConstraint(
      item: nameLabel, attribute: .leading, relatedBy: .equal, toItem: scrollView,
      attribute: .leading, multiplier: 1.0, constant: 0.0)
    let nameLabelRightConstraint = NSLayoutConstraint(
      item: nameLabel, attribute: .trailing, relatedBy: .equal, toItem: scrollView,
      attribute: .trailing, multiplier: 1.0, constant: 0.0)
    let nameLabelBottomConstraint = NSLayoutConstraint(
      item: nameLabel, attribute: .bottom, relatedBy: .equal, toItem: descriptionLabel,
      attribute: .top, multiplier: 1.0, constant: 0.0)
    let nameLabelTopConstraint = NSLayoutConstraint(
      item: nameLabel, attribute: .top, relatedBy: .equal, toItem: scrollView, attribute: .top,
      multiplier: 1.0, constant: 0.0)
    let nameLabelHeightConstraint = NSLayoutConstraint(
      item: nameLabel, attribute: .height, relatedBy: .equal, toItem: nil,
      attribute: .notAnAttribute, multiplier: 1.0, constant: 20.0)
    nameLabelLeftConstraint.isActive = true
    nameLabelRightConstraint.isActive = true
    nameLabelBottomConstraint.isActive = true
    nameLabelTopConstraint.isActive = true
    nameLabelHeightConstraint.isActive = true
  }

  private func addDescriptionLabel() {
    let descriptionLabelLeftConstraint = NSLayoutConstraint(
      item: descriptionLabel, attribute: .leading, relatedBy: .equal, toItem: scrollView,
      attribute: .leading, multiplier: 1.0, constant: 0.0)
    let descriptionLabelRightConstraint = NSLayoutConstraint(
      item: descriptionLabel, attribute: .trailing, relatedBy: .equal, toItem: scrollView,
      attribute: .trailing, multiplier: 1.0, constant: 0.0)
    let descriptionLabelBottomConstraint = NSLayoutConstraint(
      item: descriptionLabel, attribute: .bottom, relatedBy: .equal, toItem: scrollView,
      attribute: .bottom, multiplier: 1.0, constant: 0.0)
    descriptionLabelLeftConstraint.isActive = true
    descriptionLabelRightConstraint.isActive = true
    descriptionLabelBottomConstraint.isActive = true

    let nameLabelWidthConstraint = NSLayoutConstraint(
      item: nameLabel, attribute: .width, relatedBy: .equal, toItem: logoImageView,
      attribute: .width, multiplier: 1.0, constant: 0.0)
    let descriptionLabelWidthConstraint = NSLayoutConstraint(
      item: descriptionLabel, attribute: .width, relatedBy: .equal, toItem: logoImageView,
      attribute: .width, multiplier: 1.0, constant: 0.0)
    nameLabelWidthConstraint.isActive = true
    descriptionLabelWidthConstraint.isActive = true
  }
}

do {
  let controller = ViewController()
  controller.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
  controller.view.textMeasurer = GridTextMeasurer(width: 10, height: 20)
  controller.view.layoutIfNeeded()
  show(
    "Logo", ("logo", controller.logoImageView), ("scroll", controller.scrollView),
    ("name", controller.nameLabel), ("description", controller.descriptionLabel))
  let size = controller.scrollView.contentSize
  print("  content \(size.width) × \(size.height)")
}
