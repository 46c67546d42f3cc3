/// The indentation of the lines of a tree in texts.
package enum TreeIndent {
  /// The number of levels shown by steps. A step more for each would be too many in a tree of great depth: of a
  /// hundred thousand views, ten thousand deep, the blanks alone would fill gigabytes.
  package static let deepest = 40

  /// What is in front of a line: a step for each level, and from the forty-first level on the level itself.
  package static func text(_ depth: Int, step: String = "  ") -> String {
    let steps = String(repeating: step, count: min(depth, deepest))
    return depth > deepest ? steps + "^\(depth) " : steps
  }
}
