import Ashlar
import Testing

/// Reports about what stacks arrange.
struct `Reported about stacks` {
  let root = View(root: 320, 480)

  private func views(_ names: String...) -> [View] {
    names.map { name in
      let view = View(name: name)
      view.contentSize = CGSize(width: 100, height: 20)
      return view
    }
  }

  private func stack(_ views: [View], spacing: CGFloat = 0) -> StackView {
    let stack = StackView(arrangedSubviews: views, name: "stack")
    stack.axis = .vertical
    stack.spacing = spacing
    root.addSubview(stack)
    stack.makeConstraints { $0.top.left.right.equalToSuperview() }
    return stack
  }

  /// 20 + 10 + 20 without the hidden view, and its height and a gap more with it.
  @Test(
    arguments: [(.equal, 128, 1_000), (.equal, 128, 999), (.greaterThanOrEqual, 100, 1_000)]
      as [(LayoutConstraint.Relation, CGFloat, LayoutPriority)])
  func `a hidden view with a height of its own leaves no room`(
    relation: LayoutConstraint.Relation, height: CGFloat, priority: LayoutPriority
  ) {
    let views = views("first", "orange", "last")
    let stack = stack(views, spacing: 10)
    let own = LayoutConstraint(
      item: views[1], attribute: .height, relatedBy: relation, toItem: nil,
      attribute: .notAnAttribute, constant: height)
    own.priority = priority
    own.isActive = true
    let (whole, place): (CGFloat, CGFloat) = (60 + height, 40 + height)
    root.layoutIfNeeded()
    #expect(stack.frame.height == whole)

    views[1].isHidden = true
    root.layoutIfNeeded()
    #expect(stack.frame.height == 50)
    #expect(views[2].frame.minY == 30)

    views[1].isHidden = false
    root.layoutIfNeeded()
    #expect(stack.frame.height == whole)
    #expect(views[2].frame.minY == place)
  }

  /// 28 and twice 8.
  @Test func `a hidden view with padding inside leaves no room`() {
    let (box, below) = (View(name: "box"), View(name: "below"))
    let inner = View("inner", in: box)
    inner.contentSize = CGSize(width: 100, height: 28)
    inner.makeConstraints { $0.edges.equalToSuperview().inset(8) }
    below.contentSize = CGSize(width: 100, height: 20)
    _ = stack([box, below])
    root.layoutIfNeeded()
    #expect(box.frame.height == 44)
    #expect(below.frame.minY == 44)

    box.isHidden = true
    root.layoutIfNeeded()
    #expect(below.frame.minY == 0)
  }

  /// 568 − 230 are two gaps of 169.
  @Test func `equal gaps are between the views only`() {
    let views = [40, 90, 100].map { (height: CGFloat) in
      let view = View(name: "\(height)")
      view.contentSize = CGSize(width: 300, height: height)
      return view
    }
    let stack = stack(views)
    stack.distribution = .equalSpacing
    stack.makeConstraints { $0.height.equalTo(568) }
    root.layoutIfNeeded()

    #expect(views.map(\.frame.minY) == [0, 209, 468])
  }

  /// Spacing that is set before a view is arranged is not kept; that of a hidden view is the one before its; and it is lost
  /// with the view.
  @Test func `custom spacing belongs to arranged views`() {
    let arranged = views("a", "b", "c")
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    stack.axis = .vertical
    stack.setCustomSpacing(10, after: arranged[0])
    let fill = View(name: "fill")
    fill.setContentHuggingPriority(1, for: .vertical)
    for view in arranged + [fill] { stack.addArrangedSubview(view) }
    stack.layoutIfNeeded()
    #expect(arranged.map(\.frame.minY) == [0, 20, 40])

    stack.setCustomSpacing(10, after: arranged[0])
    stack.setCustomSpacing(30, after: arranged[1])
    stack.layoutIfNeeded()
    #expect(arranged.map(\.frame.minY) == [0, 30, 80])

    arranged[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(arranged[2].frame.minY == 30)

    arranged[1].isHidden = false
    stack.removeArrangedSubview(arranged[0])
    arranged[0].removeFromSuperview()
    stack.insertArrangedSubview(arranged[0], at: 0)
    stack.layoutIfNeeded()
    #expect(arranged.map(\.frame.minY) == [0, 20, 70])
  }

  /// 320 − 8 − 51 = 261 have room for 26 characters, which are five words: sixteen make four lines.
  @Test func `a text beside a switch takes the rest and as many lines as it needs`() {
    root.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    let label = Label(text: String(repeating: "words and ", count: 8), name: "label")
    label.numberOfLines = 0
    let toggle = View(name: "switch")
    toggle.contentSize = CGSize(width: 51, height: 31)
    let row = StackView(arrangedSubviews: [label, toggle], name: "row")
    row.alignment = .top
    row.spacing = 8
    root.addSubview(row)
    row.makeConstraints { $0.left.top.right.equalToSuperview() }
    label.setContentHuggingPriority(249, for: .horizontal)
    label.setContentCompressionResistancePriority(749, for: .horizontal)
    root.layoutIfNeeded()

    #expect(frame(of: label) == [0, 0, 261, 80])
    #expect(frame(of: toggle) == [269, 0, 51, 31])
    #expect(row.frame.height == 80)

    // 80 characters of 10 points in one line.
    root.layout(in: CGSize(width: 1_200, height: 480))
    #expect(frame(of: label) == [0, 0, 1_141, 20])
  }
}
