import Ashlar
import AshlarInspector
import Foundation
import Testing

/// The pictures in the README and the documentation are what is drawn here.
///
/// `ASHLAR_RECORD=all swift test --filter "Published pictures"` draws them anew.
struct `Published pictures` {
  @Test func `show the first layout`() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    card.name = "card"
    let avatar = View(name: "avatar")
    let title = View(name: "title")
    card.addSubviews(avatar, title)
    avatar.makeConstraints { make in
      make.left.top.equalTo(card).offset(16)
      make.size.equalTo(40)
    }
    title.makeConstraints {
      $0.left.equalTo(avatar.right).offset(12)
      $0.centerY.equalTo(avatar)
      $0.right.equalToSuperview().offset(-16)
      $0.height.equalTo(20)
    }
    card.layoutIfNeeded()

    try compare(SVGDrawing(of: card), with: "first-layout")
  }

  @Test func `show a conflict`() throws {
    let card = View(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
    card.name = "card"
    card.diagnostics.handler = .silent
    let title = View(name: "title")
    card.addSubview(title)
    title.makeConstraints { make in
      make.left.right.equalToSuperview().inset(16)
      make.width.equalTo(200)
      make.top.equalToSuperview().offset(16)
      make.height.equalTo(20)
    }
    card.layoutIfNeeded()

    try compare(SVGDrawing(of: card), with: "conflict")
  }

  /// The playground prints these pages, and its outputs are compared with files.
  @Test(arguments: [("chat", "ChatPage"), ("settings", "SettingsPage")])
  func `show the pages of the playground`(picture: String, page: String) throws {
    let folders = [
      "Sources/AshlarInspector/Documentation.docc/Resources/\(picture).svg",
      "Tests/Playgrounds/\(page).txt",
    ]
    let texts = try folders.map {
      try String(contentsOf: root.appending(path: $0), encoding: .utf8)
    }

    #expect(texts[0] == texts[1])
  }

  /// The playground prints both as elements of a page.
  @Test(arguments: ["dashboard", "dashboard-mirrored"])
  func `show the dashboard of the playground`(picture: String) throws {
    let file = root.appending(
      path: "Sources/AshlarInspector/Documentation.docc/Resources/\(picture).svg")
    let page = root.appending(path: "Tests/Playgrounds/DashboardPage.txt")
    let start = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let text = try String(contentsOf: file, encoding: .utf8)

    #expect(text.hasPrefix(start))
    #expect(try String(contentsOf: page, encoding: .utf8).contains(text.dropFirst(start.count)))
  }

  /// The folder of the package.
  private var root: URL {
    URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  /// Line numbers of this file are no part of a published picture.
  private func compare(_ drawing: SVGDrawing, with name: String) throws {
    let picture = "\(drawing)".replacing(/\ ?\(PublishedPictureTests\.swift:\d+\)/, with: "") + "\n"
    let file = root.appending(path: "Sources/Ashlar/Documentation.docc/Resources/\(name).svg")
    if ProcessInfo.processInfo.environment["ASHLAR_RECORD"] == "all" {
      try picture.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == picture)
  }
}
