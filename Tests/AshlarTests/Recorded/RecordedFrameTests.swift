import Ashlar
import Testing

/// The layouts in `Data/frames.json`, whose frames were recorded from UIKit or stated by the tests of
/// other projects.
@Suite struct `Recorded layouts` {
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
    _ layout: RecordedLayout, _ expected: [String: RecordedCase.Expectation],
    _ recorded: RecordedCase
  ) {
    for (name, expectation) in expected.sorted(by: { $0.key < $1.key }) {
      let frame = layout.frame(of: name)
      for (key, value) in expectation.numbers.sorted(by: { $0.key < $1.key }) {
        let number = number(key, of: frame)
        #expect(
          (number - value).magnitude <= recorded.tolerance,
          "\(name).\(key) is \(number), recorded is \(value) (\(recorded.id))")
      }
    }
  }

  private func number(_ key: String, of frame: CGRect) -> Double {
    switch key {
    case "x": frame.minX
    case "y": frame.minY
    case "width": frame.width
    case "height": frame.height
    case "maxX": frame.maxX
    case "maxY": frame.maxY
    case "midX": frame.midX
    case "midY": frame.midY
    default: .nan
    }
  }
}
