import Ashlar
import AshlarInspector

import class Foundation.FileManager
import class Foundation.NSLock
import class Foundation.ProcessInfo
import struct Foundation.URL

/// A page with all layouts of a run that differ from the recorded ones, before and after side by side.
///
/// Each difference is a file of its own, of which the page is made again whenever one is added. A folder that is kept
/// from one run to the next keeps those of both.
struct DifferencePage {
  private let folder: URL

  /// Tests run side by side, and the page has to have the differences of all.
  private static let lock = NSLock()

  /// The page in the folder that the environment variable `ASHLAR_DIFFERENCES` names, if it does.
  static var fromEnvironment: DifferencePage? {
    ProcessInfo.processInfo.environment["ASHLAR_DIFFERENCES"].map { DifferencePage(folder: $0) }
  }

  init(folder: String) { self.folder = URL(fileURLWithPath: folder) }

  private var parts: URL { folder.appendingPathComponent("parts") }

  /// Adds a difference.
  ///
  /// - Returns: Where the page is, or why it could not be written, as a sentence.
  func add(
    _ snapshot: LayoutSnapshot, _ recorded: LayoutSnapshot, _ difference: LayoutDifference,
    _ file: SnapshotFile
  ) -> String {
    let name = URL(fileURLWithPath: file.path).deletingPathExtension().pathComponents.suffix(2)
      .joined(separator: "/")
    let part = Self.part(name, snapshot, recorded, difference)
    let page = folder.appendingPathComponent("differences.html")
    do {
      try Self.lock.withLock {
        try FileManager.default.createDirectory(at: parts, withIntermediateDirectories: true)
        let file = parts.appendingPathComponent("\(name.replacing("/", with: ".")).html")
        try part.write(to: file, atomically: true, encoding: .utf8)
        try Self.page(allParts()).write(to: page, atomically: true, encoding: .utf8)
      }
      return "All differences are in \(page.path)."
    } catch {
      return "The page of differences could not be written: \(error)"
    }
  }

  /// The texts of all differences, by their names.
  private func allParts() throws -> [String] {
    let names = try FileManager.default.contentsOfDirectory(atPath: parts.path)
    return try names.filter { $0.hasSuffix(".html") }.sorted().map {
      try String(contentsOf: parts.appendingPathComponent($0), encoding: .utf8)
    }
  }
}

extension HTMLReport {
  /// The address to which lines of code lead on pages of failures, which the environment variable `ASHLAR_EDITOR` has.
  static var editorFromEnvironment: String? { ProcessInfo.processInfo.environment["ASHLAR_EDITOR"] }
}

// MARK: - Markup

extension DifferencePage {
  private static func part(
    _ name: String, _ snapshot: LayoutSnapshot, _ recorded: LayoutSnapshot,
    _ difference: LayoutDifference
  ) -> String {
    let lines = "\(difference)".split(separator: "\n").map {
      "<li>\(Markup.escaped(String($0)))</li>"
    }
    let pictures = [
      ("recorded", SVGDrawing(of: recorded)),
      ("now", SVGDrawing(of: snapshot, comparedWith: recorded)),
    ]
    let figures = pictures.map { title, drawing in
      let element = "\(drawing)".split(separator: "\n").dropFirst().joined(separator: "\n")
      return "<figure><figcaption>\(title)</figcaption>\(element)</figure>"
    }
    return """
      <section><h2>\(Markup.escaped(name))</h2>
      <div>\(figures.joined())</div>
      <ul>\(lines.joined())</ul></section>

      """
  }

  private static func page(_ parts: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Differences</title>
    <style>
    :root { color-scheme: light dark }
    body { margin: 0 auto; max-width: 1200px; padding: 12px 20px; font: 14px/1.45 system-ui, sans-serif }
    section > div { display: grid; grid-template-columns: 1fr 1fr; gap: 12px } figure { margin: 0 }
    section { break-inside: avoid } svg { max-width: 100%; height: auto }
    </style>
    </head>
    <body>
    <h1>\(parts.count) layout\(parts.count == 1 ? " is" : "s are") not as recorded</h1>
    \(parts.joined())</body>
    </html>

    """
  }
}
