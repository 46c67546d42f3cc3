import Ashlar
import Testing

struct `Apple's log, read` {
  /// As UIKit prints it since iOS 11, with what a console writes around it.
  private let today = """
    2024-05-02 14:28:33.766746+0200 Shop[40651:3295835] [LayoutConstraints] Unable to simultaneously satisfy constraints.
    \tProbably at least one of the constraints in the following list is one you don't want.\u{20}
    \tTry this:\u{20}
    \t\t(1) look at each constraint and try to figure out which you don't expect;\u{20}
    \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\u{20}
    (
        "<NSLayoutConstraint:0x600000291fd0 H:|-(16)-[UILabel:0x7f9c12566050'Price']   (active, names: '|':Shop.RowView:0x7f9c12565bb0 )>",
        "<NSLayoutConstraint:0x6000002920c0 UILabel:0x7f9c12566050'Price'.trailing == Shop.RowView:0x7f9c12565bb0.trailing - 16   (active)>",
        "<NSLayoutConstraint:0x600000293000 UILabel:0x7f9c12566050'Price'.width == 300   (active)>",
        "<NSLayoutConstraint:0x600000293ed0 'UIView-Encapsulated-Layout-Width' Shop.RowView:0x7f9c12565bb0.width == 320   (active)>"
    )

    Will attempt to recover by breaking constraint\u{20}
    <NSLayoutConstraint:0x600000293000 UILabel:0x7f9c12566050'Price'.width == 300   (active)>

    Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the debugger.
    The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in <UIKitCore/UIView.h> may also be helpful.

    """

  private func only(_ log: String) throws -> LayoutConflict {
    let read = AppleLog(log)
    #expect(read.unreadable == [])
    #expect(read.conflicts.count == 1)
    let conflicts = try #require(read.conflicts.first).rebuild().diagnostics.conflicts
    #expect(conflicts.count == 1)
    return try #require(conflicts.first)
  }

  /// Between edges 16 from either side of 320 there are 288 points, 12 less than 300.
  @Test func `says by how much which constraint misses which others`() throws {
    let conflict = try only(today)

    #expect(conflict.setAside.description == "UILabel 'Price'.width == 300 (log:9)")
    #expect(
      conflict.members.map(\.description) == [
        "UILabel 'Price'.leading == Shop.RowView.leading + 16 (log:7)",
        "UILabel 'Price'.trailing == Shop.RowView.trailing - 16 (log:8)",
        "UIView-Encapsulated-Layout-Width: Shop.RowView.width == 320 (log:10)",
        "UILabel 'Price'.width == 300 (log:9)",
      ])
    #expect(conflict.leastMiss == 12)
    #expect(
      conflict.members.map { $0.first?.type } == ["UILabel", "UILabel", "Shop.RowView", "UILabel"])
  }

  @Test func `has been tried what would help, and nothing that only the system can write`() throws {
    let conflict = try only(today)

    let label = "UILabel 'Price'.width == 300 (log:9)"
    let texts = conflict.suggestions.map(\.description)
    #expect(texts.contains("write constant: 288 in place of 300 for \(label)"))
    #expect(texts.contains("lower the priority of \(label) to 999"))
    #expect(conflict.costs.filter { !$0.isEmpty } == [])
    #expect(!conflict.suggestions.contains { "\($0)".contains("Encapsulated") })
  }

  @Test func `says the problem, what would help, and which views are meant`() throws {
    let text = try #require(AppleLog(today).conflicts.first).description

    #expect(
      text.hasPrefix(
        "UILabel 'Price'.width == 300 (log:9) cannot hold beside these, and is missed by 12:\n"))
    #expect(
      text.hasSuffix(
        """

        Views:
          UILabel 'Price' is UILabel:0x7f9c12566050
          Shop.RowView is Shop.RowView:0x7f9c12565bb0
        """))
  }

  /// The one that is broken is set aside, wherever it stands in the list.
  @Test func `sets aside what the platform broke`() throws {
    let broken = today.replacing(
      "constraint\u{20}\n<NSLayoutConstraint:0x600000293000 UILabel:0x7f9c12566050'Price'.width == 300",
      with:
        "constraint\u{20}\n<NSLayoutConstraint:0x600000291fd0 H:|-(16)-[UILabel:0x7f9c12566050'Price']"
    )

    #expect(
      try only(broken).setAside.text == "UILabel 'Price'.leading == Shop.RowView.leading + 16")
  }

  @Test(arguments: [
    ("<", "&lt;"), ("\"", "\u{201C}"), ("'", "\u{2019}"), (" ", "\u{A0}"), ("-(", "\u{2212}("),
    ("\n", "\r\n"), ("\"", "\\\""), ("  ", " \t"), ("\n", "\n[  +30 ms] "), ("\n", "\n> "),
    ("\"<", "<"), (">\"", ">"), ("\"<", "\""), ("   (", "\n        ("), ("(active", "\n(active"),
    (" == ", "\n== "), (".trailing", "\n.trailing"), ("12566050", "125\n66050"),
    (" attempt to", "\n attempt to"), ("following", "folgenden"),
  ])
  func `is the same after what consoles, mails and pages do to it`(_ old: String, _ new: String)
    throws
  {
    #expect(try only(today.replacing(old, with: new)).leastMiss == 12)
  }

  @Test func `tells of a conflict once, and how often it was there`() {
    let again = today.replacing("0x7f9c", with: "0x1111").replacing("Price", with: "Total")
    let other = today.replacing("300", with: "301")

    let read = AppleLog(today + again + "\n* some other line\n" + other + today)

    #expect(read.conflicts.map(\.times) == [3, 1])
    #expect(read.conflicts.map(\.line) == [1, 37])
  }

  /// iOS 6 to 10, with a mask. The label is to be 8 from either side of a view 34 high, and 20 high itself: 2 too many.
  @Test func `is that of old systems, too`() throws {
    let conflict = try only(
      """
      Unable to simultaneously satisfy constraints.
          Probably at least one of the constraints in the following list is one you don't want. Try this: (1) look at each
      (
          "<NSLayoutConstraint:0x1b97efd0 V:[JSLabel:0x1b97ede0(20)]>",
          "<NSLayoutConstraint:0x1b9877f0 V:|-(8)-[JSLabel:0x1b97ede0]   (Names: '|':UIView:0x1b97ecf0 )>",
          "<NSLayoutConstraint:0x1b987910 V:[JSLabel:0x1b97ede0]-(8)-|   (Names: '|':UIView:0x1b97ecf0 )>",
          "<NSAutoresizingMaskLayoutConstraint:0x1b80a7e0 h=--& v=--& V:[UIView:0x1b97ecf0(34)]>"
      )

      Will attempt to recover by breaking constraint
      <NSLayoutConstraint:0x1b97efd0 V:[JSLabel:0x1b97ede0(20)]>

      Break on objc_exception_throw to catch this in the debugger.
      """)

    #expect(conflict.leastMiss == 2)
    #expect(conflict.members.first?.description == "UIView.height == 34 (autoresizing mask)")
    #expect(
      conflict.suggestions.contains {
        "\($0)" == "set UIView.translatesAutoresizingMaskIntoConstraints to false"
      })
  }

  /// AppKit has masks of both kinds, and another last sentence. 2 wide, 0 and 49 from the edges: less than nothing.
  @Test func `is that of AppKit, too`() throws {
    let conflict = try only(
      """
      Unable to simultaneously satisfy constraints:
      (
          "<NSAutoresizingMaskLayoutConstraint:0x60 h=-&- v=-&- _NSTextContentView:0x11bc.minX == 0   (active, names: '|':NSTextView:0x11bd )>",
          "<NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=-&- H:[_NSTextContentView:0x11bc]-(49)-|   (active, names: '|':NSTextView:0x11bd )>",
          "<NSAutoresizingMaskLayoutConstraint:0x62 h=--& v=--& NSTextView:0x11bd.width == 2   (active)>"
      )

      Will attempt to recover by breaking constraint 
      <NSAutoresizingMaskLayoutConstraint:0x61 h=-&- v=-&- H:[_NSTextContentView:0x11bc]-(49)-|   (active, names: '|':NSTextView:0x11bd )>

      Set the NSUserDefault NSConstraintBasedLayoutVisualizeMutuallyExclusiveConstraints to YES to have -[NSWindow visualizeConstraints:] automatically called when this happens.
      """)

    #expect(conflict.leastMiss == 47)
    #expect(conflict.members.contains { $0.origin == .notNegative })
  }

  /// A row 0 high: 16 above the label and 16 below it is 32 too many.
  @Test func `knows constraints of stacks by their names`() throws {
    let conflict = try only(
      """
      (
          "<NSLayoutConstraint:0x1 V:|-(16)-[UILabel:0x2]   (active, names: '|':Prox.EventView:0x3 )>",
          "<NSLayoutConstraint:0x4 UILabel:0x2.bottom == Prox.EventView:0x3.bottom - 16   (active)>",
          "<NSLayoutConstraint:0x5 'UISV-hiding' Prox.EventView:0x3.height == 0   (active)>"
      )
      """)

    #expect(
      conflict.members.contains { $0.description.hasSuffix("(it is hidden in a stack view)") })
    #expect(conflict.leastMiss == 32)
  }

  /// In a tree of a program nothing is the system's, whatever a constraint is called.
  @Test func `leave the names of a program to the program`() {
    let root = View(root: 320, 100)
    root.diagnostics.handler = .silent
    let card = View(name: "card")
    card.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(card)
    for width in [10, 20] as [CGFloat] {
      let made = card.widthAnchor.constraint(equalToConstant: width)
      made.identifier = "UIWidth \(Int(width))"
      made.isActive = true
    }
    root.layoutIfNeeded()

    let suggestions = root.diagnostics.conflicts.first?.suggestions ?? []
    #expect(!suggestions.isEmpty)
    #expect("\(suggestions)".contains("UIWidth"))
  }
}
