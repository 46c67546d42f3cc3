import Synchronization
import Testing

// What is tested here are expectations that have to fail. Their failures are real ones: those that are recorded inside
// `expectFailure` are kept from the test, and looked at.

/// The failures that are recorded inside `expectFailure`.
private final class HeardFailures: Sendable {
  @TaskLocal static var current: HeardFailures?

  let issues = Mutex<[Issue]>([])
}

extension Trait where Self == IssueHandlingTrait {
  /// Lets `expectFailure` hear of failures in place of the test.
  static var hearsFailures: Self {
    .compactMapIssues { issue in
      guard let heard = HeardFailures.current else { return issue }
      heard.issues.withLock { $0.append(issue) }
      return nil
    }
  }
}

/// Expects one failure, at a line and with some words. The suite has the trait `hearsFailures`.
func expectFailure(
  at line: Int, saying words: String..., sourceLocation: SourceLocation = #_sourceLocation,
  _ body: () -> Void
) {
  let heard = HeardFailures()
  HeardFailures.$current.withValue(heard, operation: body)
  let issues = heard.issues.withLock { $0 }
  #expect(issues.map { $0.sourceLocation?.line } == [line], sourceLocation: sourceLocation)
  let text = issues.flatMap(\.comments).map(\.rawValue).joined(separator: "\n")
  for word in words { #expect(text.contains(word), sourceLocation: sourceLocation) }
}

/// What the failures that are recorded inside a closure say. The suite has the trait `hearsFailures`.
func failureText(_ body: () -> Void) -> String {
  let heard = HeardFailures()
  HeardFailures.$current.withValue(heard, operation: body)
  return heard.issues.withLock { $0 }.flatMap(\.comments).map(\.rawValue).joined(separator: "\n")
}
