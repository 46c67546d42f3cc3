import Testing

/// The rooms in which sentences are written and become constraints.
struct `The makers` {
  private let makers = [
    "Sources/Ashlar/Maker", "Sources/AshlarUIKit/SnapKit", "Sources/AshlarUIKit/Masonry",
  ]

  @Test func `say what they share once`() {
    let lines = makers.flatMap { SourceFile.all(in: $0) }.flatMap { $0.code.split(separator: "\n") }
    #expect(lines.count { !$0.allSatisfy(\.isWhitespace) } <= Self.mostLines)
  }

  /// Comments and blank lines do not count. Two thirds declare what users write; 330 are what the importer makes of Masonry
  /// in Swift.
  private static let mostLines = 4600
}
