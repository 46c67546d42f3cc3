// Writes the edits that code for UIKit needs off Apple's systems and that no thought goes into. `.ci/port` runs it.
//
//   .ci/port [--nonisolated] FILE.swift...
//
// Imports of UIKit, SnapKit and Masonry become one of AshlarUIKit, for which `canImport` asks then; `@objc`, `@IBOutlet` and
// their like go; `#selector(a)` becomes "a"; `#Preview` blocks go; image and colour literals become calls. With
// `--nonisolated` each class that derives from one of UIKit's is marked so, for modules whose default isolation is the main
// actor: derived ones count, too, where all files are given at once. Running it twice is running it once.

import Foundation

struct Port {
  var marksClasses = false
  /// The classes that derive from UIKit's, by their names.
  var derived: Set<String> = []

  func text(_ source: String) -> String {
    var text = source
    text = withoutPreviews(text)
    text = replacing(
      #"#imageLiteral\(resourceName:\s*("[^"]*")\)"#, "UIImage(named: $1, size: .zero)", in: text)
    text = replacing(#"#colorLiteral\("#, "UIColor(", in: text)
    text = withNamedSelectors(text)
    text = replacing(
      #"@(objc\([^)]*\)|(objcMembers|objc|IBOutlet|IBAction|IBInspectable|IBDesignable)\b)[ \t]*(\n[ \t]*)?"#,
      "", in: text)
    text = replacing(#"\bdynamic (var|func)\b"#, "$1", in: text)
    text = withOneImport(text)
    return marksClasses ? marked(text) : text
  }

  /// The names of the classes of a file with those of what they derive from.
  static func classes(in text: String) -> [(name: String, base: String)] {
    matches(#"\bclass\s+(\w+)(?:<[^>{]*>)?\s*:\s*([\w.]+)"#, in: text).map { ($0[1], $0[2]) }
  }

  mutating func learn(_ classes: [(name: String, base: String)]) {
    var count = -1
    while count != derived.count {
      count = derived.count
      for (name, base) in classes where isOfKit(base) { derived.insert(name) }
    }
  }

  private func isOfKit(_ base: String) -> Bool {
    derived.contains(base)
      || base.range(
        of: "^(UI[A-Z]|CA[A-Z]\\w*Layer|CALayer|NSLayoutConstraint)", options: .regularExpression)
        != nil
  }

  /// What says that it is on the main actor, which classes of this package are not, loses that.
  private func marked(_ text: String) -> String {
    var lines: [String] = []
    for line in text.components(separatedBy: "\n") {
      let found = Self.classes(in: line).first
      guard let found, derived.contains(found.name), !line.contains("nonisolated") else {
        lines.append(line)
        continue
      }
      if lines.last?.trimmingCharacters(in: .whitespaces) == "@MainActor" { lines.removeLast() }
      lines.append(
        replacing(
          #"^(\s*)((?:@\w+(?:\([^)]*\))?\s+)*)((?:\w+\s+)*?)class\s"#, "$1$2nonisolated $3class ",
          in: replacing(#"@MainActor\s+"#, "", in: line)))
    }
    return lines.joined(separator: "\n")
  }
}

// MARK: - Steps

extension Port {
  /// A file that imports AshlarUIKit already is left as it is: it may be for both systems.
  private func withOneImport(_ text: String) -> String {
    if text.contains("import AshlarUIKit") { return text }
    let text = replacing(
      #"\bcanImport\((UIKit|SnapKit|Masonry)\)"#, "canImport(AshlarUIKit)", in: text)
    var hasImport = false
    let lines = text.components(separatedBy: "\n").compactMap { line -> String? in
      let parts = matches(
        #"^(\s*)(?:@\w+ )*((?:public |internal |private |fileprivate )?)import (?:(?:class|struct|enum|func|protocol|typealias) )?(?:UIKit|SnapKit|Masonry)(?:\.\w+)*\s*$"#,
        in: line
      ).first
      guard let parts else { return line }
      defer { hasImport = true }
      return hasImport ? nil : "\(parts[1])\(parts[2])import AshlarUIKit"
    }
    return lines.joined(separator: "\n")
  }

  /// `#selector(a.b(c:))` as `"a.b(c:)"`.
  private func withNamedSelectors(_ text: String) -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.range(of: "#selector(") {
      result += rest[..<start.lowerBound]
      guard let end = closing(rest, after: start.upperBound, "(", ")") else {
        return result + rest[start.lowerBound...]
      }
      result += "\"" + rest[start.upperBound..<end].filter { $0 != "\"" && !$0.isWhitespace } + "\""
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private func withoutPreviews(_ text: String) -> String {
    var rest = text[...]
    var result = ""
    while let start = rest.range(
      of: #"(?m)^[ \t]*(@available\([^)]*\)\s*)?#Preview\b"#, options: .regularExpression)
    {
      result += rest[..<start.lowerBound]
      guard let open = rest[start.upperBound...].firstIndex(of: "{"),
        let end = closing(rest, after: rest.index(after: open), "{", "}")
      else { return result + rest[start.lowerBound...] }
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Where the bracket is that closes an opened one.
  private func closing(
    _ text: Substring, after start: String.Index, _ open: Character, _ close: Character
  ) -> String.Index? {
    var depth = 1
    var index = start
    while index < text.endIndex {
      if text[index] == open { depth += 1 }
      if text[index] == close { depth -= 1 }
      if depth == 0 { return index }
      index = text.index(after: index)
    }
    return nil
  }
}

// MARK: - Patterns

func matches(_ pattern: String, in text: String) -> [[String]] {
  guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
  let whole = NSRange(text.startIndex..., in: text)
  return expression.matches(in: text, range: whole).map { match in
    (0..<match.numberOfRanges).map {
      Range(match.range(at: $0), in: text).map { String(text[$0]) } ?? ""
    }
  }
}

func replacing(_ pattern: String, _ template: String, in text: String) -> String {
  guard let expression = try? NSRegularExpression(pattern: pattern) else { return text }
  return expression.stringByReplacingMatches(
    in: text, range: NSRange(text.startIndex..., in: text), withTemplate: template)
}

// MARK: - Files

var files = Array(CommandLine.arguments.dropFirst())
var port = Port()
port.marksClasses = files.contains("--nonisolated")
files.removeAll { $0 == "--nonisolated" }
if files.isEmpty {
  print("usage: port [--nonisolated] FILE.swift...")
  exit(2)
}
let sources = files.map { (file: $0, text: try? String(contentsOfFile: $0, encoding: .utf8)) }
port.learn(sources.flatMap { $0.text.map(Port.classes) ?? [] })
var isDone = true
for (file, source) in sources {
  guard let source else {
    print("\(file): cannot be read")
    isDone = false
    continue
  }
  let text = port.text(source)
  if text == source { continue }
  do {
    try text.write(toFile: file, atomically: true, encoding: .utf8)
    print("\(file): edited")
  } catch {
    print("\(file): \(error)")
    isDone = false
  }
}
exit(isDone ? 0 : 1)
