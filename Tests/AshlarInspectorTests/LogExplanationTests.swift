import Testing

@testable import Explain

struct `What explain prints of a log` {
  private let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSLayoutConstraint:0x1 H:|-(16)-[UILabel:0xa'Price']   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x2 H:[UILabel:0xa'Price']-(16)-|   (active, names: '|':UIView:0xb )>",
        "<NSLayoutConstraint:0x3 UIView:0xb.width == 160   (active)>",
        "<NSLayoutConstraint:0x4 UILabel:0xa'Price'.width == 140   (active)>"
    )

    """

  /// Between edges 16 from either side of 160 there are 128 points, 12 less than 140.
  @Test func `is the problem, what would help, the views, and a drawing`() {
    let explanation = LogExplanation(of: log)

    #expect(
      explanation.text.hasPrefix(
        """
        Line 1:
        UILabel 'Price'.width == 140 (log:6) cannot hold beside these, and is missed by 12:
          UILabel 'Price'.leading == UIView.leading + 16 (log:3)
          UILabel 'Price'.trailing == UIView.trailing - 16 (log:4)
          UIView.width == 160 (log:5)
        Try one of these:

        """))
    #expect(
      explanation.text.contains(
        """

        Views:
          UILabel 'Price' is UILabel:0xa
          UIView is UIView:0xb

        """))
    #expect(explanation.text.contains("UIView ──"))
    #expect(explanation.problems == "")
    #expect(!explanation.isEmpty)
  }

  @Test func `says how often a conflict is there`() {
    #expect(LogExplanation(of: log + log).text.hasPrefix("Line 1, 2 times:\n"))
  }

  @Test func `says what cannot be read`() {
    let explanation = LogExplanation(of: log.replacing("0xb.width", with: "0xb.wide"))

    #expect(
      explanation.problems
        == "explain: line 5: expected an attribute, such as .width behind "
        + "\"NSLayoutConstraint:0x3 UIView:0xb.\"\n")
    #expect(!explanation.isEmpty)
  }

  @Test(arguments: ["", "Hello\nworld\n"])
  func `says that there is no conflict`(_ log: String) {
    let explanation = LogExplanation(of: log)

    #expect(explanation.isEmpty)
    #expect(explanation.text == "")
    #expect(
      explanation.problems
        == "explain: There is no \"Unable to simultaneously satisfy constraints\" in it, nor a constraint.\n"
    )
  }
}
