import Ashlar
import Testing

/// The layouts in `Data/frames.json`, whose frames were recorded from UIKit or stated by the tests of
/// other projects.
@Suite struct `Recorded layouts` {
  @Test func `are all there`() {
    #expect(RecordedCase.all.count == 610)
  }

  @Test(arguments: RecordedCase.runnable)
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

  /// What is left out, by what it waits for. A case that waits for several things counts for each.
  @Test func `are left out only for what is not built`() {
    var waiting: [String: Int] = [:]
    for recorded in RecordedCase.all {
      for feature in recorded.missingFeatures { waiting[feature, default: 0] += 1 }
    }

    #expect(
      waiting == ["stack views": 251, "scroll views": 2])
    #expect(RecordedCase.runnable.count == 357)
  }

  /// Each of them counts once for everything that it has.
  @Test func `have safe areas and margins`() {
    let boxes = RecordedCase.runnable.map(\.views)

    #expect(boxes.count { $0.contains { $0.guide == "safeArea" } } == 18)
    #expect(boxes.count { $0.contains { $0.guide == "layoutMargins" } } == 13)
    #expect(RecordedCase.runnable.count { $0.tags.contains("margins") } == 18)
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
