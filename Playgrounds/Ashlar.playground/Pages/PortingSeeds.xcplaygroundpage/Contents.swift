//: # Programs from elsewhere
//:
//: Four programs that were written for UIKit in Objective-C, line by line in Swift. What each prints is worked
//: out by hand from its equations, on a screen of 375 × 667 points.

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

//: ## Remaking, with an animation
//:
//: The button goes from the left to the right.

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
  view.removeConstraints(firstItem: button, firstAttribute: .left)
  button.mas_makeConstraints { make in
    make.right.equalTo(view).offset(-50)
  }
  view.layoutIfNeeded()
  show("On the right", ("button", button))
}

//: ## The safe area
//:
//: The screen of an iPhone X is 375 × 812 points; 44 at the top and 34 at the bottom are not safe.

do {
  let view = page()
  let button = UIView()
  view.addSubview(button)
  button.mas_makeConstraints { make in
    make.left.equalTo(view.mas_safeAreaLayoutGuideLeft)
    make.right.equalTo(view.mas_safeAreaLayoutGuideRight)
    make.top.equalTo(view.mas_safeAreaLayoutGuideTop)
    make.bottom.equalTo(view.mas_safeAreaLayoutGuideBottom)
  }
  view.layout(on: .iPhoneX)
  show("Safe, with Masonry", ("button", button))

  button.snp.remakeConstraints { make in
    make.left.equalTo(view.safeAreaLayoutGuide.snp.left)
    make.right.equalTo(view.safeAreaLayoutGuide.snp.right)
    make.top.equalTo(view.safeAreaLayoutGuide.snp.top)
    make.bottom.equalTo(view.safeAreaLayoutGuide.snp.bottom)
  }
  view.layoutIfNeeded()
  show("Safe, with SnapKit", ("button", button))
}

//: ## A scroll view whose content has a size
//:
//: What is inside is 200 points wider and higher than the scroll view, and the box is in its last corner.

do {
  let view = page()
  let scrollView = UIScrollView()
  scrollView.backgroundColor = UIColor.purple
  scrollView.contentInsetAdjustmentBehavior = .never
  view.addSubview(scrollView)
  scrollView.mas_makeConstraints { make in
    make.edges.equalTo(view)
  }

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
  show("Scrolling", ("scrollView", scrollView), ("bgView", bgView), ("boxView", boxView))
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

//: ## A scroll view that fills the page

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

  NSLayoutConstraint.deactivate([scrollRight])
  let width = NSLayoutConstraint(
    item: scroll, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
    multiplier: 0.0, constant: 100)
  NSLayoutConstraint.activate([width])
  view.layoutIfNeeded()
  show("100 wide", ("scroll", scroll))
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
//: The logo has half of the height. The name is 20 points high; the text begins below it, and both are as wide
//: as the logo.

do {
  let view = page()
  let logoImageView = UIImageView(
    image: UIImage(named: "apple.jpg", size: CGSize(width: 48, height: 48)))
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

  let scrollView = UIScrollView()
  scrollView.translatesAutoresizingMaskIntoConstraints = false
  view.addSubview(scrollView)
  for attribute in [NSLayoutConstraint.Attribute.leading, .trailing, .bottom] {
    NSLayoutConstraint(
      item: scrollView, attribute: attribute, relatedBy: .equal, toItem: view,
      attribute: attribute, multiplier: 1.0, constant: 0.0
    ).isActive = true
  }
  NSLayoutConstraint(
    item: scrollView, attribute: .top, relatedBy: .equal, toItem: logoImageView,
    attribute: .bottom, multiplier: 1.0, constant: 0.0
  ).isActive = true

  let nameLabel = UILabel()
  nameLabel.translatesAutoresizingMaskIntoConstraints = false
  nameLabel.text = "蘋果公司"
  nameLabel.backgroundColor = UIColor.green
  scrollView.addSubview(nameLabel)
  let descriptionLabel = UILabel()
  descriptionLabel.translatesAutoresizingMaskIntoConstraints = false
  descriptionLabel.text = String(repeating: "蘋果公司是美國的一家高科技公司。", count: 40)
  descriptionLabel.numberOfLines = 0
  descriptionLabel.backgroundColor = UIColor.yellow
  scrollView.addSubview(descriptionLabel)
  for label in [nameLabel, descriptionLabel] {
    for attribute in [NSLayoutConstraint.Attribute.leading, .trailing] {
      NSLayoutConstraint(
        item: label, attribute: attribute, relatedBy: .equal, toItem: scrollView,
        attribute: attribute, multiplier: 1.0, constant: 0.0
      ).isActive = true
    }
    NSLayoutConstraint(
      item: label, attribute: .width, relatedBy: .equal, toItem: logoImageView,
      attribute: .width, multiplier: 1.0, constant: 0.0
    ).isActive = true
  }
  NSLayoutConstraint(
    item: nameLabel, attribute: .bottom, relatedBy: .equal, toItem: descriptionLabel,
    attribute: .top, multiplier: 1.0, constant: 0.0
  ).isActive = true
  NSLayoutConstraint(
    item: nameLabel, attribute: .top, relatedBy: .equal, toItem: scrollView, attribute: .top,
    multiplier: 1.0, constant: 0.0
  ).isActive = true
  NSLayoutConstraint(
    item: nameLabel, attribute: .height, relatedBy: .equal, toItem: nil,
    attribute: .notAnAttribute, multiplier: 1.0, constant: 20.0
  ).isActive = true
  NSLayoutConstraint(
    item: descriptionLabel, attribute: .bottom, relatedBy: .equal, toItem: scrollView,
    attribute: .bottom, multiplier: 1.0, constant: 0.0
  ).isActive = true

  view.layoutIfNeeded()
  show("Logo", ("logo", logoImageView), ("scroll", scrollView), ("name", nameLabel))
  let text = descriptionLabel.frame
  print("  text from (\(Int(text.minX)), \(Int(text.minY))), \(Int(text.width)) wide")
  print("  content ends with the text: \(scrollView.contentSize.height == text.maxY)")
}
