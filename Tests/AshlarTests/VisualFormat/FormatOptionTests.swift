import Ashlar
import Testing

struct `The options of a visual format` {
  typealias Options = LayoutConstraint.FormatOptions

  let scene = FormatScene()

  @Test func `have Apple's numbers`() {
    let alignments: [Options] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading,
      .alignAllTrailing, .alignAllCenterX, .alignAllCenterY, .alignAllLastBaseline,
      .alignAllFirstBaseline,
    ]
    #expect(alignments.map(\.rawValue) == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12].map { 1 << $0 })
    #expect(Options.alignmentMask.rawValue == 0xFFFF)
    #expect(Options.directionLeadingToTrailing.rawValue == 0)
    #expect(Options.directionLeftToRight.rawValue == 1 << 16)
    #expect(Options.directionRightToLeft.rawValue == 2 << 16)
    #expect(Options.directionMask.rawValue == 3 << 16)
    #expect(Options.spacingEdgeToEdge.rawValue == 0)
    #expect(Options.spacingBaselineToBaseline.rawValue == 1 << 19)
    #expect(Options.spacingMask.rawValue == 1 << 19)
  }

  @Test(arguments: [
    (Options.alignAllTop, "top"), (.alignAllBottom, "bottom"), (.alignAllCenterY, "centerY"),
    (.alignAllLastBaseline, "lastBaseline"), (.alignAllFirstBaseline, "firstBaseline"),
  ])
  func `align the views of a horizontal format across it`(
    options: Options, attribute: String
  ) throws {
    #expect(
      try scene.sentences("[a][b]", options).last == "a.\(attribute) == b.\(attribute)")
    #expect(scene.error("V:[a][b]", options)?.reason == .alignmentAlongFormat(.vertical))
  }

  @Test(arguments: [
    (Options.alignAllLeft, "left"), (.alignAllRight, "right"), (.alignAllLeading, "leading"),
    (.alignAllTrailing, "trailing"), (.alignAllCenterX, "centerX"),
  ])
  func `align the views of a vertical format across it`(
    options: Options, attribute: String
  ) throws {
    #expect(
      try scene.sentences("V:[a][b]", options).last == "a.\(attribute) == b.\(attribute)")
    #expect(scene.error("[a][b]", options)?.reason == .alignmentAlongFormat(.horizontal))
  }

  @Test func `align neighbours in turn, pair by pair and by the attributes' numbers`() throws {
    #expect(
      try scene.sentences("[a][b][c]", [.alignAllFirstBaseline, .alignAllTop]).dropFirst(2) == [
        "a.top == b.top", "a.firstBaseline == b.firstBaseline",
        "b.top == c.top", "b.firstBaseline == c.firstBaseline",
      ])
  }

  @Test func `do nothing with bits that have no name`() throws {
    let unnamed = Options(rawValue: ~0)
      .subtracting([.directionMask, .spacingMask])
      .subtracting([.alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom])
      .subtracting([.alignAllLeading, .alignAllTrailing, .alignAllCenterX, .alignAllCenterY])
      .subtracting([.alignAllLastBaseline, .alignAllFirstBaseline])

    #expect(try scene.sentences("[a][b]", unnamed) == ["b.leading == a.trailing"])
  }

  @Test func `mirror a horizontal format that runs from right to left`() throws {
    #expect(
      try scene.sentences("|-1-[a]-(>=2)-[b]-3-|", .directionRightToLeft) == [
        "root.right == a.right + 1", "a.left >= b.right + 2", "b.left == root.left + 3",
      ])
  }

  @Test func `name left and right in one that runs from left to right`() throws {
    #expect(
      try scene.sentences("|-1-[a]-(<=2)-[b]-3-|", .directionLeftToRight) == [
        "a.left == root.left + 1", "b.left <= a.right + 2", "root.right == b.right + 3",
      ])
  }

  @Test func `take two directions at once for none`() throws {
    #expect(
      try scene.sentences("|[a]", .directionMask) == ["a.leading == root.leading"])
  }

  @Test func `let vertical spaces run from baseline to baseline`() throws {
    #expect(
      try scene.sentences("V:|-1-[a]-2-[b]-[c]-3-|", .spacingBaselineToBaseline) == [
        "a.top == root.top + 1", "b.firstBaseline == a.lastBaseline + 2",
        "c.firstBaseline == b.lastBaseline + 8", "root.bottom == c.bottom + 3",
      ])
    #expect(
      try scene.sentences("[a]-2-[b]", .spacingBaselineToBaseline) == [
        "b.leading == a.trailing + 2"
      ])
  }

  @Test func `measure baselines of text, and edges of what has none`() throws {
    let text = Text(name: "text")
    text.translatesAutoresizingMaskIntoConstraints = false
    scene.root.addSubview(text)
    let guide = LayoutGuide(name: "guide")
    scene.root.addLayoutGuide(guide)

    let column = try LayoutConstraint.constraints(
      withVisualFormat: "V:|-10-[text(40)]-30-[a(20)]-5-[guide(7)]",
      options: .spacingBaselineToBaseline,
      views: ["text": text, "a": scene.a, "guide": guide])
    LayoutConstraint.activate(column)
    scene.root.layoutIfNeeded()

    // The last line of the text stands 6 points above its bottom, which is at 50.
    #expect([text.frame.minY, scene.a.frame.minY, guide.layoutFrame.minY] == [10, 74, 99])
  }

  @Test(arguments: [
    (Options.directionLeadingToTrailing, LayoutDirection.leftToRight, [10, 70] as [CGFloat]),
    (.directionLeadingToTrailing, .rightToLeft, [240, 180]),
    (.directionLeftToRight, .rightToLeft, [10, 70]),
    (.directionRightToLeft, .leftToRight, [240, 180]),
    (.directionRightToLeft, .rightToLeft, [240, 180]),
  ])
  func `place views from the end that they name`(
    options: Options, direction: LayoutDirection, lefts: [CGFloat]
  ) throws {
    scene.root.environment.direction = direction

    LayoutConstraint.activate(try scene.constraints("|-10-[a(50)]-10-[b(50)]", options))
    scene.root.layoutIfNeeded()

    #expect([scene.a.frame.minX, scene.b.frame.minX] == lefts)
    #expect(scene.root.diagnostics.conflicts.isEmpty)
  }
}

/// A view whose baselines lie 12 points below its top and 6 above its bottom.
private final class Text: View {
  override var firstBaselineOffsetFromTop: CGFloat { 12 }
  override var lastBaselineOffsetFromBottom: CGFloat { 6 }
}
