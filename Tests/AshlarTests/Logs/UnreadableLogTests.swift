import Ashlar
import Testing

@Suite(.timeLimit(.minutes(5))) struct `A log that cannot be read` {
  private let log = """
    Unable to simultaneously satisfy constraints.
    (
        "<NSAutoresizingMaskLayoutConstraint:0x10 h=--& v=-&- UIView:0x1.minX == 4   (active, names: '|':UIWindow:0x9 )>",
        "<NSLayoutConstraint:0x11 'gap' H:|-(16@750)-[UILabel:0x2'It\\'s']   (active, names: '|':UIView:0x1, price tag:0x4 )>",
        "<NSContentSizeLayoutConstraint:0x12 UILabel:0x2'Price'.width == 52 Hug:251 CompressionResistance:1000   (active)>",
        "<SnapKit.LayoutConstraint:0x13@Card.swift#12 UILabel:0x2.width == UIView:0x1.width * 0.5 - 3.0 ^999.0>",
        "<NSLayoutConstraint:0x14 price tag.width >= NSSpace(8)   (active, names: price tag:0x4 )>"
    )

    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x14 price tag.width >= NSSpace(8)   (active, names: price tag:0x4 )>

    """

  @Test(arguments: [
    (
      "NSLayoutConstraint:0x1 UIView:0x1.wide == 3",
      "line 1: expected an attribute, such as .width behind \"NSLayoutConstraint:0x1 UIView:0x1.\""
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0x1.width",
      "line 1: expected ==, <= or >= behind \"NSLayoutConstraint:0x1 UIView:0x1.width\""
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0x1.width == ",
      "line 1: expected a view, such as UIView:0x7fa0 behind \"NSLayoutConstraint:0x1 UIView:0x1.width ==\""
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0x1.width == nan",
      "line 1: expected a view, such as UIView:0x7fa0 behind \"NSLayoutConstraint:0x1 UIView:0x1.width == \""
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0x1.width == 3 / 4",
      "line 1: expected the end of the constraint behind \"NSLayoutConstraint:0x1 UIView:0x1.width == 3 \""
    ),
    (
      "NSLayoutConstraint:0x1 UIView:0x1.width == 3 priority:2000",
      "line 1: expected a priority above 0 and at most 1000 behind \"NSLayoutConstraint:0x1 UIView:0x1.width == 3 priority:\""
    ),
    (
      "NSLayoutConstraint:0x1 H:|-(8-[UIView:0x1]",
      "line 1: expected ) behind \"NSLayoutConstraint:0x1 H:|-(8\""
    ),
    (
      "NSLayoutConstraint:0x1 H:|-(8)[UIView:0x1]",
      "line 1: expected a dash behind \"NSLayoutConstraint:0x1 H:|-(8)\""
    ),
    (
      "NSLayoutConstraint:0x1 H:|-(8)-UIView:0x1]",
      "line 1: expected a view in brackets, or | behind \"NSLayoutConstraint:0x1 H:|-(8)-\""
    ),
    (
      "NSLayoutConstraint:0x1 H:[UILabel:0x1'Title",
      "line 1: expected the end of a text behind \"NSLayoutConstraint:0x1 H:[UILabel:0x1'\""
    ),
    (
      "NSLayoutConstraint:0x1",
      "line 1: expected a view, such as UIView:0x7fa0 behind \"NSLayoutConstraint:0x1\""
    ),
  ])
  func `says the line and what should be where`(_ entry: String, _ message: String) {
    let read = AppleLog("\"<\(entry)>\"")

    #expect(read.conflicts.isEmpty)
    #expect(read.unreadable.map(\.description) == [message])
  }

  @Test func `keeps the constraints that can be read`() {
    let read = AppleLog(log.replacing("0x2.width ==", with: "0x2.wide =="))

    #expect(read.unreadable.map(\.line) == [6])
    #expect(read.conflicts.count == 1)
  }

  @Test func `is told if the system keeps it private, or there is no list`() {
    let hidden = AppleLog(
      """
      [Layout] Unable to simultaneously satisfy constraints:
      <private>

      Will attempt to recover by breaking constraint
      <private>
      """)
    #expect(
      hidden.unreadable.map(\.description) == [
        "line 2: expected constraints, which the system keeps private behind \"<private>\""
      ])

    let cut = AppleLog("\nUnable to simultaneously satisfy constraints.\n")
    #expect(cut.unreadable.map(\.description) == ["line 2: expected a list of constraints"])
    #expect(AppleLog("Hello, <private>").unreadable == [])
  }

  @Test func `says that what is left of a conflict can hold`() {
    let one = AppleLog("<NSLayoutConstraint:0x1 UIView:0x1.width == 3>")
    let two = AppleLog(
      """

      "<NSLayoutConstraint:0x1 UIView:0x1.width == 3>",
      "<NSLayoutConstraint:0x2 UIView:0x1.height == 3>"
      """)

    #expect(
      one.conflicts.first?.description
        == """
        The constraint of line 1 can hold by itself: the log does not say beside which others it cannot.
        Views:
          UIView is UIView:0x1
        """)
    #expect(
      two.conflicts.first?.description
        == """
        The 2 constraints from line 2 on can hold together: the log does not tell of all of them.
        Views:
          UIView is UIView:0x1
        """)
  }

  /// Boxes in a ring, or in themselves, are in each other as far as that goes.
  @Test func `may say that views are in each other`() throws {
    let read = AppleLog(
      """
      "<NSLayoutConstraint:0x1 H:|-(1)-[A:0x1]   (Names: '|':B:0x2 )>",
      "<NSLayoutConstraint:0x2 H:|-(1)-[B:0x2]   (Names: '|':C:0x3 )>",
      "<NSLayoutConstraint:0x3 H:|-(1)-[C:0x3]   (Names: '|':A:0x1 )>",
      "<NSLayoutConstraint:0x4 H:|-(1)-[D:0x4]   (Names: '|':D:0x4 )>"
      """)

    let conflicts = try #require(read.conflicts.first).rebuild().diagnostics.conflicts
    #expect(conflicts.map(\.leastMiss) == [3, 1])
  }

  // MARK: - Whatever it is

  @Test func `may be cut off anywhere`() {
    for count in 0...log.utf8.count {
      let read = AppleLog(String(decoding: log.utf8.prefix(count), as: UTF8.self))
      for conflict in read.conflicts where count % 7 == 0 { _ = conflict.description }
    }
  }

  @Test(arguments: 0..<300)
  func `may have anything in it`(_ seed: Int) {
    var random = Xorshift(seed: UInt64(seed))
    var bytes = Array(log.utf8)
    let signs = Array("\"<>[]()|-:@^*'.=0x \nHV&\u{201C}".utf8)
    for _ in 0...random.next(12) {
      let place = random.next(bytes.count)
      switch random.next(4) {
      case 0: bytes[place] = UInt8(random.next(256))
      case 1: bytes[place] = signs[random.next(signs.count)]
      case 2:
        bytes.insert(
          contentsOf: bytes[place..<min(bytes.count, place + 40)], at: random.next(bytes.count))
      default: bytes.removeSubrange(place..<min(bytes.count, place + random.next(30)))
      }
      if bytes.isEmpty { bytes = [0] }
    }

    let read = AppleLog(String(decoding: bytes, as: UTF8.self))
    for conflict in read.conflicts { _ = conflict.description }
    for problem in read.unreadable { #expect(problem.line <= bytes.count { $0 == 10 } + 1) }
  }

  @Test(arguments: [
    "NSLayoutConstraint:0x", "<Constraint:", "'|':", "names: a:0x1, ", "'", "\"", "[", "Unable to ",
    "<NSLayoutConstraint:0x1 UILabel:0x1'", "(", "&lt;", "[A:0x1]-(1)-", "Unable ", "\n", ".width",
    "<NSLayoutConstraint:0x1 UIView:0x1.width == 3>\n", "<private>", "Class", "a.b:",
  ])
  func `may go on for long`(_ piece: String) {
    let read = AppleLog(log + String(repeating: piece, count: 100_000 / piece.utf8.count))

    #expect(read.conflicts.count <= 2)
  }
}
