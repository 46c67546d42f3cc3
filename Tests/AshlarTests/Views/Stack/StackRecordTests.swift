import Ashlar
import Testing

/// How many constraints a stack makes, what they are called, and how they go.
struct `The constraints of a stack` {
  let root = View(root: 400, 400)

  private func row(
    _ count: Int, _ distribution: StackDistribution = .fill, _ alignment: StackAlignment = .fill
  ) -> StackView {
    let stack = StackView(name: "stack")
    stack.translatesAutoresizingMaskIntoConstraints = false
    stack.distribution = distribution
    stack.alignment = alignment
    for index in 0..<count {
      let view = View(name: "view\(index)")
      view.contentSize = CGSize(width: 20, height: 10)
      stack.addArrangedSubview(view)
    }
    root.addSubview(stack)
    root.layoutIfNeeded()
    return stack
  }

  private func made(by stack: StackView) -> [LayoutConstraint] {
    (stack.constraints + stack.arrangedSubviews.flatMap(\.constraints))
      .filter { $0.identifier?.hasPrefix("UISV") ?? false }
  }

  private func count(_ name: String, _ constraints: [LayoutConstraint]) -> Int {
    constraints.count { $0.identifier == "UISV-\(name)" }
  }

  /// Two at the ends and two at the sides tie the stack to its views; a gap, and two edges that are level, come with each
  /// view but the first.
  @Test(arguments: [1, 2, 4, 9])
  func `are three for each view that fills it, and one more`(count number: Int) {
    let constraints = made(by: row(number))

    #expect(constraints.count == 3 * number + 1)
    #expect(count("canvas-connection", constraints) == 4)
    #expect(count("spacing", constraints) == number - 1)
    #expect(count("alignment", constraints) == 2 * (number - 1))
  }

  /// Each view but the first is as long as that one as well.
  @Test func `are one more for each gap where views are equally long`() {
    #expect(made(by: row(5, .fillEqually)).count == 3 * 5 + 1 + 4)
  }

  /// Around the views is a guide: each view is inside at both sides, and wishes to be no higher than it is; the guide wishes
  /// the same. The first view, and the guide, are where the canvas is.
  @Test func `are a guide's where views lie beside each other`() {
    let constraints = made(by: row(4, .fill, .center))

    #expect(count("canvas-connection", constraints) == 5)
    #expect(count("spacing", constraints) == 3)
    #expect(count("alignment", constraints) == 3)
    #expect(count("spanning-boundary", constraints) == 8)
    #expect(count("ambiguity-suppression", constraints) == 4)
    #expect(count("spanning-fit", constraints) == 1)
    #expect(constraints.count == 24)
  }

  /// The two gaps of three views are others with another spacing. All other constraints are what they were.
  @Test func `go when views are arranged anew, if others come in their place`() {
    let stack = row(3)
    let old = made(by: stack)
    let gap = old.first { $0.identifier == "UISV-spacing" }

    stack.spacing = 5
    root.layoutIfNeeded()

    #expect(old.filter { !$0.isActive }.map(\.identifier) == ["UISV-spacing", "UISV-spacing"])
    #expect(gap?.identifier == "UISV-spacing")
    #expect(made(by: stack).count == 10)
    #expect(made(by: stack).filter { $0.identifier == "UISV-spacing" }.map(\.constant) == [5, 5])
  }

  @Test func `go with a name that a person has given them`() {
    let stack = row(2)
    let gap = made(by: stack).first { $0.identifier == "UISV-spacing" }
    gap?.identifier = "gap"
    #expect(gap?.identifier == "gap")

    stack.spacing = 5
    root.layoutIfNeeded()

    #expect(gap?.isActive == false)
    #expect(gap?.identifier == "gap")
  }

  @Test func `may lose their names`() {
    let stack = row(2)
    let gap = made(by: stack).first { $0.identifier == "UISV-spacing" }

    gap?.identifier = nil

    #expect(gap?.identifier == nil)
    #expect(gap?.isActive == true)
  }

  @Test func `stay a person's when that one activates what has gone`() {
    let stack = row(2)
    let gap = made(by: stack).first { $0.identifier == "UISV-spacing" }
    stack.spacing = 5
    root.layoutIfNeeded()
    gap?.priority = 1
    gap?.isActive = true

    stack.spacing = 7
    root.layoutIfNeeded()

    #expect(gap?.isActive == true)
  }

  /// The outer one says that the hidden inner one has no length, which the inner one holds; the inner one has a wish of its
  /// own for its length.
  @Test func `of a stack inside are its own or those of the outer one`() {
    let outer = row(2)
    let inner = row(3, .equalSpacing)
    outer.addArrangedSubview(inner)
    inner.isHidden = true
    root.layoutIfNeeded()
    #expect(count("hiding", inner.constraints) == 1)
    #expect(count("canvas-fit", inner.constraints) == 1)

    outer.removeArrangedSubview(inner)
    root.layoutIfNeeded()
    #expect(count("hiding", inner.constraints) == 0)
    #expect(count("canvas-fit", inner.constraints) == 1)
  }

  /// A stack whose class keeps from it that views leave.
  private final class Deaf: StackView {
    override func willRemoveSubview(_ subview: View) {}
  }

  @Test func `do not speak of views that have left unheard`() {
    let root = View(root: 400, 400)
    let stack = Deaf(name: "deaf")
    let views = (0..<3).map { View(name: "view\($0)") }
    for view in views {
      view.contentSize = CGSize(width: 20, height: 10)
      stack.addArrangedSubview(view)
    }
    root.addSubview(stack)
    stack.makeConstraints { $0.left.top.equalToSuperview() }
    root.layoutIfNeeded()

    views[1].removeFromSuperview()
    stack.spacing = 10
    root.layoutIfNeeded()

    #expect(stack.arrangedSubviews.map(\.reportName) == ["view0", "view2"])
    expectFrame(of: stack, x: 0, y: 0, width: 50, height: 10)
    #expect(root.diagnostics.faults.isEmpty)
  }

  /// Asks for `isHidden` come while the stack is arranged: what they change is for the next arrangement.
  @Test func `are of the views that there were when the arrangement began`() {
    final class LeavingView: View {
      var leaves = false

      override var isHidden: Bool {
        get {
          if leaves {
            leaves = false
            superview?.subviews.last?.removeFromSuperview()
          }
          return super.isHidden
        }
        set { super.isHidden = newValue }
      }
    }

    let root = View(root: 400, 400)
    let stack = StackView()
    root.addSubview(stack)
    stack.makeConstraints { $0.left.top.equalToSuperview() }
    let first = LeavingView()
    for view in [first, View(), View()] {
      view.contentSize = CGSize(width: 10, height: 10)
      stack.addArrangedSubview(view)
    }
    first.leaves = true
    root.layoutIfNeeded()

    #expect(stack.arrangedSubviews.count == 2)
    expectFrame(of: stack, x: 0, y: 0, width: 20, height: 10)
  }

  // MARK: Work

  /// Each view is asked for its content once, the stack for its own, and the root for its size.
  @Test func `are solved once in a first layout`() {
    let root = View(root: 400, 400)
    let stack = StackView()
    root.addSubview(stack)
    stack.makeConstraints { $0.left.top.equalToSuperview() }
    for _ in 0..<50 {
      let view = View()
      view.contentSize = CGSize(width: 5, height: 5)
      stack.addArrangedSubview(view)
    }

    let before = root.layoutWork
    root.layoutIfNeeded()

    #expect((root.layoutWork - before).measureCalls == 52)
  }
}
