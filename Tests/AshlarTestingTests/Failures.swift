import Testing

/// Expects an issue to be recorded, at a line and with some words, and no other. It fails if there is none.
///
/// What is tested here are expectations that have to fail, and Swift Testing lets nobody else look at the issues that
/// a test records. No test is switched off by it.
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
