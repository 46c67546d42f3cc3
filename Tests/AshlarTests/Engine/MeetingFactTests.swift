import Ashlar
import Testing

/// Facts that are stated by themselves elsewhere, two at a time.
struct `Facts that meet` {
  let root = View(root: 300, 300)

  private func badge(_ insets: EdgeInsets, in superview: View) -> Badge {
    let badge = Badge(name: "badge")
    badge.insets = insets
    badge.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(badge)
    return badge
  }

  // MARK: The alignment rectangle

  @Test func `baselines count from the alignment rectangle`() {
    let badge = badge(EdgeInsets(top: 5, bottom: 3), in: root)
    badge.ascent = 10
    badge.descent = 4
    badge.pin(x: 0, y: 20, width: 40, height: 40)
    let lines = root.addSquares(atBaselinesOf: badge)

    root.layoutIfNeeded()

    // 20 + 10, and 60 - 4.
    #expect(lines.map(\.frame.minY) == [30, 56])
  }

  /// The card is aligned at 20, the text at 30 inside that, and its baseline is 12 below.
  @Test func `a baseline is handed on between alignment rectangles`() {
    let card = badge(EdgeInsets(top: 5, bottom: 3), in: root)
    card.pin(x: 0, y: 20, width: 100, height: 100)
    let text = badge(EdgeInsets(top: 2), in: card)
    text.ascent = 12
    text.pin(x: 0, y: 30, width: 10, height: 20)
    card.text = text
    let line = View("line", in: root)
    line.makeConstraints { make in
      make.left.equalToSuperview()
      make.top.equalTo(card.firstBaseline)
      make.size.equalTo(5)
    }

    root.layoutIfNeeded()

    #expect(line.frame.minY == 62)
    #expect(frame(of: text) == [0, 33, 10, 22])
  }

  /// The rectangle is 50 wide and 20 from the right; alignment insets do not turn round.
  @Test func `leading is an edge of the alignment rectangle`() {
    root.environment.direction = .rightToLeft
    let badge = badge(EdgeInsets(left: 1, right: 7), in: root)
    badge.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.top.equalToSuperview()
      make.width.equalTo(50)
      make.height.equalTo(10)
    }

    root.layoutIfNeeded()

    #expect(frame(of: badge) == [229, 0, 58, 10])
  }

  /// The edges of the frame would be at 10.05 and 30.3, and at 10.35 and 30.6.
  @Test func `pixels are those of the frame, not of the alignment rectangle`() {
    root.environment.displayScale = 2
    let badge = badge(EdgeInsets(top: 0.25, left: 0.25), in: root)
    badge.pin(x: 10.3, y: 10.6, width: 20, height: 20)

    root.layoutIfNeeded()

    #expect(frame(of: badge) == [10, 10.5, 20.5, 20])
    #expect(badge.systemLayoutSizeFitting(.zero) == CGSize(width: 20.5, height: 20.5))
  }

  // MARK: The direction of reading

  @Test func `masks do not turn round`() {
    root.environment.direction = .rightToLeft
    let kept = View("kept", keeping: CGRect(x: 10, y: 10, width: 30, height: 30), in: root)
    kept.autoresizingMask = .flexibleLeftMargin
    let next = View("next", in: root)
    next.makeConstraints { $0.edges.equalTo(kept) }

    root.layout(in: CGSize(width: 400, height: 300))

    #expect(frame(of: kept) == [110, 10, 30, 30])
    #expect(frame(of: next) == [110, 10, 30, 30])
  }

  @Test func `margins that are preserved have turned round`() {
    root.environment.direction = .rightToLeft
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 40, bottom: 0, trailing: 10)
    let card = View("card", keeping: CGRect(x: 200, y: 0, width: 100, height: 100), in: root)
    card.preservesSuperviewLayoutMargins = true

    #expect(card.layoutMargins == EdgeInsets(top: 8, left: 8, bottom: 8, right: 40))
    #expect(card.directionalLayoutMargins.leading == 40)
  }

  /// The middle between 10 and 260 is 135; leading is 5 further to the left.
  @Test func `the middle between margins goes with the edge beside it`() {
    root.environment.direction = .rightToLeft
    root.layoutMargins = EdgeInsets(left: 10, right: 40)
    let view = View("view", in: root)
    view.pin(x: 0, y: 0, width: 20, height: 10)[0].isActive = false
    LayoutConstraint(
      item: view, attribute: .leading, relatedBy: .equal, toItem: root,
      attribute: .centerXWithinMargins, constant: 5
    ).isActive = true

    root.layoutIfNeeded()

    #expect(view.frame.maxX == 130)
  }

  @Test func `a fitting size has room on either side, whichever comes first`() {
    let card = View(root: 10, 10)
    card.environment.direction = .rightToLeft
    let inner = View("inner", in: card)
    inner.contentSize = CGSize(width: 50, height: 20)
    inner.makeConstraints { make in
      make.leading.equalToSuperview().offset(10)
      make.trailing.lessThanOrEqualToSuperview().offset(-20)
      make.top.bottom.equalToSuperview()
    }

    #expect(
      card.systemLayoutSizeFitting(View.layoutFittingCompressedSize)
        == CGSize(width: 80, height: 20))
    #expect(
      card.systemLayoutSizeFitting(View.layoutFittingExpandedSize)
        == CGSize(width: 10_000, height: 20))
  }

  /// The gap in the middle is twice as wide as those at the ends: 50, 100 and 50 of 300 - 40 - 60.
  @Test func `distances are shared from the right`() {
    root.environment.direction = .rightToLeft
    let views = [View("a", in: root), View("b", in: root)]
    views[0].pin(x: 0, y: 0, width: 40, height: 10)[0].isActive = false
    views[1].pin(x: 0, y: 0, width: 60, height: 10)[0].isActive = false
    let first = root.leadingAnchor.anchorWithOffset(to: views[0].leadingAnchor)
    let middle = views[0].trailingAnchor.anchorWithOffset(to: views[1].leadingAnchor)
    let last = views[1].trailingAnchor.anchorWithOffset(to: root.trailingAnchor)
    LayoutConstraint.activate([
      middle.constraint(equalTo: first, multiplier: 2), last.constraint(equalTo: first),
    ])

    root.layoutIfNeeded()

    #expect(views.map(\.frame.minX) == [210, 50])
  }

  // MARK: Priorities and multipliers

  /// To miss 10 times a width costs ten times as much as to miss the width; a tenth of it costs a tenth.
  @Test func `what is missed is measured in the units of the constraint`() {
    let fixed = View("fixed", in: root)
    fixed.pin(x: 0, y: 0, width: 100, height: 5)
    let free = View("free", in: root)
    free.pinCorner()
    let wish = free.widthAnchor.constraint(equalToConstant: 200)
    let multiple = fixed.widthAnchor.constraint(equalTo: free.widthAnchor, multiplier: 10)
    for constraint in [wish, multiple] {
      constraint.priority = 500
      constraint.isActive = true
    }
    root.layoutIfNeeded()
    #expect(frame(of: free)[2] == 10)

    multiple.multiplier = 0.1
    root.layoutIfNeeded()
    #expect(frame(of: free)[2] == 200)
  }

  @Test func `fractions of priorities decide between contents and fitting targets`() {
    let card = View(root: 10, 10)
    let inner = View("inner", in: card)
    inner.contentSize = CGSize(width: 50, height: 20)
    inner.setContentHuggingPriority(50.5, for: .horizontal)
    inner.setContentHuggingPriority(49.5, for: .vertical)
    inner.pinEdges(inset: 0)

    #expect(
      card.systemLayoutSizeFitting(CGSize(width: 100, height: 100))
        == CGSize(width: 50, height: 100))
  }

  /// Half of 300 is 150 in the root, and 100 in the card.
  @Test func `a multiple of a place is taken where both items are`() {
    let card = View("card", in: root)
    card.pin(x: 50, y: 0, width: 200, height: 100)
    let child = View("child", in: card)
    child.pin(x: 0, y: 0, width: 20, height: 20)[0].isActive = false
    LayoutConstraint(
      item: child, attribute: .centerX, relatedBy: .equal, toItem: root, attribute: .right,
      multiplier: 0.5
    ).isActive = true

    root.layoutIfNeeded()

    #expect(frame(of: child) == [90, 0, 20, 20])
  }
}

private final class Badge: View {
  var insets = EdgeInsets.zero
  var ascent: CGFloat = 0
  var descent: CGFloat = 0
  var text: View?

  override var alignmentRectInsets: EdgeInsets { insets }
  override var firstBaselineOffsetFromTop: CGFloat { ascent }
  override var lastBaselineOffsetFromBottom: CGFloat { descent }
  override var viewForLastBaselineLayout: View { text ?? self }
}
