import Ashlar
import Testing

struct `Stacks` {
  let root = View(root: 400, 400)
  let stack: StackView
  let views: [View]

  init() { (stack, views) = root.addRowOfThree() }

  private var names: [String] { stack.arrangedSubviews.map(\.reportName) }

  private var places: [CGFloat] { leftEdges(of: stack.arrangedSubviews, in: root) }

  // MARK: What they begin with

  @Test func `begin as they do in UIKit`() {
    let fresh = StackView()

    #expect(fresh.axis == .horizontal)
    #expect(fresh.alignment == .fill)
    #expect(fresh.distribution == .fill)
    #expect(fresh.spacing == 0)
    #expect(!fresh.isBaselineRelativeArrangement)
    #expect(!fresh.isLayoutMarginsRelativeArrangement)
    #expect(fresh.layoutMargins == .zero)
    #expect(fresh.translatesAutoresizingMaskIntoConstraints)
    #expect(fresh.arrangedSubviews.isEmpty)
    #expect(fresh.intrinsicContentSize == CGSize(width: -1, height: -1))
  }

  @Test func `have top and bottom for leading and trailing`() {
    #expect(StackAlignment.top == .leading)
    #expect(StackAlignment.bottom == .trailing)
  }

  @Test func `of nothing take no room`() {
    for view in views { stack.removeArrangedSubview(view) }
    for view in views { view.removeFromSuperview() }

    root.layoutIfNeeded()

    expectFrame(of: stack, x: 0, y: 0, width: 0, height: 0)
    #expect(stack.constraints.isEmpty)
  }

  // MARK: Membership

  @Test func `make views subviews that constraints place`() {
    #expect(stack.subviews.map(\.reportName) == ["a", "b", "c"])
    #expect(views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
  }

  @Test func `move a view that they have`() {
    stack.insertArrangedSubview(views[2], at: 0)
    #expect(names == ["c", "a", "b"])
    #expect(stack.subviews.map(\.reportName) == ["a", "b", "c"])
    #expect(places == [0, 15, 60])

    stack.insertArrangedSubview(views[2], at: 3)
    #expect(names == ["a", "b", "c"])
  }

  @Test func `do not arrange what is only added`() {
    let plain = View("plain", in: stack)

    #expect(names == ["a", "b", "c"])
    stack.addArrangedSubview(plain)
    #expect(names == ["a", "b", "c", "plain"])
    #expect(stack.subviews.count == 4)
  }

  @Test func `keep a view that is arranged no more`() {
    root.layoutIfNeeded()

    stack.removeArrangedSubview(views[1])

    #expect(views[1].superview === stack)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(places == [0, 45])
    // Nothing places it, and its content still has its size.
    #expect(views[1].frame.size == CGSize(width: 60, height: 30))
  }

  @Test func `let go of a view that leaves`() {
    root.layoutIfNeeded()

    views[1].removeFromSuperview()
    #expect(names == ["a", "c"])
    #expect(places == [0, 45])

    root.addSubview(views[0])
    #expect(names == ["c"])
    #expect(places == [0])
  }

  @Test(arguments: [-1, 4, .max])
  func `have no other places than there are views`(index: Int) {
    let late = View(name: "late")

    stack.insertArrangedSubview(late, at: index)

    #expect(late.superview == nil)
    #expect(names == ["a", "b", "c"])
    let fault = stack.diagnostics.faults.first?.description
    #expect(
      fault?.contains(
        "index out of bounds for arranged subview: index = \(index) expected to be less than or equal to 3"
      )
        == true)
  }

  @Test func `do not arrange what they are inside of`() {
    stack.addArrangedSubview(root)
    stack.addArrangedSubview(stack)

    #expect(names == ["a", "b", "c"])
    #expect(root.diagnostics.faults.count == 2)
  }

  // MARK: Changes

  @Test func `follow what is set`() {
    #expect(places == [0, 45, 110])
    #expect(stack.frame.size == CGSize(width: 120, height: 50))

    stack.spacing = 10
    #expect(places == [0, 50, 120])
    stack.axis = .vertical
    root.layoutIfNeeded()
    #expect(views.map { $0.frame.minY } == [0, 30, 70])
    #expect(stack.frame.size == CGSize(width: 60, height: 120))
    stack.axis = .horizontal
    views[0].contentSize.width = 100
    #expect(places == [0, 110, 180])
  }

  @Test func `follow proportions when contents change`() {
    stack.distribution = .fillProportionally
    stack.spacing = 0
    stack.widthAnchor.constraint(equalToConstant: 220).isActive = true
    // 220 is twice 40 + 60 + 10.
    #expect(places == [0, 80, 200])

    views[1].contentSize.width = 170
    // 220 is 40 + 170 + 10.
    #expect(places == [0, 40, 210])
  }

  @Test func `close the gap of a view that is hidden, and open it again`() {
    #expect(places == [0, 45, 110])
    views[1].isHidden = true
    #expect(places == [0, 42.5, 45])
    #expect(views[1].frame.width == 0)
    #expect(stack.frame.width == 55)
    views[1].isHidden = false
    #expect(places == [0, 45, 110])
  }

  @Test func `of hidden views only take no room`() {
    for view in views { view.isHidden = true }
    root.layoutIfNeeded()

    #expect(stack.frame.width == 0)
    #expect(views.allSatisfy { $0.frame.width == 0 })
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  /// What a stack adds to the priorities of later views takes nothing from those that are almost required.
  @Test func `leave views that are almost required the priority that they have`() {
    let view = views[1]
    view.setContentCompressionResistancePriority(999.999, for: .horizontal)
    let width = view.widthAnchor.constraint(equalToConstant: 10)
    width.priority = 999.995
    width.isActive = true

    #expect(places == [0, 45, 110])
  }

  @Test func `do nothing while nothing changes`() {
    root.layoutIfNeeded()
    let before = root.layoutWork

    root.layoutIfNeeded()

    #expect(root.layoutWork == before)
  }

  // MARK: Spacing

  @Test func `have gaps of their own after single views`() {
    stack.setCustomSpacing(20, after: views[0])
    #expect(places == [0, 60, 125])
    #expect(stack.customSpacing(after: views[0]) == 20)
    #expect(stack.customSpacing(after: views[1]) == StackView.spacingUseDefault)

    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    #expect(places == [0, 48, 113])
    stack.setCustomSpacing(StackView.spacingUseDefault, after: views[0])
    #expect(places == [0, 45, 110])
  }

  /// 40 + 10.5, and 60 + 10.5 further; without a display, gaps are as they were set.
  @Test func `have gaps of their own of whole pixels`() {
    stack.setCustomSpacing(10.3, after: views[0])
    stack.setCustomSpacing(10.3, after: views[1])
    root.layoutIfNeeded()
    #expect(frame(of: views[2])[0] == 120.6)

    root.environment.displayScale = 2

    #expect(places == [0, 50.5, 121])
    #expect(stack.customSpacing(after: views[0]) == 10.3)
  }

  /// Of a hidden view, the gap belongs to the visible one before it.
  @Test func `go by the visible view before a gap`() {
    stack.setCustomSpacing(20, after: views[1])
    views[1].isHidden = true

    #expect(places == [0, 42.5, 45])
  }

  @Test func `forget the gap after a view that was removed, not after one that was moved`() {
    stack.setCustomSpacing(20, after: views[0])
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(stack.customSpacing(after: views[0]) == 20)

    stack.removeArrangedSubview(views[0])
    stack.setCustomSpacing(30, after: views[0])
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    stack.addArrangedSubview(views[0])
    #expect(stack.customSpacing(after: views[0]) == StackView.spacingUseDefault)
    // b 60, c 10, a 40.
    #expect(places == [0, 65, 80])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func `refuse gaps that are not numbers`(gap: CGFloat) {
    stack.spacing = gap
    stack.setCustomSpacing(gap, after: views[0])

    #expect(stack.spacing == 5)
    #expect(root.diagnostics.faults.count == 2)
    #expect(places == [0, 45, 110])
  }

  // MARK: Constraints

  @Test func `have constraints under the names that they have in UIKit`() {
    views[1].isHidden = true
    root.layoutIfNeeded()

    var counts: [String: Int] = [:]
    for constraint in stack.constraints + views.flatMap(\.constraints) {
      counts[constraint.identifier ?? "none", default: 0] += 1
    }
    #expect(
      counts == [
        "UISV-canvas-connection": 4, "UISV-spacing": 1, "UISV-hiding": 1,
        "UISV-spacing-hidden": 1, "UISV-alignment": 4,
      ])
  }

  @Test func `have guides across, and constraints on them`() {
    stack.alignment = .center
    root.layoutIfNeeded()

    var counts: [String: Int] = [:]
    for constraint in stack.constraints + views.flatMap(\.constraints) {
      counts[constraint.identifier ?? "none", default: 0] += 1
    }
    #expect(stack.layoutGuides.map(\.identifier) == ["UISV-alignment-spanner"])
    #expect(
      counts == [
        "UISV-canvas-connection": 5, "UISV-spacing": 2, "UISV-alignment": 2,
        "UISV-spanning-boundary": 6, "UISV-spanning-fit": 1, "UISV-ambiguity-suppression": 3,
      ])
    stack.alignment = .fill
    root.layoutIfNeeded()
    #expect(stack.layoutGuides.isEmpty)
  }

  // MARK: Ends

  @Test func `go with everything that is in them`() {
    weak var gone: StackView?
    weak var inside: View?
    do {
      let inner = View(name: "inner")
      let outer = StackView(arrangedSubviews: [inner, StackView()], name: "outer")
      outer.alignment = .center
      outer.distribution = .equalSpacing
      root.addSubview(outer)
      root.layoutIfNeeded()
      outer.removeFromSuperview()
      gone = outer
      inside = inner
    }
    #expect(gone == nil)
    #expect(inside == nil)
  }

  @Test func `survive views that leave while they are hidden, moved and spaced`() {
    let other = StackView(name: "other")
    root.addSubview(other)
    for round in 0..<30 {
      let view = views[round % 3]
      view.isHidden = round % 4 == 0
      (round % 2 == 0 ? stack : other).addArrangedSubview(view)
      stack.setCustomSpacing(CGFloat(round), after: view)
      stack.distribution = StackDistribution.allCases[round % 5]
      stack.alignment = StackAlignment.allCases[round % 6]
      if round % 5 == 0 { view.removeFromSuperview() }
      root.layoutIfNeeded()
    }
    #expect(root.diagnostics.conflicts.isEmpty)
    #expect(stack.arrangedSubviews.allSatisfy { $0.superview === stack })
    #expect(other.arrangedSubviews.allSatisfy { $0.superview === other })
  }

  // MARK: Direction

  /// Where people read from right to left, the first view is at the right.
  @Test func `follow the direction of reading`() {
    root.environment.direction = .rightToLeft
    #expect(places == [80, 15, 0])

    stack.axis = .vertical
    stack.alignment = .leading
    root.layoutIfNeeded()
    #expect(views.map { $0.frame.maxX } == [60, 60, 60])
  }

  /// The inner stack holds a constraint on itself, "UISV-canvas-fit". The outer stack leaves it alone.
  @Test func `in stacks keep what they hold themselves when they leave`() {
    let inner = StackView()
    inner.distribution = .equalSpacing
    for _ in 0..<2 { inner.addArrangedSubview(View()) }
    stack.addArrangedSubview(inner)
    root.layoutIfNeeded()
    let fit = inner.constraints.filter { $0.identifier == "UISV-canvas-fit" }
    #expect(fit.count == 1)

    stack.removeArrangedSubview(inner)

    let active = fit.filter(\.isActive)
    #expect(active == fit)
  }
}
