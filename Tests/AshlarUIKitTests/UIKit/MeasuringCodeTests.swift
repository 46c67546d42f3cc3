import AshlarUIKit
import Testing

/// How people find out how high a text is. Each character is 10 points wide and 20 high; "the height follows the
/// text" goes into 100 points as "the height", "follows" and "the text".
struct `Measuring without a limit` {
  private let label = UILabel()

  init() {
    label.text = "the height follows the text"
    label.numberOfLines = 0
  }

  @Test func `a label as high as it likes is fitted to its width`() {
    let measured = UILabel(
      frame: CGRect(x: 5, y: 6, width: 100, height: CGFloat.greatestFiniteMagnitude))
    measured.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    measured.numberOfLines = 0
    measured.text = label.text
    measured.sizeToFit()

    expectFrame(of: measured, x: 5, y: 6, width: 100, height: 60)
    #expect(measured.diagnostics.faults.isEmpty)
  }

  @Test func `a frame that is set may be as high as it likes, too`() {
    label.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    label.frame = CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude)
    label.sizeToFit()

    expectFrame(of: label, x: 0, y: 0, width: 100, height: 60)
    #expect(label.diagnostics.faults.isEmpty)
  }

  @Test func `a view is fitted to a width without a limit of height`() {
    let card = UIView()
    card.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    card.addSubview(label)
    label.snp.makeConstraints { make in make.edges.equalToSuperview().inset(10) }

    let size = card.systemLayoutSizeFitting(
      CGSize(width: 120, height: CGFloat.greatestFiniteMagnitude),
      withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 120, height: 80))
    #expect(card.diagnostics.faults.isEmpty)
  }

  @Test func `so may bounds`() {
    label.textMeasurer = GridTextMeasurer(width: 10, height: 20)
    label.bounds = CGRect(x: 0, y: 0, width: 100, height: CGFloat.greatestFiniteMagnitude)
    label.sizeToFit()

    #expect(label.bounds.size == CGSize(width: 100, height: 60))
    #expect(label.diagnostics.faults.isEmpty)
  }

  @Test func `infinity is a fault as before`() {
    label.diagnostics.handler = .silent
    label.frame = CGRect(x: 0, y: 0, width: 100, height: CGFloat.infinity)

    expectFrame(of: label, x: 0, y: 0, width: 0, height: 0)
    #expect(label.diagnostics.faults.count == 1)
  }
}
