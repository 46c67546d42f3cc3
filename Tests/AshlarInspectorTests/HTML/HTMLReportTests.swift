import Ashlar
import Foundation
import Testing

@testable import AshlarInspector

struct `Reports in HTML` {
  @Test func `have for each view its frame, its constraints and its why`() throws {
    let scene = BoxScene()

    let page = "\(HTMLReport(of: scene.root))"
    let reading = try ReportReading(page)

    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(
      page.contains(
        "200 × 100, 2 views and guides, 4 constraints, no conflicts, no ambiguities, no faults"))
    let box = try #require(reading.lists("v").last)
    #expect(box[1] as? String == "box" && box[2] as? String == "View")
    #expect([0, 3, 4, 5, 6, 7, 8].map { box[$0] as? Double } == [0, 20, 10, 50, 30, 20, 10])
    let reasons = reading.lists("e")[1] as? [[String]] ?? []
    #expect(reasons.map(\.first) == ["Left", "Top", "Width", "Height"])
    #expect(reasons[2][1].hasPrefix("box is 50 wide (Scenes.swift:"))
    #expect(reasons[2][2].hasPrefix("To make it 1 more, change box.width"))
    let left = try #require(reading.lists("c").first)
    #expect(left[0] as? String == "box.left == root.left + 20")
    #expect((left[1] as? String)?.hasPrefix("Scenes.swift:") == true)
    // The gap runs from the edge of the root to 20, half way down the box: at 10 + 30 / 2.
    #expect(left[7] as? [Double] == [0, 25, 20, 25])
    #expect(left[8] as? String == "20")
  }

  @Test func `need nothing beside themselves`() {
    let page = "\(HTMLReport(of: BoxScene().root))"
      .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")
      .replacingOccurrences(of: "url(#", with: "")

    for reference in ["http:", "https:", "src=", "href=", "@import", "url("] {
      #expect(!page.contains(reference))
    }
  }

  // Where scripts run, browsers leave this part out.
  @Test func `have a picture, a table and the problems where scripts are switched off`() throws {
    let scene = BoxScene(name: nastyName)
    scene.box.makeConstraints { $0.width.equalTo(70) }
    scene.root.layoutIfNeeded()

    let page = "\(HTMLReport(of: scene.root))"
    let start = try #require(page.range(of: "<noscript>"))
    let end = try #require(page.range(of: "</noscript>"))
    let plain = page[start.upperBound..<end.lowerBound]

    #expect(plain.contains("<svg ") && plain.contains("<h2>Conflicts</h2>"))
    #expect(plain.contains(".width == 70 (HTMLReportTests.swift:"))
    #expect(plain.contains("<td>View<td>(20, 10, 50, 30)"))
    #expect(plain.contains("&lt;/title&gt;&lt;script&gt;") && !plain.contains("<script>"))
  }

  @Test func `have each problem`() throws {
    let scene = BoxScene()
    scene.box.makeConstraints { $0.width.equalTo(70) }
    let free = View(name: "free")
    scene.root.addSubview(free)
    free.makeConstraints { make in
      make.width.height.equalTo(20)
      make.leading.equalTo(scene.box.left)
    }
    scene.root.layoutIfNeeded()

    let reading = try ReportReading("\(HTMLReport(of: scene.root))")

    #expect(reading.conflicts.count == 1)
    #expect(reading.conflicts[0]["by"] as? String == "20")
    let remedies = reading.conflicts[0]["s"] as? [[Any]] ?? []
    #expect((remedies.first?[0] as? String)?.hasPrefix("remove box.width == 50 (Scenes") == true)
    #expect(reading.lists("a").count == 1)
    let ambiguity = reading.lists("a")[0][1] as? String ?? ""
    #expect(ambiguity.contains("Tie left, right or centerX of free to something."))
    #expect(reading.texts("f").count == 1)
  }

  // The box is at least 80 wide if it can, and it is 50 wide.
  @Test func `tell to what an optional constraint gave way`() throws {
    let scene = BoxScene()
    scene.box.makeConstraints { $0.width.greaterThanOrEqualTo(80).priority(500) }
    scene.root.layoutIfNeeded()

    let reading = try ReportReading("\(HTMLReport(of: scene.root))")

    let lost = try #require(reading.lists("l").first)
    #expect(lost[0] as? Int == 4)
    #expect((lost[1] as? [String])?.first?.hasPrefix("box.width == 50 (Scenes.swift:") == true)
    let sentence = reading.lists("c")[4]
    #expect(sentence[2] as? Int == 4 && sentence[3] as? Double == 30)
    #expect(sentence[8] as? String == "50, wanted ≥ 80")
  }

  @Test func `show what has changed, before and after beside each other`() throws {
    let scene = BoxScene()
    let before = LayoutSnapshot(of: scene.root)
    scene.root.layout(in: CGSize(width: 300, height: 100))

    let page = "\(HTMLReport(of: scene.root, comparedWith: before))"
    let changes = try #require(try ReportReading(page).fields["b"] as? [String: Any])

    #expect(page.contains("<figure id=\"before\">"))
    let lines = changes["d"] as? [[Any]] ?? []
    #expect(
      lines.map { $0[0] as? String } == [
        "root became 100 wider: (0, 0, 200, 100) → (0, 0, 300, 100)"
      ])
    #expect(changes["m"] as? [Int] == [0])
    let boxes = changes["v"] as? [[Any]] ?? []
    #expect(boxes.map { $0[3] as? Double } == [200, 50])
    #expect(!"\(HTMLReport(of: scene.root))".contains("<figure id=\"before\">"))
  }

  @Test func `are not broken by names`() throws {
    let page = "\(HTMLReport(of: BoxScene(name: nastyName).root))"

    #expect(page.components(separatedBy: "<script").count == 3)
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.contains("<script>alert"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{0}" || $0 == "\u{202E}" })
    let name = try #require(try ReportReading(page).lists("v")[1][1] as? String)
    #expect(name.hasPrefix("</title><script>alert('1')</script> & \"q\" 😀 "))
  }

  @Test func `shorten names of ten thousand letters`() throws {
    let long = String(repeating: "a", count: 9_999) + "z"
    let page = "\(HTMLReport(of: BoxScene(name: long).root, title: long))"

    #expect(page.utf8.count < 100_000)
    let name = try #require(try ReportReading(page).lists("v")[1][1] as? String)
    #expect(name.count == 120 && name.hasPrefix("aaaa") && name.hasSuffix("z"))
    #expect(name.contains("…"))
  }

  @Test func `say what is too far away to draw`() throws {
    let root = View(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(
      OddView(name: "odd", claims: CGRect(x: Double.nan, y: 0, width: 10, height: Double.infinity)))
    root.addSubview(OddView(name: "far", claims: CGRect(x: 1e11, y: 0, width: 10, height: 10)))

    let page = "\(HTMLReport(of: root))"

    #expect(page.contains("2 further away than 20000 points are not drawn"))
    #expect(try ReportReading(page).lists("v").map { $0[9] as? Int } == [0, 8, 8])
  }

  @Test func `leave out most of a hundred thousand views, and say so`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    for _ in 0..<100_000 { root.addSubview(View(frame: CGRect(x: 1, y: 1, width: 5, height: 5))) }
    root.layoutIfNeeded()

    let page = "\(HTMLReport(of: root))"

    #expect(page.contains("100001 views and guides"))
    #expect(page.contains("This page has the first 10000 of 100001 views and guides"))
    #expect(page.utf8.count < 1_000_000)
  }

  // A line that is too high moves nearly everything, whichever of the forty members is left out.
  @Test func `of a thousand views in a conflict are smaller than a megabyte`() throws {
    let root = SamplePage.thousand.root
    root.subviews[5].makeConstraints { $0.height.equalTo(60) }
    root.layoutIfNeeded()
    let page = "\(HTMLReport(of: root))"

    #expect(page.contains("1030 views and guides, 3109 constraints"))
    #expect((100_000..<1_000_000).contains(page.utf8.count))
    let members = try #require(try ReportReading(page).conflicts.first?["m"] as? [[Any]])
    #expect(members.count > 20)
    #expect((members[0][4] as? [Any])?.count ?? 0 > 500)
  }
}

struct `Packed texts` {
  @Test(arguments: [
    "", "a", "~", "~~~", "abcdefgh", "abcdefghabcdefgh", "~abcdefg~abcdefg~",
    String(repeating: "a", count: 1_000), String(repeating: "😀", count: 100),
    "x😀yyyyyyyy😀yyyyyyyyx😀", String(repeating: "title.left == card.left + 16; ", count: 50),
  ])
  func `can be read back`(text: String) throws {
    let packed = PackedText(text)

    #expect(packed.count == text.utf16.count)
    #expect(try ReportReading.unpacked(packed.text) == text)
  }

  /// Words in an order that follows from arithmetic, with repetitions further away than a reference reaches.
  @Test func `of many words can be read back and are smaller`() throws {
    var state: UInt32 = 1
    let words = (0..<120_000).map { _ -> String in
      state = state &* 1_664_525 &+ 1_013_904_223
      return ["name.left", "==", "~", "card.trailing + 16", "(Feed.swift:41)", "→"][
        Int(state >> 16) % 6]
    }
    let text = words.joined(separator: " ")

    let packed = PackedText(text)

    #expect(text.utf16.count > 86 * 86 * 86)
    #expect(packed.text.utf8.count < text.utf8.count * 3 / 4)
    #expect(try ReportReading.unpacked(packed.text) == text)
  }
}
