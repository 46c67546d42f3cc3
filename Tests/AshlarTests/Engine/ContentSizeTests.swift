import Ashlar
import Testing

struct `The size of content` {
  let root = View(root: 400, 400)
  let view: View

  init() {
    view = View("view", in: root)
    view.pinCorner(x: 20, y: 20)
  }

  @Test func `is nothing at first`() {
    #expect(View.noIntrinsicMetric == -1)
    #expect(view.contentSize == CGSize(width: -1, height: -1))
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.contentHuggingPriority(for: .horizontal) == 250)
    #expect(view.contentHuggingPriority(for: .vertical) == 250)
    #expect(view.contentCompressionResistancePriority(for: .horizontal) == 750)
    #expect(view.contentCompressionResistancePriority(for: .vertical) == 750)
  }

  @Test func `is the size of a view that only has a place`() {
    view.contentSize = CGSize(width: 40, height: 20)

    root.layoutIfNeeded()

    #expect(frame(of: view) == [20, 20, 40, 20])
  }

  @Test func `may be known on one axis only`() {
    view.contentSize = CGSize(width: View.noIntrinsicMetric, height: 44)
    view.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: view) == [20, 20, 380, 44])
  }

  @Test func `may be zero, which is a size`() {
    let wish = view.widthAnchor.constraint(equalToConstant: 100)
    wish.priority = 249
    wish.isActive = true
    view.contentSize = CGSize(width: 0, height: 0)

    root.layoutIfNeeded()

    #expect(frame(of: view) == [20, 20, 0, 0])
  }

  @Test func `yields to a constraint of greater priority, each side with its own`() {
    view.contentSize = CGSize(width: 100, height: 100)
    let wider = view.widthAnchor.constraint(equalToConstant: 150)
    let lower = view.heightAnchor.constraint(equalToConstant: 50)
    for constraint in [wider, lower] { constraint.priority = 500 }
    LayoutConstraint.activate([wider, lower])

    root.layoutIfNeeded()

    // Hugging at 250 gives way to 500, resistance to compression at 750 does not.
    #expect(frame(of: view) == [20, 20, 150, 100])
  }

  @Test func `wins against an equality of the same priority`() {
    view.contentSize = CGSize(width: 100, height: View.noIntrinsicMetric)
    let wider = view.widthAnchor.constraint(equalToConstant: 200)
    wider.priority = 250
    wider.isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.width == 100)
  }

  @Test func `loses against an inequality of the same priority`() {
    view.contentSize = CGSize(width: 100, height: View.noIntrinsicMetric)
    let wider = view.widthAnchor.constraint(greaterThanOrEqualToConstant: 200)
    wider.priority = 250
    wider.isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.width == 200)
  }

  @Test func `can be changed`() {
    view.contentSize = CGSize(width: 20, height: 20)
    root.layoutIfNeeded()

    view.contentSize = CGSize(width: 40, height: 40)
    #expect(frame(of: view) == [20, 20, 20, 20])
    root.layoutIfNeeded()

    #expect(frame(of: view) == [20, 20, 40, 40])
  }

  @Test func `can go away on an axis`() {
    view.contentSize = CGSize(width: 20, height: 20)
    let wish = view.widthAnchor.constraint(equalToConstant: 70)
    wish.priority = 1
    wish.isActive = true
    root.layoutIfNeeded()
    #expect(frame(of: view) == [20, 20, 20, 20])

    view.contentSize.width = View.noIntrinsicMetric
    root.layoutIfNeeded()

    #expect(frame(of: view) == [20, 20, 70, 20])
  }

  @Test func `is asked for again after it was declared invalid, and not before`() {
    let growing = GrowingView(name: "growing")
    growing.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(growing)
    growing.pinCorner()
    root.layoutIfNeeded()
    #expect(frame(of: growing) == [0, 0, 10, 10])

    growing.extent = 30
    growing.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(frame(of: growing) == [0, 0, 10, 10])

    growing.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()
    #expect(frame(of: growing) == [0, 0, 30, 30])
  }

  @Test func `loses against the frame that a view keeps`() {
    let kept = View("kept", keeping: CGRect(x: 0, y: 0, width: 5, height: 5), in: root)
    kept.contentSize = CGSize(width: 50, height: 50)
    view.leftAnchor.constraint(greaterThanOrEqualTo: kept.rightAnchor).isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: kept) == [0, 0, 5, 5])
    #expect(root.diagnostics.conflicts.isEmpty)
  }

  /// Source: reference, "What 4,000 recorded screens say", 3.
  @Test func `that is required gives way to what a person requires, and that is a conflict`() {
    view.contentSize = CGSize(width: 100, height: 10)
    view.setContentCompressionResistancePriority(.required, for: .horizontal)
    view.widthAnchor.constraint(equalToConstant: 60).isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.width == 60)
    let conflict = root.diagnostics.conflicts.first
    #expect(conflict?.members.map(\.origin) == [.constraint, .contentSize])
    #expect(conflict?.members.map(\.text) == ["view.width == 60", "view.width == 100"])
    #expect(conflict?.missedBy == 40)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e13])
  func `that is no usable number is a fault, and nothing on its axis`(size: CGFloat) {
    let odd = OddlySizedView(name: "odd")
    odd.translatesAutoresizingMaskIntoConstraints = false
    odd.size = CGSize(width: 10, height: 10)
    root.diagnostics.handler = .silent
    root.addSubview(odd)
    odd.pinCorner()
    root.layoutIfNeeded()
    #expect(frame(of: odd) == [0, 0, 10, 10])

    odd.size.width = size
    odd.invalidateIntrinsicContentSize()
    root.layoutIfNeeded()

    #expect(frame(of: odd) == [0, 0, 0, 10])
    let text = root.diagnostics.faults.map(\.description)
    #expect(text.count == 1)
    #expect(text.first?.contains("odd.intrinsicContentSize") == true)
  }
}

private final class GrowingView: View {
  var extent: CGFloat = 10

  override var intrinsicContentSize: CGSize { CGSize(width: extent, height: extent) }
}

private final class OddlySizedView: View {
  var size = CGSize.zero

  override var intrinsicContentSize: CGSize { size }
}
