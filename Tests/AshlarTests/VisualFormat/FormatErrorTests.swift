import Ashlar
import Testing

struct `A mistake in a visual format` {
  let scene = FormatScene()

  /// Expects a format to be refused with a reason, and the caret to be where a picture has it.
  private func expectError(
    _ reason: VisualFormatError.Reason, _ format: String, _ caret: String,
    _ options: LayoutConstraint.FormatOptions = [], at location: SourceLocation = #_sourceLocation
  ) {
    let error = scene.error(format, options)
    #expect(error?.reason == reason, sourceLocation: location)
    #expect(error?.format == format, sourceLocation: location)
    #expect(error?.position == caret.count - 1, sourceLocation: location)
  }

  // The pictures of Apple's Auto Layout Guide.

  @Test func `stands where Apple's guide has the caret`() {
    expectError(
      .expectedColon(.vertical),
      "V|[a]|",
      " ^")
    expectError(
      .expectedEndOfPredicates,
      "|[a][b(gap][c]|",
      "          ^")
    expectError(
      .unknownView("blackBox"),
      "|[a][blackBox]",
      "             ^")
    expectError(
      .unknownRelation,
      "V:|[a(>30)]|",
      "       ^")
  }

  // Logs of apps: the caret stands behind the view that has no superview.

  @Test func `is told behind the view where that has no superview`() {
    expectError(
      .noSuperview,
      "H:|-(>=50)-[root(100)]",
      "                      ^")
    expectError(
      .noSuperview,
      "|[root]|",
      "       ^")
    expectError(
      .noSuperview,
      "|[a]-[root]-|",
      "           ^")
  }

  @Test func `may be at the beginning`() {
    expectError(
      .emptyFormat,
      "",
      "^")
    expectError(
      .expectedColon(.horizontal),
      "H[a]",
      " ^")
    expectError(
      .expectedColon(.vertical),
      "V",
      " ^")
    for format in ["a", " [a]", "-[a]", "v:[a]", "(5)", "]", ":", "HV:[a]"] {
      let isColon = format == "HV:[a]"
      expectError(
        isColon ? .expectedColon(.horizontal) : .expectedView, format, isColon ? " ^" : "^")
    }
    expectError(
      .expectedConnection,
      "V:|",
      "   ^")
    expectError(
      .expectedView,
      "||",
      " ^")
    expectError(
      .expectedView,
      "|-5-|",
      "    ^")
  }

  @Test func `may be in a view`() {
    expectError(
      .expectedViewName,
      "[1a]",
      " ^")
    expectError(
      .expectedViewName,
      "[",
      " ^")
    expectError(
      .expectedEndOfView,
      "[a$]",
      "  ^")
    expectError(
      .expectedEndOfView,
      "[a",
      "  ^")
    expectError(
      .expectedEndOfView,
      "[a(5)(6)]",
      "     ^")
    expectError(
      .expectedViewOrSuperview,
      "[a(5)]()",
      "      ^")
    expectError(
      .expectedViewOrSuperview,
      "[a] [b]",
      "   ^")
  }

  @Test func `may be in a space`() {
    expectError(
      .ambiguousDash,
      "[a]--8-[b]",
      "    ^")
    expectError(
      .expectedDash,
      "[a]-8[b]",
      "     ^")
    expectError(
      .expectedMoreInput,
      "[a]-",
      "    ^")
    expectError(
      .expectedMoreInput,
      "[a]-8",
      "     ^")
    expectError(
      .expectedNumber,
      "[a]-*-[b]",
      "    ^")
    expectError(
      .expectedViewOrSuperview,
      "[a]-8-(9)-[b]",
      "      ^")
    expectError(
      .expectedEndOfFormat,
      "[a]||",
      "    ^")
    expectError(
      .unknownMetric("b"),
      "[a]-(b)-[c]",
      "      ^")
  }

  @Test func `may be in parentheses`() {
    expectError(
      .expectedNumber,
      "[a()]",
      "   ^")
    expectError(
      .expectedNumber,
      "[a((20))]",
      "   ^")
    expectError(
      .expectedNumber,
      "[a(-gap)]",
      "   ^")
    expectError(
      .expectedNumber,
      "[a(5,)]",
      "     ^")
    expectError(
      .expectedMoreInput,
      "[a(5",
      "    ^")
    expectError(
      .expectedMoreInput,
      "[a(5@",
      "     ^")
    expectError(
      .expectedEndOfPredicates,
      "[a(5 )]",
      "    ^")
    expectError(
      .expectedEndOfPredicates,
      "[a(1.2.3)]",
      "      ^")
    expectError(
      .expectedEndOfPredicates,
      "[a(0xg)]",
      "    ^")
    expectError(
      .unknownRelation,
      "[a(=5)]",
      "    ^")
    expectError(
      .unknownMetric("width"),
      "[a(width)]",
      "        ^")
    expectError(
      .unknownMetric("b"),
      "[a(5@b)]",
      "      ^")
  }

  @Test(arguments: ["1001", "0", "-1", "1e9"])
  func `may be a priority`(priority: String) throws {
    let number = LayoutPriority(try #require(Float(priority)))

    expectError(.illegalPriority(number), "[a(20@\(priority))]", "      ^")
    expectError(.illegalPriority(number), "[a]-5@\(priority)-[b]", "      ^")
  }

  @Test func `may be a number beyond all bounds`() {
    expectError(
      .illegalConstraint(.notFinite),
      "[a(1e999)]",
      "   ^")
    expectError(
      .illegalConstraint(.outOfRange),
      "[a]-1e300-[b]",
      "    ^")
    var scene = scene
    scene.metrics["gap"] = .nan
    #expect(scene.error("|-gap-[a]")?.reason == .illegalConstraint(.notFinite))
    #expect(scene.error("|-gap-[a]")?.position == 2)
  }

  @Test func `may be in the options`() {
    expectError(
      .alignmentAlongFormat(.horizontal),
      "[a]-[b]",
      "       ^", .alignAllLeft)
    expectError(
      .alignmentAlongFormat(.vertical),
      "V:[a]-[b]-|",
      "         ^", [.alignAllLeft, .alignAllBottom])
  }

  @Test func `is an unknown name before it is what follows the name`() {
    #expect(scene.error("H:[self.arrows]-5-|")?.reason == .unknownView("self"))
    #expect(scene.error("[a]-none[")?.reason == .unknownMetric("none"))
  }

  @Test func `is a mistake in the grammar before it is a missing superview`() {
    #expect(scene.error("|[root]-")?.reason == .expectedMoreInput)
  }
}
