import Ashlar
import Testing

/// A stack arranges its views in its own direction of reading, whatever theirs is.
struct `Stacks that read in a direction of their own` {
  let root = View(root: 400, 400)
  let stack: StackView
  let views: [View]

  init() { (stack, views) = root.addRowOfThree() }

  private var places: [CGFloat] { leftEdges(of: views, in: root) }

  @Test func `begin at the right where that is forced`() {
    stack.semanticContentAttribute = .forceRightToLeft

    #expect(places == [80, 15, 0])
  }

  @Test func `begin at the left where that stays`() {
    root.environment.direction = .rightToLeft
    stack.semanticContentAttribute = .playback

    #expect(places == [0, 45, 110])
  }

  @Test func `turn round when the direction changes`() {
    #expect(places == [0, 45, 110])

    stack.semanticContentAttribute = .forceRightToLeft
    #expect(places == [80, 15, 0])

    stack.semanticContentAttribute = .unspecified
    #expect(places == [0, 45, 110])
  }

  @Test func `go by themselves where neighbours agree on the other direction`() {
    views[0].semanticContentAttribute = .forceRightToLeft
    views[1].semanticContentAttribute = .forceRightToLeft

    #expect(places == [0, 45, 110])
  }

  /// 100 points for two gaps.
  @Test func `share gaps from the right`() {
    stack.distribution = .equalSpacing
    stack.widthAnchor.constraint(equalToConstant: 210).isActive = true
    stack.semanticContentAttribute = .forceRightToLeft

    #expect(places == [170, 60, 0])
  }

  @Test func `close the gap of a hidden view from the right`() {
    views[1].isHidden = true
    stack.semanticContentAttribute = .forceRightToLeft

    #expect(places == [15, 12.5, 0])
  }

  @Test func `align the views of a column at the edge where they begin`() {
    stack.axis = .vertical
    stack.semanticContentAttribute = .forceRightToLeft

    stack.alignment = .leading
    #expect(places == [20, 0, 50])

    stack.alignment = .trailing
    #expect(places == [0, 0, 0])
  }

  /// 5 points of margin on the left and 11 on the right leave 100 of 116, and the gaps 90 of those. Margins do not
  /// turn round.
  @Test func `stay inside margins that do not turn round`() {
    stack.semanticContentAttribute = .forceRightToLeft
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = EdgeInsets(left: 5, right: 11)
    stack.distribution = .fillEqually
    stack.widthAnchor.constraint(equalToConstant: 116).isActive = true

    #expect(places == [75, 40, 5])
  }
}
