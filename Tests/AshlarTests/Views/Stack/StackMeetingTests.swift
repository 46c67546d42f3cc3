import Ashlar
import Testing

/// What stacks do where something else has a say as well.
struct `Stacks with other things in them` {
  let root = View(root: 400, 400)
  let stack: StackView
  let views: [View]

  init() { (stack, views) = root.addRowOfThree() }

  private var places: [CGFloat] { leftEdges(of: views, in: root) }

  /// Being hidden is almost required, and no more. Others do not go by the view all the same.
  @Test func `let a hidden view have a width that is required`() {
    views[1].widthAnchor.constraint(equalToConstant: 100).isActive = true
    views[1].isHidden = true

    #expect(places == [0, 42.5, 45])
    #expect(views[1].frame.width == 100)
    #expect(stack.frame.width == 55)
  }

  @Test func `have margins that begin at the safe area`() {
    root.environment.safeAreaInsets = EdgeInsets(top: 20)
    stack.isLayoutMarginsRelativeArrangement = true
    root.layoutIfNeeded()
    #expect(frame(of: views[0]) == [0, 20, 40, 50])

    stack.insetsLayoutMarginsFromSafeArea = false
    root.layoutIfNeeded()
    #expect(frame(of: views[0]) == [0, 0, 40, 50])
  }

  /// The badge is 30 wide for the others, and its frame 2 larger on each side.
  @Test func `arrange alignment rectangles`() {
    let badge = Badge(name: "badge")
    badge.contentSize = CGSize(width: 30, height: 20)
    stack.insertArrangedSubview(badge, at: 0)

    #expect(places == [35, 80, 145])
    #expect(frame(of: badge) == [-2, -2, 34, 54])
  }

  /// 30 and 60 of 100, gaps included, are 63 of 210; the last one has the rest.
  @Test func `give a view without a length nothing of what they share in proportion`() {
    let ends = [30, 60].map { (width: CGFloat) in
      let view = View()
      view.contentSize = CGSize(width: width, height: 10)
      return view
    }
    let middle = View(name: "middle")
    let row = StackView(arrangedSubviews: [ends[0], middle, ends[1]])
    row.distribution = .fillProportionally
    row.spacing = 5
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.pin(x: 0, y: 0, width: 210, height: 10)

    root.layoutIfNeeded()

    #expect(frame(of: ends[0]) == [0, 0, 63, 10])
    #expect(frame(of: middle) == [68, 0, 0, 10])
    #expect(frame(of: ends[1]) == [73, 0, 137, 10])
  }

  @Test func `give views to each other, without the gaps after them`() {
    let other = StackView(name: "other")
    other.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(other)
    other.pinCorner(y: 100)
    stack.setCustomSpacing(50, after: views[0])
    root.layoutIfNeeded()

    other.addArrangedSubview(views[0])
    #expect(places == [0, 0, 65])
    #expect(frame(of: views[0]) == [0, 0, 40, 20])

    stack.insertArrangedSubview(views[0], at: 0)
    #expect(places == [0, 45, 110])
    #expect(other.frame.width == 0)
  }

  @Test func `lay views over each other with gaps below zero`() {
    stack.spacing = -10
    #expect(places == [0, 30, 80])
    #expect(stack.frame.width == 90)

    stack.setCustomSpacing(-20, after: views[0])
    views[1].isHidden = true
    #expect(places == [0, 30, 20])
  }

  /// The box grows from 100 × 50 to 200 × 90, and the view in it follows by its mask.
  @Test func `size views whose subviews follow by masks`() {
    let box = View(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let inner = View(
      "inner", keeping: CGRect(x: 10, y: 10, width: 80, height: 30), in: box)
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    let row = StackView(arrangedSubviews: [box])
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    row.pin(x: 0, y: 0, width: 200, height: 90)

    root.layoutIfNeeded()

    #expect(frame(of: box) == [0, 0, 200, 90])
    #expect(frame(of: inner) == [10, 50, 180, 30])
  }
}

private final class Badge: View {
  override var alignmentRectInsets: EdgeInsets { EdgeInsets(all: 2) }
}
