import Testing

/// The screens in `Data/screens.jsonl`: what Apple's Auto Layout gave real programs.
///
/// They are all screens to which a rule of this engine once gave other frames, all of the open half that differ
/// and say nothing against themselves, and a sample over everything that screens are made of: kinds of views,
/// attributes, guides, margins, stacks, priorities, scales.
///
/// Source: reference, "What 4,000 recorded screens say".
struct `Recorded screens` {
  @Test func `are all there`() throws {
    let text = try #require(recordedText("screens", "jsonl"))

    let screens = try ScreenFile.screens(in: text)

    #expect(screens.count == 647)
  }

  @Test(arguments: RecordedScreen.all)
  func `come out as recorded, unless the list says why not`(_ screen: RecordedScreen) {
    let layout = ScreenLayout(screen)

    layout.layOut()

    let reason = KnownDifference.of(screen)
    if reason == nil {
      #expect(layout.differences == [])
    } else {
      #expect(!layout.differences.isEmpty, "It comes out right, and should not be in the list.")
    }
    // All others fulfil the required constraints of their files.
    if reason != .flagged { #expect(layout.writtenConflicts == []) }
  }

  @Test(arguments: RecordedScreen.all.filter { KnownDifference.of($0) != nil })
  func `come out with what the canvas keeps, where the list says that it does`(
    _ screen: RecordedScreen
  ) {
    let reason = KnownDifference.of(screen)

    #expect(isRight(screen, on: .yielding) == (reason == .undetermined) || reason == .flagged)
    if reason == .keptOnCanvas { #expect(isRight(screen, on: .keeping)) }
  }

  private func isRight(_ screen: RecordedScreen, on canvas: Canvas) -> Bool {
    let layout = ScreenLayout(screen)
    layout.layOut(on: canvas)
    return layout.differences.isEmpty
  }

  @Test func `are listed once each, and are there`() {
    let listed = KnownDifference.allCases.flatMap(\.screens)

    #expect(Set(listed).count == listed.count)
    #expect(Set(listed).isSubset(of: RecordedScreen.all.map(\.id)))
  }
}
