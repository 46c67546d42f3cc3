import Ashlar
import Testing

struct `Ambiguous layouts` {
  let root = View(root: 300, 200)
  let view: View

  init() {
    view = View("view", in: root)
  }

  @Test func `are told, and what is free about them`() throws {
    view.makeConstraints { make in
      make.top.equalTo(root).offset(10)
      make.width.equalTo(100)
      make.height.equalTo(50)
      make.left.greaterThanOrEqualTo(root).offset(20)
      make.right.lessThanOrEqualTo(root)
    }
    root.layoutIfNeeded()

    #expect(view.hasAmbiguousLayout)
    let ambiguity = try #require(view.layoutAmbiguity)
    #expect(ambiguity.item == "view")
    #expect(ambiguity.free.map(\.attribute) == [.left])
    // From 20 to 300 − 100.
    #expect(ambiguity.free.map(\.range) == [20...200])
    #expect(ambiguity.free.map(\.settledBy) == ["view.left == root.left + 20"])
    #expect(
      "\(ambiguity)" == """
        Nothing determines the frame of view:
          left is 20 and may be 20…200
        Bounds say where view may be: say where it should be, with a low priority for its left, \
        right or centerX.
        """)
    #expect(root.layoutAmbiguities() == [ambiguity])
    #expect(!root.hasAmbiguousLayout)
  }

  @Test func `are none where everything is determined, or nothing laid out`() {
    view.makeConstraints { $0.edges.equalTo(root) }
    #expect(!view.hasAmbiguousLayout)

    root.layoutIfNeeded()

    #expect(!view.hasAmbiguousLayout)
    #expect(view.layoutAmbiguity == nil)
    #expect(root.layoutAmbiguities().isEmpty)
    #expect(!view.exerciseAmbiguityInLayout())
  }

  // Both wants of 100 and of 60 cost 40 together, wherever the width is between them.
  @Test func `come from equal priorities that disagree`() throws {
    view.makeConstraints { make in
      make.left.top.equalTo(root)
      make.height.equalTo(50)
      make.width.equalTo(100).priority(500)
      make.width.equalTo(60).priority(500)
    }
    root.layoutIfNeeded()

    let free = try #require(view.layoutAmbiguity).free
    #expect(free.map(\.attribute) == [.width])
    #expect(free.map(\.range) == [60...100])
  }

  @Test func `of missing constraints have no ends`() throws {
    view.makeConstraints { make in
      make.width.height.equalTo(10)
    }
    root.layoutIfNeeded()

    let free = try #require(view.layoutAmbiguity).free
    #expect(free.map(\.attribute) == [.left, .top])
    #expect(free.map(\.range) == [-.infinity ... .infinity, -.infinity ... .infinity])
    #expect(free.map(\.settledBy) == ["view.left == root.left", "view.top == root.top"])
  }

  @Test func `are settled by the constraints that they name`() throws {
    let other = View("other", in: root)
    view.makeConstraints { make in
      make.left.equalTo(other.right).offset(8)
      make.height.equalTo(20)
    }
    root.layoutIfNeeded()
    var rounds = 0
    while let free = root.layoutAmbiguities().first, rounds < 10 {
      let item = free.item == "view" ? view : other
      let freedom = free.free[0]
      let isSize = freedom.attribute == .width || freedom.attribute == .height
      LayoutConstraint(
        item: item, attribute: freedom.attribute, relatedBy: .equal, toItem: isSize ? nil : root,
        attribute: isSize ? .notAnAttribute : freedom.attribute, constant: freedom.value
      ).isActive = true
      root.layoutIfNeeded()
      rounds += 1
    }

    #expect(root.layoutAmbiguities().isEmpty)
    #expect(root.diagnostics.conflicts.isEmpty)
    // Eight numbers less two constraints.
    #expect(rounds == 6)
  }

  @Test func `can be looked at from both ends`() {
    view.makeConstraints { make in
      make.top.equalTo(root).offset(10)
      make.width.equalTo(100)
      make.height.equalTo(50)
      make.left.greaterThanOrEqualTo(root).offset(20)
      make.right.lessThanOrEqualTo(root)
    }

    #expect(view.exerciseAmbiguityInLayout())
    #expect(view.frameDescription == "(200, 10, 100, 50)")
    #expect(view.exerciseAmbiguityInLayout())
    #expect(view.frameDescription == "(20, 10, 100, 50)")
    #expect(view.exerciseAmbiguityInLayout())
    root.layoutIfNeeded()
    #expect(view.frameDescription == "(200, 10, 100, 50)")

    root.endExercisingAmbiguity()
    #expect(view.frameDescription == "(20, 10, 100, 50)")
  }

  @Test func `take no part of a guide that a view makes itself, and tell of others`() {
    let guide = LayoutGuide(name: "gap")
    root.addLayoutGuide(guide)
    guide.makeConstraints { $0.width.equalTo(5) }
    view.makeConstraints { $0.edges.equalTo(root.margins) }
    root.layoutIfNeeded()

    #expect(guide.hasAmbiguousLayout)
    #expect(!root.layoutMarginsGuide.hasAmbiguousLayout)
    #expect(root.layoutAmbiguities().map(\.item) == ["gap"])
  }
}

struct `What has a say in a layout` {
  @Test func `is told for each axis, the oldest first`() {
    let scene = Card()

    let across = scene.title.constraintsAffectingLayout(for: .horizontal).map(\.description)
    let down = scene.title.constraintsAffectingLayout(for: .vertical).map(\.description)

    #expect(
      across == [
        "avatar.left == card.left + 16", "avatar.width == 40", "title.left == avatar.right + 12",
        "title.right == card.right - 16",
      ])
    #expect(
      down == [
        "avatar.top == card.top + 16", "avatar.height == 40", "title.centerY == avatar.centerY",
        "title.height == 20",
      ])
  }

  @Test func `is told of guides, those that views make themselves included`() {
    let root = View(root: 300, 100)
    let view = View("view", in: root)
    let guide = LayoutGuide(name: "gap")
    root.addLayoutGuide(guide)
    view.pin(x: 5, y: 6, width: 70, height: 80)
    guide.makeConstraints { make in
      make.left.equalTo(view.right)
      make.width.equalTo(20)
    }
    root.layoutIfNeeded()

    let own = ["view.left == root.left + 5", "view.width == 70"]
    let around = guide.constraintsAffectingLayout(for: .horizontal).map(\.description)
    #expect(around == own + ["gap.left == view.right", "gap.width == 20"])
    let inside = view.layoutMarginsGuide.constraintsAffectingLayout(for: .horizontal)
    #expect(inside.map(\.description) == own)
  }

  @Test func `is nothing before the first layout`() {
    let root = View(root: 10, 10)
    let view = View("view", in: root)
    view.makeConstraints { $0.edges.equalTo(root) }

    #expect(view.constraintsAffectingLayout(for: .horizontal).isEmpty)
  }

  @Test func `is told of each constraint`() throws {
    let scene = Card()
    let extra = scene.title.makeConstraints { make in
      make.width.equalTo(236)
      make.width.lessThanOrEqualTo(300)
      make.width.equalTo(400).priority(750)
      make.width.equalTo(100)
    }.flatMap(\.layoutConstraints)
    #expect(extra.allSatisfy { $0.outcome == nil })

    scene.card.layoutIfNeeded()

    #expect(
      extra.map(\.outcome) == [.redundant, .slack(by: 64), .missed(by: 164), .setAside(by: 136)])
    #expect(scene.avatar.constraints.map(\.outcome) == [.active, .active])
  }

  @Test func `is drawn as Apple's trace`() {
    let root = View(root: 300, 200)
    let placed = View("placed", in: root)
    let kept = View(name: "kept")
    let outside = View(name: "outside")
    root.addSubviews(kept, outside)
    let inner = View("inner", in: placed)
    placed.makeConstraints { $0.edges.equalTo(root) }
    inner.makeConstraints { make in
      make.size.equalTo(kept)
      make.top.equalTo(placed)
    }
    root.layoutIfNeeded()

    let trace = root.autolayoutTrace

    let lines = trace.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines[0] == "•View:root")
    #expect(lines[1] == "|   *View:placed")
    #expect(lines[2].hasPrefix("|   |   *View:inner- AMBIGUOUS LAYOUT for inner.minX{id: "))
    #expect(lines[3] == "|   +View:kept")
    #expect(lines[4] == "|   View:outside")
    #expect(
      trace.hasSuffix(
        "Legend:\n\t* - is laid out with auto layout\n\t+ - is laid out manually, but is represented in the layout engine because translatesAutoresizingMaskIntoConstraints = YES\n\t• - layout engine host"
      ))
  }

  @Test func `is drawn of a long chain with one visit for each number`() {
    let root = View(root: 320, 1e6)
    var above: View?
    for index in 0..<500 {
      let row = View("row \(index)", in: root)
      row.makeConstraints { make in
        make.left.right.equalTo(root)
        make.top.equalTo(above?.bottom ?? root.top)
        make.height.equalTo(40)
      }
      above = row
    }
    root.layoutIfNeeded()
    let before = root.layoutWork

    let trace = root.autolayoutTrace

    let work = root.layoutWork - before
    #expect(!trace.contains("AMBIGUOUS"))
    // Asked one by one, row 499 alone would visit the constraints of all rows above it.
    #expect(work.constraintsVisited + work.unknownsVisited < 10 * 2_000)
  }
}
