import Testing

/// The rooms in which sentences are written and become constraints.
@Suite struct `The makers` {
  /// The folders in which nothing is done by hand that the language does.
  private let plainFolders = [
    "Sources/Ashlar/Maker", "Sources/AshlarUIKit/SnapKit", "Sources/AshlarUIKit/Masonry",
  ]

  private let makers = [
    "Sources/Ashlar/Maker", "Sources/AshlarUIKit/SnapKit", "Sources/AshlarUIKit/Masonry",
  ]

  @Test func `leave references and exclusive access to the language`() {
    let words = /\b(Unmanaged|unowned\(unsafe\)|_with\w+|Unsafe\w+|withUnsafe\w+)\b/
    let attributes = /@(_\w+|exclusivity\(unchecked\)|inline\(__always\))/
    let allowed = ["@_exported", "@_disfavoredOverload"]
    for file in plainFolders.flatMap({ SourceFile.all(in: $0) }) {
      #expect(file.code.firstMatch(of: words) == nil, "\(file.path)")
      let found = file.code.matches(of: attributes).map { String($0.0) }
      #expect(found.filter { !allowed.contains($0) } == [], "\(file.path)")
    }
  }

  @Test func `say what they share once`() {
    let files = makers.flatMap { SourceFile.all(in: $0, isStripped: false) }
    #expect(files.reduce(0) { $0 + $1.lineCount } <= Self.mostLines)
  }

  private static let mostLines = 5650
}
