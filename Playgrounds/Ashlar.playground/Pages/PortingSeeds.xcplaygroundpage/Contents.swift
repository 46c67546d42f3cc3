//: # Programs from elsewhere
//:
//: The programs of an essay on Auto Layout with Masonry, line by line in Swift: `swift run PortingSeeds`. What each
//: prints is worked out by hand from its equations, on a screen of 375 × 667 points unless another one is named. Its
//: tables and scroll views are on the page PortingScreens.

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
