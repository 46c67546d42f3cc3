import Ashlar
import AshlarInspector
import Foundation
import Testing

@Suite struct `Reports in HTML` {
  @Test func `have the tree, the picture, and for each view its constraints and its why`() {
    let scene = BoxScene()

    let page = "\(HTMLReport(of: scene.root))"

    #expect(page.hasPrefix("<!DOCTYPE html>"))
    #expect(
      page.contains("2 views and guides, 4 constraints, no conflicts, no ambiguities, no faults"))
    #expect(
      page.contains("data-view=\"1\" style=\"--depth:1\">box <small>(20, 10, 50, 30)</small>"))
    #expect(page.contains("<section class=\"detail\" data-detail=\"1\" hidden><h2>box</h2>"))
    #expect(page.contains("box is 50 wide (Scenes.swift:"))
    #expect(page.contains("<code>box.left == root.left + 20</code> <small>Scenes.swift:"))
    #expect(page.contains("<svg "))
  }

  @Test func `need nothing beside themselves`() {
    let page = "\(HTMLReport(of: BoxScene().root))"
      .replacingOccurrences(of: "http://www.w3.org/2000/svg", with: "")

    for reference in ["http:", "https:", "src=", "href=", "@import", "url("] {
      #expect(!page.contains(reference))
    }
  }

  @Test func `have a card for each problem`() {
    let scene = BoxScene()
    scene.box.makeConstraints { $0.width.equalTo(70) }
    let free = View(name: "free")
    scene.root.addSubview(free)
    free.makeConstraints { make in
      make.width.height.equalTo(20)
      make.leading.equalTo(scene.box.left)
    }
    scene.root.layoutIfNeeded()

    let page = "\(HTMLReport(of: scene.root))"

    #expect(page.components(separatedBy: "<h2>Conflict</h2>").count == 2)
    #expect(page.components(separatedBy: "<h2>Ambiguity</h2>").count == 2)
    #expect(page.components(separatedBy: "<h2>Fault</h2>").count == 2)
    #expect(page.contains("it is missed by 20."))
    #expect(page.contains("remove box.width == 50 (Scenes.swift:"))
    #expect(page.contains("free.left == root.left would settle it"))
  }

  @Test func `show what has changed`() {
    let scene = BoxScene()
    let before = LayoutSnapshot(of: scene.root)
    scene.root.layout(in: CGSize(width: 300, height: 100))

    let page = "\(HTMLReport(of: scene.root, comparedWith: before))"

    #expect(
      page.contains("<li>root grew by (100, 0): (0, 0, 200, 100) → (0, 0, 300, 100)</li>"))
    #expect(!"\(HTMLReport(of: scene.root))".contains("<h2>Changes</h2>"))
  }

  @Test func `are not broken by names`() {
    let page = "\(HTMLReport(of: BoxScene(name: nastyName).root))"

    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(page.components(separatedBy: "</script>").count == 2)
    #expect(!page.contains("<script>alert"))
    #expect(!page.unicodeScalars.contains { $0 == "\u{0}" || $0 == "\u{202E}" })
  }

  @Test func `of a hundred thousand views come to an end`() {
    let root = View(frame: CGRect(x: 0, y: 0, width: 1_000, height: 1_000))
    for _ in 0..<100_000 { root.addSubview(View(frame: CGRect(x: 1, y: 1, width: 5, height: 5))) }
    root.layoutIfNeeded()

    #expect("\(HTMLReport(of: root))".contains("100001 views and guides"))
  }

  private static let browser = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    .flatMap { name in ["/usr/bin/", "/usr/local/bin/"].map { $0 + name } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  @Test(.enabled(if: browser != nil, "There is no Chromium here: the page was not run."))
  func `work in a browser`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.html")
    let click = "<script>document.querySelectorAll('nav [data-view]')[1].click()</script></body>"
    let page = "\(HTMLReport(of: BoxScene().root))".replacingOccurrences(of: "</body>", with: click)
    try page.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(Self.browser))
    process.arguments = ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", file.path]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(shown.contains("data-detail=\"1\"><h2>box</h2>"))
    #expect(shown.contains("data-detail=\"0\" hidden"))
    #expect(shown.contains("<g class=\"view selected\" data-view=\"1\">"))
  }
}
