import AshlarInspector
import Foundation
import Testing

/// Chromium without a window, if it is there.
struct Browser {
  static let path = ["chromium", "chromium-browser", "google-chrome", "chrome"]
    .flatMap { name in ["/usr/bin/", "/usr/local/bin/"].map { $0 + name } }
    .first { FileManager.default.isExecutableFile(atPath: $0) }

  private static let size = "1400,900"

  /// Runs the body of a function when a page has been shown, and returns its result.
  ///
  /// What the page or the script throws is the result then, so that no failure is taken for a success.
  func result(of body: String, in page: String, fragment: String) throws -> String {
    let script = """
      <pre id="result" hidden=""></pre><script>
      (() => {
        const result = document.getElementById("result");
        try { result.textContent = `<${(() => { \(body) })()}>`; } catch (error) { result.textContent = `<${error.stack}>`; }
      })();
      </script></body>
      """
    let watch =
      "<head><script>addEventListener('error', (event) => { document.title = event.message })</script>"
    let text = page.replacingOccurrences(of: "</body>", with: script)
      .replacingOccurrences(of: "<head>", with: watch)
    let shown = try show(text, fragment, ["--dump-dom"])
    let start = try #require(shown.range(of: "<pre id=\"result\" hidden=\"\">&lt;"))
    let end = try #require(shown.range(of: "&gt;</pre>", range: start.upperBound..<shown.endIndex))
    return String(shown[start.upperBound..<end.lowerBound])
      .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&lt;", with: "<")
      .replacingOccurrences(of: "&amp;", with: "&")
  }

  /// Shows a text in the browser, and returns what that prints.
  @discardableResult
  private func show(_ text: String, _ fragment: String, _ options: [String]) throws -> String {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("report-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("report.html")
    try text.write(to: file, atomically: true, encoding: .utf8)
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: try #require(Self.path))
    process.arguments =
      [
        "--headless", "--no-sandbox", "--disable-gpu", "--window-size=\(Self.size)",
        "--user-data-dir=\(folder.path)/profile",
      ] + options + ["\(file.absoluteString)\(fragment)"]
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let shown = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return shown
  }

  /// Keeps a page and a picture of it in the folder that the environment names, if it names one.
  func keep(_ page: SamplePage) throws {
    guard let folder = ProcessInfo.processInfo.environment["ASHLAR_PAGES"] else { return }
    let text = "\(page.page)"
    let file = URL(fileURLWithPath: folder).appendingPathComponent(page.name)
    try text.write(to: file.appendingPathExtension("html"), atomically: true, encoding: .utf8)
    let picture = file.appendingPathExtension("png").path
    try show(text, "", ["--screenshot=\(picture)"])
  }
}
