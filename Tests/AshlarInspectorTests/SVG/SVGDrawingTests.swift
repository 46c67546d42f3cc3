import Ashlar
import AshlarInspector
import Foundation
import Testing

struct `Drawings in SVG` {
  /// Two squares of 24 points at (16, 16) and (42.5, 16). The number of the gap is 20.5 wide, and the gap is 2.5. Above the
  /// squares is the number of the upper distance; so this one stands below, 24 from the middle of the gap, (41.25, 28), with
  /// a line to it.
  @Test func `put numbers that have no room in their gap beside it, with a line`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let (icon, other) = (View(name: "icon"), View(name: "other"))
    root.addSubviews(icon, other)
    icon.makeConstraints { make in
      make.leading.top.equalToSuperview().inset(16)
      make.size.equalTo(24)
    }
    other.makeConstraints { make in
      make.leading.equalTo(icon.trailing).offset(2.5)
      make.top.size.equalTo(icon)
    }
    root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: root))")

    let title = "other.leading == icon.trailing + 2.5"
    let shapes = reading.groups.indices.filter { reading.groups[$0].title.hasPrefix(title) }
      .flatMap { group in reading.shapes.filter { $0.group == group } }
    let plate = try #require(shapes.first { $0.attributes["class"] == "plate" }?.attributes)
    #expect(plate["x"] == "31" && plate["y"] == "46.5")
    #expect(shapes.contains { $0.attributes["d"] == "M41.25 28L41.25 52" })
  }

  private func number(_ attributes: [String: String], _ name: String) -> Double? {
    attributes[name].flatMap(Double.init)
  }

  @Test func `show each view where it is, with its name and its frame`() throws {
    let scene = BoxScene()

    let reading = Reading("\(SVGDrawing(of: scene.root))")

    #expect(reading.isWellFormed)
    let box = try #require(reading.shapes(of: "box: View (20, 10, 50, 30)").first)
    #expect(box.element == "rect")
    #expect(number(box.attributes, "x") == 20)
    #expect(number(box.attributes, "y") == 10)
    #expect(number(box.attributes, "width") == 50)
    #expect(number(box.attributes, "height") == 30)
    #expect(reading.texts.contains("box"))
    #expect(reading.texts.contains("root"))
  }

  // The bar for the left gap runs from the root's edge to 20, half way down the box: at 10 + 30/2.
  @Test func `draw gaps as bars with their number and their line of code`() throws {
    let scene = BoxScene()

    let reading = Reading("\(SVGDrawing(of: scene.root))")
    let left = reading.shapes(of: "box.left == root.left + 20\nScenes.swift:")

    #expect(
      left.filter { $0.element == "path" }.map { $0.attributes["d"] } == [
        "M0 25L20 25", "M0 22L0 28", "M20 22L20 28",
      ])
    #expect(reading.texts.contains("20"))
    #expect(left.allSatisfy { $0.attributes["class"] != "dashed" })
  }

  @Test func `draw sizes as bars beside the view`() {
    let scene = BoxScene()

    let reading = Reading("\(SVGDrawing(of: scene.root))")

    #expect(
      reading.shapes(of: "box.width == 50").first?.attributes["d"] == "M20 45L70 45")
    #expect(
      reading.shapes(of: "box.height == 30").first?.attributes["d"] == "M75 10L75 40")
  }

  /// Bars cross here: the gap at the right of the card the bar for its height, and the gap between picture
  /// and title the bar for the picture's height.
  @Test func `keep their numbers apart`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let card = View(name: "card")
    let picture = View(name: "picture")
    let title = View(name: "title")
    root.addSubview(card)
    card.addSubviews(picture, title)
    card.makeConstraints { make in
      make.left.right.top.equalToSuperview().inset(16)
      make.height.equalTo(160)
    }
    picture.makeConstraints { make in
      make.left.top.equalToSuperview().offset(16)
      make.size.equalTo(48)
    }
    title.makeConstraints { make in
      make.left.equalTo(picture.right).offset(12)
      make.top.equalTo(picture)
      make.right.equalToSuperview().offset(-16)
      make.height.equalTo(20)
    }
    root.layoutIfNeeded()

    let plates = try rectangles(SVGDrawing(of: root), ofClass: "plate")

    // Four gaps and a height of the card, two gaps and a size of the picture, two gaps and a height.
    #expect(plates.count == 11)
    for (index, plate) in plates.enumerated() {
      for other in plates[..<index] {
        #expect(!plate.insetBy(dx: 0.1, dy: 0.1).intersects(other), "\(plate) \(other)")
      }
    }
  }

  private func rectangles(_ drawing: SVGDrawing, ofClass name: String) throws -> [CGRect] {
    try Reading("\(drawing)").shapes.filter { $0.attributes["class"] == name }.map { shape in
      let numbers = try ["x", "y", "width", "height"].map { side in
        try #require(number(shape.attributes, side))
      }
      return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
  }

  /// Three boxes of one frame, and one in the same corner that is too narrow for two names.
  @Test func `write names of boxes with one corner behind or below each other`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.name = "root"
    let page = View(frame: root.frame)
    page.name = "page"
    let body = View(frame: root.frame)
    body.name = "body"
    let icon = View(frame: CGRect(x: 0, y: 0, width: 30, height: 60))
    icon.name = "icon"
    root.addSubview(page)
    page.addSubview(body)
    body.addSubview(icon)

    let reading = Reading("\(SVGDrawing(of: root))")
    let places = try ["root", "page", "body", "icon"].map { name in
      let shape = try #require(
        reading.shapes.first { $0.element == "text" && reading.groups[$0.group].title == name })
      let x = try #require(number(shape.attributes, "x"))
      return CGPoint(x: x, y: try #require(number(shape.attributes, "y")))
    }

    #expect(places[0].x < places[1].x && places[1].x < places[2].x)
    #expect(places[0].y == places[1].y && places[1].y == places[2].y)
    #expect(places[3].x == places[0].x && places[3].y > places[0].y)
  }

  @Test func `have no names where others leave no room`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 30, height: 12))
    root.name = "root"
    let page = View(frame: root.frame)
    page.name = "page"
    root.addSubview(page)

    let texts = Reading("\(SVGDrawing(of: root))").texts

    #expect(texts.contains("root"))
    #expect(!texts.contains("page"))
  }

  /// The bar for the height is at the right edge of the root, and its badge goes beyond.
  @Test func `are large enough for all badges`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.name = "root"
    let banner = View(name: "a banner")
    root.addSubview(banner)
    banner.makeConstraints { make in
      make.top.left.right.equalToSuperview()
      make.height.equalTo(banner.width).multipliedBy(0.25)
    }
    root.layoutIfNeeded()

    let drawing = SVGDrawing(of: root)
    let paper = try #require(try rectangles(drawing, ofClass: "paper").first)
    let plates = try rectangles(drawing, ofClass: "plate")

    #expect(!plates.isEmpty)
    #expect(plates.allSatisfy { paper.contains($0) }, "\(paper) \(plates)")
  }

  @Test func `draw aligned edges as a plain line`() {
    let scene = BoxScene()
    let other = View(name: "other")
    scene.root.addSubview(other)
    other.makeConstraints { make in
      make.left.equalTo(scene.box)
      make.top.equalTo(scene.box.bottom).offset(10)
      make.width.height.equalTo(20)
    }
    scene.root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: scene.root))")

    // From the top of the box, 10, to the bottom of the other one, 10 + 30 + 10 + 20.
    let line = reading.shapes(of: "other.left == box.left")
    #expect(line.map { $0.attributes["d"] } == ["M20 10L20 70"])
  }

  // The right edge is at most 200 - 8, so that the gap to the root's edge, 130 now, is 8 or more.
  @Test func `have dashes for optional constraints, and signs for inequalities`() throws {
    let scene = BoxScene()
    scene.box.makeConstraints { $0.right.lessThanOrEqualTo(scene.root).offset(-8).priority(750) }
    scene.root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: scene.root))")

    let paths = reading.shapes(of: "box.right <= root.right - 8 @750").filter {
      $0.element == "path"
    }
    #expect(paths.count == 3)
    #expect(paths.allSatisfy { $0.attributes["class"] == "dashed" })
    #expect(reading.texts.contains("130 ≥ 8"))
  }

  // The box is at most 180 wide, which leaves room for 130 more; and 50 at least, which it is.
  @Test func `have the present value and the bound of an inequality, or the bound alone`() {
    let scene = BoxScene()
    scene.box.makeConstraints { make in
      make.width.lessThanOrEqualTo(180)
      make.width.greaterThanOrEqualTo(50)
      make.right.lessThanOrEqualTo(scene.root)
      make.left.greaterThanOrEqualTo(scene.root.left)
    }
    scene.root.layoutIfNeeded()

    let texts = Reading("\(SVGDrawing(of: scene.root))").texts

    // From the left edge of the root it is 20 to the box, and from the box 130 to the right edge.
    for text in ["50 ≤ 180", "≥50", "130 ≥ 0", "20 ≥ 0"] {
      #expect(texts.contains(text), "\(texts)")
    }
  }

  // From right to left the trailing edge is the left one, at 130, and the leading edge is 20 from the right.
  @Test func `measure gaps in the direction of reading`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.environment.direction = .rightToLeft
    let box = View(name: "box")
    root.addSubview(box)
    box.makeConstraints { make in
      make.leading.equalToSuperview().offset(20)
      make.trailing.lessThanOrEqualToSuperview().offset(-8)
      make.width.equalTo(50)
      make.top.height.equalToSuperview()
    }
    root.layoutIfNeeded()

    let texts = Reading("\(SVGDrawing(of: root))").texts

    #expect(texts.contains("130 ≥ 8") && texts.contains("20"), "\(texts)")
  }

  @Test func `show of stacks the gaps between their views`() {
    let page = SamplePage.stack
    let reading = Reading("\(SVGDrawing(of: page.root))")

    // Twice 8 in the row, three times 12 in the stack, and 20 on each side of it.
    #expect(
      reading.texts.filter { Int($0) != nil }.sorted() == [
        "12", "12", "12", "20", "20", "20", "20", "8", "8",
      ])
    #expect(
      !reading.groups.contains { $0.attributes["data-view"] != nil && $0.title.contains("UISV") })
  }

  @Test func `write no label on another`() throws {
    for page in SamplePage.all {
      let plates = try rectangles(SVGDrawing(of: page.root), ofClass: "plate")
      for (index, plate) in plates.enumerated() {
        for other in plates[..<index] {
          #expect(!plate.insetBy(dx: 0.1, dy: 0.1).intersects(other), "\(page) \(plate) \(other)")
        }
      }
    }
  }

  private func tone(_ reading: Reading, _ title: String) -> String? {
    reading.groups.first { $0.title.hasPrefix(title) }?.attributes["class"]
  }

  @Test func `are blue where all is well, orange where something gave way, red in conflicts`() {
    let scene = BoxScene()
    scene.box.makeConstraints { make in
      make.width.equalTo(80).priority(500)
      make.height.equalTo(44)
    }
    scene.root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: scene.root))")

    #expect(tone(reading, "box.left == root.left + 20") == "fine")
    #expect(tone(reading, "box.width == 80 @500") == "misplaced")
    #expect(tone(reading, "box.height == 30") == "broken")
    #expect(tone(reading, "box.height == 44") == "broken")
    #expect(reading.texts.contains("50, wanted 80"))
  }

  @Test func `outline in orange what nothing determines`() {
    let scene = BoxScene()
    let free = View(name: "free")
    scene.root.addSubview(free)
    free.makeConstraints { $0.width.height.equalTo(20) }
    scene.root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: scene.root))")

    #expect(tone(reading, "free: View") == "misplaced")
    #expect(tone(reading, "box: View") == "view")
  }

  @Test func `mark only the constraint that is in a conflict, whatever others are called`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    root.diagnostics.handler = .silent
    for index in 0..<2 {
      let view = View(name: "same")
      root.addSubview(view)
      view.makeConstraints { make in
        make.left.top.height.equalTo(root)
        make.width.equalTo(50)
      }
      if index == 1 { view.makeConstraints { $0.width.equalTo(60) } }
    }
    root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: root))")

    let bars = Set(reading.shapes.filter { $0.element == "path" }.map(\.group)).sorted()
    let widths = bars.map { reading.groups[$0] }.filter { $0.title.hasPrefix("same.width == 50") }
    #expect(widths.map { $0.attributes["class"] } == ["fine", "broken"])
  }

  @Test func `are well formed whatever views are called`() throws {
    let scene = BoxScene(name: nastyName)

    let text = "\(SVGDrawing(of: scene.root))"
    let reading = Reading(text)

    #expect(reading.isWellFormed)
    #expect(!text.contains("<script"))
    #expect(!text.unicodeScalars.contains { $0 == "\u{202E}" || $0 == "\u{1B}" })
    let title = try #require(reading.groups.first { $0.title.contains("😀") }).title
    #expect(title.contains("</title><script>alert('1')</script> & \"q\" 😀"))
  }

  @Test func `leave out what cannot be drawn`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(
      OddView(name: "odd", claims: CGRect(x: Double.nan, y: 0, width: 10, height: Double.infinity)))
    root.addSubview(OddView(name: "far", claims: CGRect(x: 1e11, y: 0, width: 10, height: 10)))

    let text = "\(SVGDrawing(of: root))"

    #expect(Reading(text).isWellFormed)
    #expect(
      !text.contains("nan") && !text.contains("inf") && !text.contains("1e+")
        && !text.contains("100000000000"))
    #expect(!text.contains("odd") && !text.contains("far"))
  }

  @Test func `are the same in every run`() {
    #expect("\(SVGDrawing(of: BoxScene().root))" == "\(SVGDrawing(of: BoxScene().root))")
  }

  @Test func `without constraints show views only`() {
    let text = "\(SVGDrawing(of: BoxScene().root, constraints: false))"

    #expect(Reading(text).groups.allSatisfy { $0.attributes["class"] == "view" })
  }

  @Test func `of snapshots show where things were`() {
    let scene = BoxScene()
    let before = LayoutSnapshot(of: scene.root)
    scene.box.updateConstraints { $0.left.equalTo(scene.root).offset(90) }
    scene.root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: LayoutSnapshot(of: scene.root), comparedWith: before))")

    let ghost = reading.shapes(of: "root/box before")
    #expect(ghost.map { $0.attributes["x"] ?? $0.attributes["d"] } == ["20", "M45 25L115 25"])
    #expect(
      tone(reading, "root/box moved by (70, 0): (20, 10, 50, 30) → (90, 10, 50, 30)") == "misplaced"
    )
  }
}
