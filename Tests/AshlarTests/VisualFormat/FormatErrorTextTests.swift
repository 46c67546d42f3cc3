import Ashlar
import Testing

struct `The text of a mistake in a visual format` {
  let scene = FormatScene()

  @Test func `has the reason, the format and a caret on lines of their own`() {
    let text = scene.error("H:|-[a]-[title]")?.description

    // Each line but the last ends with a blank, as it does in Apple's logs.
    #expect(
      text?.split(separator: "\n") == [
        "Unable to parse constraint format: ",
        "title is not a key in the views dictionary. ",
        "H:|-[a]-[title] ",
        "              ^",
      ])
  }

  @Test func `is as Apple logs it where there is no superview`() {
    let view = View(name: "view")
    let error = #expect(throws: VisualFormatError.self) {
      try LayoutConstraint.constraints(withVisualFormat: "|[view]|", views: ["view": view])
    }

    #expect(
      error?.description
        == "Unable to parse constraint format: \nUnable to interpret '|' character, because the "
        + "related view doesn't have a superview \n|[view]| \n       ^")
  }

  @Test func `is short for a format that is empty`() {
    #expect(
      scene.error("")?.description == "Unable to parse constraint format: It's an empty string.")
  }

  @Test(arguments: [
    ("H", "Expected ':' after 'H' to specify horizontal arrangement"),
    ("V", "Expected ':' after 'V' to specify vertical arrangement"),
    ("|", "Expected a connection after the '|' character"),
    ("a", "Expected a view"),
    (
      "[]",
      "Expected a view. View names must start with a letter or an underscore, then contain letters, "
        + "numbers, and underscores."
    ),
    ("[d]", "d is not a key in the views dictionary."),
    ("[a", "Expected a ']' here. That is how you give the end of a view."),
    ("[a]a", "Expected a view or '|'"),
    ("[a]|a", "Expected the end of the format string"),
    ("[a]-5[b]", "Expected a '-' here"),
    (
      "[a]--",
      "Cannot tell if this - is a minus sign or an accidental extra bar in the connection. Use "
        + "parentheses around negative numbers."
    ),
    ("[a]-", "Expected more input"),
    (
      "[a(*)]",
      "Expected a number or key from the metrics dictionary, but encountered something else"
    ),
    (
      "[a(d)]",
      "Encountered metric with name \"d\", but value was not specified in metrics or views "
        + "dictionaries"
    ),
    ("[a(>5)]", "Unknown relation. Must be ==, >=, or <="),
    ("[a(5]", "Expected ')' or ','"),
    (
      "|[root]",
      "Unable to interpret '|' character, because the related view doesn't have a superview"
    ),
    (
      "[a(5@1001)]",
      "It's illegal to set priority:1001.  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    ),
    (
      "[a(5@0.5e-50)]",
      "It's illegal to set priority:0.  Priorities must be greater than 0 and less or equal to "
        + "NSLayoutPriorityRequired, which is 1000.000000."
    ),
  ])
  func `has Apple's words`(format: String, message: String) {
    #expect(scene.error(format)?.message == message)
  }

  @Test func `names the axis along which nothing can be aligned`() {
    #expect(
      scene.error("[a][b]", .alignAllCenterX)?.message
        == "Options mask required views to be aligned on a horizontal edge, which is not allowed "
        + "for layout that is also horizontal.")
    #expect(
      scene.error("V:[a][b]", .alignAllFirstBaseline)?.message
        == "Options mask required views to be aligned on a vertical edge, which is not allowed for "
        + "layout that is also vertical.")
  }

  @Test func `has the caret below what is odd`() {
    #expect(scene.error("[a]é[b]")?.description.hasSuffix("\n[a]é[b] \n   ^") == true)
    #expect(scene.error("[a\u{301}]")?.position == 2)
    #expect(scene.error("[a]-\u{0}-[b]")?.position == 4)
    #expect(scene.error("👩‍👩‍👧[a]")?.position == 0)
  }
}
