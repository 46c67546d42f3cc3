import Ashlar
import Testing

/// Views that are to have one middle and one baseline, and cannot: the heights of their contents stay.
///
/// Source: reference, "What 4,000 recorded screens say", 6.
struct `A baseline and a middle` {
  let root = View(root: 375, 667)

  private func label(_ name: String, _ size: CGFloat) -> Label {
    let label = Label(text: "Label", font: .system(size), name: name)
    root.addSubview(label)
    return label
  }

  private func expectQuiet(conflicts: Int) {
    #expect(root.diagnostics.conflicts.count == conflicts)
    #expect(root.diagnostics.faults.isEmpty)
  }

  /// The middle is older, and the baseline gives way.
  @Test func `of two sizes leave both heights as they are`() {
    root.environment.displayScale = 2
    let (big, small) = (label("big", 17), label("small", 15))
    big.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.centerY.equalTo(small)
      make.lastBaseline.equalTo(small)
    }
    small.makeConstraints { make in
      make.left.equalTo(big.right).offset(5)
      make.top.equalToSuperview().offset(16)
    }
    root.layoutIfNeeded()

    #expect(big.frame.height == big.intrinsicContentSize.height)
    #expect(small.frame.height == small.intrinsicContentSize.height)
    #expect(small.frame.minY == 16)
    #expect((14...16).contains(big.frame.minY))
    expectQuiet(conflicts: 1)
    let setAside = root.diagnostics.conflicts.map(\.setAside)
    #expect(setAside.map(\.first?.attribute) == [.lastBaseline])
    #expect(setAside.map(\.origin) == [.constraint])
  }

  @Test func `in a bar above a picker leave the heights of a title and a button`() {
    root.environment.displayScale = 2
    let title = Label(text: "Label", name: "title")
    let button = Button(title: "Edit", name: "button")
    let (fill, bar) = (View(name: "fill"), View(name: "bar"))
    button.font = .boldSystem(15)
    bar.contentSize = CGSize(width: 375, height: 216)
    root.addSubviews(bar, title, button, fill)
    bar.makeConstraints { $0.left.right.bottom.equalToSuperview() }
    button.makeConstraints { make in
      make.right.equalToSuperview().offset(-20)
      make.bottom.equalTo(bar.top).offset(-8)
      make.top.equalTo(fill.bottom).offset(8)
      make.width.equalTo(43)
      make.lastBaseline.equalTo(title)
    }
    title.makeConstraints { make in
      make.left.equalToSuperview().offset(20)
      make.centerY.equalTo(button)
    }
    fill.makeConstraints { $0.left.right.top.equalToSuperview() }
    root.layoutIfNeeded()

    #expect(title.frame.height == title.intrinsicContentSize.height)
    #expect(button.frame.height == button.intrinsicContentSize.height)
    // 667 − 216 − 8.
    #expect(button.frame.maxY == 443)
    #expect(root.diagnostics.faults.isEmpty)
    let setAside = root.diagnostics.conflicts.map(\.setAside)
    #expect(setAside.map(\.first?.attribute) == [.centerY])
  }

  /// A title with 10 above it and 30 below: its baseline is 26 below the top of 60, 4 above the middle. That of the
  /// label is 6 below the middle. They are 10 apart.
  @Test(arguments: [true, false])
  func `are set aside by age, and missed by what they are apart`(isMiddleFirst: Bool) {
    let (label, button) = gridViews()
    button.pinCorner(x: 100, y: 40)
    label.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    let middle = label.centerYAnchor.constraint(equalTo: button.centerYAnchor)
    let baseline = label.lastBaselineAnchor.constraint(equalTo: button.lastBaselineAnchor)
    for constraint in isMiddleFirst ? [middle, baseline] : [baseline, middle] {
      constraint.isActive = true
    }
    root.layoutIfNeeded()

    // The middle of the button is at 70, and its baseline at 66.
    #expect(label.frame.minY == (isMiddleFirst ? 60 : 50))
    #expect(label.frame.height == 20)
    #expect(button.frame.height == 60)
    expectQuiet(conflicts: 1)
    #expect(root.diagnostics.conflicts.map(\.missedBy) == [10])
    let attribute: LayoutConstraint.Attribute = isMiddleFirst ? .lastBaseline : .centerY
    #expect(root.diagnostics.conflicts.map(\.setAside.first?.attribute) == [attribute])
  }

  /// A label, and a button with a title that is not in its middle.
  private func gridViews() -> (label: Label, button: Button) {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 4)
    let (label, button) = (Label(text: "a", name: "label"), Button(title: "b", name: "button"))
    button.contentEdgeInsets = EdgeInsets(top: 10, left: 0, bottom: 30, right: 0)
    for view in [label, button] as [View] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    return (label, button)
  }

  /// The miss is taken by the wish, and the heights stay.
  @Test func `agree where one of them is a wish`() {
    let (label, button) = gridViews()
    button.pinCorner(x: 100, y: 40)
    label.makeConstraints { make in
      make.left.equalToSuperview()
      make.centerY.equalTo(button).priority(999)
      make.firstBaseline.equalTo(button)
    }
    root.layoutIfNeeded()

    #expect(frame(of: label) == [0, 50, 10, 20])
    expectQuiet(conflicts: 0)
  }

  /// Three views on one middle and one baseline, one after the other.
  @Test func `do not grow from layout to layout`() {
    let (label, button) = gridViews()
    button.pinCorner(x: 100, y: 40)
    label.makeConstraints { make in
      make.left.equalToSuperview()
      make.centerY.equalTo(button)
      make.lastBaseline.equalTo(button)
    }
    for text in ["a", "longer", "b", ""] {
      label.text = text
      root.layoutIfNeeded()
      #expect(label.frame.midY == 70)
      #expect(label.frame.height == (text.isEmpty ? 0 : 20))
      #expect(button.frame.height == 60)
    }
    #expect(root.diagnostics.faults.isEmpty)
  }
}
