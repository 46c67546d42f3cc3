import Ashlar
import AshlarInspector
import Testing

private let far: [CGFloat] = [
  .nan, .infinity, -.infinity, 1e300, -1e300, .greatestFiniteMagnitude, 9e11, -9e11,
]

/// Places of baselines, margins and alignments that are nowhere near the paper.
struct `Pictures of what cannot be drawn` {
  private let root = View(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let text = ReachingView(name: "text")
  private let mark = View(name: "mark")

  init() {
    root.name = "root"
    root.diagnostics.handler = .silent
    root.addSubviews(text, mark)
    text.makeConstraints { make in
      make.left.top.equalToSuperview()
      make.width.height.equalTo(40)
    }
    mark.makeConstraints { make in
      make.left.equalTo(text.right).offset(10)
      make.top.equalToSuperview().offset(20)
      make.width.height.equalTo(20)
    }
  }

  /// Draws the root in every form, and expects the paper to be near its 200 × 100 points.
  private func expectSmallPictures(at location: SourceLocation = #_sourceLocation) {
    root.layoutIfNeeded()
    let drawing = "\(SVGDrawing(of: root))"
    expectNearLines(in: "\(HTMLReport(of: root, comparedWith: LayoutSnapshot(of: root)))", location)
    let pixels = PNGDrawing(of: root, scale: 1)
    let box = drawing.split(separator: "viewBox=\"").dropFirst().first?.prefix { $0 != "\"" }
    let numbers = (box ?? "").split(separator: " ").compactMap { Double($0) }
    #expect(numbers.count == 4, sourceLocation: location)
    #expect(numbers.allSatisfy { $0.magnitude < 400 }, "\(numbers)", sourceLocation: location)
    #expect(Reading(drawing).isWellFormed, sourceLocation: location)
    #expect(pixels.width < 400 && pixels.height < 400, sourceLocation: location)
    #expect("\(TextDrawing(of: root))".contains("m…"), sourceLocation: location)
    #expect("\(FrameTable(of: root))".contains("mark"), sourceLocation: location)
  }

  /// Expects every line that a report draws to be near.
  private func expectNearLines(in page: String, _ location: SourceLocation) {
    let sentences = (try? ReportReading(page))?.lists("c") ?? []
    #expect(sentences.count == 9, sourceLocation: location)
    let numbers = sentences.flatMap { $0[7] as? [Double] ?? [.infinity] }
    #expect(numbers.allSatisfy { $0.magnitude < 400 }, "\(numbers)", sourceLocation: location)
  }

  @Test(arguments: far)
  func `leave out constraints on a first baseline`(number: CGFloat) {
    text.first = number
    mark.makeConstraints { $0.bottom.equalTo(text.firstBaseline).priority(500) }

    expectSmallPictures()
  }

  @Test(arguments: far)
  func `leave out constraints on a last baseline`(number: CGFloat) {
    text.last = number
    mark.makeConstraints { $0.bottom.lessThanOrEqualTo(text.lastBaseline).priority(500) }

    expectSmallPictures()
  }

  @Test(arguments: far)
  func `leave out constraints on an alignment rectangle`(number: CGFloat) {
    text.alignment = EdgeInsets(top: number, left: 0, bottom: 0, right: 0)
    mark.makeConstraints { $0.bottom.equalTo(text).priority(500) }

    expectSmallPictures()
  }

  @Test func `leave out constraints on margins`() {
    text.layoutMargins = EdgeInsets(all: -9e11)
    mark.makeConstraints { $0.right.equalTo(text.rightMargin).priority(500) }

    expectSmallPictures()
  }

  @Test func `keep constraints on baselines that are near`() {
    text.first = 12
    mark.makeConstraints { $0.bottom.equalTo(text.firstBaseline).priority(500) }
    root.layoutIfNeeded()

    let reading = Reading("\(SVGDrawing(of: root))")
    // From the baseline at 12 to the bottom of the mark at 40, between 50 and 70. The number is wider than that: it has a
    // line to it.
    #expect(reading.shapes(of: "mark.bottom == text.firstBaseline").count == 6)
  }
}

private final class ReachingView: View {
  var first: CGFloat = 0
  var last: CGFloat = 0
  var alignment = EdgeInsets.zero

  override var firstBaselineOffsetFromTop: CGFloat { first }
  override var lastBaselineOffsetFromBottom: CGFloat { last }
  override var alignmentRectInsets: EdgeInsets { alignment }
}
