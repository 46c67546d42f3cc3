/// What only storage may do: manage memory by hand, and switch off what the language checks.
enum Tricks {
  /// The tricks of a file as they are written, without those of comments and texts.
  static func found(in file: SourceFile) -> [String] {
    // Few files have any, which is seen before each line is looked at.
    guard hints.contains(where: { file.code.contains($0) }),
      let pattern = try? Regex(anyTrick).wordBoundaryKind(.simple)
    else { return [] }
    return file.code.split(separator: "\n").flatMap { line in
      let code = SourceFile.stripped(line)
      return code.matches(of: pattern).map { String(code[$0.range]) }
    }
  }

  private static let hints = ["Unmanaged", "nsafe", "unchecked", "_with", "@" + "_"]

  // Texts and no literals, which would be found here.
  private static let anyTrick = [
    "\\bUnmanaged\\b", "unowned\\(unsafe\\)", "@exclusivity\\(unchecked\\)", "\\b_with[A-Z]\\w*",
    "\\b(?!withUnsafeCurrentTask)\\w*Unsafe\\w*", "\\bunsafe[A-Z]\\w*",
    "@_(?!exported\\b|disfavoredOverload\\b)\\w+",
  ].joined(separator: "|")

  /// How often a file asks for something to be inlined without naming, in the comment above, the benchmark that asks
  /// for it, and how often it does so and names one.
  static func inlined(in file: SourceFile) -> (unexplained: Int, explained: Int) {
    var counts = (unexplained: 0, explained: 0)
    var isExplained = false
    for line in file.code.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if line.hasPrefix("//") {
        isExplained = isExplained || line.contains("Benchmarks")
      } else if line.hasPrefix(inlining) || line.contains(" " + inlining) {
        if isExplained { counts.explained += 1 } else { counts.unexplained += 1 }
        isExplained = false
      } else if !line.hasPrefix("@") {
        isExplained = false
      }
    }
    return counts
  }

  private static let inlining = "@inline(__always)"
}
