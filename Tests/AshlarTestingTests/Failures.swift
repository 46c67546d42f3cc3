import Testing

/// Expects an issue to be recorded, at a line and with some words, and no other. It fails if there is none.
func expectFailure(
  at line: Int, saying words: String..., sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () -> Void
) {
  withKnownIssue(sourceLocation: sourceLocation) {
    body()
  } matching: { issue in
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    return issue.sourceLocation?.line == line && words.allSatisfy { text.contains($0) }
  }
}
