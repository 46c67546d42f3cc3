import Testing

/// How the package speaks to its readers: see `SourceFile` for what is read.
struct `The words of the house` {
  private let sources = ["Sources", "Playgrounds"].flatMap {
    SourceFile.all(in: $0, isStripped: false)
  }

  @Test func `say who acts`() {
    for file in sources {
      #expect(Prose(commentsOf: file.code).vagueLines == [], "\(file.path)")
    }
    for page in SourceFile.pages {
      #expect(Prose(page: page.code).vagueLines == [], "\(page.path)")
    }
    for file in SourceFile.all(in: "Tests", isStripped: false) {
      #expect(Prose(commentsOf: file.code).vagueLines == [], "\(file.path)")
      #expect(Prose(namesIn: file.code).vagueLines == [], "\(file.path)")
    }
    // The check itself finds what there is to find.
    #expect(Prose(commentsOf: "  /// Nobody asks.\n").vagueLines.count == 1)
    #expect(Prose(commentsOf: "  /// Has a view measured.\n").vagueLines.count == 1)
    #expect(Prose(namesIn: "struct `A view that no" + "body keeps` {\n").vagueLines.count == 1)
  }

  @Test func `stand in sentences of at most forty words`() {
    for file in sources {
      #expect(
        Prose(commentsOf: file.code, marked: "///").sentences(longerThan: 40) == [], "\(file.path)")
    }
    for page in SourceFile.pages {
      #expect(Prose(page: page.code).sentences(longerThan: 40) == [], "\(page.path)")
    }
    #expect(sources.contains { !Prose(commentsOf: $0.code).sentences(longerThan: 25).isEmpty })
  }
}
