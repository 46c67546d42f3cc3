import Testing

/// The rooms in which sentences are written and become constraints.
@Suite struct `The makers` {
  private let makers = [
    "Sources/Ashlar/Maker", "Sources/AshlarUIKit/SnapKit", "Sources/AshlarUIKit/Masonry",
  ]

  @Test func `say what they share once`() {
    let files = makers.flatMap { SourceFile.all(in: $0, isStripped: false) }
    #expect(files.reduce(0) { $0 + $1.lineCount } <= Self.mostLines)
  }

  /// Two thirds of them declare what users write, with its comments; 330 are what the importer makes of Masonry in Swift, and
  /// 50 tell advice in which words a number was written.
  private static let mostLines = 6070
}
