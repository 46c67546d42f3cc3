import Ashlar
import AshlarTesting
import AshlarUIKit
import Testing

/// What a failing test prints of the ways in which people break screens, with the lines to look at.
@Suite(.hearsFailures) struct `Broken screens` {
  /// The failures of a check at a size: the broken line is "here", and any other line of the screen is "there".
  private func text(
    _ screen: BrokenScreen, _ height: CGFloat,
    _ check: (View) -> Void = { expectGoodLayout(of: $0) }
  ) -> String {
    screen.root.layout(in: CGSize(width: 320, height: height))
    return lines(of: screen, failureText { check(screen.root) })
  }

  private func lines(of screen: BrokenScreen, _ text: String) -> String {
    text.replacing(/BrokenScreens\.swift:(\d+)/) { match in
      match.1 == "\(screen.line)" ? "here" : "there"
    }
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `are good before that, in either direction`(direction: LayoutDirection) {
    for (screen, height) in [
      (BrokenScreen.card(), 72), (.form(), 60), (.header(), 44), (.row(), 64), (.article(), 200),
    ] as [(BrokenScreen, CGFloat)] {
      screen.root.environment.direction = direction
      screen.root.layout(in: CGSize(width: 320, height: height))
      expectGoodLayout(of: screen.root)
    }
  }

  @Test func `have a height twice`() {
    let text = text(.card(.heightTwice), 88)
    #expect(
      text.hasPrefix(
        """
        card is not well laid out.
        noConflict: avatar.height == 56 (here) cannot hold beside this, and is missed by 16:
          avatar.height == 40 (there)
        Try one of these:
          remove avatar.height == 40 (there) or avatar.height == 56 (here); remakeConstraints replaces old ones
        """), "\(text)")
    // A lint that finds the same is left out.
    #expect(!text.contains("lint"), "\(text)")
  }

  @Test func `have a title without a top`() {
    let text = text(.card(.missingTop), 72)
    #expect(
      text == """
        card is not well laid out.
        noAmbiguity: Nothing determines the frame of title:
          top is 0 and may be -∞…∞
        place moves with it.
        Tie top, bottom or centerY of title to something.
        """)
  }

  @Test func `have a left beside a leading`() {
    let text = text(.form(.leftBesideLeading), 60)
    #expect(text.contains("noFault: here: "), "\(text)")
    #expect(text.contains("field.left == name.trailing + 8 was left out."), "\(text)")
  }

  /// From left to right there is nothing to find.
  @Test func `name left and right only`() {
    let screen = BrokenScreen.header(.leftAndRightOnly)
    let matrix = LayoutMatrix(
      sizes: [CGSize(width: 320, height: 44)], directions: [.leftToRight, .rightToLeft])
    let text = lines(
      of: screen, failureText { expectGoodLayouts(matrix) { _ in screen.root } })
    #expect(
      text == """
        1 of 2 layouts are not good. The simplest that fails: 320 × 44, rightToLeft
          mirrored: Nothing moves where people read from right to left, because only left and right are named:
            title.left == header.left + 16 (here)
            button.right == header.right - 16 (there)
          Do this:
            write leading in place of left, and trailing in place of right
        Those that fail:
          320 × 44, rightToLeft
        """)
    #expect(
      failureText {
        expectGoodLayouts(matrix, except: [.check(.mirrored)]) { _ in screen.root }
      }.isEmpty)
  }

  // 320 less 12 on either side are 296.
  @Test func `have a fixed width`() {
    let text = text(.row(.fixedWidth), 64)
    #expect(
      text.hasPrefix(
        """
        row is not well laid out.
        noConflict: text.width == 200 (here) cannot hold beside these, and is missed by 96:
          row.width == 320 (the frame of the view)
          text.leading == row.leading + 12 (there)
          text.trailing == row.trailing - 12 (there)
        Try one of these:
          write equalTo(296) in place of 200 for text.width == 200 (here)
        """), "\(text)")
  }

  // A text of 34 letters is 340 wide.
  @Test func `have one line for many`() {
    #expect(
      text(.row(.oneLine), 44) == """
        row is not well laid out.
        contentFits: text is 296 wide, but what it shows is 340, because \
        text.leading == row.leading + 12 (there) and text.trailing == row.trailing - 12 (there)
        Do this:
          set text.numberOfLines to 0, so that the text goes on below
        """)
  }

  @Test func `have nothing at the bottom of a row`() {
    let matrix = LayoutMatrix(widths: [320])
    let text = failureText {
      expectGoodLayouts(matrix) { _ in BrokenScreen.row(.missingBottom).root }
    }
    #expect(
      text == """
        1 of 1 layouts are not good. The simplest that fails: 320 wide, leftToRight
          insideSuperview: row: nothing is tied to its bottom, so that nothing gives it a height. \
        Tie the last view to it.
        Those that fail:
          320 wide, leftToRight
        """)
  }

  // The trailing edge of a button of 32 is at 336, which is 16 beyond 320.
  @Test func `have a wrong sign`() {
    #expect(
      text(.header(.wrongSign), 44) == """
        header is not well laid out.
        insideSuperview: button (304, 6, 32, 32) is outside header 320 × 44 on the right, by 16, \
        because button.trailing == header.trailing + 16 (here)
        Do this:
          write offset(-16) in place of 16 for button.trailing == header.trailing + 16 (here)
        """)
  }

  @Test func `have words over a picture`() {
    #expect(
      text(.article(.overlap), 200) == """
        article is not well laid out.
        noOverlap: picture (0, 0, 320, 120) and caption (16, 112, 80, 20) overlap by 80 × 8, \
        because caption.top == picture.bottom - 8 (here)
        Try one of these:
          write offset(8) in place of -8 for caption.top == picture.bottom - 8 (here)
          if caption is to lie over picture: except: [.covering("caption")]
        """)
  }

  @Test func `have a mask on`() {
    #expect(
      text(.article(.mask), 200) == """
        article is not well laid out.
        noConflict: caption.leading == article.leading + 16 (there) cannot hold beside this, and is missed by 16:
          caption.minX == 0 (autoresizing mask)
        Set aside for the same reason:
          caption.top == picture.bottom + 8 (there)
        Do this:
          set caption.translatesAutoresizingMaskIntoConstraints to false
        The same cause: contentFits: caption is 0 wide, but what it shows is 80
        The same cause: contentFits: caption is 0 high, but what it shows is 20
        """)
  }

  // The title begins 12 points behind the avatar, which ends at 56, and the place begins 10 points behind it.
  @Test func `have another padding`() throws {
    let screen = BrokenScreen.card(.otherPadding)
    let views = try [
      #require(screen.root.view(named: "place")), #require(screen.root.view(named: "title")),
    ]
    let text = text(screen, 72) { _ in expect(views[0], .aligned(.leading), views[1]) }
    #expect(
      text == """
        place should have the same leading as title: missed by 2, because \
        place.leading == avatar.trailing + 10 (here) and title.leading == avatar.trailing + 12 (there). \
        In the root, they are at (66, 40, 60, 20) and (68, 16, 120, 20)
        """)
  }
}
