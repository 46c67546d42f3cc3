import Ashlar
import Foundation
import Synchronization
import Testing

/// Labels whose text the tree has measured for another one.
struct `Labels whose texts are known` {
  let root = View(root: 400, 400)

  init() { root.textMeasurer = GridTextMeasurer(width: 10, height: 20, descent: 4) }

  private func add(_ text: String, x: CGFloat, y: CGFloat, name: String? = nil) -> Label {
    let label = Label(text: text, name: name)
    root.addSubview(label)
    label.makeConstraints { make in
      make.left.equalToSuperview().offset(x)
      make.top.equalToSuperview().offset(y)
    }
    return label
  }

  /// Four letters of 10 points each, on a line of 20.
  @Test func `are as large as the first one`() {
    let labels = (0..<50).map { add("abcd", x: 0, y: CGFloat(20 * $0)) }

    root.layoutIfNeeded()

    #expect(labels.allSatisfy { $0.frame.size == CGSize(width: 40, height: 20) })
    #expect(root.layoutWork.textMeasurements == 1)
  }

  /// On lines of 50 points, `ab cd` is on one, and `ab cd ef` on two.
  @Test func `have lines as wide as they are`() {
    let labels = (0..<6).map { number in
      let label = add("ab cd ef", x: 0, y: CGFloat(60 * number))
      label.numberOfLines = 0
      label.makeConstraints { $0.width.equalTo(50) }
      return label
    }

    root.layoutIfNeeded()

    #expect(labels.allSatisfy { $0.frame.size == CGSize(width: 50, height: 40) })
    // Without a limit, and at 50 points.
    #expect(root.layoutWork.textMeasurements == 2)
  }

  /// Lines have their baseline 16 points below the top: a square at it is there, whatever was known of the text.
  @Test func `have the baselines of the text`() {
    _ = add("abcd", x: 0, y: 0)
    root.layoutIfNeeded()
    let label = add("abcd", x: 0, y: 100)
    root.layoutIfNeeded()

    let squares = root.addSquares(atBaselinesOf: label)
    root.layoutIfNeeded()

    #expect(squares.map(\.frame.minY) == [116, 116])
  }

  /// A line of each of three fonts is measured once, however they take turns.
  @Test func `may take turns with others`() {
    let measurer = CountingMeasurer()
    root.textMeasurer = measurer
    let fonts = [Font.system(17), .system(13), .boldSystem(17)]
    for index in 0..<30 {
      add("abcd", x: 0, y: CGFloat(20 * index)).font = fonts[index % 3]
    }

    root.layoutIfNeeded()

    #expect(root.layoutWork.textMeasurements == 3)
    #expect(measurer.fonts.withLock { $0.count } == 3)
  }

  @Test func `report what cannot be computed one by one`() {
    root.textMeasurer = EndlessMeasurer()
    let labels = ["first", "second"].map { add("abcd", x: 0, y: 0, name: $0) }

    root.layoutIfNeeded()

    let texts = root.diagnostics.faults.map { "\($0)" }
    for label in labels {
      #expect(texts.contains { $0.contains("\(label.reportName).intrinsicContentSize") })
    }
  }

  /// A grid that notes the fonts whose lines it is asked about.
  private final class CountingMeasurer: TextMeasuring {
    let fonts = Mutex<[Font]>([])

    func metrics(of font: Font) -> FontMetrics {
      fonts.withLock { $0.append(font) }
      return grid.metrics(of: font)
    }

    func measure(_ run: TextRun, width: WidthProposal, displayScale: CGFloat?) -> TextMetrics {
      grid.measure(run, width: width, displayScale: displayScale)
    }

    private var grid: GridTextMeasurer { GridTextMeasurer(width: 10, height: 20) }
  }

  /// Measures that nothing can be computed with.
  private struct EndlessMeasurer: TextMeasuring {
    func metrics(of font: Font) -> FontMetrics {
      GridTextMeasurer(width: 10, height: 20).metrics(of: font)
    }

    func measure(_ run: TextRun, width: WidthProposal, displayScale: CGFloat?) -> TextMetrics {
      TextMetrics(size: CGSize(width: CGFloat.infinity, height: 20))
    }
  }
}
