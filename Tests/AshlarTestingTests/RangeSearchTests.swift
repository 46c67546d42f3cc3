import Ashlar
import Testing

@testable import AshlarTesting

/// A search lays out at few widths, and says what laying out at all of them would.
struct `Searches of ranges` {
  private let start = LayoutMatrix.Circumstances(
    screen: .width(0), direction: .leftToRight, textScale: 1, text: "")

  private func findings(
    _ range: LayoutRange, _ checks: Set<LayoutCheck> = LayoutCheck.all,
    of build: @escaping () -> View
  ) throws -> RangeFindings {
    try RangeRun(range, start, checks, except: []) { _ in build() }.findings()
  }

  private func widths(
    _ widths: ClosedRange<CGFloat>, height: CGFloat? = nil,
    _ checks: Set<LayoutCheck> = LayoutCheck.all, of build: @escaping () -> View
  ) throws -> RangeFindings {
    try findings(LayoutRange(kind: .width(height: height), range: widths), checks, of: build)
  }

  /// The ranges in which a new layout at each width has no problem.
  private func goodWidths(
    _ widths: ClosedRange<Int>, height: CGFloat? = nil,
    _ checks: Set<LayoutCheck> = LayoutCheck.all, of build: () -> View
  ) -> [ClosedRange<CGFloat>] {
    let range = LayoutRange(kind: .width(height: height), range: 0...1)
    var found: [ClosedRange<CGFloat>] = []
    for width in widths {
      let root = build()
      range.applied(to: start, CGFloat(width)).layOut(root)
      guard root.layoutProblems(checks).isEmpty else { continue }
      let value = CGFloat(width)
      if let last = found.last, last.upperBound == value - 1 {
        found[found.count - 1] = last.lowerBound...value
      } else {
        found.append(value...value)
      }
    }
    return found
  }

  // Left over for the price are 321 - 16 - 200 - 9 - 16 = 80 points.
  @Test func `find where the constraints decide otherwise`() throws {
    let found = try widths(280...1366, of: RangeLayouts.card)

    #expect(found.good == [321...1366])
    #expect(found.spans.map(\.ranges) == [[280...320]])
    #expect(found.spans.map(\.problem.check) == [.contentFits])
    #expect(found.layouts <= 12)
  }

  // Two lines need 21 letters and 16 points: 226. One needs 32 letters: 336. Each line is 20 high, with 16 around.
  @Test func `find where a text gets another line`() throws {
    let twoLines = try widths(120...400, height: 56, of: RangeLayouts.text)
    #expect(twoLines.good == [226...400])
    #expect(twoLines.layouts <= 12)

    let oneLine = try widths(120...400, height: 36, of: RangeLayouts.text)
    #expect(oneLine.good == [336...400])
  }

  // The left edge of the one that moves is at 80 with 380 points, and at 120 with 420.
  @Test func `find what passes something between two layouts`() throws {
    let found = try widths(280...1366, height: 100, [.noOverlap], of: RangeLayouts.passing)

    #expect(found.good == [280...380, 420...1366])
    #expect(found.layouts <= 12)
  }

  // The right edge stays 10 points from that of the root, so that the left one is at the width less 210.
  @Test func `find what masks do`() throws {
    let found = try widths(100...400, height: 100, [.insideSuperview], of: RangeLayouts.masked)
    #expect(found.good == [210...400])
  }

  // Widths of devices are among them: 375, 390, 393, 402, 414 and so on.
  @Test func `find what code does between the widths of devices`() throws {
    let found = try widths(280...1366, height: 100, [.insideSuperview]) {
      RangeLayouts.coded { $0 > 333 && $0 < 377.5 }
    }
    #expect(found.good == [280...333, 378...1366])
  }

  @Test func `find the same as all widths together`() throws {
    let layouts: [(String, () -> View, CGFloat?)] = [
      ("card", RangeLayouts.card, nil), ("text", RangeLayouts.text, 56),
      ("row", RangeLayouts.row, nil), ("row of 60", RangeLayouts.row, 60),
      ("passing", RangeLayouts.passing, 100), ("masked", RangeLayouts.masked, 100),
    ]
    for (name, build, height) in layouts {
      let found = try widths(250...400, height: height, of: build)
      #expect(found.good == goodWidths(250...400, height: height, of: build), "\(name)")
      #expect(found.layouts <= 60, "\(name)")
    }
  }

  /// The ends are exact to the pixel of the display: thirds of a point.
  @Test func `find the pixel`() throws {
    let found = try widths(300...340) {
      let card = RangeLayouts.card()
      card.environment.displayScale = 3
      card.subviews[1].contentSize = CGSize(width: 80 + 1.0 / 3, height: 20)
      return card
    }
    let end = try #require(found.good.first?.lowerBound)
    #expect(abs(end - 321 - 1.0 / 3) < 0.001)
  }

  /// 170 and 180 points need 350. What a lint says of 320 points is no problem of the wider ones.
  @Test(arguments: [LayoutCheck.all, [.lint]])
  func `find the witnesses of a lint`(checks: Set<LayoutCheck>) throws {
    let found = try widths(280...1366, checks) {
      let (row, title, price) = (View(name: "row"), View(name: "title"), View(name: "price"))
      row.addSubviews(title, price)
      title.contentSize = CGSize(width: 170, height: 20)
      price.contentSize = CGSize(width: 180, height: 20)
      title.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      title.makeConstraints { $0.left.top.bottom.equalToSuperview() }
      price.makeConstraints { make in
        make.left.equalTo(title.right)
        make.top.right.bottom.equalToSuperview()
      }
      return row
    }

    #expect(found.good == [350...1366], "\(found.lines)")
    // Beside the ambiguity the lint would tell the same once more.
    #expect(found.spans.contains { $0.problem.check == (checks == [.lint] ? .lint : .noAmbiguity) })
  }

  @Test func `need no more than sixty layouts for fifty views`() throws {
    #expect(Array(RangeLayouts.feed().subtree).count == 50)
    let found = try widths(280...1366, of: RangeLayouts.feed)

    #expect(found.isGood, "\(found.lines)")
    #expect(found.layouts <= 60)
    #expect(found.unseen == nil)
  }

  @Test func `need no more than sixty layouts for fifty views in stacks`() throws {
    #expect(Array(RangeLayouts.stacks().subtree).count == 50)
    let found = try widths(280...1366, of: RangeLayouts.stacks)

    #expect(found.isGood, "\(found.lines)")
    #expect(found.layouts <= 60)
    #expect(found.unseen == nil)
  }

  @Test func `need no more than sixty layouts for fifty views of a controller in its window`()
    throws
  {
    final class Feed: ViewController {
      override func loadView() { view = RangeLayouts.feed() }
    }
    let range = LayoutRange(kind: .width(height: nil), range: 280...1366)
    let found = try RangeRun(range, start, LayoutCheck.all, except: []) { _ in Feed() }.findings()

    #expect(found.isGood, "\(found.lines)")
    #expect(found.layouts <= 60)
    #expect(found.unseen == nil)
  }

  @Test func `need no more layouts for a million widths`() throws {
    let found = try widths(1...1_000_000, of: RangeLayouts.card)

    #expect(found.good == [321...1_000_000])
    #expect(found.layouts <= 20)
  }

  @Test func `end where every other width is wrong`() throws {
    let found = try widths(1...1_000_000, height: 100, [.insideSuperview]) {
      RangeLayouts.coded { Int($0).isMultiple(of: 2) }
    }
    #expect(found.layouts <= RangeSearch.mostLayouts + 1)
    #expect(!found.isGood)
    #expect(found.lines[0].contains(" more: insideSuperview at "))
  }

  // The view is 100 high, and its top at 50.
  @Test func `find heights`() throws {
    let range = LayoutRange(kind: .height(width: 100), range: 100...400)
    let found = try findings(range, [.insideSuperview]) {
      let (root, box) = (View(name: "root"), View(name: "box"))
      root.addSubview(box)
      box.makeConstraints { make in
        make.left.equalToSuperview()
        make.top.equalToSuperview().offset(50)
        make.size.equalTo(100)
      }
      return root
    }
    #expect(found.good == [150...400])
    #expect(found.layouts <= 6)
  }

  @Test func `look at one value`() throws {
    #expect(try widths(320...320, of: RangeLayouts.card).good == [])
    #expect(try widths(321...321, of: RangeLayouts.card).good == [321...321])
    #expect(try widths(320.5...321.2, of: RangeLayouts.card).good == [321.2...321.2])
  }

  @Test func `refuse what no layout can have`() {
    for range in [-5...100, 0...CGFloat.infinity, -CGFloat.infinity...5] {
      #expect(throws: MatrixSearch.Refusal.self) { try widths(range, of: RangeLayouts.card) }
    }
  }
}
