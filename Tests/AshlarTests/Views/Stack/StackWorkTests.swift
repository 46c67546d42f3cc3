import Ashlar
import Testing

/// What a change of one view of a stack changes.
struct `A change in a long stack` {
  private let root = View(root: 300, 40_000)
  private static let count = 200

  private func column(_ distribution: StackDistribution, _ alignment: StackAlignment) -> StackView {
    let stack = StackView(name: "stack")
    stack.axis = .vertical
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = 4
    for index in 0..<Self.count { stack.addArrangedSubview(box(index)) }
    root.addSubview(stack)
    stack.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()
    return stack
  }

  private func box(_ index: Int) -> View {
    let view = View(name: "view\(index)")
    view.contentSize = CGSize(width: 20, height: 10)
    return view
  }

  private func made(by stack: StackView) -> [LayoutConstraint] {
    (stack.constraints + stack.arrangedSubviews.flatMap(\.constraints))
      .filter { $0.identifier?.hasPrefix("UISV") ?? false }
  }

  /// How many constraints a change makes, and how many go.
  private func constraints(
    of stack: StackView, _ change: () -> Void
  ) -> (made: Int, gone: Int) {
    let old = made(by: stack)
    change()
    root.layoutIfNeeded()
    let known = Set(old.map { ObjectIdentifier($0) })
    let made = made(by: stack).count { !known.contains(ObjectIdentifier($0)) }
    return (made, old.count { !$0.isActive })
  }

  /// The two gaps beside it go, and one comes; it has no length, and its place is that of the gap. 200 views of 10 with
  /// gaps of 4 are 2,796.
  @Test func `makes three constraints where a view is hidden, and two where it is shown`() {
    let stack = column(.fill, .fill)
    let view = stack.arrangedSubviews[100]

    #expect(constraints(of: stack) { view.isHidden = true } == (made: 3, gone: 2))
    #expect(stack.frame.height == 2782)
    #expect(constraints(of: stack) { view.isHidden = false } == (made: 2, gone: 3))
    #expect(stack.frame.height == 2796)
  }

  @Test(arguments: [StackDistribution.fill, .fillEqually, .equalSpacing, .equalCentering])
  func `makes one constraint for a gap`(distribution: StackDistribution) {
    let stack = column(distribution, .leading)

    #expect(
      constraints(of: stack) { stack.setCustomSpacing(9, after: stack.arrangedSubviews[70]) }
        == (made: 1, gone: 1))
  }

  /// A gap and two edges that are level come, and the end of the canvas is that of the new view.
  @Test func `makes four constraints where a view is added`() {
    let stack = column(.fill, .fill)

    #expect(constraints(of: stack) { stack.addArrangedSubview(box(200)) } == (made: 4, gone: 1))
  }

  /// One gap comes in place of two, and two edges go.
  @Test func `makes one constraint where a view goes`() {
    let stack = column(.fill, .fill)

    #expect(
      constraints(of: stack) { stack.arrangedSubviews[100].removeFromSuperview() }
        == (made: 1, gone: 4))
  }

  /// It has its content and its place in the order of ties, and so have those behind it: none but it is asked.
  @Test(arguments: [StackDistribution.fill, .equalSpacing])
  func `asks no other view for its content where one is hidden or shown`(
    distribution: StackDistribution
  ) {
    let stack = column(distribution, .leading)
    let view = stack.arrangedSubviews[100]
    for isHidden in [true, false] {
      let before = root.layoutWork
      view.isHidden = isHidden
      root.layoutIfNeeded()
      #expect((root.layoutWork - before).measureCalls <= 2)
    }
  }
}
