import Ashlar
import Testing

/// The layouts in `Data/frames.json`, whose frames were recorded from UIKit or stated by the tests of
/// other projects.
struct `Recorded layouts` {
  @Test func `are all there`() {
    #expect(RecordedCase.all.count == 610)
  }

  @Test(arguments: RecordedCase.all)
  func `give the recorded frames`(_ recorded: RecordedCase) {
    let layout = RecordedLayout(recorded)

    layout.layOut()

    expect(layout, recorded.expect, recorded)
    for step in recorded.steps ?? [] {
      layout.perform(step)
      layout.layOut()
      expect(layout, step.expect ?? [:], recorded)
    }
    #expect(layout.conflicts.isEmpty)
  }

  /// Which of the expected numbers are free was found by linear programmes over the recorded constraints. What
  /// a stack view leaves open, it settles by rules that are none of these.
  @Test(arguments: RecordedCase.all.filter { $0.views.allSatisfy { $0.stack == nil } })
  func `leave free what is recorded as free`(_ recorded: RecordedCase) {
    let layout = RecordedLayout(recorded)

    layout.layOut()

    for (name, numbers) in recorded.expect {
      let free = layout.freeNumbers(of: name).intersection(numbers.names)
      #expect(free == recorded.underdetermined?[name] ?? [], "\(name)")
    }
  }

  /// Each of them counts once for everything that it has.
  @Test func `have safe areas, margins, stacks and more`() {
    let boxes = RecordedCase.all.map(\.views)

    #expect(boxes.count { $0.contains { $0.guide == "safeArea" } } == 18)
    #expect(boxes.count { $0.contains { $0.guide == "layoutMargins" } } == 13)
    #expect(boxes.count { $0.contains { $0.kind == "scroll" } } == 2)
    #expect(boxes.count { $0.contains { $0.stack != nil } } == 251)
    let withMargins = RecordedCase.all.filter { $0.tags.contains("margins") }
    #expect(withMargins.count { $0.tags.contains("stack") } == 84)
    #expect(withMargins.count { !$0.tags.contains("stack") } == 18)
  }

  private func expect(
    _ layout: RecordedLayout, _ expected: [String: RecordedNumbers], _ recorded: RecordedCase
  ) {
    for (name, numbers) in expected.sorted(by: { $0.key < $1.key }) {
      let misses = numbers.misses(of: layout.frame(of: name), tolerance: recorded.tolerance)
      #expect(misses == [], "\(name) (\(recorded.id))")
    }
  }
}
