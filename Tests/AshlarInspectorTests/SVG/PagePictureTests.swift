import Ashlar
import AshlarInspector
import Foundation
import Testing

/// Pictures of image views on pages: of 100 × 50 points in a view of 40 × 40 at (20, 10).
struct `Pictures on pages` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let view = ImageView(frame: CGRect(x: 20, y: 10, width: 40, height: 40))

  /// The first four bytes of every PNG.
  private let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47]

  init() {
    root.name = "root"
    root.addSubview(view)
  }

  private func page(_ source: Image.Source?) -> String {
    view.image = Image(name: "cat", size: CGSize(width: 100, height: 50), source: source)
    view.frame = CGRect(x: 20, y: 10, width: 40, height: 40)
    return "\(SVGDrawing(of: root, style: .page))"
  }

  // 0x89504E and 0x47 are 100010 010101 000001 001110 and 010001 11: i V B O and R w.
  @Test func `are in the page as they are given`() {
    let page = page(.data(signature))

    #expect(Reading(page).isWellFormed)
    #expect(
      page.contains(
        "<image x=\"20\" y=\"20\" width=\"40\" height=\"20\" preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,iVBORw==\"><title>cat</title></image>"))
  }

  @Test func `fill their views as those say`() {
    let modes: [(ImageView.ContentMode, String)] = [
      (.scaleAspectFit, "x=\"20\" y=\"20\" width=\"40\" height=\"20\""),
      (.scaleAspectFill, "x=\"0\" y=\"10\" width=\"80\" height=\"40\""),
      (.scaleToFill, "x=\"20\" y=\"10\" width=\"40\" height=\"40\""),
      (.center, "x=\"-10\" y=\"5\" width=\"100\" height=\"50\""),
    ]
    for (mode, place) in modes {
      view.contentMode = mode
      #expect(view.contentMode == mode)
      #expect(page(.data(signature)).contains("<image \(place)"))
    }
  }

  @Test func `are read from their files`() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("picture-\(UUID().uuidString).png")
    try Data(signature).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }

    #expect(page(.file(file.path)).contains("base64,iVBORw=="))
  }

  @Test func `are loaded from their addresses, whatever is in those`() {
    let page = page(.address("https://example.org/cat.png?a=1&b=\"<"))

    #expect(Reading(page).isWellFormed)
    #expect(page.contains("href=\"https://example.org/cat.png?a=1&amp;b=&quot;&lt;\""))
  }

  @Test(arguments: [
    nil, Image.Source.data([]), .data([1, 2, 3, 4]), .file("/absent/cat.png"), .file(""),
    .file("/"),
    .address(""),
  ])
  func `that do not exist are a box with their name`(source: Image.Source?) {
    let page = page(source)

    #expect(Reading(page).texts == ["cat"])
    #expect(page.contains("<rect x=\"20\" y=\"20\" width=\"40\" height=\"20\" fill=\"#ddd\"/>"))
    #expect(!page.contains("<image"))
  }

  @Test func `without extent are not drawn`() {
    view.image = Image(name: "dot", size: .zero, source: .data(signature))
    view.frame = CGRect(x: 20, y: 10, width: 40, height: 40)

    #expect(!"\(SVGDrawing(of: root, style: .page))".contains("<image"))
  }
}
