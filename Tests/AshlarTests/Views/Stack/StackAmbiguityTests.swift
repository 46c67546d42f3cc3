import Ashlar
import Testing

/// The guides that stacks, and people, put between views are places along one axis only.
struct `Guides that are used along one axis` {
  private static let stacks = LayoutAxis.allCases.flatMap { axis in
    StackDistribution.allCases.map { (axis, $0) }
  }

  @Test(arguments: stacks)
  func `leave nothing open in a stack`(axis: LayoutAxis, distribution: StackDistribution) {
    for alignment in StackAlignment.allCases {
      // In a column baselines are nothing to align by: views are nowhere across it.
      if axis == .vertical, alignment == .firstBaseline || alignment == .lastBaseline { continue }
      let root = View(root: 400, 400)
      let views = [View(name: "a"), View(name: "b")]
      for view in views { view.contentSize = CGSize(width: 40, height: 30) }
      let stack = StackView(arrangedSubviews: views, name: "stack")
      stack.axis = axis
      stack.alignment = alignment
      stack.distribution = distribution
      root.addSubview(stack)
      stack.makeConstraints { $0.edges.equalToSuperview() }
      root.layoutIfNeeded()

      #expect(root.layoutAmbiguities().map(\.description) == [], "\(alignment)")
    }
  }

  @Test func `leave open what constraints speak of`() {
    let root = View(root: 300, 200)
    let gap = LayoutGuide(name: "gap")
    root.addLayoutGuide(gap)
    gap.makeConstraints { $0.left.right.equalToSuperview() }
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities().isEmpty)
    #expect(gap.hasAmbiguousLayout)
    #expect(gap.layoutAmbiguity?.free.map(\.attribute) == [.top, .height])

    let view = View("view", in: root)
    view.pin(x: 0, y: 0, width: 10, height: 10)[1].isActive = false
    view.topAnchor.constraint(equalTo: gap.topAnchor).isActive = true
    root.layoutIfNeeded()
    #expect(root.layoutAmbiguities().map(\.item) == ["gap"])
    #expect(root.layoutAmbiguities().first?.following == ["view"])
  }
}
